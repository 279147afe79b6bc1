/** Statements of the page on EAGLE with machines, on sketches, and on C after a step: each is computed. */
import { describe, expect, it } from "vitest";
import { largestDifference } from "../../../platform/numerics/matrices-testing";
import { finish } from "../../../platform/numerics/progress";
import { svd } from "../../../platform/numerics/svd";
import { createSolver } from "../math/create";
import { alongDirections, leftDirections } from "../math/directions";
import { columnsOf, joined, type Problem } from "../math/problem";
import { distributedProblem } from "../math/problems/distributed";
import { usualDistributed, usualEagle, usualLimited } from "../math/settings";
import { asMatrix, conditionNumber, diversity, errorsOf, first, made, nystromParameter } from "../math/testing";
import { EagleWorkspace } from "../math/workspace";
import { diversityOf } from "./problem";

const spread = { machines: 3, d: 80, columns: 80, dPrime: 2, nPrime: 2, core: 16, tilted: 4, alpha: 1, kappa: 1000 };
const spreadProblem = (settings: Partial<typeof spread> = {}) => finish(distributedProblem({ ...spread, ...settings }, 1n));

const singularValuesOf = (A: Float64Array, rows: number) => finish(svd(new EagleWorkspace(), A, rows, A.length / rows)).singularValues;
const together = (problem: Problem) => conditionNumber(singularValuesOf(joined(problem).A, problem.d));

const rounds = (problem: Problem) => first(errorsOf(problem, createSolver(problem, usualDistributed, 1n)), 1e-20);
const inOnePlace = (problem: Problem) => first(errorsOf(problem, createSolver(problem, usualEagle, 1n)), 1e-20);

describe("machines", () => {
  it("have α 1 for equal ranges, 1/M for orthogonal tilted directions, and near 0 for nearly equal ones", () => {
    const measured = (angle: number) => diversity(spreadProblem({ core: 4, alpha: diversityOf(angle, 3) }));
    // NumPy: 1, 1.0153e-4 and 1/3.
    expect(measured(0)).toBeCloseTo(1, 9);
    expect(measured(1)).toBeCloseTo(1.0152883e-4, 11);
    expect(measured(90)).toBeCloseTo(1 / 3, 9);
  });

  it("of equal ranges need no more rounds when they are more, but more than all columns in one place; the end is quadratic", () => {
    const counts = [2, 3, 5, 8].map((machines) => rounds(spreadProblem({ machines })));
    expect(counts).toEqual([22, 21, 21, 21]);
    expect([3, 8].map((machines) => inOnePlace(spreadProblem({ machines })))).toEqual([12, 9]);
    const problem = spreadProblem();
    const errors = errorsOf(problem, createSolver(problem, { ...usualDistributed, tolerance: 0, iterations: 20 }, 1n));
    for (const at of [17, 18]) expect(Math.log(errors[at + 1]) / Math.log(errors[at])).toBeGreaterThan(1.4);
  });

  it("need rounds by the largest condition number of a single one, not by that of all together", () => {
    // One seed: the same ranges, W and C.
    const [alike, other] = [10, 1e4].map((kappa) => spreadProblem({ kappa }));
    const uneven: Problem = { ...alike, blocks: [...alike.blocks.slice(0, 2), other.blocks[2]] };
    expect(uneven.D).toEqual(other.D);
    expect(Math.max(together(alike), together(uneven))).toBeLessThan(10);
    expect(inOnePlace(uneven)).toBeLessThan(12);
    expect(rounds(alike)).toBeLessThan(12);
    expect(rounds(uneven)).toBeGreaterThan(20);
  });
});

it("a step of the paper's rule on a sketch shrinks it to 2/3 in its leading direction, less in the others, and nothing else of A", () => {
  const problem = made({ d: 10, n: 8, rank: 8 });
  const stepped = (r: number) => {
    const solver = createSolver(problem, { ...usualLimited, r }, 1n);
    solver.step();
    return solver.current().machines[0].A;
  };
  const before = singularValuesOf(joined(problem).A, problem.d);
  const after = singularValuesOf(stepped(8), problem.d);
  const factors = [...before].map((value) => 1 - (value / before[0]) ** 2 / 3);
  // The order of singular values changes with them.
  const expected = [...before].map((value, i) => value * factors[i]).sort((a, b) => b - a);
  for (const [i, value] of expected.entries()) expect(after[i]).toBeCloseTo(value, 12);
  expect(factors[0]).toBeCloseTo(2 / 3, 12);
  expect(Math.min(...factors.slice(1))).toBeGreaterThan(2 / 3);
  const [A, some] = [joined(problem).A, stepped(3)];
  const n = columnsOf(problem);
  const changed = Array.from({ length: n }, (_, j) => A.some((value, at) => at % n === j && value !== some[at])).filter(Boolean);
  expect(changed).toHaveLength(3);
});

it("a step multiplies C by 1 − γ x² along each direction, and D gains W times what C loses", () => {
  const problem = made({ d: 12, n: 12, rank: 12, kappa: 30 });
  const directions = finish(leftDirections(problem));
  const before = alongDirections(directions, problem.C);
  for (const gamma of [0.5, 1]) {
    const solver = createSolver(problem, { ...usualEagle, gamma }, 1n);
    solver.step();
    const { C = null, D } = solver.current();
    if (!C) throw new Error("EAGLE carries C");
    const lost = asMatrix(problem.C, problem.nPrime).sub(asMatrix(C, problem.nPrime));
    expect(largestDifference(D, nystromParameter(problem).mmul(lost).to1DArray())).toBeLessThan(1e-12);
    const after = alongDirections(directions, C);
    for (const [i, value] of directions.singularValues.entries())
      expect(after[i] / before[i]).toBeCloseTo(1 - gamma * (value / directions.singularValues[0]) ** 2, 9);
  }
});
