/**
 * Measures of the running experiment for lessons, by name: for numbers in the text, and for comparison with predictions. A
 * measure is null while the run has not reached its result.
 */

import { count, type LessonMoment, type Measure, value } from "../../../../platform/shell/lesson-api";
import type { Experiment } from "../../document/document";
import { excessQuantile } from "../../math/sample-complexity/needed";
import { sizesOf } from "../../math/tasks/automaton/instance-count";
import { universalLayer } from "../../math/tasks/automaton/layer";
import { waitsOf } from "../../math/tasks/in-context-regression/staircase";
import { documentKey } from "../guarantee/asked";
import { guaranteeOf, sizesBetween } from "../guarantee/guarantee-data";
import type { LearnerJobState, RunSeries } from "../session/series";
import { tapeErrors } from "./tape-errors";

export type Moment = LessonMoment<Experiment, RunSeries>;

/** Options of a measure, set by the author of a lesson. */
export interface MeasureOptions {
  /** Place of a learner in the experiment, from 0. */
  readonly learner?: number;
  /** Another learner, to compare it with. */
  readonly other?: number;
  /** Number of heads of the trained learners that are meant. */
  readonly heads?: number;
  /** Place of a test set that differs from the training data, from 0. */
  readonly shift?: number;
  /** Tolerance and failure probability of a number of samples, instead of those of the document. */
  readonly epsilon?: number;
  readonly delta?: number;
}

export const measures = {
  /** psi, the number of cubic features. */
  features: count(({ series }) => series.certificate?.certificate?.psi ?? null),
  /** Number of samples of the certificate. */
  samples: count((moment) => certificateOf(moment)?.samples ?? null),
  rank: count((moment) => certificateOf(moment)?.rank ?? null),
  nullity: count((moment) => certificateOf(moment)?.nullity ?? null),
  /** Never negative, which would be rounding about zero. */
  "smallest-eigenvalue": value((moment) => {
    const certificate = certificateOf(moment);
    return certificate && Math.max(0, certificate.lambdaMin);
  }),
  /** Error of a learner at its end. */
  "test-error": value((moment, { learner = 0 }) => lastOf(ended(moment, learner)?.curve.test)),
  "train-error": value((moment, { learner = 0 }) => lastOf(ended(moment, learner)?.curve.train)),
  "shifted-error": value((moment, { learner = 0, shift = 0 }) => lastOf(ended(moment, learner)?.curve.shifted[shift])),
  /** Test error of one learner divided by that of another. */
  "error-ratio": value((moment, { learner = 0, other = 1 }) => {
    const [mine, theirs] = [learner, other].map((index) => lastOf(ended(moment, index)?.curve.test));
    return mine === null || theirs === null ? null : mine / theirs;
  }),
  /** Unseen computations that the data certify, and all of them. */
  certified: count(({ series }) => series.certificate?.certified?.count ?? null),
  unseen: count(({ series }) => series.certificate?.certified?.of ?? null),
  /** Heads of the constructed layer that executes the automata of an experiment, once its data have been seen. */
  "layer-heads": count(({ experiment: { task }, series }) =>
    task.kind === "automaton" && series.certificate?.certificate ? universalLayer(sizesOf(task)).heads.length : null,
  ),
  /** Steps after which the tape, summed over the tokens, is not the tape of the machine. */
  "tape-errors": count(({ experiment: { task }, series }) =>
    task.kind === "turing-machine" && series.certificate?.certificate ? tapeErrors(task) : null,
  ),
  /** Error of the best constant prediction: the variance of the labels. */
  "label-variance": value(({ series }) => series.certificate?.labelVariance ?? null),
  /** Number of heads of the trained learner with the smallest test error, once all have ended. */
  "best-heads": count((moment) => {
    const trained = moment.experiment.learners.flatMap((spec, index) =>
      spec.kind === "gradient" ? [{ heads: spec.heads, error: lastOf(ended(moment, index)?.curve.test) }] : [],
    );
    if (trained.length === 0 || trained.some(({ error }) => error === null)) return null;
    return trained.toSorted((a, b) => (a.error ?? 0) - (b.error ?? 0))[0].heads;
  }),
  /** Smallest and largest test error of the trained learners with this number of heads, once all of these have ended. */
  "least-error": value((moment, { heads }) => extreme(moment, heads, Math.min)),
  "largest-error": value((moment, { heads }) => extreme(moment, heads, Math.max)),
  /** Number of samples after which a closed form's test error first fell below a billionth of the labels' variance. */
  "samples-until-exact": count((moment, { learner = 0 }) => {
    const state = ended(moment, learner);
    const variance = moment.series.certificate?.labelVariance;
    if (!state || !variance) return null;
    const at = state.curve.test.findIndex((error) => error < 1e-9 * variance);
    return at < 0 ? Number.POSITIVE_INFINITY : state.curve.step[at];
  }),
  /** Number of heads of a closed form: singular values of W that are not zero. */
  "heads-found": count((moment, { learner = 0 }) => {
    const state = ended(moment, learner);
    if (state?.kind !== "closed-form" || !state.solution) return null;
    const { wSingularValues } = state.solution;
    return wSingularValues.filter((one) => one > 1e-10 * wSingularValues[0]).length;
  }),
  /** Place by variance, 1 for the largest, of the direction of the inputs of which a learner has half first. */
  "first-direction": count((moment, { learner = 0 }) => {
    const state = ended(moment, learner);
    const { shares } = state?.curve.learned ?? {};
    if (!state || !shares) return null;
    const half = shares.map((share) => share.findIndex((value) => value >= 0.5)).map((at) => (at < 0 ? Number.POSITIVE_INFINITY : at));
    // In the order of the target's theory, variances ascend.
    return shares.length - half.indexOf(Math.min(...half));
  }),
  /** Heights between the first and the last at which a learner's error waited. */
  waits: count((moment, { learner = 0 }) => {
    const state = ended(moment, learner);
    const { error } = state?.curve.learned ?? {};
    if (!state || !error) return null;
    return Math.max(0, waitsOf(state.curve.step, error).length - 2);
  }),
  /** Mean squared error over all prompts, exact. */
  "exact-error": value((moment, { learner = 0 }) => lastOf(ended(moment, learner)?.curve.learned?.error)),
  /** Samples from which on all data sets but a share delta are within epsilon, as the panel names it. */
  "samples-needed": count((moment, options) => {
    const needed = guaranteeAt(moment, options)?.needed;
    return needed ? (sizesBetween(needed).length === 0 ? needed.passing : needed.about) : null;
  }),
  /** The listed number of samples at which the (1 - delta)-quantile of the excess is largest. */
  "worst-samples": count((moment, options) => {
    const guarantee = guaranteeAt(moment, options);
    if (!guarantee) return null;
    const { rows, delta } = guarantee;
    return rows
      .map(({ samples, excess }) => ({ samples, quantile: excessQuantile(excess, delta) }))
      .reduce((worst, row) => (row.quantile > worst.quantile ? row : worst)).samples;
  }),
} as const satisfies Record<string, Measure<Moment, MeasureOptions>>;

/** The promise on the data sets that were drawn for the experiment; null before all of them. */
function guaranteeAt({ experiment, series: { dataSets } }: Moment, { epsilon, delta }: MeasureOptions) {
  const { sampleComplexity } = experiment;
  if (!sampleComplexity || dataSets?.question !== documentKey(experiment)) return null;
  const promise = { ...sampleComplexity, epsilon: epsilon ?? sampleComplexity.epsilon, delta: delta ?? sampleComplexity.delta };
  const guarantee = guaranteeOf(promise, 0, { listed: dataSets.runs, between: [], fresh: [] });
  return guarantee?.done === guarantee?.draws ? guarantee : null;
}

function certificateOf({ series }: Moment) {
  return series.certificate?.status === "done" ? series.certificate.certificate : null;
}

/** State of a learner that has ended; null for any other. */
function ended({ series }: Moment, learner: number): LearnerJobState | null {
  const state = series.learner(learner);
  return state && (state.status === "done" || state.status === "diverged") ? state : null;
}

function extreme(moment: Moment, heads: number | undefined, of: (...errors: number[]) => number): number | null {
  const errors = moment.experiment.learners.flatMap((spec, index) =>
    spec.kind === "gradient" && spec.heads === heads ? [lastOf(ended(moment, index)?.curve.test)] : [],
  );
  const known = errors.filter((error) => error !== null);
  return known.length > 0 && known.length === errors.length ? of(...known) : null;
}

function lastOf(values: Float64Array | undefined): number | null {
  return values?.at(-1) ?? null;
}
