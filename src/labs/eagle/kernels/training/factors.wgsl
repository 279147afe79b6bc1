// From the gradient by the products to that by the factors, a number for each invocation.

@group(0) @binding(0) var<storage, read> trained: array<f32>;
@group(0) @binding(1) var<storage, read> whole: array<f32>;
@group(0) @binding(2) var<storage, read_write> factorGradient: array<f32>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  if id.x >= WEIGHTS {
    return;
  }
  let layer = id.x / LAYER_WEIGHTS;
  let place = id.x % LAYER_WEIGHTS;
  let first = layer * LAYER_WEIGHTS;
  let values = first + 2u * QUERY;
  let projections = values + VALUE;
  var sum = 0.0;
  if place < QUERY {
    for (var j = 0u; j < FEATURES; j++) {
      sum += queryKeyBack(layer, place / QUERY_WIDTH, j) * trained[first + QUERY + j * QUERY_WIDTH + place % QUERY_WIDTH];
    }
  } else if place < 2u * QUERY {
    let at = place - QUERY;
    for (var i = 0u; i < FEATURES; i++) {
      sum += queryKeyBack(layer, i, at / QUERY_WIDTH) * trained[first + i * QUERY_WIDTH + at % QUERY_WIDTH];
    }
  } else if place < 2u * QUERY + VALUE {
    let at = place - 2u * QUERY;
    for (var machine = 0u; machine < MACHINES; machine++) {
      for (var column = 0u; column < WIDTH; column++) {
        let p = trained[projections + (machine * WIDTH + column) * VALUE_WIDTH + at % VALUE_WIDTH];
        sum += valueBack(layer, machine * FEATURES + at / VALUE_WIDTH, column) * p;
      }
    }
  } else {
    let at = place - 2u * QUERY - VALUE;
    let column = (at / VALUE_WIDTH) % WIDTH;
    let machine = at / (VALUE_WIDTH * WIDTH);
    for (var row = 0u; row < FEATURES; row++) {
      sum += valueBack(layer, machine * FEATURES + row, column) * trained[values + row * VALUE_WIDTH + at % VALUE_WIDTH];
    }
  }
  factorGradient[id.x] = sum;
}

fn queryKeyBack(layer: u32, row: u32, column: u32) -> f32 {
  return whole[layer * QUERY_KEY + row * FEATURES + column];
}

/** Of the last layer the columns that are read alone have a part in the answer. */
fn valueBack(layer: u32, row: u32, column: u32) -> f32 {
  if layer + 1u < LAYERS {
    return whole[VALUES_BACK + layer * VALUES + row * WIDTH + column];
  }
  let place = column % FEATURES;
  if place < COLUMNS {
    return 0.0;
  }
  return whole[READ_BACK + row * N_PRIME + place - COLUMNS] / f32(MACHINES);
}
