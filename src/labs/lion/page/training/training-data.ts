/** Curves of the training panels, from the states of encoders in training. */
import type { LossData, LossLine } from "../../../../platform/charts/loss-data";
import type { LionDocument } from "../../document/document";
import type { EncoderState, RunView } from "../../engine/training/protocol";
import { taskKinds } from "../../math/tasks/tasks";
import { type NamedEncoder, namedEncoders } from "../encoders";
import type { LionSeries } from "../session/series";
import type { Measure } from "./views";
import { trainingText } from "./words";

/** A learner with its state. */
export interface Learner extends NamedEncoder {
  readonly state: EncoderState | undefined;
}

export function learnersOf(document: LionDocument, series: LionSeries): readonly Learner[] {
  return namedEncoders(document).map((encoder) => ({ ...encoder, state: series.encoder(encoder.index) }));
}

/** The measure by which learners of the task are compared. */
export function measureOf({ problem }: LionDocument): "accuracy" | "loss" {
  return problem.kind === "task" ? taskKinds[problem.task].measure : "accuracy";
}

/** The drawn measure: from evaluations during training, or from the training batches. */
export function drawnMeasure(document: LionDocument, measure: Measure): Exclude<Measure, "usual"> {
  return measure === "usual" ? measureOf(document) : measure;
}

/** A mean over the encoders of a learner, with the least and the most, at every step that all of them have. */
export interface Curve {
  readonly step: Float64Array;
  readonly mean: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
}

export function curveOf({ runs }: EncoderState, measure: Exclude<Measure, "usual">): Curve {
  const columns = runs.map((run) => columnsOf(run, measure));
  const count = Math.min(...columns.map(({ step }) => step.length));
  const over = (combine: (values: readonly number[]) => number) =>
    Float64Array.from({ length: count }, (_, at) => combine(columns.map(({ value }) => value[at])));
  return {
    step: columns.length > 0 ? columns[0].step.slice(0, count) : new Float64Array(),
    mean: over((values) => values.reduce((sum, value) => sum + value, 0) / values.length),
    low: over((values) => Math.min(...values)),
    high: over((values) => Math.max(...values)),
  };
}

function columnsOf({ losses, looks }: RunView, measure: Exclude<Measure, "usual">) {
  return measure === "batches" ? { step: losses.step, value: losses.loss } : { step: looks.step, value: looks[measure] };
}

export function curvesData(document: LionDocument, series: LionSeries, hidden: ReadonlySet<number>, measure: Measure): LossData {
  const drawn = drawnMeasure(document, measure);
  const lines = learnersOf(document, series).flatMap((learner): LossLine[] => {
    const { state, index, name, color, textColor, marker, stroke } = learner;
    if (!state || hidden.has(index) || state.runs.length === 0) return [];
    const { step, mean, low, high } = curveOf(state, drawn);
    const band = state.runs.length > 1 ? { low, high } : null;
    const note = mean.length > 0 ? trainingText.value[drawn](mean[mean.length - 1]) : "";
    return [{ id: String(index), name, color, textColor, marker, stroke, x: step, main: mean, thin: null, band, note, diverged: false }];
  });
  return {
    lines,
    levels: drawnBaselines(series, drawn).map(({ id, value }) => ({
      id,
      role: "reference",
      name: trainingText.baselines[id],
      value,
      note: "",
    })),
    guides: [],
    marks: [],
    axis: { scale: "linear", low: 1, high: Math.max(2, ...document.learners.map(({ steps }) => steps)) },
  };
}

/**
 * Baselines with room for their names. That of the past alone lies between others. On the chain, adjacent neighbours lie beside
 * the nearest visible ones, and the posterior without direction beside the one with it.
 */
function drawnBaselines(series: LionSeries, measure: Exclude<Measure, "usual">) {
  const all = baselinesOf(series, measure);
  const crowded = all.some(({ id }) => id === "visible") ? ["left", "blind", "unsided"] : ["left"];
  return all.filter(({ id }) => !crowded.includes(id));
}

export type BaselineName = keyof typeof trainingText.baselines;

/** Baselines without learning, at the length of training. */
export function baselinesOf(
  series: LionSeries,
  measure: Exclude<Measure, "usual">,
): readonly { readonly id: BaselineName; readonly value: number }[] {
  const known = series.baselines?.lengths[0]?.baselines ?? [];
  const of = measure === "accuracy" ? "accuracy" : "loss";
  return known.flatMap((one) => (one[of] === null ? [] : [{ id: one.id as BaselineName, value: one[of] }]));
}

/** Mean results of a learner's encoders at the test lengths that all of them have reached. */
export function testedAt(
  { runs }: EncoderState,
  measure: "accuracy" | "loss",
): readonly { readonly length: number; readonly value: number }[] {
  const tested = Math.min(...runs.map(({ tests }) => tests.length));
  if (runs.length === 0) return [];
  return runs[0].tests.slice(0, tested).map(({ length }, at) => ({
    length,
    value: runs.reduce((sum, { tests }) => sum + tests[at][measure], 0) / runs.length,
  }));
}
