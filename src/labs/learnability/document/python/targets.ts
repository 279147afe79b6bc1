/** How targets are written as Python, one line each; without a line a target has no script. */
import type { purposes } from "../../../../platform/numerics/random";
import { mostListed as mostListedAutomata } from "../../math/tasks/automaton/instance-count";
import { mostListed as mostListedTuring } from "../../math/tasks/turing-machine/instance-count";
import type { TaskSpec } from "../document";
import { associativeMemory } from "./associative-memory";
import { automaton, withoutPositions } from "./automaton";
import { ownData } from "./own-data";
import { randomAttention } from "./random-attention";
import { traces } from "./traces";
import { turingMachine } from "./turing-machine";

export interface PythonTarget {
  /** Which streams it draws from, by their names in `purposes`. */
  readonly streams: readonly (keyof typeof purposes)[];
  /** What makes its data. */
  readonly program: string;
  /** Up to how many instances are listed and drawn without repetition, where it has instances. */
  readonly mostListed?: number;
  /** Its spec without what the data do not depend on, besides the fields that are only shown. */
  plain?(spec: object): object;
}

export const pythonTargets: Partial<Readonly<Record<TaskSpec["kind"], PythonTarget>>> = {
  "random-attention": {
    streams: ["teacher", "trainInputs", "trainNoise", "testInputs", "probes", "shiftedInputs"],
    program: randomAttention,
  },
  "associative-memory": { streams: ["trainNoise", "probes", "memoryTrain", "memoryTest", "memoryShifted"], program: associativeMemory },
  automaton: {
    streams: ["trainNoise", "probes", "machineInstances"],
    program: traces + automaton,
    mostListed: mostListedAutomata,
    plain: withoutPositions,
  },
  "turing-machine": { streams: ["trainNoise", "probes", "turingInstances"], program: traces + turingMachine, mostListed: mostListedTuring },
  custom: { streams: [], program: ownData },
};
