import "../../math/eigenvalues/two-stages";
import { sweepRole } from "../../../../platform/engine/sweep-role";
import { openLearners } from "../late-learners";
import type { SweepPoint } from "../study/questions";
import type { ToSweeps } from "../sweeps/client";
import { sweepPoints } from "../sweeps/sweep-points";
import { traceCurve } from "../sweeps/trace-curve";
import type { TraceShares } from "../sweeps/trace-shares";

/** Trains all learners at every value of a setting, or fits the closed form to several draws of traces. */
export const role = sweepRole<ToSweeps, SweepPoint | readonly TraceShares[]>(async ({ experiment, question }, post) =>
  question.kind === "sweep"
    ? sweepPoints(experiment, await openLearners(experiment.learners), post)
    : traceCurve(experiment, question.splits, post),
);
