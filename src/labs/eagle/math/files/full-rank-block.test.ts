import fc from "fast-check";
import { Matrix, SingularValueDecomposition } from "ml-matrix";
import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../platform/fields/problem";
import {
  bytesLeftByCancelling,
  isMonotone,
  largestDifference,
  naiveProduct,
  randomMatrix,
  randomOrthogonal,
  recordProgress,
  transposeOf,
} from "../../../../platform/numerics/matrices-testing";
import { finish } from "../../../../platform/numerics/progress";
import { completionOf } from "../problems/completion";
import { EagleWorkspace as Workspace } from "../workspace";
import { components } from "./components";
import { blockLimits, fullRankBlock } from "./full-rank-block";
import type { FileMatrix } from "./matrix";
import { suiteSparseMatrices } from "./suite-sparse";
import { sparse, toDense } from "./testing";

function ofRank(rows: number, columns: number, rank: number, seed = 1): FileMatrix {
  const values = naiveProduct(randomMatrix(rows * rank, seed), randomMatrix(rank * columns, seed + 1), rows, rank, columns);
  return { kind: "dense", rows, columns, values };
}

function blockOf(matrix: FileMatrix, limits = blockLimits) {
  const found = finish(fullRankBlock(new Workspace(), matrix, null, limits));
  if (!found.ok) throw new Error(problemLine(found.problem));
  return found.block;
}

function singularValues(values: Float64Array, rows: number, columns: number): number[] {
  return new SingularValueDecomposition(Matrix.from1DArray(rows, columns, values)).diagonal;
}

/** The block itself. */
function blockEntries(matrix: FileMatrix, rows: Int32Array, columns: Int32Array): Float64Array {
  const whole = toDense(matrix);
  return Float64Array.from(Array.from(rows, (i) => Array.from(columns, (j) => whole.values[i * matrix.columns + j])).flat());
}

/** Random blocks side by side on the diagonal, rows and columns shuffled, as a sparse matrix. */
function shuffledBlocks(sizes: readonly (readonly [rows: number, columns: number, rank: number])[], seed: number): FileMatrix {
  const rows = sizes.reduce((sum, [m]) => sum + m, 0);
  const columns = sizes.reduce((sum, [, n]) => sum + n, 0);
  const shuffled = (count: number, salt: number) => {
    const keys = randomMatrix(count, seed + salt);
    return Array.from(keys.keys()).sort((a, b) => keys[a] - keys[b]);
  };
  const [rowPlaces, columnPlaces] = [shuffled(rows, 17), shuffled(columns, 29)];
  const entries: [number, number, number][] = [];
  let [top, left] = [0, 0];
  for (const [m, n, rank] of sizes) {
    const { values } = ofRank(m, n, rank, seed + top);
    for (let i = 0; i < m; i++) for (let j = 0; j < n; j++) entries.push([rowPlaces[top + i], columnPlaces[left + j], values[i * n + j]]);
    top += m;
    left += n;
  }
  entries.sort(([a, b], [c, d]) => a - c || b - d);
  return sparse(rows, columns, entries);
}

/** Graph Laplacian of paths of the given lengths: rank is the number of nodes less that of paths. */
function pathLaplacian(lengths: readonly number[]): FileMatrix {
  const entries: [number, number, number][] = [];
  let start = 0;
  for (const length of lengths) {
    for (let i = 0; i < length; i++) {
      if (i > 0) entries.push([start + i, start + i - 1, -1]);
      entries.push([start + i, start + i, (i > 0 ? 1 : 0) + (i < length - 1 ? 1 : 0)]);
      if (i < length - 1) entries.push([start + i, start + i + 1, -1]);
    }
    start += length;
  }
  return sparse(start, start, entries);
}

describe("a block of full rank", () => {
  it("has the rank of the matrix, and everything else follows from it", () => {
    const shapes = fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }), fc.nat()).chain(([rows, columns, seed]) =>
      fc.record({
        rows: fc.constant(rows),
        columns: fc.constant(columns),
        seed: fc.constant(seed),
        rank: fc.integer({ min: 1, max: Math.min(rows, columns) }),
      }),
    );
    fc.assert(
      fc.property(shapes, ({ rows, columns, rank, seed }) => {
        const matrix = ofRank(rows, columns, rank, seed);
        const block = blockOf(matrix);
        expect(block.rank).toBe(rank);
        const A = blockEntries(matrix, block.rows, block.columns);
        const exact = singularValues(A, rank, rank);
        const condition = exact[0] / exact[rank - 1];
        expect(block.conditionNumber / condition).toBeGreaterThan(0.97);
        expect(block.conditionNumber / condition).toBeLessThan(1 + 1e-6 + 1e-14 * condition);
        const split = completionOf(matrix, block, { dPrime: 24, nPrime: 24 });
        if (!split) return;
        const {
          problem: {
            blocks: [{ B }],
            C,
            D,
          },
          otherRows,
          otherColumns,
        } = split;
        const solved = Matrix.from1DArray(otherRows.length, rank, B).mmul(
          new SingularValueDecomposition(Matrix.from1DArray(rank, rank, A))
            .inverse()
            .mmul(Matrix.from1DArray(rank, otherColumns.length, C)),
        );
        expect(largestDifference(solved.to1DArray(), D ?? [])).toBeLessThan(1e-13 * condition * rank);
      }),
      { numRuns: 150, seed: 4 },
    );
  });

  it("is well conditioned where the matrix is", () => {
    const n = 60;
    const rank = 25;
    const [left, right] = [randomOrthogonal(n, 3), randomOrthogonal(n, 5)];
    const spectrum = Float64Array.from({ length: n }, (_, k) => (k < rank ? 100 ** (-k / (rank - 1)) : 0));
    const values = naiveProduct(
      left.map((value, at) => value * spectrum[at % n]),
      transposeOf(right, n, n),
      n,
      n,
      n,
    );
    const block = blockOf({ kind: "dense", rows: n, columns: n, values });
    expect(block.rank).toBe(rank);
    // Of the matrix it is 100; pivoting loses a factor that is small in practice.
    expect(block.conditionNumber).toBeLessThan(3000);
    expect(block.conditionNumber).toBeGreaterThan(50);
  });

  it("does not depend on the units of the matrix", () => {
    const matrix = ofRank(30, 20, 12, 7);
    const { threshold, ...expected } = blockOf(matrix);
    for (const unit of [2 ** -400, 2 ** 400]) {
      const { threshold: scaled, ...block } = blockOf({ ...matrix, values: matrix.values.map((value) => unit * value) } as FileMatrix);
      expect(block).toEqual(expected);
      expect(scaled / unit).toBeCloseTo(threshold, 20);
    }
  });

  it("is chosen in each connected component of a sparse matrix as it is in the whole", () => {
    const matrix = shuffledBlocks(
      [
        [8, 5, 3],
        [4, 10, 4],
        [1, 1, 1],
        [6, 6, 2],
      ],
      11,
    );
    expect(components(matrix).map(({ rows, columns }) => [rows.length, columns.length])).toEqual([
      [8, 5],
      [4, 10],
      [6, 6],
      [1, 1],
    ]);
    const whole = toDense(matrix);
    const block = blockOf(matrix);
    expect(block).toMatchObject({ rank: 10, components: 4 });
    // A tiny entry everywhere ties the whole together and changes nothing else.
    const tied: FileMatrix = { ...whole, values: whole.values.map((value) => (value === 0 ? 1e-300 : value)) };
    expect(components(tied)).toHaveLength(1);
    expect(blockOf(tied)).toMatchObject({ rank: 10, rows: block.rows, columns: block.columns, components: 1 });
  });

  it("leaves one node of every component of a graph out of its Laplacian", () => {
    expect(blockOf(pathLaplacian([40, 25, 1, 10]))).toMatchObject({ rank: 76 - 4, components: 3 });
    expect(blockOf(pathLaplacian(Array.from({ length: 500 }, () => 2)))).toMatchObject({ rank: 500, components: 500 });
  });

  it("makes room for a large matrix of small components, and refuses one that hangs together, with the estimate", () => {
    const lengths = Array.from({ length: 1000 }, () => 20);
    expect(finish(fullRankBlock(new Workspace(), pathLaplacian(lengths)))).toMatchObject({
      ok: false,
      problem: { code: "rank-too-large", values: { most: 2000, needed: 97, operations: 33 } },
    });
    expect(finish(fullRankBlock(new Workspace(), pathLaplacian([20_000])))).toMatchObject({
      ok: false,
      problem: {
        code: "part-too-large",
        values: { rows: 20_000, columns: 20_000, needed: 3265, limit: 1900, operations: 2892, most: 250 },
      },
    });
    // A smaller rank is advised where it helps.
    const hinted = finish(fullRankBlock(new Workspace(), pathLaplacian([14_000])));
    expect(hinted).toMatchObject({ ok: false, problem: { code: "block-too-large", values: { rows: 14_000, needed: 1633, limit: 1900 } } });
    const limits = { ...blockLimits, rank: 11 };
    expect(finish(fullRankBlock(new Workspace(), ofRank(30, 30, 12), null, limits))).toMatchObject({
      ok: false,
      problem: { code: "rank-too-large" },
    });
    expect(blockOf(ofRank(30, 30, 11), limits).rank).toBe(11);
  });

  it("is smaller where less is wanted: the columns that elimination of the whole chooses first", () => {
    const matrix = shuffledBlocks(
      [
        [8, 5, 3],
        [4, 10, 4],
        [6, 6, 2],
      ],
      11,
    );
    const whole = toDense(matrix);
    const tied: FileMatrix = { ...whole, values: whole.values.map((value) => (value === 0 ? 1e-300 : value)) };
    for (const wanted of [1, 3, 5, 8]) {
      const [apart, together] = [matrix, tied].map((one) => finish(fullRankBlock(new Workspace(), one, wanted)));
      if (!apart.ok || !together.ok) throw new Error("refused");
      expect(apart.block.columns).toHaveLength(wanted);
      expect([apart.block.rows, apart.block.columns]).toEqual([together.block.rows, together.block.columns]);
    }
    expect(finish(fullRankBlock(new Workspace(), matrix, 3))).toMatchObject({ ok: true, block: { rank: null } });
    // All have been seen: no part has more than 4.
    expect(finish(fullRankBlock(new Workspace(), matrix, 7))).toMatchObject({ ok: true, block: { rank: 9 } });
    expect(finish(fullRankBlock(new Workspace(), matrix, 50))).toMatchObject({ ok: true, block: { rank: 9 } });
  });

  it("is not there when all entries are zero", () => {
    expect(finish(fullRankBlock(new Workspace(), sparse(3, 3, [[0, 1, 0]])))).toMatchObject({
      ok: false,
      problem: { code: "matrix-zero" },
    });
  });

  it("has a condition number that tells what pivots hide", () => {
    // Kahan's matrix: columns come in the order of pivoting as they are, and the last pivot is 0.13.
    const n = 100;
    const [cosine, sine] = [0.2, Math.sqrt(1 - 0.2 ** 2)];
    const values = new Float64Array(n * n);
    // The tiny growth of columns to the left keeps rounding from changing the order.
    for (let i = 0; i < n; i++) for (let j = i; j < n; j++) values[i * n + j] = (i === j ? 1 : -cosine) * sine ** i * (1 - 1e-13 * j);
    const exact = singularValues(values, n, n);
    const { rank, conditionNumber } = blockOf({ kind: "dense", rows: n, columns: n, values });
    expect(rank).toBe(n);
    expect(conditionNumber).toBeGreaterThan(1e6);
    expect(conditionNumber / (exact[0] / exact[n - 1])).toBeCloseTo(1, 1);
  });

  it("says how far it is, and gives its memory back when it is given up", () => {
    const matrix = ofRank(260, 240, 200);
    const workspace = new Workspace();
    const { fractions, result } = recordProgress(fullRankBlock(workspace, matrix));
    expect(result).toMatchObject({ ok: true, block: { rank: 200 } });
    expect(fractions.length).toBeGreaterThan(5);
    expect(isMonotone(fractions)).toBe(true);
    for (const turns of [1, Math.floor(fractions.length / 2), fractions.length - 1])
      expect(bytesLeftByCancelling(workspace, fullRankBlock(workspace, matrix), turns)).toBe(0);
  });

  it("is done for those of the paper's matrices whose rank is at most 2,000, and they are three", () => {
    const fitting = suiteSparseMatrices.filter(({ rank }) => rank <= blockLimits.rank).map(({ name }) => name);
    expect(fitting).toEqual(["Maragal_4", "dwt_1007", "bcsstm13"]);
  });
});
