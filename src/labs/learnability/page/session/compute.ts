/** Compute used by the learners of a run, from their progress and its cost. */
import type { Experiment, LearnerSpec } from "../../document/document";
import { learnerKindOf } from "../../math/learners/registry";
import type { TrainingSize } from "../../math/tasks/size";
import type { Calibration } from "./calibration";
import type { Compute } from "./run-record";
import type { LearnerJobState, RunSeries } from "./series";
import { worksOf } from "./work";

/** Compute in the order of the learners; null for one that has computed nothing, or whose work is unknown. */
export function computeOf({ learners }: Experiment, series: RunSeries, size: TrainingSize | null): readonly (Compute | null)[] {
  return learners.map((spec, index) => {
    const state = series.learner(index);
    const multiplyAdds = size && state ? doneBy(spec, state, size) : 0;
    return state && multiplyAdds > 0 ? { multiplyAdds, milliseconds: state.milliseconds } : null;
  });
}

/** Adds the durations of a run's jobs to the calibration, as far as the jobs have come. */
export function calibrate(calibration: Calibration, experiment: Experiment, series: RunSeries, size: TrainingSize | null): void {
  if (!size) return;
  for (const work of worksOf(experiment, size)) {
    const state = series.job(work.job);
    if (!state) continue;
    // Only gradient steps all cost the same, so that a part of them represents the whole.
    const done = state.kind === "gradient" ? state.step / state.steps : Number(state.status === "done");
    calibration.learn({ sort: work.sort, multiplyAdds: work.multiplyAdds * done }, state.milliseconds);
  }
}

function doneBy(spec: LearnerSpec, state: LearnerJobState, size: TrainingSize): number {
  const steps =
    state.kind === "gradient" ? { step: state.step, forward: state.work ?? 0 } : { step: state.curve.step.at(-1) ?? 0, forward: 0 };
  return learnerKindOf(spec).worked(spec, size, { ...steps, done: state.status === "done" });
}
