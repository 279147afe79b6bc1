/**
 * Triangular solves for four right-hand sides side by side in a panel ([row][4], see panels.as.ts), in place. The matrix
 * is row-major with `stride` entries between rows, and every loop runs along its rows.
 */

/** target[4] -= sum over k of coefficients[k] panel[k][4]. */
@inline
function subtractCombination(target: usize, coefficients: usize, panel: usize, count: i32): void {
  // Two independent sums hide the latency of the additions.
  let even0 = v128.load(target);
  let even1 = v128.load(target, 16);
  let odd0 = f64x2.splat(0);
  let odd1 = odd0;
  const pairs = coefficients + (<usize>(count & ~1) << 3);
  while (coefficients < pairs) {
    const a = v128.load64_splat(coefficients);
    const b = v128.load64_splat(coefficients, 8);
    even0 = f64x2.sub(even0, f64x2.mul(a, v128.load(panel)));
    even1 = f64x2.sub(even1, f64x2.mul(a, v128.load(panel, 16)));
    odd0 = f64x2.sub(odd0, f64x2.mul(b, v128.load(panel, 32)));
    odd1 = f64x2.sub(odd1, f64x2.mul(b, v128.load(panel, 48)));
    coefficients += 16;
    panel += 64;
  }
  if (count & 1) {
    const a = v128.load64_splat(coefficients);
    even0 = f64x2.sub(even0, f64x2.mul(a, v128.load(panel)));
    even1 = f64x2.sub(even1, f64x2.mul(a, v128.load(panel, 16)));
  }
  v128.store(target, f64x2.add(even0, odd0));
  v128.store(target, f64x2.add(even1, odd1), 16);
}

/** panel[k][4] -= coefficients[k] source[4] for each k. */
@inline
function subtractMultiples(panel: usize, coefficients: usize, source: usize, count: i32): void {
  const low = v128.load(source);
  const high = v128.load(source, 16);
  const end = coefficients + (<usize>count << 3);
  while (coefficients < end) {
    const factor = v128.load64_splat(coefficients);
    v128.store(panel, f64x2.sub(v128.load(panel), f64x2.mul(factor, low)));
    v128.store(panel, f64x2.sub(v128.load(panel, 16), f64x2.mul(factor, high)), 16);
    coefficients += 8;
    panel += 32;
  }
}

@inline
function divide(target: usize, pivot: usize): void {
  const divisor = v128.load64_splat(pivot);
  v128.store(target, f64x2.div(v128.load(target), divisor));
  v128.store(target, f64x2.div(v128.load(target, 16), divisor), 16);
}

/** panel <- L^-1 panel. */
export function solveLower(lower: usize, stride: i32, order: i32, panel: usize): void {
  for (let i = 0; i < order; i++) {
    const row = lower + ((<usize>i * stride) << 3);
    const target = panel + (<usize>i << 5);
    subtractCombination(target, row, panel, i);
    divide(target, row + (<usize>i << 3));
  }
}

/** panel <- L^-T panel. */
export function solveLowerTransposed(lower: usize, stride: i32, order: i32, panel: usize): void {
  for (let i = order - 1; i >= 0; i--) {
    const row = lower + ((<usize>i * stride) << 3);
    const target = panel + (<usize>i << 5);
    divide(target, row + (<usize>i << 3));
    subtractMultiples(panel, row, target, i);
  }
}

/** panel <- R^-1 panel. */
export function solveUpper(upper: usize, stride: i32, order: i32, panel: usize): void {
  for (let i = order - 1; i >= 0; i--) {
    const pivot = upper + ((<usize>i * stride + i) << 3);
    const target = panel + (<usize>i << 5);
    subtractCombination(target, pivot + 8, target + 32, order - 1 - i);
    divide(target, pivot);
  }
}

/** panel <- R^-T panel. */
export function solveUpperTransposed(upper: usize, stride: i32, order: i32, panel: usize): void {
  for (let i = 0; i < order; i++) {
    const pivot = upper + ((<usize>i * stride + i) << 3);
    const target = panel + (<usize>i << 5);
    divide(target, pivot);
    subtractMultiples(target + 32, pivot + 8, target, order - 1 - i);
  }
}
