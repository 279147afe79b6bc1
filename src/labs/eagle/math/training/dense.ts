/** Products of small row-major matrices, plainly; new or, where a sum is named, added to it. */

/** A B for A rows x inner, B inner x columns. */
export function times(a: Float64Array, b: Float64Array, rows: number, inner: number, columns: number): Float64Array {
  const result = new Float64Array(rows * columns);
  for (let i = 0; i < rows; i++)
    for (let k = 0; k < inner; k++) {
      const factor = a[i * inner + k];
      for (let j = 0; j < columns; j++) result[i * columns + j] += factor * b[k * columns + j];
    }
  return result;
}

/** A B^T for A rows x inner, B columns x inner. */
export function timesTransposed(a: Float64Array, b: Float64Array, rows: number, inner: number, columns: number): Float64Array {
  return times(a, transposed(b, columns, inner), rows, inner, columns);
}

/** A^T B for A inner x rows, B inner x columns. */
export function transposedTimes(a: Float64Array, b: Float64Array, rows: number, inner: number, columns: number): Float64Array {
  return times(transposed(a, inner, rows), b, rows, inner, columns);
}

/** A^T of A, rows x columns. */
export function transposed(a: Float64Array, rows: number, columns: number): Float64Array {
  const result = new Float64Array(a.length);
  for (let i = 0; i < rows; i++) for (let j = 0; j < columns; j++) result[j * rows + i] = a[i * columns + j];
  return result;
}

/** Columns from .. from + count of a matrix with `columns` of them. */
export function columnsFrom(a: Float64Array, columns: number, from: number, count: number): Float64Array {
  const rows = a.length / columns;
  const result = new Float64Array(rows * count);
  for (let i = 0; i < rows; i++) result.set(a.subarray(i * columns + from, i * columns + from + count), i * count);
  return result;
}

export function add(sum: Float64Array, values: Float64Array): void {
  for (let i = 0; i < sum.length; i++) sum[i] += values[i];
}
