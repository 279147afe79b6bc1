import { expect, it } from "vitest";
import { finish } from "../../../platform/numerics/progress";
import { residualFactors } from "../math/bound";
import { createSolver } from "../math/create";
import { lowRankProblem } from "../math/problems/low-rank";
import { usualEagle, usualStopping } from "../math/settings";
import { tracesOf, Watcher } from "./traces";

const shape = { d: 30, n: 40, dPrime: 3, nPrime: 5, rank: 20, kappa: 100 };
const problem = finish(lowRankProblem({ ...shape, distribution: "svd", spectrum: "geometric", query: "all", noise: 0 }, 3n));
const count = 12;

it("what is left of C along a direction is the product of 1 - x over the iterations, and A's singular values come together", () => {
  const solver = createSolver(problem, { ...usualEagle, whenSettled: "continue", iterations: count }, 1n);
  const watcher = new Watcher(problem);
  const views = Array.from({ length: count + 1 }, (_, iteration) => {
    if (iteration > 0) solver.step();
    return { iteration, answer: { rows: 1, columns: 1, values: new Float32Array(1) }, ...finish(watcher.look(solver)) };
  });
  const { iteration, values, condition, residuals } = tracesOf(views);
  expect(Array.from(iteration)).toEqual(views.map((view) => view.iteration));
  expect([values.length, residuals.length]).toEqual([20, 20]);
  expect(condition[0]).toBeCloseTo(100, 6);
  expect(condition[count]).toBeLessThan(1.2);
  for (const [i, line] of residuals.entries()) {
    const predicted = residualFactors(values[i][0], count);
    expect(line[0]).toBeCloseTo(1, 12);
    for (let l = 1; l <= count; l++) expect(Math.abs(line[l] - predicted[l - 1]), `direction ${i}, iteration ${l}`).toBeLessThan(1e-11);
  }
});

it("solvers that leave A alone are not looked at", () => {
  const look = finish(new Watcher(problem).look(createSolver(problem, { kind: "newton-schulz", ...usualStopping }, 1n)));
  expect(look).toEqual({ singularValues: [], residuals: new Float64Array(0) });
});
