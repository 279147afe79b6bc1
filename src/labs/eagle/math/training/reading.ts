/** Weights read as an algorithm: how well three scalars describe a layer. */
import type { BlockScalars } from "../attention";
import { type LayerProducts, type NetworkShape, sizesOf } from "./network";

/** A layer as diag(a1 I, 0) and diag(a2 I, a3 I); to another machine goes diag(0, a3 I). */
export interface LayerReading {
  /** Signs are turned so that a1 is not negative, which changes neither product. */
  readonly scalars: BlockScalars;
  /** ||W - its reduction||_F / ||W||_F; 0 for a matrix of zeros. */
  readonly deviation: { readonly WQK: number; readonly WVP: number };
}

/** Means of the diagonals of the blocks. */
export function readLayer(shape: NetworkShape, { WQK, WVP }: LayerProducts): LayerReading {
  const { columns, features, width } = sizesOf(shape);
  const mean = (from: number, to: number, entry: (at: number) => number) => {
    let sum = 0;
    for (let at = from; at < to; at++) sum += entry(at);
    return sum / (to - from);
  };
  const machines = WVP.map((_, mu) => mu);
  const meanOverMachines = (entry: (mu: number) => number) => machines.reduce((sum, mu) => sum + entry(mu), 0) / machines.length;
  const a1 = mean(0, columns, (at) => WQK[at * features + at]);
  const a2 = meanOverMachines((mu) => mean(0, columns, (at) => WVP[mu][at * width + mu * features + at]));
  const a3 = meanOverMachines((mu) => meanOverMachines((nu) => mean(columns, features, (at) => WVP[mu][at * width + nu * features + at])));
  const reduced = (value: number, row: number, column: number, known: number, hidden: number) =>
    value - (row !== column ? 0 : row < columns ? known : hidden);
  const restOfWQK = WQK.map((value, at) => reduced(value, Math.floor(at / features), at % features, a1, 0));
  const restOfWVP = WVP.map((part, mu) =>
    part.map((value, at) => {
      const column = at % width;
      const isOwn = Math.floor(column / features) === mu;
      return reduced(value, Math.floor(at / width), column % features, isOwn ? a2 : 0, a3);
    }),
  );
  const turn = a1 < 0 ? -1 : 1;
  return {
    scalars: [turn * a1, turn * a2, turn * a3],
    deviation: { WQK: ratio([restOfWQK], [WQK]), WVP: ratio(restOfWVP, WVP) },
  };
}

function squares(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}

function ratio(parts: readonly Float64Array[], wholes: readonly Float64Array[]): number {
  const total = (all: readonly Float64Array[]) => Math.sqrt(all.reduce((sum, values) => sum + squares(values), 0));
  const whole = total(wholes);
  return whole > 0 ? total(parts) / whole : 0;
}
