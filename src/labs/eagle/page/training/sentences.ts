/** Captions of the training panels. */

import { formatCount, formatDuration, formatFixed, formatSetting, formatValue } from "../../../../platform/charts/format";
import { joinSentences } from "../../../../platform/ui/grammar";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { EagleDocument } from "../../document/document";
import type { Judged, TrainingState } from "../../engine/training/protocol";
import type { LayerConstants } from "../../math/training/constants";
import type { SentReading } from "../../math/training/sent-reading";
import type { SketchReading } from "../../math/training/sketch-reading";
import { layersOf, networkShape, type ShownWeights } from "./training-data";
import { trainingText } from "./words";

/** Median error and that of the zero predictor. */
export function lossSentence(document: EagleDocument, state: TrainingState | undefined): string {
  const words = trainingText.loss;
  if (document.solvers.length === 0) return words.absent;
  if (state?.status === "failed") return state.failure ? failureSaid(state.failure) : words.failed;
  const { judged } = state ?? {};
  if (!judged || judged.step === 0) return words.begins;
  const { step, medianError, zeroMedianError } = judged;
  const numbers = [formatCount(step), formatValue(medianError), formatValue(zeroMedianError)] as const;
  const ratio = zeroMedianError / medianError;
  return joinSentences(
    ratio < 1.05 ? words.noBetter(...numbers) : words.better(ratio < 10 ? formatFixed(ratio, 1) : formatCount(ratio), ...numbers),
    state && state.skipped > 0 && words.skipped(formatCount(state.skipped), state.skipped === 1),
    state && gpuSentence(state),
  );
}

/** Whether the GPU or the processor trains; empty without a GPU. */
function gpuSentence({ gpu, stepsOnGpu }: Pick<TrainingState, "gpu" | "stepsOnGpu">): string {
  const words = trainingText.loss;
  const partly = stepsOnGpu > 0 ? words.partlyOnGpu(formatCount(stepsOnGpu)) : "";
  if (gpu?.kind === "failed") return joinSentences(gpu.failure.reason === "lost" ? words.gpuLost : words.gpuFailed, partly);
  if (!gpu) return partly;
  const { device, milliseconds } = gpu;
  const times = [formatDuration(milliseconds.gpu), formatDuration(milliseconds.processor)] as const;
  return milliseconds.gpu < milliseconds.processor
    ? words.onGpu(device, ...times)
    : joinSentences(words.gpuSlower(device, ...times), partly);
}

/** Above this residual three scalars do not describe a matrix. */
const littleSaid = 0.5;

/** Residual of three scalars per layer, and the readings of the regime. */
export function weightsSentence(document: EagleDocument, shown: ShownWeights | null, judged: Judged | null): string {
  const words = trainingText.weights;
  if (document.solvers.length === 0) return trainingText.loss.absent;
  if (!shown) return words.waiting;
  const ofNow = shown.isPast ? null : judged;
  const isNarrow = networkShape(document)?.rank !== null;
  // Narrow weights have rank r, so no multiple of the identity fits them.
  const said = isNarrow
    ? ofNow?.sketches
      ? sketchSentence(document, ofNow.sketches, ofNow.step)
      : words.narrow
    : numbersSentence(document, shown);
  return joinSentences(shown.isPast && words.past(formatCount(shown.step)), said, ofNow?.sent && sentSentence(ofNow.sent));
}

function numbersSentence(document: EagleDocument, { step, weights }: ShownWeights): string {
  const words = trainingText.weights;
  const layers = layersOf(document, weights);
  if (layers.length === 1) return words.one(shareRange(layers.map(({ reading }) => reading.deviation.WQK)));
  // After the last layer A is not used: of its W_VP only the columns of D have been trained.
  const before = layers.slice(0, -1);
  const [queryKey, values] = (["WQK", "WVP"] as const).map((name) => before.map(({ reading }) => reading.deviation[name]));
  const verdict = step === 0 ? words.begins : Math.max(...queryKey, ...values) <= littleSaid ? words.nearly : words.notYet;
  return `${verdict} ${words.left(shareRange(queryKey), shareRange(values), formatCount(before.length))}`;
}

/** From this share on the messages are nearly C and D alone. */
const nearlyAll = 0.75;

function sentSentence(sent: readonly SentReading[]): string {
  const words = trainingText.weights;
  const shares = beforeLast(sent).map(({ hidden }) => hidden);
  return (Math.min(...shares) >= nearlyAll ? words.sentAlone : words.sentMore)(shareRange(shares));
}

function sketchSentence({ problem }: EagleDocument, sketches: readonly SketchReading[], step: number): string {
  const words = trainingText.weights;
  const before = beforeLast(sketches);
  const cosines = before.map(({ cosines }) => Math.max(0, cosines.at(-1) ?? 0));
  const asymmetries = before.map(({ WVP }) => WVP.asymmetry);
  const r = sketches[0].cosines.length;
  return words.sketch(
    formatCount(step),
    formatCount(r),
    formatCount(problem.kind === "training" ? problem.n : r),
    shareRange(before.map(({ deviation }) => deviation)),
    numberRange(cosines),
    shareRange(asymmetries),
  );
}

/** Layers after which A is used; the only one where there is one. */
export function beforeLast<Layer>(layers: readonly Layer[]): readonly Layer[] {
  return layers.length === 1 ? layers : layers.slice(0, -1);
}

/** In per cent. */
export function shareRange(shares: readonly number[]): string {
  return rangeOf(shares, (share) => formatCount(100 * share));
}

function numberRange(values: readonly number[]): string {
  return rangeOf(values, (value) => formatFixed(value, 2));
}

function rangeOf(values: readonly number[], written: (value: number) => string): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map(written);
  return low === high ? low : `${low}–${high}`;
}

/** The steps of each layer beside those of the paper. */
export function constantsSentence(document: EagleDocument, state: TrainingState | undefined): string {
  const words = trainingText.constants;
  if (document.solvers.length === 0) return trainingText.loss.absent;
  const { judged } = state ?? {};
  if (!judged) return words.waiting;
  const { layers, leftOut, prompts, draws = 1 } = judged.constants;
  const spread = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)].map(tenths);
    return low === high ? low : words.between(low, high);
  };
  const gamma = spread(layers.map((layer) => layer.gamma));
  const used = layers.slice(0, -1);
  const said = used.length === 0 ? words.gammaAlone(gamma) : words.both(spread(used.map(({ eta }) => eta)), gamma);
  const each = formatCount(prompts / draws);
  const step = formatCount(judged.step);
  const idle = judged.step > 0 ? idleLayers(layers) : [];
  return joinSentences(
    draws === 1 ? words.afterOne(step, each) : words.after(step, formatCount(draws), each),
    said,
    idle.length > 0 && words.idle(idle.map(formatCount).join(", "), formatSetting(littleStep), idle.length === 1),
    leftOut > 0 && words.leftOut(formatCount(leftOut), formatCount(prompts), leftOut === 1),
  );
}

/** Layers that stay at zero have eta and gamma below it; trained layers have values near those of the paper. */
const littleStep = 0.1;

/** Numbers of the layers, from 1, with small eta and gamma. */
function idleLayers(layers: readonly LayerConstants[]): readonly number[] {
  return layers.flatMap(({ eta, gamma }, at) => (Math.max(Math.abs(eta), Math.abs(gamma)) < littleStep ? [at + 1] : []));
}

/** One decimal, with a minus sign for negative values after rounding. */
function tenths(value: number): string {
  const rounded = Math.round(10 * value) / 10;
  return `${rounded < 0 ? "−" : ""}${formatFixed(Math.abs(rounded), 1)}`;
}
