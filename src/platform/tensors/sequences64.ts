/** Operations on sequences in float64, on plain arrays: the reference for faster ones. */
import { exponential } from "../numerics/exponential";
import { type Array64, float64 } from "./float64";
import { type Attended, type AttentionPlan, type RowMap, type SequenceArithmetic, seesBothSides } from "./sequence-arithmetic";

export const sequences64: SequenceArithmetic<Array64> = {
  ...float64,
  lookUp,
  lookUpGradient,
  mapRows,
  mapRowsGradient,
  attend,
  attendGradient,
};

function lookUp({ values, shape: [, width] }: Array64, rows: Int32Array): Array64 {
  const found = new Float64Array(rows.length * width);
  for (const [at, row] of rows.entries()) found.set(values.subarray(row * width, (row + 1) * width), at * width);
  return { values: found, shape: [rows.length, width] };
}

function lookUpGradient({ values, shape }: Array64, rows: Int32Array, count: number): Array64 {
  const width = shape[shape.length - 1];
  const gradient = new Float64Array(count * width);
  rows.forEach((row, at) => {
    for (let c = 0; c < width; c++) gradient[row * width + c] += values[at * width + c];
  });
  return { values: gradient, shape: [count, width] };
}

const sigmoid = (x: number) => 1 / (1 + exponential(-x));
const bound = 8;

function mapRows(x: Array64, map: RowMap): Array64 {
  if (map === "none") return x;
  if (map === "elu") return { ...x, values: x.values.map((value) => (value > 0 ? value + 1 : exponential(value))) };
  if (map === "exp") return { ...x, values: x.values.map((value) => exponential(Math.min(Math.max(value, -bound), bound))) };
  const values = x.values.map((value) => value * sigmoid(value) + 0.5);
  eachRow(x, (from, to) => {
    const norm = normOf(values, from, to);
    for (let i = from; i < to; i++) values[i] /= norm;
  });
  return { ...x, values };
}

function mapRowsGradient(x: Array64, y: Array64, dy: Array64, map: RowMap): Array64 {
  if (map === "none") return dy;
  if (map === "elu") return { ...x, values: dy.values.map((slope, i) => slope * (x.values[i] > 0 ? 1 : y.values[i])) };
  if (map === "exp") return { ...x, values: dy.values.map((slope, i) => (Math.abs(x.values[i]) <= bound ? slope * y.values[i] : 0)) };
  const values = new Float64Array(dy.values.length);
  eachRow(x, (from, to) => {
    // u = SiLU(x) + 1/2, y = u / |u|, so that du = (dy - y (y . dy)) / |u|.
    let squared = 0;
    let along = 0;
    for (let i = from; i < to; i++) {
      squared += (x.values[i] * sigmoid(x.values[i]) + 0.5) ** 2;
      along += y.values[i] * dy.values[i];
    }
    const norm = Math.sqrt(squared);
    for (let i = from; i < to; i++) {
      const s = sigmoid(x.values[i]);
      values[i] = ((dy.values[i] - y.values[i] * along) / norm) * s * (1 + x.values[i] * (1 - s));
    }
  });
  return { ...x, values };
}

function eachRow({ values, shape }: Array64, compute: (from: number, to: number) => void): void {
  const width = shape[shape.length - 1];
  for (let from = 0; from < values.length; from += width) compute(from, from + width);
}

function normOf(values: Float64Array, from: number, to: number): number {
  let squared = 0;
  for (let i = from; i < to; i++) squared += values[i] * values[i];
  return Math.sqrt(squared);
}

/** Whether token i attends to token j in head h of a plan. */
function sees({ directions, heads }: AttentionPlan, h: number, i: number, j: number): boolean {
  if (seesBothSides(directions) || i === j) return true;
  const past = directions === "forward" || h < heads / 2;
  return past ? j < i : j > i;
}

/** Decays of the tokens of a sequence and a head, in the order in which a scan meets them. */
function decaysOf(logits: Array64, plan: AttentionPlan, sequence: number, h: number, order: Int32Array): Float64Array {
  return Float64Array.from(order, (token) => sigmoid(logits.values[(sequence * plan.length + token) * plan.heads + h]));
}

/** The mask of one scan, its tokens in the order of the scan, by running products away from the diagonal. */
function scanMask(lambdas: Float64Array, { offsets: { below, above } }: AttentionPlan): Float64Array {
  const n = lambdas.length;
  const mask = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    mask[i * n + i] = 1;
    for (let j = i - 1; j >= 0; j--) mask[i * n + j] = mask[i * n + j + 1] * lambdas[j + below];
    for (let j = i + 1; j < n; j++) mask[i * n + j] = mask[i * n + j - 1] * lambdas[j - above];
  }
  return mask;
}

function attend(q: Array64, k: Array64, v: Array64, logits: readonly Array64[], plan: AttentionPlan): Attended<Array64> {
  const { count, heads, length: n, width, scaled, orders, directions } = plan;
  const all = count * heads;
  const masks = logits.length === 0 && directions === "both" ? null : new Float64Array(all * n * n);
  const scores = new Float64Array(all * n * n);
  const sizes = new Float64Array(all * n);
  const output = new Float64Array(all * n * width);
  for (let a = 0; a < all; a++) {
    if (masks) fillMask(masks.subarray(a * n * n, (a + 1) * n * n), logits, plan, Math.floor(a / heads), a % heads, orders);
    for (let i = 0; i < n; i++) {
      const row = (a * n + i) * n;
      let sum = 0;
      for (let j = 0; j < n; j++) {
        let score = 0;
        for (let c = 0; c < width; c++) score += q.values[(a * n + i) * width + c] * k.values[(a * n + j) * width + c];
        scores[row + j] = masks ? score * masks[row + j] : score;
        sum += scores[row + j];
      }
      sizes[a * n + i] = scaled ? sum : Math.sqrt(width);
      for (let j = 0; j < n; j++)
        for (let c = 0; c < width; c++)
          output[(a * n + i) * width + c] += (scores[row + j] / sizes[a * n + i]) * v.values[(a * n + j) * width + c];
    }
  }
  const square = (values: Float64Array): Array64 => ({ values, shape: [all, n, n] });
  return {
    output: { values: output, shape: [all, n, width] },
    scores: square(scores),
    masks: masks && square(masks),
    sizes: { values: sizes, shape: [all, n] },
  };
}

function fillMask(
  mask: Float64Array,
  logits: readonly Array64[],
  plan: AttentionPlan,
  sequence: number,
  h: number,
  orders: readonly Int32Array[],
): void {
  const n = plan.length;
  if (logits.length === 0) mask.fill(1);
  logits.forEach((scan, s) => {
    const order = orders[s];
    const inOrder = scanMask(decaysOf(scan, plan, sequence, h, order), plan);
    for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) mask[order[i] * n + order[j]] += inOrder[i * n + j];
  });
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) if (!sees(plan, h, i, j)) mask[i * n + j] = 0;
  if (plan.directions === "double") for (let i = 0; i < n; i++) mask[i * n + i] *= 2;
}

/**
 * With A the masked scores and c their sums: dA_ij = dy_i . (v_j - y_i) / c_i, or dy_i . v_j / sqrt(width) unscaled; then
 * dS = dA (.) M is the gradient of the scores before the mask, and dA (.) A that of the logarithms of the mask's entries,
 * of which every decay between two tokens gets a share.
 */
function attendGradient(
  { q, k, v, logits }: { q: Array64; k: Array64; v: Array64; logits: readonly Array64[] },
  { output, scores, masks, sizes }: Attended<Array64>,
  dy: Array64,
  plan: AttentionPlan,
) {
  const { count, heads, length: n, width, scaled } = plan;
  const [dq, dk, dv] = [q, k, v].map(({ values }) => new Float64Array(values.length));
  const dLogits = logits.map(({ values }) => new Float64Array(values.length));
  for (let a = 0; a < count * heads; a++) {
    const dMask = new Float64Array(n * n);
    for (let i = 0; i < n; i++) {
      const row = (a * n + i) * n;
      const at = (a * n + i) * width;
      const size = sizes.values[a * n + i];
      for (let j = 0; j < n; j++) {
        const from = (a * n + j) * width;
        let slope = 0;
        let score = 0;
        for (let c = 0; c < width; c++) {
          slope += dy.values[at + c] * (v.values[from + c] - (scaled ? output.values[at + c] : 0));
          score += q.values[at + c] * k.values[from + c];
        }
        slope /= size;
        dMask[i * n + j] = slope * score;
        const dScore = masks ? slope * masks.values[row + j] : slope;
        for (let c = 0; c < width; c++) {
          dq[at + c] += dScore * k.values[from + c];
          dk[from + c] += dScore * q.values[at + c];
          dv[from + c] += (scores.values[row + j] / size) * dy.values[at + c];
        }
      }
    }
    const [sequence, h] = [Math.floor(a / heads), a % heads];
    for (const [s, scan] of logits.entries()) addDecayGradient(dLogits[s], dMask, scan, plan, sequence, h, plan.orders[s]);
  }
  const like = (values: Float64Array, { shape }: Array64): Array64 => ({ values, shape });
  return { q: like(dq, q), k: like(dk, k), v: like(dv, v), logits: dLogits.map((values, s) => like(values, logits[s])) };
}

/** The gradient of a decay sums over all entries of the mask with it as a factor: differences at both ends, then a prefix sum. */
function addDecayGradient(
  gradient: Float64Array,
  dMask: Float64Array,
  logits: Array64,
  plan: AttentionPlan,
  sequence: number,
  h: number,
  order: Int32Array,
): void {
  const { below, above } = plan.offsets;
  const n = order.length;
  const lambdas = decaysOf(logits, plan, sequence, h, order);
  const mask = scanMask(lambdas, plan);
  const differences = new Float64Array(n + 1);
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      if (i === j || !sees(plan, h, order[i], order[j])) continue;
      const slope = dMask[order[i] * n + order[j]] * mask[i * n + j];
      const [first, end] = i > j ? [j + below, i + below] : [i + 1 - above, j + 1 - above];
      differences[first] += slope;
      differences[end] -= slope;
    }
  let sum = 0;
  for (let t = 0; t < n; t++) {
    sum += differences[t];
    // d log lambda = (1 - lambda) d logit.
    gradient[(sequence * n + order[t]) * plan.heads + h] += sum * (1 - lambdas[t]);
  }
}
