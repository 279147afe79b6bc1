// gram += X^T X for a block of rows, on and below the diagonal: tiles of 64 x 64, one workgroup each, 4 x 4 entries to an
// invocation. A block is summed in registers before it is added, so that rounding grows with the rows of a block and with
// the number of blocks rather than with their product.

/** Columns of X, a multiple of 64. */
override WIDTH: u32;

const DEPTH = 16u;

/** X, row-major, in vectors of 4 columns. */
@group(0) @binding(0) var<storage, read> rows: array<vec4<f32>>;
/** Rows of X in this block; those up to the next multiple of 16 are zeros. */
@group(0) @binding(1) var<storage, read> count: u32;
@group(0) @binding(2) var<storage, read_write> gram: array<vec4<f32>>;

var<workgroup> left: array<vec4<f32>, 256>;
var<workgroup> right: array<vec4<f32>, 256>;

@compute @workgroup_size(16, 16)
fn main(@builtin(workgroup_id) tile: vec3<u32>, @builtin(local_invocation_id) lane: vec3<u32>) {
  if tile.x > tile.y {
    return;
  }
  let stride = WIDTH / 4u;
  let here = lane.y * 16u + lane.x;
  var sums: array<vec4<f32>, 4>;
  for (var first = 0u; first < count; first += DEPTH) {
    let row = (first + lane.y) * stride + lane.x;
    left[here] = rows[row + tile.y * 16u];
    right[here] = rows[row + tile.x * 16u];
    workgroupBarrier();
    for (var k = 0u; k < DEPTH; k++) {
      let a = left[k * 16u + lane.y];
      let b = right[k * 16u + lane.x];
      for (var i = 0u; i < 4u; i++) {
        sums[i] += a[i] * b;
      }
    }
    workgroupBarrier();
  }
  for (var i = 0u; i < 4u; i++) {
    gram[(tile.y * 64u + lane.y * 4u + i) * stride + tile.x * 16u + lane.x] += sums[i];
  }
}
