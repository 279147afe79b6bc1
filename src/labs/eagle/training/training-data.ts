/** From the state of a network in training to what the panels draw. */
import type { LossData } from "../../../charts/loss-data";
import type { LayerProducts, NetworkShape } from "../../../eagle/training/network";
import { type LayerReading, readLayer } from "../../../eagle/training/reading";
import type { TrainingState, WeightsView } from "../../../engine/eagle/training/protocol";
import type { EagleDocument } from "../../../experiment/eagle/document";
import type { EagleSeries } from "../session/series";
import { namedSolvers } from "../solvers";
import type { Scale } from "./views";
import { trainingText } from "./words";

/** Curves leave the picture at so many times the error of answering zero, or of the median at first: spikes know no bound. */
const ceiling = 10;

/** The network that is trained: a document has one at most. */
export function networkOf(document: EagleDocument, series: EagleSeries): TrainingState | undefined {
  const index = document.solvers.findIndex(({ kind }) => kind === "transformer");
  return index === -1 ? undefined : series.training(index);
}

export function lossOf(document: EagleDocument, state: TrainingState, scale: Scale): LossData {
  const words = trainingText.loss;
  const [solver] = namedSolvers(document);
  const spec = document.solvers[state.solver];
  const { step, median, lowerQuartile, upperQuartile, mean } = state.curve;
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
        thin: cut(mean),
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

/** What weights come to, with signs turned as in their reading: else layers come out in opposite colours. */
export function layersOf(document: EagleDocument, { features, machines, layers }: WeightsView): readonly LayerWeights[] {
  const { problem } = document;
  if (problem.kind !== "training") return [];
  const { d, dPrime, nPrime, n } = problem;
  // What is read of a layer does not depend on the sign of the answer, nor on how W_QK came about.
  const shape: NetworkShape = { d, n, dPrime, nPrime, machines, rank: null, layers: layers.length, sign: -1 };
  const width = machines * features;
  return layers.map((layer) => {
    const WQK = Float64Array.from(layer.WQK);
    const WVP = Float64Array.from(layer.WVP);
    const parts = Array.from({ length: machines }, (_, mu) => WVP.subarray(mu * features * width, (mu + 1) * features * width));
    const products: LayerProducts = { WQK, WVP: parts };
    const turn = traceOf(WQK, features, features - nPrime) < 0 ? -1 : 1;
    const reading = readLayer(shape, products);
    return { WQK: WQK.map((value) => turn * value), WVP: WVP.map((value) => turn * value), reading };
  });
}

function traceOf(matrix: Float64Array, order: number, until: number): number {
  let sum = 0;
  for (let at = 0; at < until; at++) sum += matrix[at * order + at];
  return sum;
}
