/** The sentences above the panels, made from the numbers below them. They claim nothing that the numbers do not show. */

import { bandOf } from "../../../../platform/charts/seeds";
import type { Activity } from "../../../../platform/state/store";
import { asSentence, joinSentences } from "../../../../platform/ui/grammar";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { SentenceParts } from "../../../../platform/ui/Sentence";
import type { Experiment } from "../../document/document";
import type { CertificateJobState, ClosedFormJobState, ConvexJobState, GradientJobState, LossCurve } from "../../engine/protocol";
import { zeroFeaturesOf } from "../../math/tasks/registry";
import { convexText } from "../convex-words";
import { errorsOf, lastError } from "../curve-errors";
import {
  isClosedForm,
  isConvex,
  isGradient,
  isMany,
  type NamedConvex,
  type NamedGradient,
  type NamedLearner,
  nameInText,
} from "../learners";
import type { RunSeries } from "../session/series";
import { type FewHeadsFits, learnsHeads } from "./few-heads";
import { isRealizable } from "./loss-choice";
import { panelText } from "./words";

/** @param fewHeads  the best fits of few heads, as far as they are known. */
export function lossSentence(
  learners: readonly NamedLearner[],
  series: RunSeries,
  activity: Activity,
  fewHeads: FewHeadsFits | null = null,
): string {
  const variance = series.certificate?.labelVariance ?? null;
  const closedForm = learners
    .filter(isClosedForm)
    .flatMap(({ index }) => series.closedForms.get(index) ?? [])
    .at(0);
  const gradients = learners.filter(isGradient).flatMap((learner) => {
    const state = series.gradients.get(learner.index);
    return state && state.curve.step.length > 0 ? [{ learner, state: { ...state, curve: medianCurve(state) } }] : [];
  });
  const convexes = learners.filter(isConvex).flatMap((learner) => {
    const state = series.convexes.get(learner.index);
    return state ? [{ learner, state }] : [];
  });
  const words = joinSentences(
    closedForm && closedFormSentence(closedForm, variance),
    convexSentence(convexes, variance),
    gradientSentence(gradients, { variance, least: leastTraining(learners, series), fewHeads }),
  );
  const curves = [...(closedForm ? [closedForm] : []), ...convexes.map(({ state }) => state), ...gradients.map(({ state }) => state)];
  const unlabelled = curves.some(({ curve }) => curve.step.length > 0 && errorKind(curve) === "training");
  if (words !== "") return joinSentences(words, unlabelled && panelText.loss.noTestLabels);
  if (series.certificate?.failure) return panelText.spectrum.failed(failureSaid(series.certificate.failure));
  return notBegun(activity, panelText.loss.ready);
}

/** The reason why nothing has been computed yet. */
function notBegun(activity: Activity, ready: string): string {
  if (activity === "stopped") return panelText.loss.stopped;
  return activity === "paused" ? ready : panelText.loss.begin;
}

/** The curve that is drawn boldly and that the sentence is about: the median of the seeds, or the only one. */
function medianCurve({ curve, repeats }: GradientJobState): LossCurve {
  if (repeats.length === 0) return curve;
  const seeds = [curve, ...repeats];
  const longest = seeds.reduce((a, b) => (b.step.length > a.step.length ? b : a));
  const median = (errors: (seed: LossCurve) => Float64Array) => bandOf(seeds.map(errors)).median;
  return { step: longest.step, train: median(({ train }) => train), test: median(({ test }) => test), shifted: [] };
}

function closedFormSentence(state: ClosedFormJobState, variance: number | null): string {
  if (state.failure) return panelText.loss.closedFormFailed(failureSaid(state.failure));
  const { curve } = state;
  const error = lastError(curve);
  if (Number.isNaN(error)) return "";
  if (state.status !== "done") return panelText.loss.closedFormRuns(error, curve.step.at(-1) ?? 0);
  if (missesTheFunction(curve, variance)) return panelText.loss.closedFormMisses(lastTraining(curve), error);
  return panelText.loss.closedFormDone(error);
}

interface Descender {
  readonly learner: NamedConvex;
  readonly state: ConvexJobState;
}

/** Smallest training error of any function of the features, by least squares on all samples; 0 while it is not known. */
function leastTraining(learners: readonly NamedLearner[], series: RunSeries): number {
  const solved = learners.filter(isClosedForm).find(({ spec }) => spec.ridge === 0);
  const state = solved && series.closedForms.get(solved.index);
  return state?.status === "done" ? lastTraining(state.curve) || 0 : 0;
}

/** The best and the worst of the convex learners, and any that diverged or failed. */
function convexSentence(convexes: readonly Descender[], variance: number | null): string {
  const error = ({ state }: Descender) => lastError(state.curve);
  const sound = convexes.filter((one) => !one.state.diverged && Number.isFinite(error(one))).toSorted((a, b) => error(a) - error(b));
  const clauses = [
    ...[...new Set([sound.at(0), sound.at(-1)])].flatMap((one) => (one ? [convexClause(one, variance)] : [])),
    ...convexes.flatMap(({ learner, state }) => {
      const who = nameInText(learner);
      if (state.failure) return [convexText.failed(who, failureSaid(state.failure))];
      const { diverged, rate, largestRate } = state;
      return diverged ? [convexText.diverged(who, diverged.step, rate ?? Number.NaN, largestRate ?? Number.NaN)] : [];
    }),
  ];
  return clauses.length > 0 ? asSentence(clauses.join("; ")) : "";
}

function convexClause({ learner, state }: Descender, variance: number | null): string {
  const { curve, step, status } = state;
  const who = nameInText(learner);
  if (missesTheFunction(curve, variance)) return panelText.loss.misses(who, false, lastTraining(curve), lastError(curve));
  return status === "done" ? convexText.reached(who, lastError(curve), step) : convexText.at(who, lastError(curve), step);
}

/** Reference values for the errors of gradient learners. */
interface KnownErrors {
  /** Variance of the labels; null while it is not known. */
  readonly variance: number | null;
  /** Smallest training error of any function of the features. */
  readonly least: number;
  readonly fewHeads: FewHeadsFits | null;
}

interface Runner {
  readonly learner: NamedGradient;
  readonly state: GradientJobState;
}

/** The best learner, the worst that no longer improves, and any that diverged. */
function gradientSentence(runners: readonly Runner[], known: KnownErrors): string {
  const error = ({ state }: Runner) => lastError(state.curve);
  const sound = runners.filter((runner) => !runner.state.diverged && Number.isFinite(error(runner)));
  const best = sound.toSorted((a, b) => error(a) - error(b)).at(0);
  const stuck = sound.filter((runner) => runner !== best && isStuck(runner.state.curve, known.least));
  const worst = stuck.toSorted((a, b) => error(b) - error(a)).at(0);
  const clauses = [
    ...(best ? [clauseOf(best, known)] : []),
    ...(worst ? [stuckClause(worst, known)] : []),
    ...runners.flatMap(({ learner, state }) => (state.diverged ? [panelText.loss.diverged(nameInText(learner), state.diverged.step)] : [])),
  ];
  return clauses.length > 0 ? asSentence(clauses.join("; ")) : "";
}

function clauseOf({ learner, state }: Runner, known: KnownErrors): string {
  const { curve } = state;
  const error = lastError(curve);
  const who = nameInText(learner);
  const are = isMany(learner);
  if (missesTheFunction(curve, known.variance)) return panelText.loss.misses(who, are, lastTraining(curve), error);
  if (isStuck(curve, known.least)) return stuckClause({ learner, state }, known);
  if (state.status === "done") return panelText.loss.reached(who, error);
  return isFalling(curve) ? panelText.loss.falling(who, are, error) : panelText.loss.standing(who, are, error);
}

/** Factor on the best known training error for these heads; below it, training has not failed. */
const atBest = 1.01;

/** Names the error that no longer falls, since the training error decides whether a learner improves. */
function stuckClause({ learner, state: { curve } }: Runner, { fewHeads }: KnownErrors): string {
  const { spec } = learner;
  const [who, are, error, of] = [nameInText(learner), isMany(learner), lastError(curve), errorKind(curve)] as const;
  const best = learnsHeads(spec) ? fewHeads?.fits.find(({ heads }) => heads === spec.heads) : undefined;
  if (fewHeads && best && lastTraining(curve) <= atBest * best.errors.train) return fewHeads.atBest(who, are, best.heads, error, of);
  return panelText.loss.stuck(who, are, error, of);
}

function errorKind(curve: LossCurve): "test" | "training" {
  return errorsOf(curve) === curve.test ? "test" : "training";
}

function lastTraining(curve: LossCurve): number {
  return curve.train.at(-1) ?? Number.NaN;
}

/** The training samples are fitted a hundred times better than fresh ones, and those are still far from fitted. */
export function missesTheFunction(curve: LossCurve, variance: number | null): boolean {
  const fresh = curve.test.at(-1) ?? Number.NaN;
  return variance !== null && lastTraining(curve) < 0.01 * fresh && fresh > 1e-3 * variance;
}

/** Number of steps below which a plateau has no meaning. */
const patience = 500;

/**
 * The later half of the steps improved the best training error by less than a twentieth, and no error is near zero, nor the
 * training error near the least that there is.
 */
export function isStuck(curve: LossCurve, least = 0): boolean {
  const [before, after] = bestAround(curve, curve.train, 0.5);
  const errors = errorsOf(curve);
  const far = after > Math.max(1e-3 * curve.train[0], 1.1 * least) && lastError(curve) > 1e-3 * errors[0];
  return (curve.step.at(-1) ?? 0) >= patience && after > 0.95 * before && far;
}

/** The last tenth of the steps improved the best error by a tenth or more. */
function isFalling(curve: LossCurve): boolean {
  const [before, after] = bestAround(curve, errorsOf(curve), 0.9);
  return after <= 0.9 * before;
}

/** Best errors before and after a fraction of the steps so far. */
function bestAround(curve: LossCurve, errors: Float64Array, fraction: number): [number, number] {
  const split = fraction * (curve.step.at(-1) ?? 0);
  let before = Number.POSITIVE_INFINITY;
  let after = Number.POSITIVE_INFINITY;
  curve.step.forEach((step, index) => {
    if (step <= split) before = Math.min(before, errors[index]);
    else after = Math.min(after, errors[index]);
  });
  return [before, after];
}

/**
 * Meaning of the spectrum for learners of these data. Full rank identifies the function only where a layer of linear attention
 * produces the labels; for other labels it makes the best fit unique. Structurally zero features are not counted.
 */
export function spectrumVerdict(state: CertificateJobState | null, activity: Activity, target: Experiment["task"]): SentenceParts {
  const words = panelText.spectrum;
  if (state?.failure) return [{ text: words.failed(failureSaid(state.failure)), tone: "error" }];
  if (!state?.certificate) return [notBegun(activity, words.ready)];
  const { samples, total, rank, unitsHide } = state.certificate;
  const zeros = zeroFeaturesOf(target);
  const psi = state.certificate.psi - zeros;
  const nullity = psi - rank;
  const rest = [...(unitsHide > 0 ? [words.unitsHide(unitsHide)] : []), ...(zeros > 0 ? [words.structural(zeros)] : [])];
  const free = { text: words.directionsFree(nullity), tone: "warning" } as const;
  const rankWords = words.rankOf(rank, psi);
  if (samples < total)
    return nullity > 0
      ? [words.soFar(samples, total), words.leave(samples), free, words.leaveSoFar(rankWords), ...rest]
      : [words.soFar(samples, total), words.allSoFar(psi, rankWords), ...rest];
  if (nullity > 0) return [words.these(samples), free, words.maybeWrong(rankWords), ...rest];
  return [{ text: words.determined[isRealizable(target) ? "function" : "fit"], tone: "good" }, words.allSeen(psi), ...rest];
}

/** The error of the closed form with all samples so far, compared with theory. */
export function learningCurveSentence(learners: readonly NamedLearner[], series: RunSeries, activity: Activity): string {
  const words = panelText.loss;
  const closedForm = learners.find(isClosedForm);
  if (!closedForm) return words.noClosedForm;
  const state = series.closedForms.get(closedForm.index);
  const samples = state?.curve.step.at(-1);
  if (!state || samples === undefined) return notBegun(activity, panelText.loss.ready);
  const error = lastError(state.curve);
  const psi = series.certificate?.certificate?.psi ?? 0;
  const theory = state.theory?.at(-1) ?? Number.NaN;
  const atLast = words.learningCurve(samples, error);
  const withTheory = theory > 0 ? `${atLast}, ${words.followsTheory(error / theory)}` : atLast;
  return psi > 0 ? `${withTheory}. ${words.beforePsi(psi)}.` : `${withTheory}.`;
}
