/** What the learners of a run have computed: from how far they have come, and the cost of it. */
import type { Experiment, LearnerSpec } from "../../document/document";
import { learnerKindOf } from "../../math/learners/registry";
import type { TrainingSize } from "../../math/tasks/size";
import type { Calibration } from "./calibration";
import type { Compute } from "./run-record";
import type { LearnerJobState, RunSeries } from "./series";
import { worksOf } from "./work";

/** In the order of the learners; null for one that has computed nothing, or whose work is unknown. */
export function computeOf({ learners }: Experiment, series: RunSeries, size: TrainingSize | null): readonly (Compute | null)[] {
  return learners.map((spec, index) => {
    const state = series.learner(index);
    const multiplyAdds = size && state ? doneBy(spec, state, size) : 0;
    return state && multiplyAdds > 0 ? { multiplyAdds, milliseconds: state.milliseconds } : null;
  });
}

/** Tells the calibration how long the jobs of a run took, as far as they have come. */
export function calibrate(calibration: Calibration, experiment: Experiment, series: RunSeries, size: TrainingSize | null): void {
  if (!size) return;
  for (const work of worksOf(experiment, size)) {
    const state = series.job(work.job);
    if (!state) continue;
    // Only gradient steps are all alike, so that a part of them stands for the whole.
    const done = state.kind === "gradient" ? state.step / state.steps : Number(state.status === "done");
    calibration.learn({ sort: work.sort, multiplyAdds: work.multiplyAdds * done }, state.milliseconds);
  }
}

function doneBy(spec: LearnerSpec, state: LearnerJobState, size: TrainingSize): number {
  const steps =
    state.kind === "gradient" ? { step: state.step, forward: state.work ?? 0 } : { step: state.curve.step.at(-1) ?? 0, forward: 0 };
  return learnerKindOf(spec).worked(spec, size, { ...steps, done: state.status === "done" });
}
