import { describe, expect, it } from "vitest";
import { finish } from "../../../platform/numerics/progress";
import { createSolver } from "./create";
import { load } from "./products";
import { RhoRule, spectralNorm } from "./rho";
import { usualEagle } from "./settings";
import { errorsOf, first, made } from "./testing";
import { EagleWorkspace } from "./workspace";

describe("rho", () => {
  const problem = made({ d: 40, n: 30, rank: 30, kappa: 100 });
  const stored = (workspace: EagleWorkspace) => load(workspace, problem.blocks[0].A, 40, 30);

  it("of one power step is never above min(d, n) / ||A||_F^2, nor above an exact first one", () => {
    const workspace = new EagleWorkspace();
    const A = stored(workspace);
    const exact = 1 / finish(spectralNorm(workspace, A)) ** 2;
    expect(exact).toBeCloseTo(1, 12);
    const squares = problem.blocks[0].A.reduce((sum, value) => sum + value * value, 0);
    const free = finish(new RhoRule("power", 1 / 3, null).next(workspace, A, null)).rho;
    expect(free).toBeGreaterThan(exact);
    expect(free).toBeLessThanOrEqual(30 / squares);
    expect(finish(new RhoRule("power", 1 / 3, 1).next(workspace, A, null)).rho).toBe(1);
  });

  it("of power steps comes near the exact one when they are warm", () => {
    const workspace = new EagleWorkspace();
    const A = stored(workspace);
    const rule = new RhoRule("power", 2 / 3, null);
    let rho = 0;
    for (let step = 0; step < 60; step++) rho = finish(rule.next(workspace, A, null)).rho;
    expect(rho).toBeGreaterThanOrEqual(1 - 1e-12);
    expect(rho).toBeLessThan(1.05);
  });

  it("of any source takes the same iterations to 1e-20, within one", () => {
    const counts = (["exact", "recursive", "power"] as const).map((rho) =>
      first(errorsOf(problem, createSolver(problem, { ...usualEagle, rho }, 1n)), 1e-20),
    );
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  it("must be right for the second order: gamma 1.9 has a linear tail of 0.9, a fifth of both steps takes ten times as long", () => {
    const count = (eta: number, gamma: number) =>
      first(errorsOf(problem, createSolver(problem, { ...usualEagle, eta, gamma, iterations: 400, tolerance: 0 }, 1n)), 1e-20);
    expect(count(1 / 3, 1)).toBeLessThan(18);
    expect(count(1 / 3, 1.9)).toBeGreaterThan(150);
    expect(count(1 / 15, 0.2)).toBeGreaterThan(120);
  });
});
