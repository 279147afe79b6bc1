// Matrix products of pass.wgsl in its arrays: each is shared out among the invocations entry by entry, so that no sum depends on how
// many there are.

/** A matrix somewhere in an array: where it begins, and how far its rows and its columns are apart. */
struct Matrix {
  at: u32,
  row: u32,
  column: u32,
}

/** out = A B, or out += A B, A rows x inner with weights, B inner x columns with entries of each prompt's own. */
fn weighted(a: Matrix, b: Matrix, out: Matrix, rows: u32, inner: u32, columns: u32, adds: bool) {
  for (var k = lane; k < rows * columns; k += THREADS) {
    let i = k / columns;
    let j = k % columns;
    let to = out.at + i * out.row + j * out.column;
    var sum = vec4<f32>();
    if adds {
      sum = scratch[to];
    }
    for (var m = 0u; m < inner; m++) {
      sum += products[a.at + i * a.row + m * a.column] * scratch[b.at + m * b.row + j * b.column];
    }
    scratch[to] = sum;
  }
}

/** The same of two matrices with entries of each prompt's own. */
fn multiplied(a: Matrix, b: Matrix, out: Matrix, rows: u32, inner: u32, columns: u32, adds: bool) {
  for (var k = lane; k < rows * columns; k += THREADS) {
    let i = k / columns;
    let j = k % columns;
    let to = out.at + i * out.row + j * out.column;
    var sum = vec4<f32>();
    if adds {
      sum = scratch[to];
    }
    for (var m = 0u; m < inner; m++) {
      sum += scratch[a.at + i * a.row + m * a.column] * scratch[b.at + m * b.row + j * b.column];
    }
    scratch[to] = sum;
  }
}

/** Likewise, summed over the prompts of the group into its gradient from `to` on. */
fn gathered(a: Matrix, b: Matrix, to: u32, rows: u32, inner: u32, columns: u32, adds: bool) {
  for (var k = lane; k < rows * columns; k += THREADS) {
    let i = k / columns;
    let j = k % columns;
    var sum = vec4<f32>();
    for (var m = 0u; m < inner; m++) {
      sum += scratch[a.at + i * a.row + m * a.column] * scratch[b.at + m * b.row + j * b.column];
    }
    var all = ((sum.x + sum.y) + sum.z) + sum.w;
    if adds {
      all += gradients[gradient + to + k];
    }
    gradients[gradient + to + k] = all;
  }
}
