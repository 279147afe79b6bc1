/** The run as rows: state, head and tape of every step, and whether the layer's tokens agree. */

import type { DataTable } from "../../../../../platform/ui/panel/table";
import { printTape, type TuringMachine } from "../../../math/tasks/turing-machine/machine";
import type { Run } from "../../../math/tasks/turing-machine/simulate";
import { turingText } from "./words";

/** @param made  steps whose tokens are there; later ones are left empty. */
export function runTable(machine: TuringMachine, { history }: Run, made: number, differsAt: number | null): DataTable {
  const words = turingText;
  const { step, state, head, letter, tape, tokens } = words.columns;
  const told = (at: number) => {
    if (at > made) return words.notMade;
    return differsAt !== null && at >= differsAt ? words.different : words.same;
  };
  return {
    columns: [step, state, head, letter, tape, tokens],
    rows: history.map((now, at) => [
      at,
      machine.states[now.state],
      now.head,
      machine.alphabet[now.tape[now.head]],
      printTape(machine, now.tape),
      told(at),
    ]),
  };
}
