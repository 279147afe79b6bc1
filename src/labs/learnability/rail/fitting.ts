/**
 * Some settings allow others only so much: one machine has few words, a memory of orthonormal keys no more pairs than
 * coordinates. When one is changed the others give way, instead of standing against it.
 */
import type { TaskSpec } from "../../../experiment/document";
import * as automaton from "../../../tasks/automaton/schema";
import * as turingMachine from "../../../tasks/turing-machine/schema";

/** Of the instances there are, so many are learned from; the others are left to test on. */
const trainingShare = 0.75;

/** The task after a person has changed one field: that one stays as it is. */
export function fitted(task: TaskSpec, changed: string): TaskSpec {
  if (task.kind === "automaton") {
    const form = task.family === "random" && changed !== "form" ? "universal" : task.form;
    const spec = { ...task, form };
    return changed === "traces" || automaton.scarcity(spec) === null ? spec : { ...spec, traces: most(automaton.instanceCount(spec)) };
  }
  if (task.kind === "turing-machine") {
    const head = changed === "head" ? task.head : Math.min(task.head, task.cells - 1);
    const spec = { ...task, head };
    return changed === "traces" || turingMachine.scarcity(spec) === null
      ? spec
      : { ...spec, traces: most(turingMachine.instanceCount(spec)) };
  }
  if (task.kind === "associative-memory" && changed === "d") return { ...task, pairs: Math.min(task.pairs, task.d) };
  return task;
}

function most(instances: number): number {
  return Math.max(1, Math.floor(trainingShare * instances));
}
