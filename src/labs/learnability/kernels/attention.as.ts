// Multi-head linear attention on samples (G, z, y): y = sum_h V_h G Q_h z (eq. 5), its squared error and its gradient.
// Inside the kernels V is kept as outputs x (H d) (heads side by side) and Q as (H d) x d.
import { applySampleMatrices, applyWeights, foldOuterProducts, groupBytes, laneCount, laneSum } from "./lanes.as";

/** Samples handled at once: enough groups to reuse a splatted weight, few enough to stay in the second-level cache. */
export const CHUNK: i32 = 64;

/** The arrays of one chunk, cut from one block of `scratchBytes`. */
@unmanaged
class Chunk {
  gram: usize;
  last: usize;
  labels: usize;
  query: usize;
  value: usize;
  back: usize;
  residual: usize;
}

let chunk: Chunk = changetype<Chunk>(memory.data(sizeof<usize>() * 7, 16));

function chunkGroups<T>(): i32 {
  return CHUNK / laneCount<T>();
}

function scratchSize<T>(d: i32, outputs: i32, heads: i32): usize {
  const groups = <usize>chunkGroups<T>();
  return groups * (groupBytes(d * d) + groupBytes(d) + 2 * groupBytes(outputs) + 3 * groupBytes(heads * d));
}

function layOut<T>(scratch: usize, d: i32, outputs: i32, heads: i32): void {
  const groups = <usize>chunkGroups<T>();
  chunk.gram = scratch;
  chunk.last = chunk.gram + groups * groupBytes(d * d);
  chunk.labels = chunk.last + groups * groupBytes(d);
  chunk.residual = chunk.labels + groups * groupBytes(outputs);
  chunk.query = chunk.residual + groups * groupBytes(outputs);
  chunk.value = chunk.query + groups * groupBytes(heads * d);
  chunk.back = chunk.value + groups * groupBytes(heads * d);
}

/** Bytes of scratch that `meanSquaredError64` and the training step need. */
export function attentionScratchBytes32(d: i32, outputs: i32, heads: i32): usize {
  return scratchSize<f32>(d, outputs, heads);
}

export function attentionScratchBytes64(d: i32, outputs: i32, heads: i32): usize {
  return scratchSize<f64>(d, outputs, heads);
}

/** Puts one sample into lane `lane` of group `group`, expanding G to d x d. */
@inline
function placeSample<T>(gram: usize, last: usize, labels: usize, d: i32, outputs: i32, group: i32, lane: i32): void {
  const laneOffset = <usize>lane * sizeof<T>();
  const toGram = chunk.gram + <usize>group * groupBytes(d * d) + laneOffset;
  const rowBytes = <usize>d << 4;
  for (let j = 0; j < d; j++) {
    let right = toGram + <usize>j * (rowBytes + 16);
    let down = right;
    for (let k = j; k < d; k++) {
      const entry = <T>load<f64>(gram);
      store<T>(right, entry);
      store<T>(down, entry);
      gram += 8;
      right += 16;
      down += rowBytes;
    }
  }
  const toLast = chunk.last + <usize>group * groupBytes(d) + laneOffset;
  for (let j = 0; j < d; j++) store<T>(toLast + (<usize>j << 4), <T>load<f64>(last + (<usize>j << 3)));
  const toLabels = chunk.labels + <usize>group * groupBytes(outputs) + laneOffset;
  for (let a = 0; a < outputs; a++) store<T>(toLabels + (<usize>a << 4), <T>load<f64>(labels + (<usize>a << 3)));
}

/** Fills the unused lanes of a part-filled chunk with zeros, which add nothing to a loss or a gradient. */
function clearLanes<T>(d: i32, outputs: i32, filled: i32): void {
  for (let i = filled; i % laneCount<T>() != 0; i++) {
    const group = i / laneCount<T>();
    const offset = <usize>(i % laneCount<T>()) * sizeof<T>();
    const gram = chunk.gram + <usize>group * groupBytes(d * d) + offset;
    for (let j = 0; j < d * d; j++) store<T>(gram + (<usize>j << 4), 0);
    const last = chunk.last + <usize>group * groupBytes(d) + offset;
    for (let j = 0; j < d; j++) store<T>(last + (<usize>j << 4), 0);
    const labels = chunk.labels + <usize>group * groupBytes(outputs) + offset;
    for (let a = 0; a < outputs; a++) store<T>(labels + (<usize>a << 4), 0);
  }
}

/** Forward pass of the chunk: predictions into `residual`; keeps G Q_h z in `value` for the gradient. */
function forward<T>(V: usize, Q: usize, d: i32, outputs: i32, heads: i32, groups: i32): void {
  const width = heads * d;
  applyWeights<T>(Q, d, 1, width, d, chunk.last, chunk.query, groups);
  applySampleMatrices<T>(chunk.gram, chunk.query, chunk.value, d, heads, groups);
  applyWeights<T>(V, width, 1, outputs, width, chunk.value, chunk.residual, groups);
}

/** Turns predictions into scaled residuals, scale (prediction - label); returns the sum of squared errors. */
function residuals<T>(outputs: i32, groups: i32, scale: T): f64 {
  const factor = sizeof<T>() == 4 ? f32x4.splat(<f32>scale) : f64x2.splat(<f64>scale);
  let sum: v128 = i64x2.splat(0);
  for (let g = 0; g < groups; g++) {
    let at = chunk.residual + <usize>g * groupBytes(outputs);
    let label = chunk.labels + <usize>g * groupBytes(outputs);
    for (let a = 0; a < outputs; a++) {
      const error = v128.sub<T>(v128.load(at), v128.load(label));
      sum = v128.add<T>(sum, v128.mul<T>(error, error));
      v128.store(at, v128.mul<T>(error, factor));
      at += 16;
      label += 16;
    }
  }
  return <f64>laneSum<T>(sum);
}

/** Adds the chunk's gradient; the scaled residuals lie in `residual`. */
function backward<T>(V: usize, d: i32, outputs: i32, heads: i32, groups: i32, gradientV: usize, gradientQ: usize): void {
  const width = heads * d;
  applyWeights<T>(V, 1, width, width, outputs, chunk.residual, chunk.query, groups);
  applySampleMatrices<T>(chunk.gram, chunk.query, chunk.back, d, heads, groups);
  foldOuterProducts<T>(chunk.residual, outputs, chunk.value, width, groups, gradientV);
  foldOuterProducts<T>(chunk.back, width, chunk.last, d, groups, gradientQ);
}

/**
 * Sum of squared errors over a batch and the gradient of the mean, d/dV and d/dQ of sum (prediction - y)^2 / (rows outputs).
 * The batch is made of whole sequences: `order[(first + i) mod sequences]` for i < batch, `group` samples each.
 */
export function lossAndGradient<T>(
  gram: usize, last: usize, labels: usize, d: i32, outputs: i32, group: i32,
  order: usize, first: i32, batch: i32,
  V: usize, Q: usize, heads: i32, gradientV: usize, gradientQ: usize, scratch: usize,
): f64 {
  layOut<T>(scratch, d, outputs, heads);
  memory.fill(gradientV, 0, <usize>(outputs * heads * d) * sizeof<T>());
  memory.fill(gradientQ, 0, <usize>(heads * d * d) * sizeof<T>());
  const packed = <usize>((d * (d + 1)) >> 1) << 3;
  const rows = batch * group;
  const scale = <T>(2.0 / (<f64>rows * <f64>outputs));
  let total = 0.0;
  let sequence = first;
  let within = 0;
  let remaining = rows;
  while (remaining > 0) {
    const filled = min(remaining, CHUNK);
    for (let i = 0; i < filled; i++) {
      const sample = <usize>load<i32>(order + (<usize>sequence << 2)) * <usize>group + <usize>within;
      const at = <usize>sample;
      placeSample<T>(
        gram + at * packed, last + at * (<usize>d << 3), labels + at * (<usize>outputs << 3),
        d, outputs, i / laneCount<T>(), i % laneCount<T>(),
      );
      within += 1;
      if (within == group) {
        within = 0;
        sequence += 1;
      }
    }
    clearLanes<T>(d, outputs, filled);
    const groups = (filled + laneCount<T>() - 1) / laneCount<T>();
    forward<T>(V, Q, d, outputs, heads, groups);
    total += residuals<T>(outputs, groups, scale);
    backward<T>(V, d, outputs, heads, groups, gradientV, gradientQ);
    remaining -= filled;
  }
  return total;
}

/**
 * Predictions (when `out` is not 0; count x outputs) and sum of squared errors of `count` consecutive samples in float64.
 * V is outputs x (H d), Q is (H d) x d. The labels must be readable also when only predictions are wanted.
 */
export function attentionForward64(
  gram: usize, last: usize, labels: usize, d: i32, outputs: i32, count: i32,
  V: usize, Q: usize, heads: i32, out: usize, scratch: usize,
): f64 {
  layOut<f64>(scratch, d, outputs, heads);
  const packed = <usize>((d * (d + 1)) >> 1) << 3;
  const lanes = laneCount<f64>();
  let total = 0.0;
  for (let first = 0; first < count; first += CHUNK) {
    const filled = min(count - first, CHUNK);
    for (let i = 0; i < filled; i++) {
      const at = <usize>(first + i);
      placeSample<f64>(gram + at * packed, last + at * (<usize>d << 3), labels + at * (<usize>outputs << 3), d, outputs, i / lanes, i % lanes);
    }
    clearLanes<f64>(d, outputs, filled);
    const groups = (filled + lanes - 1) / lanes;
    forward<f64>(V, Q, d, outputs, heads, groups);
    if (out != 0) copyPredictions(outputs, first, filled, out);
    total += residuals<f64>(outputs, groups, 1.0);
  }
  return total;
}

function copyPredictions(outputs: i32, first: i32, filled: i32, out: usize): void {
  for (let i = 0; i < filled; i++) {
    const from = chunk.residual + <usize>(i >> 1) * groupBytes(outputs) + (<usize>(i & 1) << 3);
    const to = out + (<usize>(first + i) * <usize>outputs << 3);
    for (let a = 0; a < outputs; a++) store<f64>(to + (<usize>a << 3), load<f64>(from + (<usize>a << 4)));
  }
}
