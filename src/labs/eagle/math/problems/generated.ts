import type { SparseMatrix } from "../files/matrix";
import { purposes } from "../streams";
import { EagleWorkspace } from "../workspace";
import { MatrixDraws } from "./draws";

/** Small matrices of the kinds that Table 2 has large ones of. */
export type GeneratedKind = "finite-element" | "staircase" | "laplacian" | "circuit";

export interface GeneratedSettings {
  readonly kind: GeneratedKind;
  /** About how many rows. */
  readonly size: number;
  /** Parts that hang together by themselves; each but the staircase loses one rank, or gains one redundant row. */
  readonly parts: number;
}

/** Rows of the smallest part that there is of every kind: a square of finite elements has four corners. */
export const leastPart = 4;

/** A generated matrix and the rank that it has by construction. */
export interface Generated {
  readonly matrix: SparseMatrix;
  readonly rank: number;
}

/** Adds up entries that fall on the same place, as assembling finite elements or a circuit does. */
class Assembly {
  readonly #entries = new Map<number, number>();
  readonly #columns: number;

  constructor(columns: number) {
    this.#columns = columns;
  }

  add(row: number, column: number, value: number): void {
    const at = row * this.#columns + column;
    this.#entries.set(at, (this.#entries.get(at) ?? 0) + value);
  }

  /** A spring, conductance or edge between two unknowns. */
  couple(i: number, j: number, weight: number): void {
    this.add(i, i, weight);
    this.add(j, j, weight);
    this.add(i, j, -weight);
    this.add(j, i, -weight);
  }

  finish(rows: number): SparseMatrix {
    const sorted = [...this.#entries].filter(([, value]) => value !== 0).sort(([a], [b]) => a - b);
    const columns = this.#columns;
    return {
      kind: "sparse",
      rows,
      columns,
      rowIndex: Int32Array.from(sorted, ([at]) => Math.floor(at / columns)),
      columnIndex: Int32Array.from(sorted, ([at]) => at % columns),
      values: Float64Array.from(sorted, ([, value]) => value),
    };
  }
}

/**
 * - finite-element: stiffness of linear triangles on `parts` square grids with natural boundaries and a random coefficient between
 *   0.5 and 2 in each triangle; a constant on each grid is in the null space.
 * - staircase: a linear programme over `parts` periods: constraints on the activities of a period and of the one before, small whole
 *   numbers, and for each period the sum of its constraints once more.
 * - laplacian: `parts` rings with random chords, weights between 0.5 and 2.
 * - circuit: modified nodal analysis, [G E; E^T 0], of `parts` circuits that are not grounded: random conductances between 0.01 and
 *   1 S, and a voltage source for every eighth node.
 *
 * @param seed  stream 0 of the matrices of problems.
 */
export function generatedMatrix({ kind, size, parts }: GeneratedSettings, seed: bigint): Generated {
  const draws = new MatrixDraws(new EagleWorkspace(), seed, purposes.matrices);
  const each = Math.max(leastPart, Math.round(size / parts));
  const uniforms = draws.uniforms(0, 16 * each * parts + 64);
  let used = 0;
  const random = () => uniforms[used++];
  switch (kind) {
    case "finite-element":
      return finiteElements(Math.max(2, Math.round(Math.sqrt(each))), parts, random);
    case "staircase":
      return staircase(Math.max(3, each - 1), parts, random);
    case "laplacian":
      return laplacian(each, parts, random);
    case "circuit":
      return circuit(each, parts, random);
  }
}

function finiteElements(side: number, parts: number, random: () => number): Generated {
  const each = side * side;
  const n = each * parts;
  const assembly = new Assembly(n);
  for (let part = 0; part < parts; part++)
    for (let i = 0; i + 1 < side; i++)
      for (let j = 0; j + 1 < side; j++) {
        const at = part * each + i * side + j;
        // Two right triangles, at two opposite corners: legs couple with half the coefficient, the hypotenuse not at all.
        for (const [corner, one, other] of [
          [at, at + 1, at + side],
          [at + side + 1, at + 1, at + side],
        ]) {
          const coefficient = 0.5 + 1.5 * random();
          assembly.couple(corner, one, coefficient / 2);
          assembly.couple(corner, other, coefficient / 2);
        }
      }
  return { matrix: assembly.finish(n), rank: n - parts };
}

function staircase(constraints: number, periods: number, random: () => number): Generated {
  const activities = Math.ceil(1.3 * constraints);
  const columns = activities * periods;
  const rowsEach = constraints + 1;
  const assembly = new Assembly(columns);
  for (let period = 0; period < periods; period++) {
    const put = (constraint: number, column: number, value: number) => {
      assembly.add(period * rowsEach + constraint, column, value);
      assembly.add(period * rowsEach + constraints, column, value);
    };
    for (let k = 0; k < constraints; k++) {
      // A slack of its own makes the constraints of all periods independent.
      put(k, period * activities + k, 1);
      for (let entry = 0; entry < 3; entry++) {
        const column = period * activities + constraints + Math.floor(random() * (activities - constraints));
        put(k, column, 1 + Math.floor(random() * 4));
      }
      if (period > 0) put(k, (period - 1) * activities + Math.floor(random() * activities), -1 - Math.floor(random() * 3));
    }
  }
  return { matrix: assembly.finish(rowsEach * periods), rank: constraints * periods };
}

function laplacian(each: number, parts: number, random: () => number): Generated {
  const n = each * parts;
  const assembly = new Assembly(n);
  for (let part = 0; part < parts; part++)
    for (let i = 0; i < each; i++) {
      const weight = () => 0.5 + 1.5 * random();
      assembly.couple(part * each + i, part * each + ((i + 1) % each), weight());
      const chord = Math.floor(random() * each);
      if (chord !== i) assembly.couple(part * each + i, part * each + chord, weight());
    }
  return { matrix: assembly.finish(n), rank: n - parts };
}

function circuit(each: number, parts: number, random: () => number): Generated {
  const nodes = each * parts;
  const sourcesEach = Math.floor(each / 8);
  const n = nodes + sourcesEach * parts;
  const assembly = new Assembly(n);
  for (let part = 0; part < parts; part++) {
    const base = part * each;
    // Resistors between 1 and 100 ohm: a tree that reaches every node, and as many loops.
    const conductance = () => 1 / (1 + 99 * random());
    for (let i = 1; i < each; i++) {
      assembly.couple(base + i, base + Math.floor(random() * i), conductance());
      const other = Math.floor(random() * each);
      if (other !== i) assembly.couple(base + i, base + other, conductance());
    }
    for (let k = 0; k < sourcesEach; k++) {
      // Between disjoint pairs of nodes, so that no source contradicts another.
      const source = nodes + part * sourcesEach + k;
      for (const [node, sign] of [
        [base + 2 * k, 1],
        [base + 2 * k + 1, -1],
      ]) {
        assembly.add(source, node, sign);
        assembly.add(node, source, sign);
      }
    }
  }
  return { matrix: assembly.finish(n), rank: n - parts };
}
