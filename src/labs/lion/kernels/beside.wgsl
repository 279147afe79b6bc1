// Blocks of Q K^T (.) M beside the diagonal, as the paper's chunk form has them: masks of rank one, multiplied onto scores as a
// weight of the row times one of the column. Each tile of rows visits all chunks outward from its own.

/** Q^T and K^T, d x length. */
@group(0) @binding(1) var<storage, read> queries: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> keys: array<vec2<f32>>;
/** length x columns. */
@group(0) @binding(3) var<storage, read> values: array<vec4<f32>>;
/** f_s ... f_i from the start s of the chunk, and f_{i+1} ... f_e to its end. */
@group(0) @binding(4) var<storage, read> forward: array<vec2<f32>>;
/** b_i ... b_e, and b_s ... b_{i-1}. */
@group(0) @binding(5) var<storage, read> backward: array<vec2<f32>>;
@group(0) @binding(6) var<storage, read_write> outputs: array<vec4<f32>>;
@group(0) @binding(7) var<storage, read_write> denominators: array<f32>;

@compute @workgroup_size(16, 16)
fn main(@builtin(workgroup_id) id: vec3<u32>, @builtin(local_invocation_id) local: vec3<u32>) {
  let tile = tileAt(shape.first + id.x);
  if tile.start >= tile.end {
    return;
  }
  let lane = local.xy;
  let row = tile.start + 4u * lane.y;
  var weight = vec4<f32>(forward[row].x, forward[row + 1u].x, forward[row + 2u].x, forward[row + 3u].x);
  for (var last = tile.chunkStart; last > 0u; last -= shape.stride) {
    for (var columns = last - shape.stride; columns < last; columns += COLUMNS) {
      let end = min(columns + COLUMNS, last);
      let column = columns + 2u * lane.x;
      var found = scored(tile, columns, end, lane);
      found[0] *= weight * forward[column].y;
      found[1] *= weight * forward[column + 1u].y;
      addScored(found, columns, end, id.y, lane);
    }
    weight = settled(weight * forward[last - 1u].x);
  }
  weight = vec4<f32>(backward[row].x, backward[row + 1u].x, backward[row + 2u].x, backward[row + 3u].x);
  for (var first = tile.chunkEnd; first < shape.length; first += shape.stride) {
    let last = min(first + shape.stride, shape.length);
    for (var columns = first; columns < last; columns += COLUMNS) {
      let end = min(columns + COLUMNS, last);
      let column = columns + 2u * lane.x;
      var found = scored(tile, columns, end, lane);
      found[0] *= weight * backward[column].y;
      found[1] *= weight * backward[column + 1u].y;
      addScored(found, columns, end, id.y, lane);
    }
    weight = settled(weight * backward[first].x);
  }
  addToOutputs(tile, id.y, lane);
}
