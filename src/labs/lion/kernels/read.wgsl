// outputs_i += arriving_i q_i^T P for the state P that arrives at the chunk of token i, in one direction.

/** Q^T, d x length. */
@group(0) @binding(1) var<storage, read> queries: array<vec4<f32>>;
/** What is left of what came before the chunk at a token, and of the token at the chunk's end, in this direction. */
@group(0) @binding(2) var<storage, read> decays: array<vec2<f32>>;
/** count x d x (columns + 1). */
@group(0) @binding(3) var<storage, read> states: array<vec4<f32>>;
@group(0) @binding(4) var<storage, read_write> outputs: array<vec4<f32>>;
@group(0) @binding(5) var<storage, read_write> denominators: array<f32>;

var<workgroup> right: array<vec4<f32>, 256>;
/** Of the sum of keys. */
var<workgroup> ones: array<f32, 16>;

@compute @workgroup_size(16, 16)
fn main(@builtin(workgroup_id) id: vec3<u32>, @builtin(local_invocation_id) local: vec3<u32>) {
  let tile = tileAt(shape.first * tilesPerChunk() + id.x);
  if tile.start >= tile.end {
    return;
  }
  let lane = local.xy;
  let state = id.x / tilesPerChunk() * shape.d * (shape.columns + 1u);
  let column = 16u * id.y + lane.x;
  let row = tile.start + 4u * lane.x;
  let weight = vec4<f32>(decays[row].x, decays[row + 1u].x, decays[row + 2u].x, decays[row + 3u].x);
  for (var first = 0u; first < shape.d; first += DEPTH) {
    let depth = first + lane.y;
    let at = state + depth * (shape.columns + 1u);
    var query = vec4<f32>();
    var value = vec4<f32>();
    if depth < shape.d && row < tile.end {
      query = queries[(depth * shape.length + row) / 4u] * weight;
    }
    if depth < shape.d && column < shape.columns {
      value = states[at + column];
    }
    left[16u * lane.y + lane.x] = query;
    right[16u * lane.y + lane.x] = value;
    if lane.x == 0u && depth < shape.d {
      ones[lane.y] = states[at + shape.columns].x;
    }
    workgroupBarrier();
    for (var k = 0u; k < min(DEPTH, shape.d - first); k++) {
      let a = left[16u * k + lane.y];
      addOuter(a, right[16u * k + lane.x]);
      if lane.x == 0u {
        totals += a * ones[k];
      }
    }
    workgroupBarrier();
  }
  addToOutputs(tile, id.y, lane);
}
