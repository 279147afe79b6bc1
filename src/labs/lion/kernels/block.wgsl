// Blocks of Q K^T (.) M on the diagonal, one for each chunk: full attention where one chunk holds all tokens. Every entry of the
// mask is e to a sum of logarithms of its own. Sums begin anew at each tile of 64 tokens, from where they run outward: prefix
// sums over all tokens in float32 would lose the digits of late entries (3e-5 of the outputs at 1,024 tokens).

struct Steps {
  /** Sum of log f from the start of the tile to this token, this one included, and what float32 leaves of it. */
  forward: vec2<f32>,
  /** Sum of log b from this token to the end of the tile, likewise. */
  backward: vec2<f32>,
  /** Sum of log f after this token to the end of the tile; of log b from its start to before this token. */
  leaving: vec2<f32>,
}

/** Q^T and K^T, d x length. */
@group(0) @binding(1) var<storage, read> queries: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> keys: array<vec2<f32>>;
/** length x columns. */
@group(0) @binding(3) var<storage, read> values: array<vec4<f32>>;
@group(0) @binding(4) var<storage, read> steps: array<Steps>;
@group(0) @binding(5) var<storage, read_write> outputs: array<vec4<f32>>;
@group(0) @binding(6) var<storage, read_write> denominators: array<f32>;

/** Sums of logarithms at the 4 rows of this invocation, and what float32 leaves of them. */
var<private> forward: array<vec4<f32>, 2>;
var<private> backward: array<vec4<f32>, 2>;

fn loadSteps(row: u32) {
  for (var i = 0u; i < 4u; i++) {
    let here = steps[row + i];
    forward[0][i] = here.forward.x;
    forward[1][i] = here.forward.y;
    backward[0][i] = here.backward.x;
    backward[1][i] = here.backward.y;
  }
}

/** At most 1, also where rounding or a row outside of the tile would have it otherwise. */
fn decayOf(logs: vec4<f32>) -> vec4<f32> {
  return settled(exp(min(logs, vec4<f32>())));
}

/** Entries of the mask for the rows of this invocation and a column of the same tile. */
fn insideTile(row: u32, column: u32) -> vec4<f32> {
  let there = steps[column];
  let after = (forward[0] - there.forward.x) + (forward[1] - there.forward.y);
  let before = (backward[0] - there.backward.x) + (backward[1] - there.backward.y);
  let rows = vec4<u32>(row, row + 1u, row + 2u, row + 3u);
  return decayOf(select(before, after, rows >= vec4<u32>(column)));
}

@compute @workgroup_size(16, 16)
fn main(@builtin(workgroup_id) id: vec3<u32>, @builtin(local_invocation_id) local: vec3<u32>) {
  let tile = tileAt(shape.first + id.x);
  if tile.start >= tile.end {
    return;
  }
  let lane = local.xy;
  let row = tile.start + 4u * lane.y;
  let decays = shape.decays != 0u;
  loadSteps(row);
  for (var columns = tile.start; columns < tile.end; columns += COLUMNS) {
    let end = min(columns + COLUMNS, tile.end);
    var found = scored(tile, columns, end, lane);
    if decays {
      let column = columns + 2u * lane.x;
      found[0] *= insideTile(row, column);
      found[1] *= insideTile(row, column + 1u);
    }
    addScored(found, columns, end, id.y, lane);
  }
  var between = 0.0;
  for (var last = tile.start; last > tile.chunkStart; last -= ROWS) {
    for (var columns = last - ROWS; columns < last; columns += COLUMNS) {
      var found = scored(tile, columns, columns + COLUMNS, lane);
      if decays {
        let column = columns + 2u * lane.x;
        found[0] *= decayOf(forward[0] + (between + steps[column].leaving.x));
        found[1] *= decayOf(forward[0] + (between + steps[column + 1u].leaving.x));
      }
      addScored(found, columns, columns + COLUMNS, id.y, lane);
    }
    between += steps[last - 1u].forward.x;
  }
  between = 0.0;
  for (var first = tile.end; first < tile.chunkEnd; first += ROWS) {
    for (var columns = first; columns < min(first + ROWS, tile.chunkEnd); columns += COLUMNS) {
      let end = min(columns + COLUMNS, tile.chunkEnd);
      var found = scored(tile, columns, end, lane);
      if decays {
        let column = columns + 2u * lane.x;
        found[0] *= decayOf(backward[0] + (between + steps[column].leaving.y));
        found[1] *= decayOf(backward[0] + (between + steps[column + 1u].leaving.y));
      }
      addScored(found, columns, end, id.y, lane);
    }
    between += steps[first].backward.x;
  }
  addToOutputs(tile, id.y, lane);
}
