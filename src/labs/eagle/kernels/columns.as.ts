// Some columns of a row-major matrix: what a sketch that samples columns reads and writes.

/** target (rows x count) = columns `chosen` (i32) of source (rows x columns). */
export function gatherColumns(source: usize, rows: i32, columns: i32, chosen: usize, count: i32, target: usize): void {
  for (let i = 0; i < rows; i++) {
    for (let k = 0; k < count; k++) {
      store<f64>(target, load<f64>(source + ((<usize>load<i32>(chosen + ((<usize>k) << 2))) << 3)));
      target += 8;
    }
    source += (<usize>columns) << 3;
  }
}

/** Columns `chosen` (i32) of target (rows x columns) = source (rows x count); the others stay. */
export function scatterColumns(source: usize, rows: i32, columns: i32, chosen: usize, count: i32, target: usize): void {
  for (let i = 0; i < rows; i++) {
    for (let k = 0; k < count; k++) {
      store<f64>(target + ((<usize>load<i32>(chosen + ((<usize>k) << 2))) << 3), load<f64>(source));
      source += 8;
    }
    target += (<usize>columns) << 3;
  }
}
