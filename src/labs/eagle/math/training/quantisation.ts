/**
 * How the paper reads weights (section 3): entries below a threshold are dropped, the others gathered in clusters. Run on, what is left
 * shows whether that was all the network needs.
 */
import { clustersOf } from "./clusters";
import type { LayerProducts, NetworkShape } from "./network";
import { blockScalarLayer } from "./reduction";

/** Entries of W_QK come in two sizes beside zero, those of W_VP in three. */
const [queryKeyClusters, valueClusters] = [2, 3];

/** The threshold is not tuned in the paper: 1.5 times the mean size of an entry. */
const timesMean = 1.5;

/** One matrix after threshold and clustering. */
export interface Quantised {
  /** 1.5 mean |W|: entries of this size or smaller are dropped. */
  readonly threshold: number;
  /** Entries that are kept, and all of them. */
  readonly kept: number;
  readonly all: number;
  /** Of those that are kept the ones at places where a layer of three numbers has its own, and how many such places there are. */
  readonly keptInPlace: number;
  readonly places: number;
  /** The values of the kept entries, ascending; at most as many as there are different entries. */
  readonly centres: readonly number[];
  /** ||W - what is left||_F / ||W||_F; 0 for a matrix of zeros. */
  readonly leftOut: number;
}

export interface QuantisedLayer {
  readonly products: LayerProducts;
  readonly WQK: Quantised;
  /** Of all machines together. */
  readonly WVP: Quantised;
}

/** A layer of which only entries above a threshold are kept, each at the mean of its cluster. */
export function quantisedLayer(shape: NetworkShape, { WQK, WVP }: LayerProducts): QuantisedLayer {
  const places = blockScalarLayer(shape, [1, 1, 1]);
  const queryKey = quantised([WQK], [places.WQK], queryKeyClusters);
  const values = quantised(WVP, places.WVP, valueClusters);
  return { products: { WQK: queryKey.parts[0], WVP: values.parts }, WQK: queryKey.said, WVP: values.said };
}

/** Whether an entry is above the threshold of its matrix. */
export function isKept(value: number, { threshold }: Pick<Quantised, "threshold">): boolean {
  return Math.abs(value) > threshold;
}

/** @param places  1 where a layer of three numbers has an entry, else 0. */
function quantised(
  parts: readonly Float64Array[],
  places: readonly Float64Array[],
  clusters: number,
): { readonly parts: Float64Array[]; readonly said: Quantised } {
  const all = sumOver(parts, () => 1);
  const threshold = (timesMean * sumOver(parts, Math.abs)) / all;
  const isOver = (value: number) => isKept(value, { threshold });
  const kept = parts.flatMap((part) => [...part.filter(isOver)]);
  const { centres, centreOf } = clustersOf(kept, clusters);
  const left = parts.map((part) => part.map((value) => (isOver(value) ? centreOf(value) : 0)));
  const squares = sumOver(parts, (value) => value * value);
  const rest = sumOver(parts, (value, part, at) => (value - left[part][at]) ** 2);
  return {
    parts: left,
    said: {
      threshold,
      kept: kept.length,
      all,
      keptInPlace: sumOver(parts, (value, part, at) => (isOver(value) ? places[part][at] : 0)),
      places: sumOver(places, (place) => place),
      centres,
      leftOut: squares > 0 ? Math.sqrt(rest / squares) : 0,
    },
  };
}

function sumOver(parts: readonly Float64Array[], work: (value: number, part: number, at: number) => number): number {
  return parts.reduce((sum, values, part) => values.reduce((inner, value, at) => inner + work(value, part, at), sum), 0);
}
