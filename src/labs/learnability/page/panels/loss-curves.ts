/** Data of the loss chart from the states of a run. */
import { formatValue } from "../../../../platform/charts/format";
import type { GuideLine, LossData, LossLevel, LossLine, LossMark } from "../../../../platform/charts/loss-data";
import { roundedUp } from "../../../../platform/charts/run-axis";
import { bandOf } from "../../../../platform/charts/seeds";
import type { RunRecord } from "../../../../platform/state/run-record";
import type { ClosedFormJobState, GradientJobState, LatestErrors, LossCurve } from "../../engine/protocol";
import { batchOf } from "../../math/learners/gradient/batch";
import { isTrained, trainingMethodOf } from "../../math/learners/training-methods";
import { isClosedForm, isConvex, isGradient, type NamedClosedForm, type NamedGradient, type NamedLearner, nameInLabel } from "../learners";
import { isOfThisLab } from "../session/run-record";
import type { RunSeries } from "../session/series";
import { convexEnd, convexLevel, convexLine } from "./convex-curves";
import { drawnErrors, drawsTraining, latestErrors, trainingErrors } from "./drawn-errors";
import { type FewHeadsFits, learnsHeads } from "./few-heads";
import { isOfTokens, type LossChoice } from "./loss-choice";
import { panelText } from "./words";

export interface LossSources {
  /** Learners that are not hidden. */
  readonly learners: readonly NamedLearner[];
  readonly series: RunSeries;
  /** Runs that overlays may come from. */
  readonly history: readonly RunRecord[];
  /** The known best fits of few heads for this run. */
  readonly fewHeads?: FewHeadsFits | null;
}

export function lossData(sources: LossSources, choice: LossChoice): LossData {
  const best = sources.series.certificate?.bestFit?.test ?? 0;
  return choice.against === "curve" ? learningCurve(sources, { ...choice, best }) : trainingCurves(sources, { ...choice, best });
}

function trainingCurves({ learners, series, history, fewHeads }: LossSources, choice: LossChoice): LossData {
  const lines = learners.flatMap((learner) => trainingLine(learner, series, choice));
  const closedForms = learners.filter(isClosedForm).flatMap((learner) => closedFormLevel(learner, series, choice));
  const convexes = choice.against === "seconds" ? learners.filter(isConvex) : [];
  const guides = earlierRuns(series, history, choice);
  return {
    lines,
    levels: [
      ...references(series, choice),
      ...fewHeadsLevels(learners, fewHeads ?? null, choice),
      ...closedForms,
      ...convexes.flatMap((learner) => convexLevel(learner, series, choice)),
    ],
    guides,
    marks: [],
    axis: trainingAxis(learners, series, choice),
  };
}

function trainingLine(learner: NamedLearner, series: RunSeries, choice: LossChoice): LossLine[] {
  const state = series.learner(learner.index);
  if (!state || state.curve.step.length === 0 || lacks(state.curve, choice)) return [];
  if (isGradient(learner) && state.kind === "gradient") return [gradientLine(learner, state, series, choice)];
  if (isConvex(learner) && state.kind === "convex" && choice.against !== "seconds") return [convexLine(learner, state, choice)];
  return [];
}

/** Learners without probabilities of tokens have no cross-entropy. */
function lacks({ tokens }: LossCurve, { drawn }: LossChoice): boolean {
  return isOfTokens(drawn) && tokens === undefined;
}

function gradientLine(learner: NamedGradient, state: GradientJobState, series: RunSeries, choice: LossChoice): LossLine {
  const curves = [state.curve, ...state.repeats];
  const single = curves.length === 1;
  // The moving end belongs to one seed; a median has none between recorded steps.
  const latest = single && state.latest && state.latest.step > (state.curve.step.at(-1) ?? 0) ? state.latest : null;
  const errors = bandOrCurve(curves.map((curve) => drawnErrors(curve, choice)));
  const main = withLatest(errors.main, latest ? latestError(latest, state.curve, choice) : undefined);
  const training = bandOrCurve(curves.map((curve) => trainingErrors(curve, choice))).main;
  const longest = curves.reduce((a, b) => (b.step.length > a.step.length ? b : a)).step;
  const unit = unitOf(learner, state, series, choice);
  const { index, name, color, textColor, marker, stroke } = learner;
  return {
    id: `learner-${index}`,
    name,
    color,
    textColor,
    marker,
    stroke,
    x: withLatest(longest, latest?.step).map((step) => step * unit),
    main,
    thin: drawsTraining(state.curve, choice) ? null : withLatest(training, latest ? latestErrors(latest, choice).training : undefined),
    band: errors.band,
    note: state.diverged ? panelText.loss.divergedNote : formatValue(main.at(-1) ?? Number.NaN),
    diverged: state.diverged !== undefined,
  };
}

function bandOrCurve(curves: readonly Float64Array[]): { readonly main: Float64Array; readonly band: LossLine["band"] } {
  if (curves.length === 1) return { main: curves[0], band: null };
  const band = bandOf(curves);
  return { main: band.median, band };
}

function withLatest(values: Float64Array, latest: number | undefined): Float64Array {
  if (latest === undefined) return values;
  const longer = new Float64Array(values.length + 1);
  longer.set(values);
  longer[values.length] = latest;
  return longer;
}

function latestError(latest: LatestErrors, curve: LossCurve, choice: LossChoice): number {
  if (drawsTraining(curve, choice)) return latest.train;
  return latestErrors(latest, choice).main;
}

/** Training samples; 1 while their number is unknown. */
function samplesIn({ certificate }: RunSeries): number {
  return certificate?.certificate?.total ?? 1;
}

/** Length of one gradient step on the chosen axis. */
function unitOf({ spec }: NamedGradient, state: GradientJobState, series: RunSeries, { against }: LossChoice): number {
  if (against === "samples") return batchOf(spec, samplesIn(series));
  return against === "seconds" ? secondsPerStep(state) : 1;
}

/** Repeats share the job's clock. */
function secondsPerStep({ milliseconds, step, repeats }: GradientJobState): number {
  return step > 0 ? Math.max(1e-9, milliseconds / 1000 / step / (1 + repeats.length)) : 1e-9;
}

function closedFormLevel(learner: NamedClosedForm, series: RunSeries, choice: LossChoice): LossLevel[] {
  const { index } = learner;
  const state = series.closedForms.get(index);
  const value = state && drawnErrors(state.curve, choice).at(-1);
  if (!state || value === undefined || lacks(state.curve, choice)) return [];
  const note = state.status === "done" ? panelText.loss.closedFormNote(value, state.milliseconds) : formatValue(value);
  const from = choice.against === "seconds" ? { from: Math.max(1e-9, state.milliseconds / 1000) } : {};
  return [{ id: `learner-${index}`, role: "closed-form", name: nameInLabel(learner), value, note, ...from }];
}

function references(series: RunSeries, { drawn }: LossChoice): LossLevel[] {
  if (drawn !== "test") return [];
  const theory = [...series.closedForms.values()].find((state) => state.theory)?.theory?.at(-1);
  const variance = series.certificate?.labelVariance;
  const best = series.certificate?.bestFit?.test;
  const level = (id: string, name: string, value: number): LossLevel => ({ id, role: "reference", name, value, note: "" });
  return [
    ...(variance == null ? [] : [level("variance", panelText.loss.variance, variance)]),
    ...(best == null ? [] : [level("best", panelText.loss.bestFit, best)]),
    ...(theory == null || Number.isNaN(theory) ? [] : [level("theory", panelText.loss.theory, theory)]),
  ];
}

/** The best error for the heads of a drawn learner, where it is known: training cannot go below this line on its samples. */
function fewHeadsLevels(learners: readonly NamedLearner[], known: FewHeadsFits | null, choice: LossChoice): LossLevel[] {
  if (!known || isOfTokens(choice.drawn)) return [];
  const drawn = new Set(learners.flatMap(({ spec }) => (learnsHeads(spec) ? [spec.heads] : [])));
  return known.fits.flatMap(({ heads, errors }) => {
    const error = choice.drawn === "train" ? errors.train : latestErrors({ ...errors, step: 0 }, choice).main;
    const value = choice.drawn === "excess" ? error - (choice.best ?? 0) : error;
    return drawn.has(heads) ? [{ id: `few-heads-${heads}`, role: "reference", name: known.name(heads), value, note: "" }] : [];
  });
}

function trainingAxis(learners: readonly NamedLearner[], series: RunSeries, choice: LossChoice): LossData["axis"] {
  const { against, scale } = choice;
  const convexEnds = learners.filter(isConvex).flatMap((learner) => convexEnd(learner, series, choice));
  const gradientEnds = learners.filter(isGradient).flatMap((learner) => {
    const state = series.gradients.get(learner.index);
    // Before a learner has begun, its time is unknown; its number of steps is known.
    if (against === "seconds" && !state?.step) return [];
    const unit = state
      ? unitOf(learner, state, series, { against, scale, drawn: "test" })
      : against === "samples"
        ? batchOf(learner.spec, samplesIn(series))
        : 1;
    return [{ first: unit, last: unit * learner.spec.steps }];
  });
  const ends = [...gradientEnds, ...convexEnds];
  const first = Math.min(...ends.map((end) => end.first));
  const last = Math.max(...ends.map((end) => end.last));
  if (ends.length === 0) return { scale, low: 1, high: 10 };
  if (against !== "seconds") return { scale, low: first, high: last };
  return { scale, low: 10 ** Math.floor(Math.log10(first)), high: roundedUp(last) };
}

/**
 * Curves of earlier runs, faint, with the name of the run at the first. They have no seconds, which are not comparable; the
 * number of samples of a step of gradient descent on W is not stored.
 */
function earlierRuns(series: RunSeries, history: readonly RunRecord[], choice: LossChoice): GuideLine[] {
  if (choice.against === "seconds") return [];
  const ways: readonly string[] = { curve: ["solved"], samples: ["heads"], steps: ["heads", "convex"] }[choice.against];
  return series.overlays.flatMap(({ id, name, learners }) => {
    const specs = history.filter(isOfThisLab).find((run) => run.id === id)?.experiment.learners ?? [];
    const drawn = learners.flatMap((curve, index) =>
      curve && specs[index] && ways.includes(trainingMethodOf(specs[index]).name) ? [{ curve, spec: specs[index] }] : [],
    );
    return drawn.map(({ curve, spec }, index): GuideLine => {
      const unit = choice.against === "samples" && isTrained(spec) ? batchOf(spec, samplesIn(series)) : 1;
      return {
        id: `${id}-${index}`,
        role: "earlier",
        name: index === 0 ? panelText.loss.earlier(name) : "",
        x: curve.step.map((step) => step * unit),
        main: drawnErrors(curve, choice),
      };
    });
  });
}

/** Error of the closed form against the number of samples, with the theoretical error from label noise. */
function learningCurve({ learners, series, history }: LossSources, choice: LossChoice): LossData {
  const states = learners.filter(isClosedForm).flatMap((learner) => {
    const state = series.closedForms.get(learner.index);
    return state && state.curve.step.length > 0 ? [{ learner, state }] : [];
  });
  const lines = states.map(({ learner, state }) => closedFormLine(learner, state, choice));
  const psi = series.certificate?.certificate?.psi;
  const first = states.slice(0, 1).map(({ state }) => state);
  const theory = first.flatMap((state) => [...theoryLine(state), ...misfitLine(state, psi, choice)]);
  const total = series.certificate?.certificate?.total ?? 2;
  const marks: LossMark[] = psi !== undefined && psi < total ? [{ id: "psi", name: panelText.loss.psi(psi), x: psi }] : [];
  const guides = [...theory, ...earlierRuns(series, history, choice)];
  return {
    lines,
    levels: references(series, choice).filter(({ id }) => id !== "theory"),
    guides,
    marks,
    axis: { scale: choice.scale, low: 1, high: total },
  };
}

function closedFormLine(learner: NamedClosedForm, { curve }: ClosedFormJobState, choice: LossChoice): LossLine {
  const { index, color, textColor, marker, stroke } = learner;
  const main = drawnErrors(curve, choice);
  return {
    id: `learner-${index}`,
    name: nameInLabel(learner),
    color,
    textColor,
    marker,
    stroke,
    x: curve.step,
    main,
    thin: drawsTraining(curve, choice) ? null : curve.train,
    band: null,
    note: formatValue(main.at(-1) ?? Number.NaN),
    diverged: false,
  };
}

function theoryLine({ curve, theory }: ClosedFormJobState): GuideLine[] {
  return theory ? [{ id: "theory", role: "theory", name: panelText.loss.theory, x: curve.step, main: theory }] : [];
}

/** The excess if the error of the best fit were independent label noise: psi / (N - psi - 1) times that error. */
function misfitLine({ curve }: ClosedFormJobState, psi: number | undefined, { drawn, best = 0 }: LossChoice): GuideLine[] {
  if (drawn !== "excess" || !best || psi === undefined) return [];
  const main = curve.step.map((count) => (count > psi + 1 ? (best * psi) / (count - psi - 1) : Number.NaN));
  return [{ id: "misfit", role: "theory", name: panelText.loss.misfit, x: curve.step, main }];
}
