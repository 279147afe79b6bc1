/**
 * Products of a matrix with few rows from the left: what C, D, W and the vectors of Krylov methods take part in. They run at
 * the speed of memory, so the matrix is read once, four of its rows at a time, and never packed.
 */
import { dot } from "../../../platform/kernels/vectors.as";

/** target (count x columns) += factor x A, for x count x rows and A rows x columns, all row-major and contiguous. */
export function addRowsTimesMatrix(x: usize, count: i32, matrix: usize, rows: i32, columns: i32, target: usize, factor: f64): void {
  const bytes = (<usize>columns) << 3;
  const xBytes = (<usize>rows) << 3;
  let i = 0;
  for (; i + 4 <= rows; i += 4) {
    const at = matrix + <usize>i * bytes;
    for (let r = 0; r < count; r++) addFourRows(target + <usize>r * bytes, at, columns, x + <usize>r * xBytes + ((<usize>i) << 3), factor);
  }
  for (; i < rows; i++) {
    const at = matrix + <usize>i * bytes;
    for (let r = 0; r < count; r++) {
      addRow(target + <usize>r * bytes, at, columns, factor * load<f64>(x + <usize>r * xBytes + ((<usize>i) << 3)));
    }
  }
}

/** y += factor (x[0] a_0 + x[1] a_1 + x[2] a_2 + x[3] a_3) for four neighbouring rows of `count` entries. */
function addFourRows(y: usize, rows: usize, count: i32, x: usize, factor: f64): void {
  const bytes = (<usize>count) << 3;
  const x0 = f64x2.splat(factor * load<f64>(x));
  const x1 = f64x2.splat(factor * load<f64>(x, 8));
  const x2 = f64x2.splat(factor * load<f64>(x, 16));
  const x3 = f64x2.splat(factor * load<f64>(x, 24));
  const row1 = rows + bytes;
  const row2 = row1 + bytes;
  const row3 = row2 + bytes;
  const even = (<usize>(count & ~1)) << 3;
  for (let k: usize = 0; k < even; k += 16) {
    const low = f64x2.add(f64x2.mul(x0, v128.load(rows + k)), f64x2.mul(x1, v128.load(row1 + k)));
    const high = f64x2.add(f64x2.mul(x2, v128.load(row2 + k)), f64x2.mul(x3, v128.load(row3 + k)));
    v128.store(y + k, f64x2.add(v128.load(y + k), f64x2.add(low, high)));
  }
  if (count & 1) {
    const low = f64x2.extract_lane(x0, 0) * load<f64>(rows + even) + f64x2.extract_lane(x1, 0) * load<f64>(row1 + even);
    const high = f64x2.extract_lane(x2, 0) * load<f64>(row2 + even) + f64x2.extract_lane(x3, 0) * load<f64>(row3 + even);
    store<f64>(y + even, load<f64>(y + even) + (low + high));
  }
}

function addRow(y: usize, row: usize, count: i32, factor: f64): void {
  for (let k: usize = 0; k < (<usize>count) << 3; k += 8) store<f64>(y + k, load<f64>(y + k) + factor * load<f64>(row + k));
}

/** target (count x rows) += factor x A^T, for x count x columns and A rows x columns, all row-major and contiguous. */
export function addRowsTimesTransposed(x: usize, count: i32, matrix: usize, rows: i32, columns: i32, target: usize, factor: f64): void {
  const bytes = (<usize>columns) << 3;
  for (let i = 0; i < rows; i++) {
    const row = matrix + <usize>i * bytes;
    for (let r = 0; r < count; r++) {
      const at = target + ((<usize>r * rows + i) << 3);
      store<f64>(at, load<f64>(at) + factor * dot(x + <usize>r * bytes, row, columns));
    }
  }
}
