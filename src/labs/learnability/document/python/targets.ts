/** The Python of every target. */
import type { purposes } from "../../math/streams";
import { mostListed as mostListedAutomata } from "../../math/tasks/automaton/instance-count";
import { mostListed as mostListedTuring } from "../../math/tasks/turing-machine/instance-count";
import type { TaskSpec } from "../document";
import associativeMemory from "./associative_memory.py?raw";
import automaton from "./automaton.py?raw";
import inContextRegression from "./in_context_regression.py?raw";
import ownData from "./own_data.py?raw";
import randomAttention from "./random_attention.py?raw";
import traces from "./traces.py?raw";
import turingMachine from "./turing_machine.py?raw";

export interface PythonTarget {
  /** Its random streams, by their names in `purposes`. */
  readonly streams: readonly (keyof typeof purposes)[];
  /** Programs that make its data. */
  readonly modules: readonly string[];
  /** Most instances that are listed and drawn without repetition, where it has instances. */
  readonly mostListed?: number;
  /** Its spec without values that the data do not depend on (fields marked `shown` are left out already). */
  plain?(spec: object): object;
}

export const pythonTargets: Readonly<Record<TaskSpec["kind"], PythonTarget>> = {
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
  "in-context-regression": { streams: ["promptTrain", "promptTest"], modules: [inContextRegression] },
  custom: { streams: [], modules: [ownData] },
};

/** A spec without the positions of the states in the drawing of its machine. */
function withoutPositions(spec: object): object {
  const { machine, ...rest } = spec as { readonly machine: object };
  return { ...rest, machine: Object.fromEntries(Object.entries(machine).filter(([name]) => name !== "positions")) };
}
