/**
 * The cheapest one-to-one assignment by the Hungarian method with potentials (Kuhn; shortest augmenting paths), of the
 * order of n^3.
 *
 * @param costs  n x n, row-major, finite.
 * @returns the column of every row.
 */
export function cheapestAssignment(costs: Float64Array, n: number): number[] {
  // Row 0 and column 0 are outside of the matrix: they hold the row to be assigned.
  const rowPotential = new Float64Array(n + 1);
  const columnPotential = new Float64Array(n + 1);
  const rowOf = new Int32Array(n + 1);
  for (let row = 1; row <= n; row++) {
    rowOf[0] = row;
    augment(costs, n, rowPotential, columnPotential, rowOf);
  }
  const columnOf = new Array<number>(n);
  for (let column = 1; column <= n; column++) columnOf[rowOf[column] - 1] = column - 1;
  return columnOf;
}

/** Finds the shortest augmenting path from the row in column 0 to a free column, and reassigns the rows on it. */
function augment(costs: Float64Array, n: number, rowPotential: Float64Array, columnPotential: Float64Array, rowOf: Int32Array): void {
  const least = new Float64Array(n + 1).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(n + 1);
  const done = new Uint8Array(n + 1);
  let column = 0;
  while (rowOf[column] !== 0) {
    done[column] = 1;
    const row = rowOf[column];
    let next = 0;
    for (let j = 1; j <= n; j++) {
      if (done[j]) continue;
      const reduced = costs[(row - 1) * n + j - 1] - rowPotential[row] - columnPotential[j];
      if (reduced < least[j]) {
        least[j] = reduced;
        before[j] = column;
      }
      if (next === 0 || least[j] < least[next]) next = j;
    }
    const step = least[next];
    for (let j = 0; j <= n; j++) {
      if (done[j]) {
        rowPotential[rowOf[j]] += step;
        columnPotential[j] -= step;
      } else least[j] -= step;
    }
    column = next;
  }
  while (column !== 0) {
    rowOf[column] = rowOf[before[column]];
    column = before[column];
  }
}
