// Loss and gradient of a group of prompts, a workgroup for each: the arithmetic of pass.as.ts, with the matrix products of
// matrix-products.wgsl.

const THREADS = 128u;

override SIGN: f32;

override STATES: u32 = TOKENS * WIDTH;
override SCORES: u32 = TOKENS * KEYS;
override KEY_VALUES: u32 = KEYS * WIDTH;
// Where things lie in the scratch of a group.
override QUERIES_AT: u32 = LAYERS * STATES;
override SCORES_AT: u32 = QUERIES_AT + (LAYERS - 1u) * STATES;
override VALUES_AT: u32 = SCORES_AT + (LAYERS - 1u) * SCORES;
override LAST_QUERIES_AT: u32 = VALUES_AT + (LAYERS - 1u) * KEY_VALUES;
override LAST_SCORES_AT: u32 = LAST_QUERIES_AT + D_PRIME * WIDTH;
override LAST_VALUES_AT: u32 = LAST_SCORES_AT + D_PRIME * KEYS;
override RESIDUAL_AT: u32 = LAST_VALUES_AT + KEYS * N_PRIME;
override BACK_AT: u32 = RESIDUAL_AT + D_PRIME * N_PRIME;
override OTHER_BACK_AT: u32 = BACK_AT + STATES;
override QUERIES_BACK_AT: u32 = OTHER_BACK_AT + STATES;
override SCORES_BACK_AT: u32 = QUERIES_BACK_AT + TOKENS * FEATURES;
override VALUES_BACK_AT: u32 = SCORES_BACK_AT + SCORES;
override SCRATCH: u32 = VALUES_BACK_AT + KEY_VALUES;

/** Rows and columns of a prompt. */
override ROW: u32 = MACHINES * COLUMNS + N_PRIME;
override PROMPT: u32 = TOKENS * ROW;

@group(0) @binding(0) var<storage, read> standing: Standing;
@group(0) @binding(1) var<storage, read> products: array<f32>;
@group(0) @binding(2) var<storage, read> prompts: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read_write> scratch: array<vec4<f32>>;
/** Of every group, one behind the other. */
@group(0) @binding(4) var<storage, read_write> gradients: array<f32>;
/** Mean squared errors of every prompt of every step of a submit. */
@group(0) @binding(5) var<storage, read_write> errors: array<vec4<f32>>;

var<private> lane: u32;
/** Where the scratch of this group begins, its prompt, and its gradient. */
var<private> base: u32;
var<private> prompt: u32;
var<private> gradient: u32;

@compute @workgroup_size(THREADS)
fn main(@builtin(workgroup_id) workgroup: vec3<u32>, @builtin(local_invocation_index) index: u32) {
  lane = index;
  base = workgroup.x * SCRATCH;
  prompt = (standing.steps * GROUPS + workgroup.x) * PROMPT;
  gradient = workgroup.x * GRADIENT;
  begin();
  storageBarrier();
  for (var layer = 0u; layer + 1u < LAYERS; layer++) {
    forward(layer);
  }
  answer();
  if lane == 0u {
    errors[standing.steps * GROUPS + workgroup.x] = compare();
  }
  storageBarrier();
  lastBackward();
  var back = base + BACK_AT;
  var before = base + OTHER_BACK_AT;
  for (var layer = LAYERS - 1u; layer > 0u; layer--) {
    backward(layer - 1u, back, before);
    let other = back;
    back = before;
    before = other;
  }
}

fn statesAt(layer: u32) -> u32 {
  return base + layer * STATES;
}

fn queriesAt(layer: u32) -> u32 {
  return base + QUERIES_AT + layer * STATES;
}

fn scoresAt(layer: u32) -> u32 {
  return base + SCORES_AT + layer * SCORES;
}

fn valuesAt(layer: u32) -> u32 {
  return base + VALUES_AT + layer * KEY_VALUES;
}

fn queryKeyAt(layer: u32) -> u32 {
  return layer * LAYER_PRODUCTS;
}

/** W_VP of a machine. */
fn valueProjectionAt(layer: u32, machine: u32) -> u32 {
  return layer * LAYER_PRODUCTS + QUERY_KEY + machine * FEATURES * WIDTH;
}

fn readColumnsAt(machine: u32) -> u32 {
  return READ_AT + machine * FEATURES * N_PRIME;
}

/** X^mu = [A^mu C; B^mu 0] side by side. */
fn begin() {
  for (var k = lane; k < STATES; k += THREADS) {
    let i = k / WIDTH;
    let machine = (k % WIDTH) / FEATURES;
    let column = k % FEATURES;
    var entry = vec4<f32>();
    if column < COLUMNS {
      entry = prompts[prompt + i * ROW + machine * COLUMNS + column];
    } else if i < ATTENDED {
      entry = prompts[prompt + i * ROW + MACHINES * COLUMNS + column - COLUMNS];
    }
    scratch[base + k] = entry;
  }
}

/** From the states before a layer to those after it. */
fn forward(layer: u32) {
  let states = statesAt(layer);
  let next = statesAt(layer + 1u);
  let scores = scoresAt(layer);
  let values = valuesAt(layer);
  for (var machine = 0u; machine < MACHINES; machine++) {
    let x = Matrix(states + machine * FEATURES, 1u, WIDTH);
    let queries = queriesAt(layer) + machine * FEATURES;
    let own = machine * ATTENDED;
    // Transposed, as weights stand on the left.
    weighted(Matrix(queryKeyAt(layer), 1u, FEATURES), x, Matrix(queries, 1u, WIDTH), FEATURES, FEATURES, TOKENS, false);
    let valueProjection = Matrix(valueProjectionAt(layer, machine), 1u, WIDTH);
    weighted(valueProjection, x, Matrix(values + own * WIDTH, 1u, WIDTH), WIDTH, FEATURES, ATTENDED, false);
    storageBarrier();
    multiplied(Matrix(queries, WIDTH, 1u), x, Matrix(scores + own, KEYS, 1u), TOKENS, FEATURES, ATTENDED, false);
  }
  storageBarrier();
  for (var k = lane; k < STATES; k += THREADS) {
    scratch[next + k] = scratch[states + k];
  }
  // An entry is copied by the invocation that adds to it.
  multiplied(Matrix(scores, KEYS, 1u), Matrix(values, WIDTH, 1u), Matrix(next, WIDTH, 1u), TOKENS, KEYS, WIDTH, true);
  storageBarrier();
}

/** The last layer as far as D is read, which is left in the place of the residual. */
fn answer() {
  let states = statesAt(LAYERS - 1u);
  let bottom = states + ATTENDED * WIDTH;
  let lastQueries = base + LAST_QUERIES_AT;
  let lastScores = base + LAST_SCORES_AT;
  let lastValues = base + LAST_VALUES_AT;
  let residual = base + RESIDUAL_AT;
  // What the machines hold of D so far.
  for (var k = lane; k < D_PRIME * N_PRIME; k += THREADS) {
    var sum = vec4<f32>();
    for (var machine = 0u; machine < MACHINES; machine++) {
      sum += scratch[bottom + (k / N_PRIME) * WIDTH + machine * FEATURES + COLUMNS + k % N_PRIME];
    }
    scratch[residual + k] = sum * (1.0 / f32(MACHINES));
  }
  for (var machine = 0u; machine < MACHINES; machine++) {
    let shift = machine * FEATURES;
    let own = machine * ATTENDED;
    let x = Matrix(states + shift, 1u, WIDTH);
    let queryKey = Matrix(queryKeyAt(LAYERS - 1u), 1u, FEATURES);
    weighted(queryKey, Matrix(bottom + shift, 1u, WIDTH), Matrix(lastQueries + shift, 1u, WIDTH), FEATURES, FEATURES, D_PRIME, false);
    let values = Matrix(lastValues + own * N_PRIME, 1u, N_PRIME);
    weighted(Matrix(readColumnsAt(machine), 1u, N_PRIME), x, values, N_PRIME, FEATURES, ATTENDED, false);
    storageBarrier();
    multiplied(Matrix(lastQueries + shift, WIDTH, 1u), x, Matrix(lastScores + own, KEYS, 1u), D_PRIME, FEATURES, ATTENDED, false);
  }
  storageBarrier();
  let found = Matrix(residual, N_PRIME, 1u);
  multiplied(Matrix(lastScores, KEYS, 1u), Matrix(lastValues, N_PRIME, 1u), found, D_PRIME, KEYS, N_PRIME, true);
  storageBarrier();
}

/** From what D is found to be to d loss / d answer; returns the mean squared error of each prompt. */
fn compare() -> vec4<f32> {
  let truth = prompt + ATTENDED * ROW + MACHINES * COLUMNS;
  let entries = D_PRIME * N_PRIME;
  var sum = vec4<f32>();
  for (var k = 0u; k < entries; k++) {
    let at = base + RESIDUAL_AT + k;
    let off = SIGN * scratch[at] - prompts[truth + (k / N_PRIME) * ROW + k % N_PRIME];
    sum += off * off;
    scratch[at] = (2.0 * SIGN / f32(entries * BATCH)) * off;
  }
  return sum * (1.0 / f32(entries));
}

/** From the residual to d loss / d states before the last layer, where there is a layer before it. */
fn lastBackward() {
  let attended = ATTENDED * WIDTH;
  let states = statesAt(LAYERS - 1u);
  let residual = base + RESIDUAL_AT;
  let lastScores = base + LAST_SCORES_AT;
  let lastValues = base + LAST_VALUES_AT;
  let queriesBack = base + QUERIES_BACK_AT;
  let goesOn = LAYERS > 1u;
  if goesOn {
    spreadToMachines();
  }
  let scoresBack = Matrix(base + SCORES_BACK_AT, KEYS, 1u);
  let valuesBack = Matrix(base + VALUES_BACK_AT, 1u, N_PRIME);
  multiplied(Matrix(residual, N_PRIME, 1u), Matrix(lastValues, 1u, N_PRIME), scoresBack, D_PRIME, N_PRIME, KEYS, false);
  multiplied(Matrix(residual, 1u, N_PRIME), Matrix(lastScores, KEYS, 1u), valuesBack, N_PRIME, D_PRIME, KEYS, false);
  storageBarrier();
  for (var machine = 0u; machine < MACHINES; machine++) {
    let shift = machine * FEATURES;
    let x = states + shift;
    let scores = scoresBack.at + machine * ATTENDED;
    let values = valuesBack.at + machine * ATTENDED * N_PRIME;
    multiplied(Matrix(scores, KEYS, 1u), Matrix(x, WIDTH, 1u), Matrix(queriesBack, FEATURES, 1u), D_PRIME, ATTENDED, FEATURES, false);
    let toRead = READ_BACK + shift * N_PRIME;
    gathered(Matrix(x, 1u, WIDTH), Matrix(values, N_PRIME, 1u), toRead, FEATURES, ATTENDED, N_PRIME, false);
    storageBarrier();
    let lower = Matrix(x + attended, 1u, WIDTH);
    let toQueryKey = (LAYERS - 1u) * QUERY_KEY;
    gathered(lower, Matrix(queriesBack, FEATURES, 1u), toQueryKey, FEATURES, D_PRIME, FEATURES, machine > 0u);
    if goesOn {
      let back = Matrix(base + BACK_AT + shift, 1u, WIDTH);
      let below = Matrix(back.at + attended, 1u, WIDTH);
      let queryKey = Matrix(queryKeyAt(LAYERS - 1u), FEATURES, 1u);
      weighted(queryKey, Matrix(queriesBack, 1u, FEATURES), below, FEATURES, FEATURES, D_PRIME, true);
      let queries = Matrix(base + LAST_QUERIES_AT + shift, 1u, WIDTH);
      multiplied(queries, Matrix(scores, KEYS, 1u), back, FEATURES, D_PRIME, ATTENDED, true);
      weighted(Matrix(readColumnsAt(machine), N_PRIME, 1u), Matrix(values, 1u, N_PRIME), back, FEATURES, N_PRIME, ATTENDED, true);
    }
    storageBarrier();
  }
}

/** d loss / d D of every machine, all else zero. */
fn spreadToMachines() {
  for (var k = lane; k < STATES; k += THREADS) {
    let i = k / WIDTH;
    let column = k % FEATURES;
    var entry = vec4<f32>();
    if i >= ATTENDED && column >= COLUMNS {
      entry = scratch[base + RESIDUAL_AT + (i - ATTENDED) * N_PRIME + column - COLUMNS] * (1.0 / f32(MACHINES));
    }
    scratch[base + BACK_AT + k] = entry;
  }
}

/** From d loss / d states after a layer, in `back`, to those before it; before the first they are not asked for. */
fn backward(layer: u32, back: u32, before: u32) {
  let queriesBack = base + QUERIES_BACK_AT;
  let scoresBack = base + SCORES_BACK_AT;
  let valuesBack = base + VALUES_BACK_AT;
  multiplied(Matrix(back, WIDTH, 1u), Matrix(valuesAt(layer), 1u, WIDTH), Matrix(scoresBack, KEYS, 1u), TOKENS, WIDTH, KEYS, false);
  multiplied(Matrix(back, 1u, WIDTH), Matrix(scoresAt(layer), KEYS, 1u), Matrix(valuesBack, 1u, WIDTH), WIDTH, TOKENS, KEYS, false);
  if layer > 0u {
    for (var k = lane; k < STATES; k += THREADS) {
      scratch[before + k] = scratch[back + k];
    }
  }
  storageBarrier();
  for (var machine = 0u; machine < MACHINES; machine++) {
    let shift = machine * FEATURES;
    let x = statesAt(layer) + shift;
    let scores = scoresBack + machine * ATTENDED;
    let values = valuesBack + machine * ATTENDED * WIDTH;
    multiplied(Matrix(scores, KEYS, 1u), Matrix(x, WIDTH, 1u), Matrix(queriesBack, FEATURES, 1u), TOKENS, ATTENDED, FEATURES, false);
    let toValues = VALUES_BACK + layer * VALUES + shift * WIDTH;
    gathered(Matrix(x, 1u, WIDTH), Matrix(values, WIDTH, 1u), toValues, FEATURES, ATTENDED, WIDTH, false);
    storageBarrier();
    let toQueryKey = layer * QUERY_KEY;
    gathered(Matrix(x, 1u, WIDTH), Matrix(queriesBack, FEATURES, 1u), toQueryKey, FEATURES, TOKENS, FEATURES, machine > 0u);
    if layer > 0u {
      let out = Matrix(before + shift, 1u, WIDTH);
      weighted(Matrix(queryKeyAt(layer), FEATURES, 1u), Matrix(queriesBack, 1u, FEATURES), out, FEATURES, FEATURES, TOKENS, true);
    }
    storageBarrier();
    if layer > 0u {
      let out = Matrix(before + shift, 1u, WIDTH);
      multiplied(Matrix(queriesAt(layer) + shift, 1u, WIDTH), Matrix(scores, KEYS, 1u), out, FEATURES, TOKENS, ATTENDED, true);
      let valueProjection = Matrix(valueProjectionAt(layer, machine), WIDTH, 1u);
      weighted(valueProjection, Matrix(values, 1u, WIDTH), out, FEATURES, WIDTH, ATTENDED, true);
    }
    storageBarrier();
  }
}
