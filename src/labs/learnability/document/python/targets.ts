/** How targets are written as Python, one line each; without a line a target has no script. */
import type { purposes } from "../../../../platform/numerics/random";
import { mostListed as mostListedAutomata } from "../../math/tasks/automaton/instance-count";
import { mostListed as mostListedTuring } from "../../math/tasks/turing-machine/instance-count";
import type { TaskSpec } from "../document";
import associativeMemory from "./associative_memory.py?raw";
import automaton from "./automaton.py?raw";
import ownData from "./own_data.py?raw";
import randomAttention from "./random_attention.py?raw";
import traces from "./traces.py?raw";
import turingMachine from "./turing_machine.py?raw";

export interface PythonTarget {
  /** Which streams it draws from, by their names in `purposes`. */
  readonly streams: readonly (keyof typeof purposes)[];
  /** What makes its data. */
  readonly modules: readonly string[];
  /** Up to how many instances are listed and drawn without repetition, where it has instances. */
  readonly mostListed?: number;
  /** Its spec without what the data do not depend on, besides the fields that are only shown. */
  plain?(spec: object): object;
}

export const pythonTargets: Partial<Readonly<Record<TaskSpec["kind"], PythonTarget>>> = {
  "random-attention": {
    streams: ["teacher", "trainInputs", "trainNoise", "testInputs", "probes", "shiftedInputs"],
    modules: [randomAttention],
  },
  "associative-memory": { streams: ["trainNoise", "probes", "memoryTrain", "memoryTest", "memoryShifted"], modules: [associativeMemory] },
  automaton: {
    streams: ["trainNoise", "probes", "machineInstances"],
    modules: [traces, automaton],
    mostListed: mostListedAutomata,
    plain: withoutPositions,
  },
  "turing-machine": {
    streams: ["trainNoise", "probes", "turingInstances"],
    modules: [traces, turingMachine],
    mostListed: mostListedTuring,
  },
  custom: { streams: [], modules: [ownData] },
};

/** A spec without where the states of its machine are drawn. */
function withoutPositions(spec: object): object {
  const { machine, ...rest } = spec as { readonly machine: object };
  return { ...rest, machine: Object.fromEntries(Object.entries(machine).filter(([name]) => name !== "positions")) };
}
