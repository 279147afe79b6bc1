// Gradient training of linear attention: batches, gradient, clipping, schedule and optimiser in one call of many steps.
import { attentionScratchBytes32, attentionScratchBytes64, lossAndGradient } from "./attention.as";
import { coefficientScratchBytes, lossAndGradientByCoefficients, prefersCoefficients } from "./coefficients.as";
import { fillPermutation, openStream } from "../../../platform/kernels/random.as";

export const ADAMW: i32 = 0;
export const COSINE: i32 = 1;
const PI: f64 = 3.141592653589793;

/**
 * One learner. The caller fills every field; `step`, `epoch` and the running powers belong to the kernel. A learner's
 * mutable state is these four numbers and the arrays of weights and moments, nothing else.
 */
@unmanaged
export class Trainer {
  // data
  gram: usize;
  last: usize;
  labels: usize;
  d: i32;
  outputs: i32;
  group: i32;
  sequences: i32;
  // model
  heads: i32;
  weights: usize; // V, then Q
  gradient: usize;
  firstMoment: usize; // AdamW's mean gradient, or SGD's velocity
  secondMoment: usize;
  scratch: usize;
  order: usize; // room for orderEpochs(sequences, batch) permutations of the sequences
  // optimiser
  batch: i32;
  optimizer: i32;
  schedule: i32;
  shuffled: i32;
  /** Which of the two ways to the gradient; they differ in rounding only. */
  byCoefficients: i32;
  steps: i32;
  warmup: i32;
  rate: f64;
  clip: f64;
  weightDecay: f64;
  momentum: f64;
  beta1: f64;
  beta2: f64;
  epsilon: f64;
  seed: u64;
  purpose: u64;
  // state
  step: f64;
  beta1Power: f64;
  beta2Power: f64;
  loadedEpoch: f64;
  lastLoss: f64;
}

export function trainerBytes(): usize {
  return offsetof<Trainer>();
}

export function trainerSetData(
  at: usize, gram: usize, last: usize, labels: usize, d: i32, outputs: i32, group: i32, sequences: i32, order: usize,
): void {
  const t = changetype<Trainer>(at);
  t.gram = gram;
  t.last = last;
  t.labels = labels;
  t.d = d;
  t.outputs = outputs;
  t.group = group;
  t.sequences = sequences;
  t.order = order;
}

export function trainerSetModel(at: usize, heads: i32, weights: usize, gradient: usize, firstMoment: usize, secondMoment: usize, scratch: usize): void {
  const t = changetype<Trainer>(at);
  t.heads = heads;
  t.weights = weights;
  t.gradient = gradient;
  t.firstMoment = firstMoment;
  t.secondMoment = secondMoment;
  t.scratch = scratch;
}

export function trainerSetOptimizer(
  at: usize, optimizer: i32, rate: f64, momentum: f64, beta1: f64, beta2: f64, epsilon: f64, weightDecay: f64, clip: f64,
): void {
  const t = changetype<Trainer>(at);
  t.optimizer = optimizer;
  t.rate = rate;
  t.momentum = momentum;
  t.beta1 = beta1;
  t.beta2 = beta2;
  t.epsilon = epsilon;
  t.weightDecay = weightDecay;
  t.clip = clip;
}

export function trainerSetSchedule(at: usize, steps: i32, warmup: i32, schedule: i32, batch: i32, shuffled: i32, seed: u64, purpose: u64): void {
  const t = changetype<Trainer>(at);
  t.steps = steps;
  t.warmup = warmup;
  t.schedule = schedule;
  t.batch = batch;
  t.shuffled = shuffled;
  t.seed = seed;
  t.purpose = purpose;
}

/** Whether the gradient goes by way of p (1) or of the heads (0). */
export function trainerSetWay(at: usize, byCoefficients: i32): void {
  changetype<Trainer>(at).byCoefficients = byCoefficients;
}

/** The way that is faster for batches of `rows` samples. */
export function cheaperWay(d: i32, outputs: i32, heads: i32, rows: i32): i32 {
  return prefersCoefficients(d, outputs, heads, rows) ? 1 : 0;
}

/** Bytes of scratch for either way. */
export function trainerScratchBytes(d: i32, outputs: i32, heads: i32, isFloat32: i32): usize {
  return isFloat32
    ? max(attentionScratchBytes32(d, outputs, heads), coefficientScratchBytes<f32>(d, outputs))
    : max(attentionScratchBytes64(d, outputs, heads), coefficientScratchBytes<f64>(d, outputs));
}

export function trainerSetState(at: usize, step: f64, beta1Power: f64, beta2Power: f64): void {
  const t = changetype<Trainer>(at);
  t.step = step;
  t.beta1Power = beta1Power;
  t.beta2Power = beta2Power;
  t.loadedEpoch = -1e300; // none, and far from any
  t.lastLoss = 0;
}

export function trainerBeta1Power(at: usize): f64 {
  return changetype<Trainer>(at).beta1Power;
}

export function trainerBeta2Power(at: usize): f64 {
  return changetype<Trainer>(at).beta2Power;
}

/** Batch loss of the last step, mean over rows and coordinates, before that step's update. */
export function trainerLastLoss(at: usize): f64 {
  return changetype<Trainer>(at).lastLoss;
}

/** Takes up to `count` steps; returns how many. Stops early after a step whose loss was not finite. */
export function train32(at: usize, count: i32): i32 {
  return train<f32>(changetype<Trainer>(at), count);
}

export function train64(at: usize, count: i32): i32 {
  return train<f64>(changetype<Trainer>(at), count);
}

/** The gradient at the next batch into `gradient` (V, then Q) without a step; returns the batch loss. */
export function gradientOnly32(at: usize): f64 {
  return batchGradient<f32>(changetype<Trainer>(at));
}

export function gradientOnly64(at: usize): f64 {
  return batchGradient<f64>(changetype<Trainer>(at));
}

function train<T>(t: Trainer, count: i32): i32 {
  for (let taken = 0; taken < count; taken++) {
    t.lastLoss = batchGradient<T>(t);
    const weights = t.heads * t.d * (t.outputs + t.d);
    if (t.clip > 0) clipGradient<T>(t.gradient, weights, t.clip);
    const rate = scheduledRate(t);
    if (t.optimizer == ADAMW) stepAdamW<T>(t, weights, rate);
    else stepMomentum<T>(t, weights, rate);
    t.step += 1;
    if (!isFinite(t.lastLoss)) return taken + 1;
  }
  return count;
}

function batchGradient<T>(t: Trainer): f64 {
  const position = t.step * <f64>t.batch;
  const sequences = <f64>t.sequences;
  const epoch = Math.floor(position / sequences);
  if (t.loadedEpoch != epoch) loadOrder(t, epoch);
  const first = <i32>(position - epoch * sequences);
  const gradientQ = t.gradient + <usize>(t.outputs * t.heads * t.d) * sizeof<T>();
  const Q = t.weights + <usize>(t.outputs * t.heads * t.d) * sizeof<T>();
  const total = t.byCoefficients
    ? lossAndGradientByCoefficients<T>(
        t.gram, t.last, t.labels, t.d, t.outputs, t.group, t.order, first, t.batch,
        t.weights, Q, t.heads, t.gradient, gradientQ, t.scratch,
      )
    : lossAndGradient<T>(
        t.gram, t.last, t.labels, t.d, t.outputs, t.group, t.order, first, t.batch,
        t.weights, Q, t.heads, t.gradient, gradientQ, t.scratch,
      );
  return total / (<f64>t.batch * <f64>t.group * <f64>t.outputs);
}

/**
 * The order of this epoch, followed by those of the next ones, as many as a batch can straddle. What an earlier call
 * left for the same epochs is moved down rather than drawn again.
 */
function loadOrder(t: Trainer, epoch: f64): void {
  const bytes = <usize>t.sequences << 2;
  const epochs = orderEpochs(t.sequences, t.batch);
  const ahead = epoch - t.loadedEpoch;
  const reusable = ahead > 0 && ahead < <f64>epochs ? epochs - <i32>ahead : 0;
  if (reusable > 0) memory.copy(t.order, t.order + <usize>ahead * bytes, <usize>reusable * bytes);
  for (let k = reusable; k < epochs; k++) writeOrder(t, t.order + <usize>k * bytes, epoch + <f64>k);
  t.loadedEpoch = epoch;
}

/** Epochs whose orders lie in memory: a batch starts anywhere in the first and may run through several. */
export function orderEpochs(sequences: i32, batch: i32): i32 {
  return 1 + (batch + sequences - 1) / sequences;
}

function writeOrder(t: Trainer, to: usize, epoch: f64): void {
  if (t.shuffled) {
    openStream(t.seed, t.purpose, <u64>epoch);
    fillPermutation(to, t.sequences);
  } else {
    for (let i = 0; i < t.sequences; i++) store<i32>(to + (<usize>i << 2), i);
  }
}

/** Linear warm-up, then constant or half a cosine down to zero at the last step. */
function scheduledRate(t: Trainer): f64 {
  if (t.step < <f64>t.warmup) return (t.rate * (t.step + 1)) / <f64>t.warmup;
  if (t.schedule != COSINE) return t.rate;
  const span = <f64>max(t.steps - t.warmup, 1);
  return t.rate * 0.5 * (1 + Math.cos((PI * (t.step - <f64>t.warmup)) / span));
}

/** Scales the whole gradient down to norm `limit` where it is longer. */
export function clipGradient<T>(gradient: usize, count: i32, limit: f64): void {
  let squared = 0.0;
  for (let i = 0; i < count; i++) {
    const entry = <f64>load<T>(gradient + <usize>i * sizeof<T>());
    squared += entry * entry;
  }
  const norm = Math.sqrt(squared);
  if (!(norm > limit)) return;
  const factor = limit / norm;
  for (let i = 0; i < count; i++) {
    const entry = gradient + <usize>i * sizeof<T>();
    store<T>(entry, <T>(<f64>load<T>(entry) * factor));
  }
}

@inline
function splat<T>(x: f64): v128 {
  return sizeof<T>() == 4 ? f32x4.splat(<f32>x) : f64x2.splat(x);
}

/**
 * AdamW as in Loshchilov and Hutter 2019 (and PyTorch): decay the weights by 1 - rate * decay, then
 * w -= rate / (1 - beta1^t) * m / (sqrt(v) / sqrt(1 - beta2^t) + epsilon). The arrays end on a whole vector.
 */
export function stepAdamW<T>(t: Trainer, count: i32, rate: f64): void {
  t.beta1Power *= t.beta1;
  t.beta2Power *= t.beta2;
  const keep1 = splat<T>(t.beta1);
  const take1 = splat<T>(1 - t.beta1);
  const keep2 = splat<T>(t.beta2);
  const take2 = splat<T>(1 - t.beta2);
  const shrink = splat<T>(1 - rate * t.weightDecay);
  const size = splat<T>(rate / (1 - t.beta1Power));
  const correction = splat<T>(1 / Math.sqrt(1 - t.beta2Power));
  const epsilon = splat<T>(t.epsilon);
  const bytes = <usize>count * sizeof<T>();
  for (let offset: usize = 0; offset < bytes; offset += 16) {
    const g = v128.load(t.gradient + offset);
    const m = v128.add<T>(v128.mul<T>(keep1, v128.load(t.firstMoment + offset)), v128.mul<T>(take1, g));
    const v = v128.add<T>(v128.mul<T>(keep2, v128.load(t.secondMoment + offset)), v128.mul<T>(take2, v128.mul<T>(g, g)));
    v128.store(t.firstMoment + offset, m);
    v128.store(t.secondMoment + offset, v);
    const denominator = v128.add<T>(v128.mul<T>(v128.sqrt<T>(v), correction), epsilon);
    const w = v128.mul<T>(v128.load(t.weights + offset), shrink);
    v128.store(t.weights + offset, v128.sub<T>(w, v128.div<T>(v128.mul<T>(size, m), denominator)));
  }
}

/** SGD with momentum as in PyTorch: velocity = momentum * velocity + (g + decay w); w -= rate * velocity. */
export function stepMomentum<T>(t: Trainer, count: i32, rate: f64): void {
  const momentum = splat<T>(t.momentum);
  const decay = splat<T>(t.weightDecay);
  const size = splat<T>(rate);
  const bytes = <usize>count * sizeof<T>();
  for (let offset: usize = 0; offset < bytes; offset += 16) {
    const w = v128.load(t.weights + offset);
    const g = v128.add<T>(v128.load(t.gradient + offset), v128.mul<T>(decay, w));
    const velocity = v128.add<T>(v128.mul<T>(momentum, v128.load(t.firstMoment + offset)), g);
    v128.store(t.firstMoment + offset, velocity);
    v128.store(t.weights + offset, v128.sub<T>(w, v128.mul<T>(size, velocity)));
  }
}
