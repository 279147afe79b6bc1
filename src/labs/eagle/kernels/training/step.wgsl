// Clipping and one step of Adam, by a single workgroup. A gradient of which a number is not finite changes nothing.

const THREADS = 256u;
const BETA_1 = 0.9;
const TAKE_1 = 0.1;
const BETA_2 = 0.999;
const TAKE_2 = 0.001;
const EPSILON = 1e-8;
/** The bits of infinity; those of numbers that are none are larger. */
const INFINITE = 0x7f800000u;

override CLIP: f32;

/** The numbers of a step that depend on how many have changed the weights before it. */
struct Size {
  /** rate / (1 - beta1^t) */
  size: f32,
  /** 1 / sqrt(1 - beta2^t) */
  correction: f32,
}

@group(0) @binding(0) var<storage, read_write> standing: Standing;
/** Weights, first and second moments. */
@group(0) @binding(1) var<storage, read_write> trained: array<f32>;
@group(0) @binding(2) var<storage, read> factorGradient: array<f32>;
@group(0) @binding(3) var<storage, read> sizes: array<Size>;

var<workgroup> largest: array<u32, THREADS>;
var<workgroup> squares: array<f32, THREADS>;

@compute @workgroup_size(THREADS)
fn main(@builtin(local_invocation_index) lane: u32) {
  var most = 0u;
  for (var i = lane; i < WEIGHTS; i += THREADS) {
    most = max(most, bitcast<u32>(factorGradient[i]) & 0x7fffffffu);
  }
  largest[lane] = most;
  workgroupBarrier();
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    if lane < half {
      largest[lane] = max(largest[lane], largest[lane + half]);
    }
    workgroupBarrier();
  }
  let bits = largest[0];
  // Squares of the gradient over its largest number: they know no overflow.
  let unit = select(1.0, bitcast<f32>(bits), bits > 0u && bits < INFINITE);
  var sum = 0.0;
  for (var i = lane; i < WEIGHTS; i += THREADS) {
    let g = factorGradient[i] / unit;
    sum += g * g;
  }
  squares[lane] = sum;
  workgroupBarrier();
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    if lane < half {
      squares[lane] += squares[lane + half];
    }
    workgroupBarrier();
  }
  let taken = standing.taken;
  let isFinite = bits < INFINITE;
  if isFinite {
    // PyTorch's clip_grad_norm_, its 1e-6 included.
    let factor = min(1.0, CLIP / (unit * sqrt(squares[0]) + 1e-6));
    update(factor, sizes[taken], lane);
  }
  storageBarrier();
  if lane == 0u {
    standing.steps += 1u;
    standing.taken = taken + select(0u, 1u, isFinite);
  }
}

fn update(factor: f32, step: Size, lane: u32) {
  for (var i = lane; i < WEIGHTS; i += THREADS) {
    let g = factorGradient[i] * factor;
    let m = BETA_1 * trained[WEIGHTS + i] + TAKE_1 * g;
    let v = BETA_2 * trained[2u * WEIGHTS + i] + TAKE_2 * g * g;
    trained[WEIGHTS + i] = m;
    trained[2u * WEIGHTS + i] = v;
    trained[i] -= step.size * m / (sqrt(v) * step.correction + EPSILON);
  }
}
