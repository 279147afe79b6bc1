// What the tokens of each chunk add to the state that is carried through it in one direction: sum_j leaving_j k_j (v_j, 1)^T, for
// 64 coordinates of the keys and 64 columns of values a workgroup. A state has d rows of columns + 1 vectors, the last of which
// begins with the sum of keys.

/** K, length x d, rows filled up to vectors of 4. */
@group(0) @binding(1) var<storage, read> keys: array<vec4<f32>>;
/** length x columns. */
@group(0) @binding(2) var<storage, read> values: array<vec4<f32>>;
/** What is left of what came before the chunk at a token, and of the token at the chunk's end, in this direction. */
@group(0) @binding(3) var<storage, read> decays: array<vec2<f32>>;
@group(0) @binding(4) var<storage, read_write> states: array<vec4<f32>>;

var<workgroup> left: array<vec4<f32>, 256>;
var<workgroup> right: array<vec4<f32>, 256>;

@compute @workgroup_size(16, 16)
fn main(@builtin(workgroup_id) id: vec3<u32>, @builtin(local_invocation_id) local: vec3<u32>) {
  let lane = local.xy;
  let groups = (shape.columns + 15u) / 16u;
  let coordinate = id.y / groups * 64u + 4u * lane.y;
  let quads = (shape.d + 3u) / 4u;
  let quad = id.y / groups * 16u + lane.x;
  let column = id.y % groups * 16u + lane.x;
  let start = (shape.first + id.x) * shape.stride;
  let end = min(start + shape.stride, shape.length);
  var sums: array<vec4<f32>, 4>;
  var ones = vec4<f32>();
  for (var first = start; first < end; first += DEPTH) {
    let token = first + lane.y;
    var key = vec4<f32>();
    var value = vec4<f32>();
    if token < end && quad < quads {
      key = keys[token * quads + quad] * decays[token].y;
    }
    if token < end && column < shape.columns {
      value = values[token * shape.columns + column];
    }
    left[16u * lane.y + lane.x] = key;
    right[16u * lane.y + lane.x] = value;
    workgroupBarrier();
    for (var k = 0u; k < min(DEPTH, end - first); k++) {
      let a = left[16u * k + lane.y];
      let b = right[16u * k + lane.x];
      sums[0] += a.x * b;
      sums[1] += a.y * b;
      sums[2] += a.z * b;
      sums[3] += a.w * b;
      ones += a;
    }
    workgroupBarrier();
  }
  for (var i = 0u; i < 4u; i++) {
    if coordinate + i < shape.d {
      let at = (id.x * shape.d + coordinate + i) * (shape.columns + 1u);
      if column < shape.columns {
        states[at + column] = sums[i];
      }
      if column == 0u {
        states[at + shape.columns] = vec4<f32>(ones[i], 0.0, 0.0, 0.0);
      }
    }
  }
}
