// Carries a state over the chunks of a submit in one direction: what each chunk added itself is replaced by what arrives at it,
// P <- through P + own. An invocation for each vector of the state.

/** What is left of what came before the chunk at a token, and of the token at the chunk's end, in this direction. */
@group(0) @binding(1) var<storage, read> decays: array<vec2<f32>>;
/** count x d x (columns + 1). */
@group(0) @binding(2) var<storage, read_write> states: array<vec4<f32>>;
/** d x (columns + 1): from the submit before, and for the next one. */
@group(0) @binding(3) var<storage, read_write> carried: array<vec4<f32>>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  let entries = shape.d * (shape.columns + 1u);
  if id.x >= entries {
    return;
  }
  var state = carried[id.x];
  for (var step = 0u; step < shape.count; step++) {
    let index = select(step, shape.count - 1u - step, shape.backward != 0u);
    let start = (shape.first + index) * shape.stride;
    // The token that is met last has met every step of its chunk.
    let last = select(min(start + shape.stride, shape.length) - 1u, start, shape.backward != 0u);
    let own = states[index * entries + id.x];
    states[index * entries + id.x] = state;
    state = decays[last].x * state + own;
  }
  carried[id.x] = state;
}
