// A small computation with a known result: products, workgroup memory and a barrier, all exact in float32.
@group(0) @binding(0) var<storage, read_write> result: array<f32>;

const THREADS = 64u;
var<workgroup> squares: array<f32, THREADS>;

@compute @workgroup_size(THREADS)
fn main(@builtin(local_invocation_index) lane: u32) {
  let value = 0.5 * f32(lane + 1u);
  squares[lane] = value * value;
  workgroupBarrier();
  var sum = 0.0;
  for (var i = 0u; i <= lane; i++) {
    sum += squares[i];
  }
  result[lane] = sum;
}
