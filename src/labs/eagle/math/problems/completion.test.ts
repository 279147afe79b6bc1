import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../platform/fields/problem";
import { finish } from "../../../../platform/numerics/progress";
import { createSolver } from "../create";
import { fullRankBlock } from "../files/full-rank-block";
import type { FileMatrix } from "../files/matrix";
import { dense, finiteNumbers, matrices, toDense } from "../files/testing";
import { relativeSquaredError } from "../problem";
import { usualEagle } from "../settings";
import { largestEntry, made } from "../testing";
import { EagleWorkspace } from "../workspace";
import { completionOf } from "./completion";

const all = { dPrime: 100, nPrime: 100 };

describe("the completion of a matrix from a block", () => {
  it("has every entry where its row and column are, in the order of the block, then in that of the matrix", () => {
    const chosen = (count: number) => fc.shuffledSubarray(Array.from({ length: count }, (_, i) => i)).map((some) => Int32Array.from(some));
    const choices = matrices(finiteNumbers).chain(({ matrix }) =>
      fc.record({ matrix: fc.constant(matrix), rows: chosen(matrix.rows), columns: chosen(matrix.columns) }),
    );
    fc.assert(
      fc.property(choices, ({ matrix, rows, columns }) => {
        const completion = completionOf(matrix, { rows, columns }, all);
        if (rows.length === matrix.rows || columns.length === matrix.columns) {
          expect(completion).toBeNull();
          return;
        }
        const whole = toDense(matrix);
        if (!completion) throw new Error("refused");
        const { problem, otherRows, otherColumns } = completion;
        expect([...rows, ...otherRows].sort((a, b) => a - b)).toEqual(Array.from({ length: matrix.rows }, (_, i) => i));
        const parts = [
          [problem.blocks[0].A, rows, columns],
          [problem.blocks[0].B, otherRows, columns],
          [problem.C, rows, otherColumns],
          [problem.D, otherRows, otherColumns],
        ] as const;
        // A stored -0 is no entry.
        for (const [values, some, of] of parts)
          expect(values?.map((value) => value + 0)).toEqual(
            Float64Array.from(Array.from(some, (i) => Array.from(of, (j) => whole.values[i * matrix.columns + j] + 0)).flat()),
          );
      }),
      { numRuns: 200, seed: 7 },
    );
  });

  it("takes the first rows and columns outside the block where not all are wanted", () => {
    const completion = completionOf(
      dense([1, 2, 3], [4, 5, 6], [7, 8, 9]),
      { rows: Int32Array.of(2), columns: Int32Array.of(1) },
      { dPrime: 1, nPrime: 2 },
    );
    expect(completion?.problem).toMatchObject({ d: 1, dPrime: 1, nPrime: 2, C: Float64Array.of(7, 9), D: Float64Array.of(1, 3) });
    expect([completion?.otherRows, completion?.otherColumns]).toEqual([Int32Array.of(0), Int32Array.of(0, 2)]);
  });

  it("is what EAGLE finds, from a block that has the whole rank", () => {
    const { A } = made({ d: 40, n: 36, rank: 12, kappa: 50 }).blocks[0];
    const matrix: FileMatrix = { kind: "dense", rows: 40, columns: 36, values: A };
    const found = finish(fullRankBlock(new EagleWorkspace(), matrix));
    if (!found.ok) throw new Error(problemLine(found.problem));
    const problem = completionOf(matrix, found.block, all)?.problem;
    if (!problem) throw new Error("nothing is left");
    expect([problem.d, problem.dPrime, problem.nPrime]).toEqual([12, 28, 24]);
    const solver = createSolver(problem, usualEagle, 1n);
    while (!solver.ended) solver.step();
    expect(relativeSquaredError(problem, solver.answer())).toBeLessThan(1e-20);
    expect(largestEntry(problem.D ?? new Float64Array(0))).toBeGreaterThan(1e-3);
  });
});
