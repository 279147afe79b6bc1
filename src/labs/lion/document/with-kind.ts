/** Another kind of sequence, or a task. */
import { defaultsOf, type Fields } from "../../../platform/fields/fields";
import type { TaskName } from "../math/tasks/tasks";
import type { LionDocument } from "./document";
import { type EncoderSpec, encoderFields } from "./encoder-fields";
import { type ProblemSpec, problemFields } from "./problem-fields";
import { taskFields, usualFor } from "./task-fields";

/**
 * Another kind of sequence, with every setting of it at its default; grid and scans are reset. A task begins with one learner,
 * other kinds have none.
 */
export const withKind =
  (kind: ProblemSpec["kind"]) =>
  (document: LionDocument): LionDocument => ({
    ...document,
    problem: { kind, ...defaultsOf(problemFields[kind] as Fields) } as ProblemSpec,
    learners: kind === "task" ? [newLearner(taskFields.task.default)] : [],
    scans: 1,
    grid: null,
    record: kind === "task" ? "outputs" : document.record,
  });

/** Every setting at its default for the task. */
export function newLearner(task: TaskName, variant: EncoderSpec["variant"] = encoderFields.variant.default): EncoderSpec {
  return { kind: "encoder", ...defaultsOf(encoderFields), ...usualFor(task).learner, variant };
}
