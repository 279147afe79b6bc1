/** From the state of a network in training to what the panels draw. */
import type { LossData } from "../../../../platform/charts/loss-data";
import type { EagleDocument } from "../../document/document";
import { shapeOf } from "../../document/network-shape";
import type { TrainingState, WeightsView } from "../../engine/training/protocol";
import { productsIn } from "../../engine/training/weights-view";
import type { NetworkShape } from "../../math/training/network";
import { type LayerReading, readLayer } from "../../math/training/reading";
import type { EagleSeries } from "../session/series";
import { namedSolvers } from "../solvers";
import type { Scale } from "./views";
import { trainingText } from "./words";

/** Curves leave the picture at so many times the error of the zero predictor, or of the initial median: errors are unbounded. */
const ceiling = 10;

/** The network that is trained: a document has one at most. */
export function networkOf(document: EagleDocument, series: EagleSeries): TrainingState | undefined {
  const index = document.solvers.findIndex(({ kind }) => kind === "transformer");
  return index === -1 ? undefined : series.training(index);
}

/** Weights that a panel shows. */
export interface ShownWeights {
  readonly step: number;
  readonly weights: WeightsView;
  /** Whether they belong to an earlier step. */
  readonly isPast: boolean;
}

/** The weights of a step on the way, as far as such were kept, or those of now; null where there are none yet. */
export function shownWeights(document: EagleDocument, series: EagleSeries, step: number | null): ShownWeights | null {
  const state = networkOf(document, series);
  if (!state?.weights) return null;
  const kept = step === null || step >= state.iteration ? undefined : series.weightsKept.upTo(step);
  return kept ? { ...kept, isPast: true } : { step: state.iteration, weights: state.weights, isPast: false };
}

export function lossOf(document: EagleDocument, state: TrainingState, scale: Scale): LossData {
  const words = trainingText.loss;
  const [solver] = namedSolvers(document);
  const spec = document.solvers[state.solver];
  const { step, median, lowerQuartile, upperQuartile } = state.curve;
  const zero = state.judged?.zeroMedianError ?? Number.NaN;
  const top = ceiling * Math.max(median[0] ?? 0, Number.isNaN(zero) ? 0 : zero);
  const cut = (values: Float64Array) => values.map((value) => Math.min(value, top));
  return {
    lines: [
      {
        id: "network",
        name: words.median,
        color: solver.color,
        textColor: solver.textColor,
        marker: solver.marker,
        stroke: "solid",
        x: step,
        main: cut(median),
        thin: null,
        band: { low: cut(lowerQuartile), high: cut(upperQuartile) },
        note: words.note(median.at(-1) ?? Number.NaN),
        diverged: false,
      },
    ],
    levels: Number.isNaN(zero) ? [] : [{ id: "zero", role: "reference", name: words.zero, value: zero, note: "" }],
    guides: [],
    marks: [],
    axis: { scale, low: 1, high: Math.max(2, spec?.kind === "transformer" ? spec.steps : 2) },
  };
}

/** W_VP of all machines below one another, M N square: rows of a machine are what it sends. */
export interface LayerWeights {
  readonly WQK: Float64Array;
  readonly WVP: Float64Array;
  readonly reading: LayerReading;
}

/** The network that a document trains; null where it trains none. */
export function networkShape({ problem, solvers }: EagleDocument): NetworkShape | null {
  const spec = solvers.find(({ kind }) => kind === "transformer");
  return problem.kind === "training" && spec?.kind === "transformer" ? shapeOf(problem, spec) : null;
}

/** Products of the weights, with the signs of their reading; otherwise layers would have opposite colours. */
export function layersOf(document: EagleDocument, weights: WeightsView): readonly LayerWeights[] {
  const shape = networkShape(document);
  if (!shape) return [];
  const turns = turnsOf(document, weights);
  return productsIn(weights).map((layer, at) => {
    const turned = (values: Float32Array) => Float64Array.from(values, (value) => turns[at] * value);
    return { WQK: turned(weights.layers[at].WQK), WVP: turned(weights.layers[at].WVP), reading: readLayer(shape, layer) };
  });
}

/** The sign of every layer by which alpha_1 is not negative. */
export function turnsOf(document: EagleDocument, { features, layers }: WeightsView): readonly (1 | -1)[] {
  const columns = features - (networkShape(document)?.nPrime ?? 0);
  return layers.map(({ WQK }) => (traceOf(WQK, features, columns) < 0 ? -1 : 1));
}

function traceOf(matrix: ArrayLike<number>, order: number, until: number): number {
  let sum = 0;
  for (let at = 0; at < until; at++) sum += matrix[at * order + at];
  return sum;
}
