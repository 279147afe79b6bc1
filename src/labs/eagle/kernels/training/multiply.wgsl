// Products of factors, W_QK = W_Q W_K^T and W_VP^mu = W_V (W_P^mu)^T, a number for each invocation.

@group(0) @binding(0) var<storage, read> trained: array<f32>;
@group(0) @binding(1) var<storage, read_write> products: array<f32>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  let at = id.x;
  if at < READ_AT {
    let layer = at / LAYER_PRODUCTS;
    let place = at % LAYER_PRODUCTS;
    if place < QUERY_KEY {
      products[at] = queryKey(layer, place / FEATURES, place % FEATURES);
    } else {
      let row = (place - QUERY_KEY) / WIDTH;
      products[at] = value(layer, row, (place - QUERY_KEY) % WIDTH);
    }
  } else if at < PRODUCTS {
    // Of the last layer the columns of D, mean over the machines that they go to.
    let row = (at - READ_AT) / N_PRIME;
    let column = COLUMNS + (at - READ_AT) % N_PRIME;
    var sum = 0.0;
    for (var machine = 0u; machine < MACHINES; machine++) {
      sum += value(LAYERS - 1u, row, machine * FEATURES + column);
    }
    products[at] = sum / f32(MACHINES);
  }
}

fn queryKey(layer: u32, row: u32, column: u32) -> f32 {
  let q = layer * LAYER_WEIGHTS + row * QUERY_WIDTH;
  let k = layer * LAYER_WEIGHTS + QUERY + column * QUERY_WIDTH;
  var sum = 0.0;
  for (var i = 0u; i < QUERY_WIDTH; i++) {
    sum += trained[q + i] * trained[k + i];
  }
  return sum;
}

/** Rows of all machines follow one another. */
fn value(layer: u32, row: u32, column: u32) -> f32 {
  let first = layer * LAYER_WEIGHTS + 2u * QUERY;
  let v = first + (row % FEATURES) * VALUE_WIDTH;
  let p = first + VALUE + ((row / FEATURES) * WIDTH + column) * VALUE_WIDTH;
  var sum = 0.0;
  for (var i = 0u; i < VALUE_WIDTH; i++) {
    sum += trained[v + i] * trained[p + i];
  }
  return sum;
}
