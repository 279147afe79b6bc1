/** Floating-point operations by formula; a multiplication and an addition are two. Lower orders are left out. */

/** A product of rows x inner and inner x columns. */
export function productOperations(rows: number, inner: number, columns: number): number {
  return 2 * rows * inner * columns;
}

/** The smaller Gram matrix of a rows x columns matrix: half of it is computed. */
export function gramOperations(rows: number, columns: number): number {
  const order = Math.min(rows, columns);
  return order * (order + 1) * Math.max(rows, columns);
}

/** All eigenvalues of a symmetric matrix: Householder reduction, then QL. */
export function eigenvalueOperations(order: number): number {
  return Math.round((4 / 3) * order ** 3);
}

/** One power step on a rows x columns matrix: A v, A^T u, and A v again for the norm. */
export function powerOperations(rows: number, columns: number): number {
  return 6 * rows * columns;
}
