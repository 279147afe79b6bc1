/** What the panels of training say now, built from the run. */
import { formatCount, formatFixed, formatValue } from "../../../charts/format";
import type { TrainingState } from "../../../engine/eagle/training/protocol";
import type { EagleDocument } from "../../../experiment/eagle/document";
import { type LayerWeights, layersOf } from "./training-data";
import { trainingText } from "./words";

/** How the median compares with answering zero. */
export function lossSentence(document: EagleDocument, state: TrainingState | undefined): string {
  const words = trainingText.loss;
  if (document.solvers.length === 0) return words.nobody;
  if (state?.status === "failed") return state.failure ?? words.failed;
  const { judged } = state ?? {};
  if (!judged || judged.step === 0) return words.begins;
  const { step, medianError, zeroMedianError } = judged;
  const numbers = [formatCount(step), formatValue(medianError), formatValue(zeroMedianError)] as const;
  const ratio = zeroMedianError / medianError;
  const left = state?.skipped ? ` ${words.skipped(formatCount(state.skipped), state.skipped === 1)}` : "";
  if (ratio < 1.05) return `${words.noBetter(...numbers)}${left}`;
  return `${words.better(ratio < 10 ? formatFixed(ratio, 1) : formatCount(ratio), ...numbers)}${left}`;
}

/** Above it three numbers say little of a matrix. */
const littleSaid = 0.5;

/** What three numbers a layer leave out of the weights. */
export function weightsSentence(document: EagleDocument, state: TrainingState | undefined): string {
  const words = trainingText.weights;
  if (document.solvers.length === 0) return trainingText.loss.nobody;
  if (!state?.weights) return words.waiting;
  const layers = layersOf(document, state.weights);
  if (layers.length === 1) return words.one(range(rangeOf(layers, "WQK")));
  // After the last layer A is not used: of its W_VP only the columns of D have been trained.
  const before = layers.slice(0, -1);
  const [queryKey, values] = (["WQK", "WVP"] as const).map((name) => rangeOf(before, name));
  const worst = Math.max(...before.flatMap(({ reading: { deviation } }) => [deviation.WQK, deviation.WVP]));
  const verdict = state.iteration === 0 ? words.noise : worst <= littleSaid ? words.nearly : words.notYet;
  return `${verdict} ${words.left(range(queryKey), range(values), formatCount(before.length))}`;
}

function rangeOf(layers: readonly LayerWeights[], name: "WQK" | "WVP"): readonly [low: string, high: string] {
  const shares = layers.map(({ reading }) => 100 * reading.deviation[name]);
  return [formatCount(Math.min(...shares)), formatCount(Math.max(...shares))];
}

function range([low, high]: readonly [string, string]): string {
  return low === high ? low : `${low}–${high}`;
}

/** The steps of each layer beside those of the paper. */
export function constantsSentence(document: EagleDocument, state: TrainingState | undefined): string {
  const words = trainingText.constants;
  if (document.solvers.length === 0) return trainingText.loss.nobody;
  const { judged } = state ?? {};
  if (!judged) return words.waiting;
  const { layers, leftOut, prompts } = judged.constants;
  const spread = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)].map((value) => formatFixed(value, 1));
    return low === high ? low : words.between(low, high);
  };
  const gamma = spread(layers.map((layer) => layer.gamma));
  const used = layers.slice(0, -1);
  const said = used.length === 0 ? words.gammaAlone(gamma) : words.both(spread(used.map(({ eta }) => eta)), gamma);
  const left = leftOut === 0 ? "" : ` ${words.leftOut(formatCount(leftOut), formatCount(prompts), leftOut === 1)}`;
  return `${words.after(formatCount(judged.step))} ${said}${left}`;
}
