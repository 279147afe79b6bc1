// The cubic features H(Z) of a block of samples, each row followed by its labels and by zeros up to a whole number of
// tiles: the matrix whose Gram matrix holds F^T F and F^T y at once. A sample is one record: G packed (upper triangle with
// diagonal, row by row), z, y.

override D: u32;
override OUTPUTS: u32;
/** Columns of the result, a multiple of 64. */
override WIDTH: u32;

@group(0) @binding(0) var<storage, read> records: array<f32>;
/** Where the entry of G of every d features lies in a record, in the order of the features. */
@group(0) @binding(1) var<storage, read> entries: array<u32>;
/** Samples in the block; rows beyond are zeros. */
@group(0) @binding(2) var<storage, read> count: u32;
@group(0) @binding(3) var<storage, read_write> features: array<f32>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) at: vec3<u32>) {
  let column = at.x;
  let row = at.y;
  let packed = D * (D + 1u) / 2u;
  let record = row * (packed + D + OUTPUTS);
  let psi = packed * D;
  var value = 0.0;
  if row < count {
    if column < psi {
      value = records[record + entries[column / D]] * records[record + packed + column % D];
    } else if column < psi + OUTPUTS {
      value = records[record + packed + D + column - psi];
    }
  }
  features[row * WIDTH + column] = value;
}
