/** The user's edits of an experiment, field by field, as functions of it. */
import type { Experiment, LearnerSpec, TaskSpec } from "../../document/document";
import { taskKindOf } from "../../math/tasks/registry";

export type Change = (experiment: Experiment) => Experiment;

export const withTaskField =
  (name: string, value: unknown): Change =>
  (experiment) => {
    const task = { ...experiment.task, [name]: value } as TaskSpec;
    // Some settings bound others: the bounded ones are adjusted, so that the edit is not refused.
    return { ...experiment, task: taskKindOf(task).fitted?.(task, name) ?? task };
  };

export const withLearnerField =
  (index: number, name: string, value: unknown): Change =>
  (experiment) => ({
    ...experiment,
    learners: experiment.learners.map((spec, at) => (at === index ? ({ ...spec, [name]: value } as LearnerSpec) : spec)),
  });

export const withStopRule =
  (name: string, value: unknown): Change =>
  (experiment) => ({ ...experiment, stop: { ...experiment.stop, [name]: value } });

export const withSeed =
  (value: unknown): Change =>
  (experiment) => ({ ...experiment, seed: value as number });
