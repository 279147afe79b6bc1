/** Whether gradient descent finds a layer near the best one: runs that end within epsilon of it. */

import { isUnderWay } from "../../../../platform/engine/job";
import { defaultsOf } from "../../../../platform/fields/fields";
import type { LearnerSpec } from "../../document/document";
import { sampleComplexityFields } from "../../document/sample-complexity";
import type { LossCurve } from "../../engine/protocol";
import { isConvex, isSolved, isTrained } from "../../math/learners/training-methods";
import { dataSize } from "../../math/tasks/size";
import { errorsOf } from "../curve-errors";
import type { LearnerJobState } from "../session/series";
import type { Realizable } from "./realizable";
import { type Moment, uncomputed, type Verdict, type Waiting } from "./verdict";

export type FoundReason =
  | Waiting
  | { readonly kind: "no-descent" }
  /** Neither the error of the best layer nor that of a closed form is known. */
  | { readonly kind: "no-best" }
  | Runs;

interface Runs {
  readonly kind: "runs";
  /** Runs within epsilon, and all: every seed of every learner. */
  readonly within: number;
  readonly runs: number;
  /** Learners of which some seed is within epsilon, and all that descend. */
  readonly learnersWithin: number;
  readonly learners: number;
  /** Whether some run goes on. */
  readonly underWay: boolean;
  /** The fewest steps after which a run stays within epsilon; null where none does. */
  readonly steps: number | null;
  readonly epsilon: number;
  readonly best: Best["of"];
}

export type Found = Verdict<FoundReason>;

/** The mean squared error with which runs are compared. */
interface Best {
  readonly of: "exact" | "best-layer" | "closed-form";
  readonly error: number;
}

export function foundOf(moment: Moment, realizable: Realizable): Found {
  const { experiment, reports, own } = moment;
  const descents = experiment.learners.flatMap((spec, index) => (descends(spec) ? [{ spec, index }] : []));
  if (descents.length === 0) return { answer: "undecided", reason: { kind: "no-descent" } };
  const size = dataSize(experiment.task, own);
  if (!size) return uncomputed({ kind: "file-closed" });
  if (reports.certificate?.failure) return uncomputed({ kind: "failed" });
  const best = bestOf(moment, realizable);
  if (best === "unknown") return uncomputed({ kind: "no-best" });
  const states = descents.map(({ index }) => reports.learner(index));
  if (best === "later" || states.every((state) => state === undefined)) return uncomputed({ kind: "drawing" });
  const epsilon = epsilonOf(moment);
  const byLearner = states.map((state) => (state ? stepsWithin(state, best.error + epsilon / size.outputs) : []));
  const reached = byLearner.flat();
  const runs = descents.reduce((sum, { spec }) => sum + ("repeats" in spec ? spec.repeats : 1), 0);
  const underWay = states.some((state) => state === undefined || isUnderWay(state.status));
  const within = reached.length;
  const steps = within === 0 ? null : Math.min(...reached);
  const learnersWithin = byLearner.filter((seeds) => seeds.length > 0).length;
  const counts = { within, runs, learnersWithin, learners: descents.length };
  const reason: Runs = { kind: "runs", ...counts, underWay, steps, epsilon, best: best.of };
  return { answer: within > 0 ? "yes" : underWay ? "uncomputed" : "no", reason };
}

/** Of the excess squared error, summed over outputs. */
function epsilonOf({ experiment }: Moment): number {
  return experiment.sampleComplexity?.epsilon ?? (defaultsOf(sampleComplexityFields).epsilon as number);
}

function descends(spec: LearnerSpec): boolean {
  return isTrained(spec) || isConvex(spec);
}

/**
 * The error of the best layer on the test set: 0 for a realizable target, whose test labels have no noise; otherwise that of the best
 * fit to a large sample. Without either, the closed form's: its fit is the best to the training samples, not to the distribution.
 */
function bestOf({ experiment, reports, own }: Moment, realizable: Realizable): Best | "later" | "unknown" {
  if (realizable.reason.kind === "constructed") return { of: "exact", error: 0 };
  if (dataSize(experiment.task, own)?.reference) {
    const error = reports.certificate?.bestFit?.test;
    return error === undefined ? "later" : { of: "best-layer", error };
  }
  const index = experiment.learners.findIndex((spec) => isSolved(spec) && spec.ridge === 0);
  if (index < 0) return "unknown";
  const state = reports.closedForms.get(index);
  return state?.solution ? { of: "closed-form", error: errorsOf(state.curve).at(-1) ?? Number.NaN } : "later";
}

/** For every seed within a bound at its last record, the step from which on it stays there. A diverged one is not within. */
function stepsWithin(state: LearnerJobState, bound: number): readonly number[] {
  const lost = "divergedRepeats" in state ? state.divergedRepeats : [];
  const repeats = "repeats" in state ? state.repeats.filter((_, place) => !lost?.includes(place)) : [];
  const own = "diverged" in state && state.diverged ? [] : [state.curve];
  return [...own, ...repeats].flatMap((curve) => stepWithin(curve, bound) ?? []);
}

function stepWithin(curve: LossCurve, bound: number): number | null {
  const outside = errorsOf(curve).findLastIndex((error) => !(error <= bound));
  return outside + 1 < curve.step.length ? curve.step[outside + 1] : null;
}
