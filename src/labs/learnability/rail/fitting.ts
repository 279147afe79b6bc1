/**
 * Some settings allow others only so much: one machine has few words, a memory of orthonormal keys no more pairs than
 * coordinates. When one is changed the others give way, instead of standing against it.
 */
import type { TaskSpec } from "../../../experiment/learnability/document";
import * as automaton from "../../../tasks/automaton/instance-count";
import { withinInstances } from "../../../tasks/machine/fitting";
import * as turingMachine from "../../../tasks/turing-machine/instance-count";

/** The task after a person has changed one field: that one stays as it is. */
export function fitted(task: TaskSpec, changed: string): TaskSpec {
  if (task.kind === "automaton") {
    const form = task.family === "random" && changed !== "form" ? "universal" : task.form;
    const spec = { ...task, form };
    return changed === "traces" ? spec : withinInstances(spec, automaton.instanceCount(spec));
  }
  if (task.kind === "turing-machine") {
    const head = changed === "head" ? task.head : Math.min(task.head, task.cells - 1);
    const spec = { ...task, head };
    return changed === "traces" ? spec : withinInstances(spec, turingMachine.instanceCount(spec));
  }
  if (task.kind === "associative-memory" && changed === "d") return { ...task, pairs: Math.min(task.pairs, task.d) };
  return task;
}
