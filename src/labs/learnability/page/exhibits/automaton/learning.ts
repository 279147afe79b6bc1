/** Changes of the experiment that another automaton brings with it. */
import { problemWords } from "../../../../../platform/fields/problem";
import { type Experiment, parseExperiment } from "../../../document/document";
import { type Automaton, readWord } from "../../../math/tasks/automaton/automaton";
import { instanceCount } from "../../../math/tasks/automaton/instance-count";
import type { AutomatonSpec } from "../../../math/tasks/automaton/schema";
import { withinInstances } from "../../../math/tasks/machine/fitting";
import type { MachineProblem } from "../../../math/tasks/machine/problem";
import { learningProblem } from "./learning-problem";

/** The experiment with another automaton. Where that one is learned, there are never more traces than it has words. */
export function withMachine(experiment: Experiment, machine: Automaton): Experiment {
  return withTask(experiment, (task) => within({ ...task, machine }));
}

/** The experiment that learns the automaton from traces of it alone. */
export function withMachineLearned(experiment: Experiment, machine: Automaton): Experiment {
  return withTask(experiment, (task) => within({ ...task, machine, family: "one" }));
}

export function withWord(experiment: Experiment, word: string): Experiment {
  return withTask(experiment, (task) => ({ ...task, word }));
}

/** The word, if the automaton can read it; otherwise three of its letters. */
export function readableWord(machine: Automaton, word: string): string {
  if (readWord(machine, word).ok) return word;
  const { alphabet } = machine;
  return [0, 1, 0].map((w) => alphabet[w % alphabet.length]).join("");
}

/** Why this experiment cannot be; null when it can. */
export function refusal(experiment: Experiment): MachineProblem | null {
  const parsed = parseExperiment(experiment);
  if (parsed.ok) return null;
  const { task } = experiment;
  if (task.kind === "automaton" && task.family === "one" && task.machine.alphabet.length === 1)
    return learningProblem("learned-one-letter");
  const { problem } = parsed;
  const code = problem.field === "task.machine" ? "learned-automaton" : "learned-field";
  return learningProblem(problemWords(problem).hint === undefined ? code : `${code}-advised`, { field: problem.field, problem });
}

function within(task: AutomatonSpec): AutomatonSpec {
  return withinInstances(task, instanceCount(task));
}

function withTask(experiment: Experiment, change: (task: AutomatonSpec) => AutomatonSpec): Experiment {
  return experiment.task.kind === "automaton" ? { ...experiment, task: change(experiment.task) } : experiment;
}
