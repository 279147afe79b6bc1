// Loss and gradient by way of the coefficients p (paper notes, section 2.5): predictions are linear in p, whatever the
// number of heads, so a sample costs 2 outputs psi multiply-adds instead of about 4 H d^2 + 3 H d outputs; the chain rule
// from p to the heads is paid once per batch. Inside, p is kept as outputs x pairs x d, pairs {j <= k} in the packed order.
import { applyWeights, foldOuterProducts, groupBytes, laneCount, laneSum } from "./lanes.as";
import { CHUNK } from "./attention.as";

// Arrays of one chunk, cut from one block of scratch.
let gramAt: usize = 0;
let lastAt: usize = 0;
let labelsAt: usize = 0;
let productAt: usize = 0;

function pairCount(d: i32): i32 {
  return (d * (d + 1)) >> 1;
}

function coefficientBytes<T>(d: i32, outputs: i32): usize {
  return (<usize>(outputs * pairCount(d) * d) * sizeof<T>() + 15) & ~15;
}

/** Bytes of scratch for this way: p, its gradient, and a chunk of samples. */
export function coefficientScratchBytes<T>(d: i32, outputs: i32): usize {
  const groups = <usize>(CHUNK / laneCount<T>());
  const pairs = pairCount(d);
  return 2 * coefficientBytes<T>(d, outputs) + groups * (groupBytes(pairs) + groupBytes(d) + groupBytes(outputs) + groupBytes(outputs * pairs));
}

/**
 * Whether this way is the faster one for a batch of `rows`, by counting multiply-adds. Those of the chain rule run over
 * rows of d numbers and were measured to take 6 times as long as the others (d = 4 and 8, either precision).
 */
export function prefersCoefficients(d: i32, outputs: i32, heads: i32, rows: i32): bool {
  const pairs = <f64>pairCount(d);
  const direct = <f64>heads * <f64>d * (4.0 * <f64>d + 3.0 * <f64>outputs);
  const here = 2.0 * <f64>outputs * pairs * (<f64>d + 1.0);
  const chainRule = 18.0 * <f64>outputs * <f64>heads * <f64>d * <f64>d * <f64>d;
  return <f64>rows * here + chainRule < <f64>rows * direct;
}

/** Same arguments and result as `lossAndGradient`. */
export function lossAndGradientByCoefficients<T>(
  gram: usize, last: usize, labels: usize, d: i32, outputs: i32, group: i32,
  order: usize, first: i32, batch: i32,
  V: usize, Q: usize, heads: i32, gradientV: usize, gradientQ: usize, scratch: usize,
): f64 {
  const p = scratch;
  const gradientP = p + coefficientBytes<T>(d, outputs);
  layOut<T>(gradientP + coefficientBytes<T>(d, outputs), d, outputs);
  fillCoefficients<T>(V, Q, d, outputs, heads, p);
  memory.fill(gradientP, 0, coefficientBytes<T>(d, outputs));
  const pairs = pairCount(d);
  const rows = batch * group;
  const scale = <T>(2.0 / (<f64>rows * <f64>outputs));
  let total = 0.0;
  let sequence = first;
  let within = 0;
  for (let remaining = rows; remaining > 0; ) {
    const filled = min(remaining, CHUNK);
    for (let i = 0; i < filled; i++) {
      const at = <usize>load<i32>(order + (<usize>sequence << 2)) * <usize>group + <usize>within;
      place<T>(gram + at * (<usize>pairs << 3), gramAt, pairs, i);
      place<T>(last + at * (<usize>d << 3), lastAt, d, i);
      place<T>(labels + at * (<usize>outputs << 3), labelsAt, outputs, i);
      within += 1;
      if (within == group) {
        within = 0;
        sequence += 1;
      }
    }
    for (let i = filled; i % laneCount<T>() != 0; i++) {
      clear<T>(gramAt, pairs, i);
      clear<T>(lastAt, d, i);
      clear<T>(labelsAt, outputs, i);
    }
    const groups = (filled + laneCount<T>() - 1) / laneCount<T>();
    applyWeights<T>(p, d, 1, outputs * pairs, d, lastAt, productAt, groups);
    total += residuals<T>(outputs, pairs, groups, scale);
    foldOuterProducts<T>(productAt, outputs * pairs, lastAt, d, groups, gradientP);
    remaining -= filled;
  }
  chainRule<T>(V, Q, d, outputs, heads, gradientP, gradientV, gradientQ);
  return total;
}

function layOut<T>(scratch: usize, d: i32, outputs: i32): void {
  const groups = <usize>(CHUNK / laneCount<T>());
  gramAt = scratch;
  lastAt = gramAt + groups * groupBytes(pairCount(d));
  labelsAt = lastAt + groups * groupBytes(d);
  productAt = labelsAt + groups * groupBytes(outputs);
}

/** Puts `count` numbers of sample i into its lane. */
@inline
function place<T>(from: usize, to: usize, count: i32, i: i32): void {
  let at = to + <usize>(i / laneCount<T>()) * groupBytes(count) + <usize>(i % laneCount<T>()) * sizeof<T>();
  for (let j = 0; j < count; j++) {
    store<T>(at, <T>load<f64>(from));
    from += 8;
    at += 16;
  }
}

function clear<T>(to: usize, count: i32, i: i32): void {
  const at = to + <usize>(i / laneCount<T>()) * groupBytes(count) + <usize>(i % laneCount<T>()) * sizeof<T>();
  for (let j = 0; j < count; j++) store<T>(at + (<usize>j << 4), 0);
}

/**
 * `product` holds sum_l p_a{jk},l z_l. Predictions are its inner products with G; it is overwritten by the scaled residual
 * times G, whose outer product with z is the gradient of p. Returns the sum of squared errors.
 */
function residuals<T>(outputs: i32, pairs: i32, groups: i32, scale: T): f64 {
  const factor = sizeof<T>() == 4 ? f32x4.splat(<f32>scale) : f64x2.splat(<f64>scale);
  let sum: v128 = i64x2.splat(0);
  for (let g = 0; g < groups; g++) {
    const gram = gramAt + <usize>g * groupBytes(pairs);
    for (let a = 0; a < outputs; a++) {
      const product = productAt + <usize>g * groupBytes(outputs * pairs) + (<usize>(a * pairs) << 4);
      let prediction: v128 = i64x2.splat(0);
      for (let i = 0; i < pairs; i++) {
        const offset = <usize>i << 4;
        prediction = v128.add<T>(prediction, v128.mul<T>(v128.load(gram + offset), v128.load(product + offset)));
      }
      const error = v128.sub<T>(prediction, v128.load(labelsAt + <usize>g * groupBytes(outputs) + (<usize>a << 4)));
      sum = v128.add<T>(sum, v128.mul<T>(error, error));
      const scaled = v128.mul<T>(error, factor);
      for (let i = 0; i < pairs; i++) {
        const offset = <usize>i << 4;
        v128.store(product + offset, v128.mul<T>(scaled, v128.load(gram + offset)));
      }
    }
  }
  return <f64>laneSum<T>(sum);
}

/** Row of the pair {j, k} in the packed order. */
@inline
function pairIndex(d: i32, j: i32, k: i32): i32 {
  const low = min(j, k);
  return low * d - ((low * (low - 1)) >> 1) + max(j, k) - low;
}

/** p_a{jk},l = sum_h V_h[a, j] Q_h[k, l] + V_h[a, k] Q_h[j, l] for j < k, one of the two for j = k (eq. 42). */
function fillCoefficients<T>(V: usize, Q: usize, d: i32, outputs: i32, heads: i32, p: usize): void {
  const size = <usize>sizeof<T>();
  const rowBytes = <usize>d * size;
  memory.fill(p, 0, coefficientBytes<T>(d, outputs));
  for (let a = 0; a < outputs; a++) {
    const block = p + <usize>(a * pairCount(d)) * rowBytes;
    for (let h = 0; h < heads; h++)
      for (let j = 0; j < d; j++) {
        const value = load<T>(V + <usize>((a * heads + h) * d + j) * size);
        for (let k = 0; k < d; k++)
          addScaledRow<T>(value, Q + <usize>(h * d + k) * rowBytes, block + <usize>pairIndex(d, j, k) * rowBytes, d);
      }
  }
}

/** From the gradient of p to those of V and Q; T[a, j, k, l] takes its gradient from the pair {j, k}. */
function chainRule<T>(V: usize, Q: usize, d: i32, outputs: i32, heads: i32, gradientP: usize, gradientV: usize, gradientQ: usize): void {
  const size = <usize>sizeof<T>();
  const rowBytes = <usize>d * size;
  memory.fill(gradientQ, 0, <usize>(heads * d) * rowBytes);
  for (let a = 0; a < outputs; a++) {
    const block = gradientP + <usize>(a * pairCount(d)) * rowBytes;
    for (let h = 0; h < heads; h++)
      for (let j = 0; j < d; j++) {
        const at = <usize>((a * heads + h) * d + j) * size;
        const value = load<T>(V + at);
        let sum: T = 0;
        for (let k = 0; k < d; k++) {
          const row = block + <usize>pairIndex(d, j, k) * rowBytes;
          const offset = <usize>(h * d + k) * rowBytes;
          sum = <T>(sum + dotRow<T>(row, Q + offset, d));
          addScaledRow<T>(value, row, gradientQ + offset, d);
        }
        store<T>(gradientV + at, sum);
      }
  }
}

@inline
function addScaledRow<T>(factor: T, x: usize, y: usize, count: i32): void {
  const lanes = laneCount<T>();
  const splat = sizeof<T>() == 4 ? f32x4.splat(<f32>factor) : f64x2.splat(<f64>factor);
  let i = 0;
  for (; i + lanes <= count; i += lanes) {
    v128.store(y, v128.add<T>(v128.load(y), v128.mul<T>(splat, v128.load(x))));
    x += 16;
    y += 16;
  }
  for (; i < count; i++) {
    store<T>(y, <T>(load<T>(y) + factor * load<T>(x)));
    x += sizeof<T>();
    y += sizeof<T>();
  }
}

@inline
function dotRow<T>(x: usize, y: usize, count: i32): T {
  const lanes = laneCount<T>();
  let sums: v128 = i64x2.splat(0);
  let i = 0;
  for (; i + lanes <= count; i += lanes) {
    sums = v128.add<T>(sums, v128.mul<T>(v128.load(x), v128.load(y)));
    x += 16;
    y += 16;
  }
  let sum = laneSum<T>(sums);
  for (; i < count; i++) {
    sum = <T>(sum + load<T>(x) * load<T>(y));
    x += sizeof<T>();
    y += sizeof<T>();
  }
  return sum;
}
