/**
 * A matrix taken apart into blocks that have no row and no column in common: the connected components of the graph whose
 * nodes are rows and columns and whose edges are the entries. Rank is the sum of theirs, and elimination in one never touches
 * another, so that a large matrix of many small blocks is small work.
 */
import { type FileMatrix, forEachEntry } from "./matrix";

export interface Component {
  /** Numbers of its rows in the matrix, ascending; columns likewise. */
  readonly rows: Int32Array;
  readonly columns: Int32Array;
}

/** All components with at least one entry, those with the most places first. Rows and columns of zeros are in none. */
export function components(matrix: FileMatrix): readonly Component[] {
  const { rows, columns } = matrix;
  const forest = new DisjointSets(rows + columns);
  const used = new Uint8Array(rows + columns);
  forEachEntry(matrix, (row, column) => {
    used[row] = 1;
    used[rows + column] = 1;
    forest.join(row, rows + column);
  });
  const members = new Map<number, { rows: number[]; columns: number[] }>();
  for (let node = 0; node < rows + columns; node++) {
    if (used[node] === 0) continue;
    const root = forest.rootOf(node);
    const component = members.get(root) ?? { rows: [], columns: [] };
    members.set(root, component);
    if (node < rows) component.rows.push(node);
    else component.columns.push(node - rows);
  }
  return [...members.values()]
    .map((component) => ({ rows: Int32Array.from(component.rows), columns: Int32Array.from(component.columns) }))
    .sort((a, b) => b.rows.length * b.columns.length - a.rows.length * a.columns.length || a.rows[0] - b.rows[0]);
}

/** Union by size with path halving. */
class DisjointSets {
  readonly #parent: Int32Array;
  readonly #size: Int32Array;

  constructor(count: number) {
    this.#parent = Int32Array.from({ length: count }, (_, i) => i);
    this.#size = new Int32Array(count).fill(1);
  }

  rootOf(node: number): number {
    const parent = this.#parent;
    let at = node;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  }

  join(a: number, b: number): void {
    const [first, second] = [this.rootOf(a), this.rootOf(b)];
    if (first === second) return;
    const [larger, smaller] = this.#size[first] >= this.#size[second] ? [first, second] : [second, first];
    this.#parent[smaller] = larger;
    this.#size[larger] += this.#size[smaller];
  }
}
