import { packPanels, unpackPanels } from "./panels.as";
import { solveLower } from "./triangular.as";
import { dot } from "./vectors.as";

/** Copies the diagonal of a row-major matrix. */
export function copyDiagonal(matrix: usize, order: i32, stride: i32, target: usize): void {
  for (let i = 0; i < order; i++) {
    store<f64>(target + (<usize>i << 3), load<f64>(matrix + ((<usize>i * stride + i) << 3)));
  }
}

/**
 * Cholesky factor of a small diagonal block, in place, lower triangle only. Stops at the first pivot that is not above
 * tolerance * diagonal[i] (the entry before any elimination) and returns its index; -1 when there is none.
 */
export function factorCholeskyBlock(block: usize, order: i32, stride: i32, diagonal: usize, tolerance: f64): i32 {
  const bytes = <usize>stride << 3;
  for (let i = 0; i < order; i++) {
    const row = block + <usize>i * bytes;
    for (let j = 0; j < i; j++) {
      const at = row + (<usize>j << 3);
      const other = block + <usize>j * bytes;
      store<f64>(at, (load<f64>(at) - dot(row, other, j)) / load<f64>(other + (<usize>j << 3)));
    }
    const at = row + (<usize>i << 3);
    const pivot = load<f64>(at) - dot(row, row, i);
    if (!(pivot > 0 && pivot > tolerance * load<f64>(diagonal + (<usize>i << 3)))) {
      store<f64>(at, pivot);
      return i;
    }
    store<f64>(at, sqrt(pivot));
  }
  return -1;
}

/** below (rows x order, `stride` entries apart) <- below L^-T, four rows at a time; `panel` holds order x 4. */
export function divideByCholeskyBlock(below: usize, rows: i32, order: i32, stride: i32, lower: usize, panel: usize): void {
  for (let first = 0; first < rows; first += 4) {
    const count = min(4, rows - first);
    const at = below + ((<usize>first * stride) << 3);
    packPanels(at, count, order, stride, 1, panel, 1);
    solveLower(lower, stride, order, panel);
    unpackPanels(panel, count, order, stride, 1, at);
  }
}

/** Zeros above the diagonal. */
export function clearUpper(matrix: usize, order: i32, stride: i32): void {
  for (let i = 0; i < order - 1; i++) {
    memory.fill(matrix + ((<usize>i * stride + i + 1) << 3), 0, <usize>(order - 1 - i) << 3);
  }
}
