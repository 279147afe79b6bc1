// Gradient training of many linear-attention models at once, one workgroup for each: batches, gradient, clipping and
// optimiser, as many steps in one call as wanted. The arithmetic is that of training.as.ts in float32; the rate and the
// bias corrections of every step come from the processor, which computes them in float64.
//
// V is kept as outputs x (H d) (heads side by side) and Q as (H d) x d; a model's weights are V, then Q. A sample is one
// record: G packed (upper triangle with diagonal, row by row), z, y.

override D: u32;
override OUTPUTS: u32;
/** Entries of workgroup memory for the intermediate values of a chunk of rows. */
override SCRATCH: u32;

const THREADS = 128u;
const MAX_ROWS = 64u;
const ADAMW = 0u;

struct Model {
  heads: u32,
  /** Where the model's arrays begin in `states` and in `gradients`, and the length of one array. */
  state: u32,
  gradient: u32,
  stride: u32,
  /** Record of the first sample of its data set, and samples to a sequence. */
  sample: u32,
  group: u32,
  /** Sequences of a batch, and rows handled at once. */
  batch: u32,
  chunk: u32,
  optimizer: u32,
  momentum: f32,
  keep1: f32,
  take1: f32,
  keep2: f32,
  take2: f32,
  epsilon: f32,
  weightDecay: f32,
  clip: f32,
}

/** One model's share of a call: number of steps, and where their batches, factors and losses lie. */
struct Turn {
  steps: u32,
  order: u32,
  factors: u32,
  losses: u32,
}

/** The numbers of one step that depend on its index. */
struct Factors {
  rate: f32,
  /** rate / (1 - beta1^t) */
  size: f32,
  /** 1 / sqrt(1 - beta2^t) */
  correction: f32,
  /** 1 - rate * weight decay */
  shrink: f32,
}

@group(0) @binding(0) var<storage, read> models: array<Model>;
@group(0) @binding(1) var<storage, read> turns: array<Turn>;
@group(0) @binding(2) var<storage, read> order: array<u32>;
@group(0) @binding(3) var<storage, read> factors: array<Factors>;
@group(0) @binding(4) var<storage, read> samples: array<f32>;
/** Weights, first and second moments of every model. */
@group(0) @binding(5) var<storage, read_write> states: array<f32>;
@group(0) @binding(6) var<storage, read_write> gradients: array<f32>;
@group(0) @binding(7) var<storage, read_write> losses: array<f32>;

/** The two intermediate values of every head, (H d) x chunk each, then the residuals, outputs x chunk. */
var<workgroup> scratch: array<f32, SCRATCH>;
/** The records of the chunk's rows. */
var<workgroup> records: array<u32, MAX_ROWS>;
var<workgroup> partial: array<f32, THREADS>;

@compute @workgroup_size(THREADS)
fn main(@builtin(workgroup_id) workgroup: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  let model = models[workgroup.x];
  let turn = turns[workgroup.x];
  for (var s = 0u; s < turn.steps; s++) {
    let loss = batchGradient(model, turn.order + s * model.batch, lane);
    let scale = clipFactor(model, lane);
    if model.optimizer == ADAMW {
      stepAdamW(model, factors[turn.factors + s], scale, lane);
    } else {
      stepMomentum(model, factors[turn.factors + s], scale, lane);
    }
    if lane == 0u {
      losses[turn.losses + s] = loss;
    }
    storageBarrier();
  }
}

/** Leaves the gradient of the mean squared error of one batch in `gradients` and returns that error. */
fn batchGradient(model: Model, first: u32, lane: u32) -> f32 {
  let rows = model.batch * model.group;
  var squared = 0.0;
  for (var start = 0u; start < rows; start += model.chunk) {
    let filled = min(model.chunk, rows - start);
    findRecords(model, first, start, filled, lane);
    workgroupBarrier();
    applyQueries(model, filled, lane);
    workgroupBarrier();
    applyMoments(model, filled, 0u, valuesAt(model), lane);
    workgroupBarrier();
    squared += residuals(model, filled, 2.0 / (f32(rows) * f32(OUTPUTS)), lane);
    workgroupBarrier();
    foldValues(model, filled, start == 0u, lane);
    applyValuesBack(model, filled, lane);
    workgroupBarrier();
    applyMoments(model, filled, 0u, valuesAt(model), lane);
    workgroupBarrier();
    foldQueries(model, filled, start == 0u, lane);
    workgroupBarrier();
  }
  storageBarrier();
  return total(squared, lane) / (f32(rows) * f32(OUTPUTS));
}

fn recordSize() -> u32 {
  return D * (D + 1u) / 2u + D + OUTPUTS;
}

/** Where z begins in a record; y follows it. */
fn lastAt() -> u32 {
  return D * (D + 1u) / 2u;
}

fn gramEntry(record: u32, j: u32, k: u32) -> f32 {
  let low = min(j, k);
  return samples[record + low * D - low * (low + 1u) / 2u + max(j, k)];
}

fn valuesAt(model: Model) -> u32 {
  return model.heads * D * model.chunk;
}

fn residualsAt(model: Model) -> u32 {
  return 2u * model.heads * D * model.chunk;
}

/** A batch is made of whole sequences, in the order that `order` gives from `first` on. */
fn findRecords(model: Model, first: u32, start: u32, filled: u32, lane: u32) {
  for (var r = lane; r < filled; r += THREADS) {
    let row = start + r;
    let sample = order[first + row / model.group] * model.group + row % model.group;
    records[r] = (model.sample + sample) * recordSize();
  }
}

/** Q_h z of every head and row, into the first part of the scratch. */
fn applyQueries(model: Model, filled: u32, lane: u32) {
  let width = model.heads * D;
  let queries = model.state + OUTPUTS * width;
  for (var i = lane; i < width * filled; i += THREADS) {
    let row = i % filled;
    let line = i / filled;
    let last = records[row] + lastAt();
    var sum = 0.0;
    for (var l = 0u; l < D; l++) {
      sum += states[queries + line * D + l] * samples[last + l];
    }
    scratch[line * model.chunk + row] = sum;
  }
}

/** G times what lies at `source`, head by head, to `goal`. */
fn applyMoments(model: Model, filled: u32, source: u32, goal: u32, lane: u32) {
  for (var i = lane; i < model.heads * D * filled; i += THREADS) {
    let row = i % filled;
    let line = i / filled;
    let j = line % D;
    let head = line - j;
    var sum = 0.0;
    for (var k = 0u; k < D; k++) {
      sum += gramEntry(records[row], j, k) * scratch[source + (head + k) * model.chunk + row];
    }
    scratch[goal + line * model.chunk + row] = sum;
  }
}

/** Predictions minus labels, times `scale`; returns this invocation's share of the sum of squared errors. */
fn residuals(model: Model, filled: u32, scale: f32, lane: u32) -> f32 {
  let width = model.heads * D;
  let values = valuesAt(model);
  var squared = 0.0;
  for (var i = lane; i < OUTPUTS * filled; i += THREADS) {
    let row = i % filled;
    let a = i / filled;
    var prediction = 0.0;
    for (var line = 0u; line < width; line++) {
      prediction += states[model.state + a * width + line] * scratch[values + line * model.chunk + row];
    }
    let error = prediction - samples[records[row] + lastAt() + D + a];
    squared += error * error;
    scratch[residualsAt(model) + a * model.chunk + row] = scale * error;
  }
  return squared;
}

/** Adds the chunk's gradient of V: residuals times G Q_h z. */
fn foldValues(model: Model, filled: u32, isFirst: bool, lane: u32) {
  let width = model.heads * D;
  for (var i = lane; i < OUTPUTS * width; i += THREADS) {
    let residual = residualsAt(model) + (i / width) * model.chunk;
    let value = valuesAt(model) + (i % width) * model.chunk;
    var sum = 0.0;
    for (var row = 0u; row < filled; row++) {
      sum += scratch[residual + row] * scratch[value + row];
    }
    addGradient(model.gradient + i, sum, isFirst);
  }
}

/** V_h^T times the residuals, over the Q_h z that are no longer needed. */
fn applyValuesBack(model: Model, filled: u32, lane: u32) {
  let width = model.heads * D;
  for (var i = lane; i < width * filled; i += THREADS) {
    let row = i % filled;
    let line = i / filled;
    var sum = 0.0;
    for (var a = 0u; a < OUTPUTS; a++) {
      sum += states[model.state + a * width + line] * scratch[residualsAt(model) + a * model.chunk + row];
    }
    scratch[line * model.chunk + row] = sum;
  }
}

/** Adds the chunk's gradient of Q: G V_h^T residual times z^T. */
fn foldQueries(model: Model, filled: u32, isFirst: bool, lane: u32) {
  let width = model.heads * D;
  for (var i = lane; i < width * D; i += THREADS) {
    let back = valuesAt(model) + (i / D) * model.chunk;
    let l = i % D;
    var sum = 0.0;
    for (var row = 0u; row < filled; row++) {
      sum += scratch[back + row] * samples[records[row] + lastAt() + l];
    }
    addGradient(model.gradient + OUTPUTS * width + i, sum, isFirst);
  }
}

fn addGradient(at: u32, value: f32, isFirst: bool) {
  if isFirst {
    gradients[at] = value;
  } else {
    gradients[at] += value;
  }
}

fn weightCount(model: Model) -> u32 {
  return model.heads * D * (OUTPUTS + D);
}

/** Factor that limits the norm of the gradient to `clip`; 1 when nothing is clipped. */
fn clipFactor(model: Model, lane: u32) -> f32 {
  if model.clip <= 0.0 {
    return 1.0;
  }
  var squared = 0.0;
  for (var i = lane; i < weightCount(model); i += THREADS) {
    let entry = gradients[model.gradient + i];
    squared += entry * entry;
  }
  let norm = sqrt(total(squared, lane));
  return select(1.0, model.clip / norm, norm > model.clip);
}

/** w -= rate / (1 - beta1^t) * m / (sqrt(v) / sqrt(1 - beta2^t) + epsilon) after the decay of the weights. */
fn stepAdamW(model: Model, step: Factors, scale: f32, lane: u32) {
  for (var i = lane; i < weightCount(model); i += THREADS) {
    let weight = model.state + i;
    let first = weight + model.stride;
    let second = first + model.stride;
    let g = scale * gradients[model.gradient + i];
    let m = model.keep1 * states[first] + model.take1 * g;
    let v = model.keep2 * states[second] + model.take2 * (g * g);
    states[first] = m;
    states[second] = v;
    states[weight] = states[weight] * step.shrink - step.size * m / (sqrt(v) * step.correction + model.epsilon);
  }
}

/** velocity = momentum * velocity + (g + decay w); w -= rate * velocity. */
fn stepMomentum(model: Model, step: Factors, scale: f32, lane: u32) {
  for (var i = lane; i < weightCount(model); i += THREADS) {
    let weight = model.state + i;
    let first = weight + model.stride;
    let g = scale * gradients[model.gradient + i] + model.weightDecay * states[weight];
    let velocity = model.momentum * states[first] + g;
    states[first] = velocity;
    states[weight] -= step.rate * velocity;
  }
}

/** The sum of every invocation's value, in an order that does not change. */
fn total(value: f32, lane: u32) -> f32 {
  partial[lane] = value;
  workgroupBarrier();
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    if lane < half {
      partial[lane] += partial[lane + half];
    }
    workgroupBarrier();
  }
  let sum = partial[0];
  workgroupBarrier();
  return sum;
}
