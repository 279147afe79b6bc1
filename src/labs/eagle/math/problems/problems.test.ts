import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../platform/fields/problem";
import { DimensionError } from "../../../../platform/numerics/errors";
import { largestDifference } from "../../../../platform/numerics/matrices-testing";
import { finish } from "../../../../platform/numerics/progress";
import { svd } from "../../../../platform/numerics/svd";
import { createSolver } from "../create";
import { alongDirections, leftDirections } from "../directions";
import { fullRankBlock } from "../files/full-rank-block";
import { relativeSquaredError } from "../problem";
import { usualEagle } from "../settings";
import { asMatrix, conditionNumber, diversity, made, nystromParameter } from "../testing";
import { EagleWorkspace } from "../workspace";
import { completionOf } from "./completion";
import { cosineOf, distributedProblem } from "./distributed";
import type { Distribution } from "./distributions";
import { type GeneratedKind, generatedMatrix } from "./generated";
import { type Spectrum, singularValuesOf } from "./spectrum";

const workspace = new EagleWorkspace();
const valuesOf = (A: Float64Array, d: number, n: number) => finish(svd(workspace, A, d, n));

describe("random low-rank problems", () => {
  it("have the rank and the condition number that was asked for, and D is the Nystrom value", () => {
    fc.assert(
      fc.property(
        fc.record({
          d: fc.integer({ min: 2, max: 12 }),
          n: fc.integer({ min: 2, max: 12 }),
          dPrime: fc.integer({ min: 1, max: 3 }),
          nPrime: fc.integer({ min: 1, max: 3 }),
          missing: fc.nat(6),
          kappa: fc.double({ min: 1.5, max: 1e4, noNaN: true }),
          spectrum: fc.constantFrom<Spectrum>("log-uniform", "geometric", "linear", "two-levels"),
          seed: fc.bigInt({ min: 0n, max: 2n ** 32n }),
        }),
        ({ missing, seed, ...shape }) => {
          const rank = Math.max(2, Math.min(shape.d, shape.n) - missing);
          const problem = made({ ...shape, rank }, seed);
          const { singularValues, rank: found } = valuesOf(problem.blocks[0].A, shape.d, shape.n);
          expect(found).toBe(rank);
          expect(singularValues[0]).toBeCloseTo(1, 12);
          expect(singularValues[0] / singularValues[rank - 1] / shape.kappa).toBeCloseTo(1, 8);
          const nystrom = nystromParameter(problem).mmul(asMatrix(problem.C, shape.nPrime)).to1DArray();
          expect(largestDifference(problem.D ?? [], nystrom)).toBeLessThan(1e-8);
        },
      ),
      { numRuns: 60, seed: 5 },
    );
  });

  it("are the same bits for the same seed, and others for another", () => {
    expect(made({}, 9n)).toEqual(made({}, 9n));
    expect(made({}, 9n).blocks[0].A).not.toEqual(made({}, 10n).blocks[0].A);
  });

  it("have noise on A, B and C of the deviation asked for, and none on D", () => {
    const [clean, noisy] = [0, 0.5].map((noise) => made({ d: 60, n: 60, noise }));
    expect(noisy.D).toEqual(clean.D);
    const difference = noisy.blocks[0].A.map((value, at) => value - clean.blocks[0].A[at]);
    const deviation = Math.sqrt(difference.reduce((sum, value) => sum + value * value, 0) / difference.length);
    expect(deviation).toBeCloseTo(0.5, 1);
  });

  it("of every distribution have the rank asked for, and EAGLE completes them", () => {
    const distributions: readonly Distribution[] = ["svd", "gaussian", "student", "correlated", "sparse-signs", "clustered"];
    for (const distribution of distributions) {
      const problem = made({ d: 40, n: 40, dPrime: 9, rank: 12, distribution });
      expect(valuesOf(problem.blocks[0].A, 40, 40).rank, distribution).toBe(12);
      const solver = createSolver(problem, usualEagle, 1n);
      while (!solver.ended) solver.step();
      expect(relativeSquaredError(problem, solver.answer()), distribution).toBeLessThan(1e-20);
    }
  });

  it("have factors of variance 1, the correlated ones with correlation 0.8 between neighbours", () => {
    // X = R_1 R_2^T / sqrt(r) has entries of variance 1 where the factors have.
    for (const distribution of ["gaussian", "sparse-signs", "student"] as const) {
      const { A } = made({ d: 150, n: 150, rank: 40, distribution }).blocks[0];
      const variance = A.reduce((sum, value) => sum + value * value, 0) / A.length;
      expect(Math.abs(variance - 1), distribution).toBeLessThan(0.15);
    }
  });
});

describe("spectra", () => {
  it("begin at 1 and end at 1 / kappa", () => {
    const uniforms = Float64Array.from({ length: 9 }, (_, k) => k / 9);
    for (const spectrum of ["log-uniform", "geometric", "linear", "two-levels"] as const) {
      const values = singularValuesOf(spectrum, 9, 50, uniforms);
      expect([values[0], values[8]]).toEqual([1, 1 / 50]);
      expect(values.every((value) => value <= 1 && value >= 1 / 50 - 1e-15)).toBe(true);
    }
    expect(singularValuesOf("geometric", 3, 100, uniforms)[1]).toBeCloseTo(0.1, 14);
  });
});

describe("distributed problems", () => {
  const settings = { machines: 3, d: 50, columns: 20, dPrime: 2, nPrime: 2, core: 8, tilted: 5, alpha: 0.2, kappa: 100 };

  it("have the diversity that was asked for, and machines of norm 1 and the condition asked for", () => {
    for (const machines of [2, 3, 5])
      for (const alpha of [0.02, 0.1, 1 / machines, 1]) {
        const problem = finish(distributedProblem({ ...settings, machines, alpha }, 3n));
        expect(diversity(problem), `${machines} machines, alpha ${alpha}`).toBeCloseTo(alpha, 9);
        for (const { A, columns } of problem.blocks) {
          const { singularValues, rank } = valuesOf(A, problem.d, columns);
          expect(rank).toBe(13);
          expect(singularValues[0]).toBeCloseTo(1, 12);
          expect(singularValues[0] / singularValues[12]).toBeCloseTo(100, 6);
        }
      }
  });

  it("have C in the joint range and a D that all machines together determine", () => {
    const problem = finish(distributedProblem({ ...settings, alpha: 1 / 3 }, 3n));
    const nystrom = nystromParameter(problem).mmul(asMatrix(problem.C, 2)).to1DArray();
    expect(largestDifference(problem.D ?? [], nystrom)).toBeLessThan(1e-10);
  });

  it("refuse an alpha that no ranges of this kind have, and say which there are", () => {
    expect(() => finish(distributedProblem({ ...settings, alpha: 0.5 }, 3n))).toThrow(
      "alpha must be 1, or above 0 and at most 1/3 with 3 machines, got 0.5",
    );
    expect(() => finish(distributedProblem({ ...settings, d: 20 }, 3n))).toThrow(DimensionError);
    expect(cosineOf(1, 3)).toBe(1);
    expect(cosineOf(0, 3)).toBeNull();
  });
});

describe("left directions", () => {
  it("keep what is left of C apart by direction, as the scalar recursion has it", () => {
    const problem = made({ d: 12, n: 12, rank: 12, kappa: 30 });
    const directions = finish(leftDirections(problem));
    expect(conditionNumber(directions.singularValues)).toBeCloseTo(30, 6);
    const solver = createSolver(problem, usualEagle, 1n);
    const before = alongDirections(directions, problem.C);
    for (let l = 0; l < 5; l++) solver.step();
    const after = alongDirections(directions, solver.current().C ?? new Float64Array(0));
    directions.singularValues.forEach((value, i) => {
      let [x, left] = [(value / directions.singularValues[0]) ** 2, 1];
      for (let l = 0; l < 5; l++) [x, left] = [(x * (3 - x) ** 2) / 4, left * (1 - x)];
      expect(after[i] / before[i]).toBeCloseTo(left, 9);
    });
  });
});

describe("generated matrices", () => {
  it("have the rank of their construction and are completed from a block", () => {
    for (const kind of ["finite-element", "staircase", "laplacian", "circuit"] satisfies GeneratedKind[])
      for (const parts of [2, 5]) {
        const { matrix, rank } = generatedMatrix({ kind, size: 120, parts }, 4n);
        const { rows, columns, values } = matrix;
        expect(values.every(Number.isFinite)).toBe(true);
        expect(values.length / (rows * columns), `${kind} is sparse`).toBeLessThan(0.15);
        const found = finish(fullRankBlock(workspace, matrix));
        if (!found.ok) throw new Error(problemLine(found.problem));
        expect(found.block.rank, `${kind}, ${parts} parts`).toBe(rank);
        const problem = completionOf(matrix, found.block, { dPrime: 10, nPrime: 10 })?.problem;
        if (!problem) throw new Error("nothing is left to complete");
        const solver = createSolver(problem, usualEagle, 1n);
        while (!solver.ended) solver.step();
        expect(largestDifference(solver.answer(), problem.D ?? []), kind).toBeLessThan(1e-9);
      }
  });
});
