// The gradient of a batch by the products: those of its groups, added in their order, a number for each invocation.

@group(0) @binding(0) var<storage, read> gradients: array<f32>;
@group(0) @binding(1) var<storage, read_write> whole: array<f32>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  if id.x >= GRADIENT {
    return;
  }
  var sum = 0.0;
  for (var group = 0u; group < GROUPS; group++) {
    sum += gradients[group * GRADIENT + id.x];
  }
  whole[id.x] = sum;
}
