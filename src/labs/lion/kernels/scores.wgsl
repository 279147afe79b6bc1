// Scores of 64 rows by 32 columns, and their products with values. Who uses it declares `queries`, `keys` and `values`.

/** Columns of scores at a time. */
const COLUMNS = 32u;

/** DEPTH x 16: 2 keys. */
var<workgroup> right: array<vec2<f32>, 256>;
/** COLUMNS x 16: 4 rows of a column of scores. */
var<workgroup> scores: array<vec4<f32>, 512>;

/** q_i . k_j for 4 rows and 2 columns of this invocation; 0 outside of the tile and from `end` on. */
fn scored(tile: Tile, columns: u32, end: u32, lane: vec2<u32>) -> array<vec4<f32>, 2> {
  let row = tile.start + 4u * lane.x;
  let column = columns + 2u * lane.x;
  let here = 16u * lane.y + lane.x;
  var found: array<vec4<f32>, 2>;
  for (var first = 0u; first < shape.d; first += DEPTH) {
    let at = (first + lane.y) * shape.length;
    let inside = first + lane.y < shape.d;
    var query = vec4<f32>();
    var key = vec2<f32>();
    if inside && row < tile.end {
      query = queries[(at + row) / 4u];
    }
    if inside && column < end {
      key = keys[(at + column) / 2u];
    }
    left[here] = query;
    right[here] = key;
    workgroupBarrier();
    for (var k = 0u; k < min(DEPTH, shape.d - first); k++) {
      let a = left[16u * k + lane.y];
      let b = right[16u * k + lane.x];
      found[0] += a * b.x;
      found[1] += a * b.y;
    }
    workgroupBarrier();
  }
  return found;
}

/** Adds masked scores to the totals, and their products with values to the sums. */
fn addScored(found: array<vec4<f32>, 2>, columns: u32, end: u32, group: u32, lane: vec2<u32>) {
  totals += found[0] + found[1];
  scores[32u * lane.x + lane.y] = found[0];
  scores[32u * lane.x + 16u + lane.y] = found[1];
  workgroupBarrier();
  let column = 16u * group + lane.x;
  if column < shape.columns {
    for (var j = 0u; j < end - columns; j++) {
      addOuter(scores[16u * j + lane.y], values[(columns + j) * shape.columns + column]);
    }
  }
  workgroupBarrier();
}
