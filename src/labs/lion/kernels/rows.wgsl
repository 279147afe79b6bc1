// Sums of a tile of 64 rows by 64 columns of values, kept in registers: 16 x 16 invocations, 4 rows by 4 columns each. Who uses
// it declares `outputs` and `denominators`.

/** Of this invocation: a row of each of its 4 columns of values. */
var<private> sums: array<vec4<f32>, 4>;
/** Sums of scores of its 4 rows, over the columns of scores that this invocation has had. */
var<private> totals: vec4<f32>;

/** DEPTH x 16: 4 rows of what is multiplied from the left. */
var<workgroup> left: array<vec4<f32>, 256>;

/** sums += a b^T for 4 rows and 4 columns. */
fn addOuter(a: vec4<f32>, b: vec4<f32>) {
  sums[0] += a.x * b;
  sums[1] += a.y * b;
  sums[2] += a.z * b;
  sums[3] += a.w * b;
}

/** Adds what the workgroup has summed to the outputs, and by the first group of columns to the denominators. */
fn addToOutputs(tile: Tile, group: u32, lane: vec2<u32>) {
  let row = tile.start + 4u * lane.y;
  let column = 16u * group + lane.x;
  for (var i = 0u; i < 4u; i++) {
    if row + i < tile.end && column < shape.columns {
      outputs[(row + i) * shape.columns + column] += sums[i];
    }
  }
  left[16u * lane.y + lane.x] = totals;
  workgroupBarrier();
  if group > 0u || lane.x > 0u {
    return;
  }
  var total = vec4<f32>();
  for (var x = 0u; x < 16u; x++) {
    total += left[16u * lane.y + x];
  }
  for (var i = 0u; i < 4u; i++) {
    if row + i < tile.end {
      denominators[row + i] += total[i];
    }
  }
}
