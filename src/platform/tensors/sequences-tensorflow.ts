/**
 * The same operations on TensorFlow.js, whose masks are made of differences of prefix sums of logarithms; our own
 * operations are compared with them.
 */
import * as tf from "@tensorflow/tfjs-core";
import type { Arithmetic } from "./arithmetic";
import type { Attended, AttentionGradient, AttentionPlan, RowMap, SequenceArithmetic } from "./sequence-arithmetic";

const bound = 8;

/** @param arithmetic  of the backend that was opened. */
export function sequencesOf(arithmetic: Arithmetic<tf.Tensor>): SequenceArithmetic<tf.Tensor> {
  return { ...arithmetic, lookUp, lookUpGradient, mapRows, mapRowsGradient, attend, attendGradient };
}

function lookUp(table: tf.Tensor, rows: Int32Array): tf.Tensor {
  return tf.gather(table, tf.tensor1d(rows, "int32"));
}

/** As a product with zeros and ones, which every backend supports. */
function lookUpGradient(dy: tf.Tensor, rows: Int32Array, count: number): tf.Tensor {
  const width = dy.shape[dy.rank - 1];
  const ones = tf.oneHot(tf.tensor1d(rows, "int32"), count) as tf.Tensor2D;
  return tf.matMul(tf.cast(ones, "float32"), tf.reshape(dy, [rows.length, width]) as tf.Tensor2D, true, false);
}

const shiftedSilu = (x: tf.Tensor) => tf.add(tf.mul(x, tf.sigmoid(x)), 0.5);
const normOf = (x: tf.Tensor) => tf.sqrt(tf.sum(tf.square(x), -1, true));

function mapRows(x: tf.Tensor, map: RowMap): tf.Tensor {
  if (map === "none") return tf.clone(x);
  if (map === "elu") return tf.add(tf.elu(x), 1);
  if (map === "exp") return tf.exp(tf.clipByValue(x, -bound, bound));
  const u = shiftedSilu(x);
  return tf.div(u, normOf(u));
}

function mapRowsGradient(x: tf.Tensor, y: tf.Tensor, dy: tf.Tensor, map: RowMap): tf.Tensor {
  if (map === "none") return tf.clone(dy);
  if (map === "elu") return tf.mul(dy, tf.where(tf.greater(x, 0), tf.onesLike(x), y));
  if (map === "exp") return tf.mul(tf.mul(dy, y), tf.cast(tf.lessEqual(tf.abs(x), bound), "float32"));
  const inner = tf.div(tf.sub(dy, tf.mul(y, tf.sum(tf.mul(y, dy), -1, true))), normOf(shiftedSilu(x)));
  const s = tf.sigmoid(x);
  return tf.mul(inner, tf.mul(s, tf.add(tf.mul(x, tf.sub(1, s)), 1)));
}

/** Logarithms of the decays, count x heads x length, in the order of a scan. */
function logDecays(logits: tf.Tensor, { count, length, heads }: AttentionPlan, order: Int32Array): tf.Tensor {
  const byHead = tf.transpose(tf.reshape(logits, [count, length, heads]), [0, 2, 1]);
  // log(1 / (1 + e^-x)) = min(x, 0) - log(1 + e^-|x|), which never overflows.
  const logs = tf.sub(tf.minimum(byHead, 0), tf.log(tf.add(tf.exp(tf.neg(tf.abs(byHead))), 1)));
  return tf.gather(logs, tf.tensor1d(order, "int32"), 2);
}

/** Ones at and below the diagonal. */
function lowerTriangle(length: number): tf.Tensor {
  const values = Float32Array.from({ length: length * length }, (_, at) => (at % length <= Math.floor(at / length) ? 1 : 0));
  return tf.tensor2d(values, [length, length]);
}

/** Prefix sums whose differences give the entries of either side: up to and including a token, or before it. */
const includes = ({ offsets }: AttentionPlan) => ({ below: offsets.below === 1, above: offsets.above === 0 });

/** The mask of one scan in its order, (count * heads) x length x length. */
function scanMask(logs: tf.Tensor, plan: AttentionPlan): tf.Tensor {
  const { count, heads, length } = plan;
  const sums = (inclusive: boolean) => tf.reshape(tf.cumsum(logs, 2, !inclusive), [count * heads, length, 1]);
  const difference = (x: tf.Tensor) => tf.sub(x, tf.transpose(x, [0, 2, 1]));
  const below = difference(sums(includes(plan).below));
  const above = tf.neg(difference(sums(includes(plan).above)));
  const lower = lowerTriangle(length);
  return tf.exp(tf.add(tf.mul(below, lower), tf.mul(above, tf.sub(1, lower))));
}

/** How often the mask's entries count in a head: 0, 1 or 2, (count * heads) x length x length. */
function sight({ count, heads, length, directions }: AttentionPlan): tf.Tensor {
  if (directions === "double") return tf.tile(tf.expandDims(tf.add(1, tf.eye(length)), 0), [count * heads, 1, 1]);
  const past = directions === "forward" ? heads : heads / 2;
  const lower = lowerTriangle(length);
  const upper = tf.transpose(lower);
  return tf.tile(tf.stack(Array.from({ length: heads }, (_, h) => (h < past ? lower : upper))), [count, 1, 1]);
}

/** A square of scores in another order of tokens. */
function reordered(square: tf.Tensor, order: Int32Array): tf.Tensor {
  const indices = tf.tensor1d(order, "int32");
  return tf.gather(tf.gather(square, indices, 1), indices, 2);
}

function inverse(order: Int32Array): Int32Array {
  const places = new Int32Array(order.length);
  for (const [step, token] of order.entries()) places[token] = step;
  return places;
}

function masksOf(logits: readonly tf.Tensor[], plan: AttentionPlan): tf.Tensor | null {
  const { orders, directions } = plan;
  const scans = logits.map((scan, s) => reordered(scanMask(logDecays(scan, plan, orders[s]), plan), inverse(orders[s])));
  const all = scans.length === 0 ? null : scans.reduce((sum, mask) => tf.add(sum, mask));
  if (directions === "both") return all;
  return all ? tf.mul(all, sight(plan)) : sight(plan);
}

function attend(q: tf.Tensor, k: tf.Tensor, v: tf.Tensor, logits: readonly tf.Tensor[], plan: AttentionPlan): Attended<tf.Tensor> {
  const masks = masksOf(logits, plan);
  const raw = tf.matMul(q as tf.Tensor3D, k as tf.Tensor3D, false, true);
  const scores = masks ? tf.mul(raw, masks) : raw;
  const sums = tf.sum(scores, -1);
  const sizes = plan.scaled ? sums : tf.fill(sums.shape, Math.sqrt(plan.width));
  const output = tf.div(tf.matMul(scores as tf.Tensor3D, v as tf.Tensor3D), tf.expandDims(sizes, -1));
  return { output, scores, masks, sizes };
}

function attendGradient(
  { q, k, v, logits }: { readonly q: tf.Tensor; readonly k: tf.Tensor; readonly v: tf.Tensor; readonly logits: readonly tf.Tensor[] },
  { output, scores, masks, sizes }: Attended<tf.Tensor>,
  dy: tf.Tensor,
  plan: AttentionPlan,
): AttentionGradient<tf.Tensor> {
  const product = (a: tf.Tensor, b: tf.Tensor, transposeA: boolean, transposeB: boolean) =>
    tf.matMul(a as tf.Tensor3D, b as tf.Tensor3D, transposeA, transposeB);
  const shares = tf.div(dy, tf.expandDims(sizes, -1));
  const across = product(shares, v, false, true);
  const slopes = plan.scaled ? tf.sub(across, tf.sum(tf.mul(shares, output), -1, true)) : across;
  const dScores = masks ? tf.mul(slopes, masks) : slopes;
  const ofMask = tf.mul(slopes, product(q, k, false, true));
  const seen = plan.directions === "both" ? ofMask : tf.mul(ofMask, sight(plan));
  return {
    q: product(dScores, k, false, false),
    k: product(dScores, q, true, false),
    v: product(scores, shares, true, false),
    logits: logits.map((scan, s) => decayGradient(seen, scan, plan, plan.orders[s])),
  };
}

/** Gradient by the prefix sums whose differences are the entries of the mask. */
function decayGradient(ofMask: tf.Tensor, logits: tf.Tensor, plan: AttentionPlan, order: Int32Array): tf.Tensor {
  const { count, heads, length } = plan;
  const logs = logDecays(logits, plan, order);
  const slopes = tf.mul(reordered(ofMask, order), scanMask(logs, plan));
  const lower = lowerTriangle(length);
  const side = (part: tf.Tensor, sign: number, inclusive: boolean) => {
    const ends = tf.mul(tf.sub(tf.sum(part, 2), tf.sum(part, 1)), sign);
    return tf.cumsum(tf.reshape(ends, [count, heads, length]), 2, !inclusive, true);
  };
  const { below, above } = includes(plan);
  const byLog = tf.add(side(tf.mul(slopes, lower), 1, below), side(tf.mul(slopes, tf.sub(1, lower)), -1, above));
  const byLogit = tf.mul(byLog, tf.sub(1, tf.exp(logs)));
  return tf.reshape(tf.transpose(tf.gather(byLogit, tf.tensor1d(inverse(order), "int32"), 2), [0, 2, 1]), [count * length, heads]);
}
