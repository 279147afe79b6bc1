import type { Experiment, TaskSpec } from "../../../experiment/learnability/document";
import { ledeText } from "../../../ui/lede-text";
import { usePlayground } from "../session/react";

/** Lines are broken at thin spaces, and a number between its thousands. */
const [thinSpace, unbrokenThinSpace] = ["\u2009", "\u202f"];

/** What is going on, before any term of art: who makes the examples, who learns from them, and what the question is. */
export function Lede() {
  const experiment = usePlayground((state) => state.experiment);
  const words = ledeOf(experiment);
  return words && <p className="rail-lede">{words.replaceAll(thinSpace, unbrokenThinSpace)}</p>;
}

/** Null for own data, of which nothing is known, and where nobody learns. */
function ledeOf({ task, learners }: Experiment): string | null {
  if (task.kind === "custom" || learners.length === 0) return null;
  return `${made(task)} ${ledeText.learners(learners.length)} ${question(task)}`;
}

function made(task: Exclude<TaskSpec, { kind: "custom" }>): string {
  switch (task.kind) {
    case "random-attention":
      return task.teacher === "linear" ? ledeText.network(task.heads, task.samples) : ledeText.otherNetwork(task.samples);
    case "associative-memory":
      return ledeText.memory(task.pairs, task.samples);
    case "automaton":
      return task.family === "one" ? ledeText.automaton(task.traces) : ledeText.automata(task.traces);
    case "turing-machine":
      return task.family === "one" ? ledeText.machine(task.traces) : ledeText.machines(task.traces);
  }
}

function question({ kind }: TaskSpec): string {
  if (kind === "associative-memory") return ledeText.questions.memory;
  return kind === "random-attention" ? ledeText.questions.function : ledeText.questions.computation;
}
