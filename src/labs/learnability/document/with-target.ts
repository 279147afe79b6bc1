/** Another target for the same learners, without what is about settings and sizes of the former one. */
import type { TaskSpec } from "../math/tasks/registry";
import type { Experiment } from "./document";
import { mapProblem } from "./map";
import { sweepProblem } from "./sweep";

/**
 * Sweep and map stay where their settings are those of the new target as well; the question on sample complexity, whose numbers
 * of samples were chosen for the former one, stays with a target of the same kind.
 */
export function withTarget(experiment: Experiment, task: TaskSpec): Experiment {
  const { sampleComplexity, ...others } = experiment;
  const { sweep, map } = experiment;
  return {
    ...others,
    task,
    sweep: sweepProblem({ sweep, task }) ? null : sweep,
    map: mapProblem({ map, task }) ? null : map,
    ...(sampleComplexity && experiment.task.kind === task.kind ? { sampleComplexity } : {}),
  };
}
