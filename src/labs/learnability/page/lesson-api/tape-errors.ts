/** Whether the sum over tokens is the tape of the machine, on the tape that a document shows. */
import { TokenGenerator } from "../../math/tasks/machine/sparse-heads";
import { turingLayer } from "../../math/tasks/turing-machine/layer";
import { shapeFor, tokensPerStep } from "../../math/tasks/turing-machine/layer-shape";
import type { TuringMachineSpec } from "../../math/tasks/turing-machine/schema";
import { configurationAt, simulate } from "../../math/tasks/turing-machine/simulate";
import { encode, memory } from "../../math/tasks/turing-machine/tokens";

/** Asked for again at every look at a run. */
const counted = new WeakMap<TuringMachineSpec, number>();

/** Number of the machine's first `steps` steps after which the memory of the layer is not the machine's tape. */
export function tapeErrors(task: TuringMachineSpec): number {
  const known = counted.get(task) ?? errorsOf(task);
  counted.set(task, known);
  return known;
}

function errorsOf({ machine, tape: text, cells, head, steps }: TuringMachineSpec): number {
  const letters = machine.alphabet.length;
  const tape = Uint8Array.from({ length: cells }, (_, cell) => Math.max(0, machine.alphabet.indexOf(text[cell])));
  const layer = turingLayer(shapeFor(machine, cells), machine.alphabet);
  const generator = new TokenGenerator(layer.heads, encode(layer, machine, tape, head));
  const run = simulate(machine, tape, head, steps);
  let errors = 0;
  for (let step = 1; step <= steps; step++) {
    for (let token = 0; token < tokensPerStep; token++) generator.append(generator.next().token);
    const expected = configurationAt(run, step).tape;
    const held = memory(layer, generator.tokens);
    if (!held.every((value, at) => value === (expected[Math.floor(at / letters)] === at % letters ? 1 : 0))) errors++;
  }
  return errors;
}
