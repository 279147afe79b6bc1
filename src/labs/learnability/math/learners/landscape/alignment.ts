/**
 * Aligns the heads of one layer with those of another without changing its function: heads are permuted, and V_h -> c V_h,
 * Q_h -> Q_h / c for any c other than 0. Any invertible mixing A of the heads, with V -> A V and Q -> A^-T Q, leaves the
 * function unchanged too; that larger freedom is not used, since the nearest mixing is not well defined: where heads are
 * linearly dependent it may not exist, and elsewhere the distance is not convex in A, so that a descent depends on its
 * start. The nearest permutation and scales are always found.
 */

import { DimensionError } from "../../../../../platform/numerics/errors";
import type { Heads } from "../../model/samples";
import { cheapestAssignment } from "./assignment";
import { inner } from "./weights";

export interface AlignedLayer {
  readonly heads: Heads;
  /** For each head: its index in the original layer, and the factor of its V. */
  readonly from: readonly number[];
  readonly scales: readonly number[];
}

/** The layer's heads in the order and scale in which ||V - V'||^2 + ||Q - Q'||^2 from `target` is least. */
export function aligned(layer: Heads, target: Heads): AlignedLayer {
  const { d, outputs, count } = layer;
  if (target.count !== count || target.d !== d || target.outputs !== outputs)
    throw new DimensionError(`layers of ${count} and ${target.count} heads cannot be matched head by head`);
  const gauges = Array.from({ length: count * count }, (_, at) => bestScale(overlap(target, Math.floor(at / count), layer, at % count)));
  const from = cheapestAssignment(
    Float64Array.from(gauges, ({ cost }) => cost),
    count,
  );
  const scales = from.map((own, place) => gauges[place * count + own].scale);
  const V = new Float64Array(layer.V.length);
  const Q = new Float64Array(layer.Q.length);
  for (const [place, own] of from.entries()) {
    V.set(
      matrixOf(layer.V, own, outputs * d).map((value) => value * scales[place]),
      place * outputs * d,
    );
    Q.set(
      matrixOf(layer.Q, own, d * d).map((value) => value / scales[place]),
      place * d * d,
    );
  }
  return { heads: { ...layer, V, Q }, from, scales };
}

/** The terms of the distance between two heads when one is rescaled. */
interface Overlap {
  /** Squared norms of the head that is rescaled, and its inner products with the other. */
  readonly VV: number;
  readonly QQ: number;
  readonly V: number;
  readonly Q: number;
}

function overlap(target: Heads, h: number, layer: Heads, k: number): Overlap {
  const { d, outputs } = layer;
  const [V, Q] = [matrixOf(layer.V, k, outputs * d), matrixOf(layer.Q, k, d * d)];
  return {
    VV: inner(V, V),
    QQ: inner(Q, Q),
    V: inner(V, matrixOf(target.V, h, outputs * d)),
    Q: inner(Q, matrixOf(target.Q, h, d * d)),
  };
}

function matrixOf(values: Float64Array, h: number, size: number): Float64Array {
  return values.subarray(h * size, (h + 1) * size);
}

/** Range of the logarithms of scales in the search, around the one that makes both norms equal. */
const spread = 8;
const scales = 64;
const polishing = 60;

/**
 * The best c, with the part of the squared distance that depends on the pair and on c, f(c) = c^2 |V|^2 - 2 c <V, V'> +
 * |Q|^2 / c^2 - 2 <Q, Q'> / c. A coarse search over both signs finds the lowest stationary point, which Newton's method in
 * log |c| refines. A head with zero V or Q keeps its scale.
 */
function bestScale({ VV, QQ, V, Q }: Overlap): { readonly scale: number; readonly cost: number } {
  const cost = (c: number) => c * c * VV - 2 * c * V + QQ / (c * c) - (2 * Q) / c;
  if (VV === 0 || QQ === 0) return { scale: 1, cost: cost(1) };
  const middle = (QQ / VV) ** 0.25;
  const logs = Array.from({ length: scales + 1 }, (_, i) => spread * ((2 * i) / scales - 1));
  const tried = logs.flatMap((x) => [middle * Math.exp(x), -middle * Math.exp(x)]);
  // f and its derivatives by log |c|, halved.
  const slope = (c: number) => c * c * VV - c * V - QQ / (c * c) + Q / c;
  const bend = (c: number) => 2 * (c * c * VV + QQ / (c * c)) - c * V - Q / c;
  let scale = tried.reduce((best, c) => (cost(c) < cost(best) ? c : best));
  for (let step = 0; step < polishing && bend(scale) > 0; step++) {
    const next = scale * Math.exp(-slope(scale) / bend(scale));
    if (!(Math.abs(slope(next)) < Math.abs(slope(scale)))) break;
    scale = next;
  }
  return { scale, cost: cost(scale) };
}
