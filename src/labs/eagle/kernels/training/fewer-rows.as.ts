import { ENTRY } from "./lane-product.as";

/**
 * Replaces `rows` rows of `columns` numbers, rows > columns, by `columns` of the same inner products: by Householder's reflections a
 * becomes Q R, and R is left in the first rows. Prompts lie across the lanes; that of a lane of zeros is zero.
 */
export function keepInnerProducts<T>(a: usize, rows: i32, columns: i32): void {
  const row = <usize>columns * ENTRY;
  const signs = v128.splat<T>(<T>-0.0);
  for (let j = 0; j < columns; j++) {
    const column = a + <usize>j * ENTRY;
    let squares = i64x2.splat(0);
    for (let i = j; i < rows; i++) {
      const x = v128.load(column + <usize>i * row);
      squares = v128.add<T>(squares, v128.mul<T>(x, x));
    }
    const pivot = v128.load(column + <usize>j * row);
    // -sign(pivot) times the length, so that nothing cancels in pivot - diagonal.
    const diagonal = v128.xor(v128.or(v128.sqrt<T>(squares), v128.and(pivot, signs)), signs);
    const half = v128.sub<T>(squares, v128.mul<T>(diagonal, pivot));
    const isSome = v128.ne<T>(half, v128.splat<T>(<T>0));
    const inverse = v128.and(v128.div<T>(v128.splat<T>(<T>1), half), isSome);
    v128.store(column + <usize>j * row, v128.sub<T>(pivot, diagonal));
    for (let k = j + 1; k < columns; k++) reflect<T>(column, a + <usize>k * ENTRY, row, j, rows, inverse);
    v128.store(column + <usize>j * row, diagonal);
  }
  for (let i = 1; i < columns; i++) memory.fill(a + <usize>i * row, 0, <usize>i * ENTRY);
}

/** x <- x - v (v^T x) inverse, from row j on. */
@inline
function reflect<T>(v: usize, x: usize, row: usize, j: i32, rows: i32, inverse: v128): void {
  let sum = i64x2.splat(0);
  for (let i = j; i < rows; i++) {
    const at = <usize>i * row;
    sum = v128.add<T>(sum, v128.mul<T>(v128.load(v + at), v128.load(x + at)));
  }
  sum = v128.mul<T>(sum, inverse);
  for (let i = j; i < rows; i++) {
    const at = <usize>i * row;
    v128.store(x + at, v128.sub<T>(v128.load(x + at), v128.mul<T>(sum, v128.load(v + at))));
  }
}
