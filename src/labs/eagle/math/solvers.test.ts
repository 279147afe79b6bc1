import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DimensionError } from "../../../platform/numerics/errors";
import { largestDifference } from "../../../platform/numerics/matrices-testing";
import { finish } from "../../../platform/numerics/progress";
import { createSolver } from "./create";
import type { Problem } from "./problem";
import { type SolverSettings, usualStopping } from "./settings";
import type { SolverCheckpoint } from "./solver";
import { asMatrix, errorsOf, everySolver, largestEntry, made, nystromParameter } from "./testing";

const whole = made();

/** The columns of a problem dealt to three machines. */
function split(problem: Problem): Problem {
  const [{ A, B, columns }] = problem.blocks;
  const take = (values: Float64Array, from: number, to: number) => values.filter((_, at) => at % columns >= from && at % columns < to);
  const ends = [0, 5, 9, columns];
  const blocks = [0, 1, 2].map((mu) => {
    const [from, to] = [ends[mu], ends[mu + 1]];
    return { A: take(A, from, to), B: take(B, from, to), columns: to - from };
  });
  return { ...problem, blocks };
}

const problemFor = (settings: SolverSettings) => (settings.kind === "eagle" && settings.regime === "distributed" ? split(whole) : whole);

/** As it comes back from a worker or a file. */
function travelled(checkpoint: SolverCheckpoint): SolverCheckpoint {
  return structuredClone(checkpoint);
}

describe("every solver", () => {
  it("goes on from a checkpoint taken anywhere to the same bits", () => {
    fc.assert(
      fc.property(fc.constantFrom(...everySolver), fc.nat(12), fc.integer({ min: 1, max: 12 }), (settings, before, after) => {
        const problem = problemFor(settings);
        const never = { ...settings, tolerance: 0, iterations: 60 };
        const straight = createSolver(problem, never, 3n);
        for (let k = 0; k < before; k++) straight.step();
        const resumed = createSolver(problem, never, 3n, travelled(straight.checkpoint()));
        for (let k = 0; k < after; k++) {
          straight.step();
          resumed.step();
        }
        expect(resumed.iteration).toBe(straight.iteration);
        expect(resumed.current()).toEqual(straight.current());
        expect(resumed.watched).toEqual(straight.watched);
        expect(resumed.cost).toEqual(straight.cost);
        expect(resumed.checkpoint()).toEqual(straight.checkpoint());
      }),
      { numRuns: 60, seed: 4 },
    );
  });

  it("gives the same bits however its iterations are sliced", () => {
    for (const settings of everySolver) {
      const [whole, sliced] = [0, 1].map(() => createSolver(problemFor(settings), settings, 3n));
      for (let k = 0; k < 3; k++) {
        whole.step();
        const fractions = [...sliced.iterate()];
        expect(fractions.filter((fraction) => !(fraction >= 0 && fraction <= 1))).toEqual([]);
      }
      expect(sliced.current()).toEqual(whole.current());
    }
  });

  it("arrives at the Nystrom value B A^+ C, for A of any shape and without its whole rank", () => {
    const enough = { iterations: 6000, tolerance: 1e-13, whenSettled: "stop" } as const;
    for (const sizes of [
      { d: 12, n: 14 },
      { d: 14, n: 12 },
    ]) {
      const problem = made({ ...sizes, rank: 6, kappa: 4 });
      const target = nystromParameter(problem).mmul(asMatrix(problem.C, problem.nPrime)).to1DArray();
      for (const settings of everySolver) {
        if (settings.kind === "eagle" && settings.regime === "distributed") continue;
        const solver = createSolver(problem, { ...settings, ...enough }, 3n);
        while (!solver.ended) solver.step();
        const difference = largestDifference(solver.answer(), target) / largestEntry(Float64Array.from(target));
        expect(difference, `${JSON.stringify(settings)} ended ${solver.ended} at ${solver.iteration}`).toBeLessThan(1e-9);
      }
    }
  });

  it("has a cost that grows with every iteration, and sends bytes only between machines", () => {
    for (const settings of everySolver) {
      const solver = createSolver(problemFor(settings), { ...settings, tolerance: 0 }, 3n);
      let before = 0;
      while (!solver.ended && solver.iteration < 4) {
        solver.step();
        expect(solver.cost.operations).toBeGreaterThan(before);
        before = solver.cost.operations;
      }
      expect(solver.cost.bytes > 0).toBe(settings.kind === "eagle" && settings.regime === "distributed");
    }
  });

  it("stays at zero where there is nothing, rather than dividing by it", () => {
    const nothing = { ...whole, blocks: whole.blocks.map(({ A, B, columns }) => ({ A: A.map(() => 0), B: B.map(() => 0), columns })) };
    for (const settings of everySolver) {
      const solver = createSolver(nothing, { ...settings, iterations: 3 }, 3n);
      while (!solver.ended) solver.step();
      expect(solver.answer()).toEqual(new Float64Array(whole.dPrime * whole.nPrime));
      expect(solver.ended).not.toBe("diverged");
    }
  });

  it("refuses a problem whose matrices do not fit, naming the one at fault", () => {
    const bad = { ...whole, C: whole.C.slice(1) };
    expect(() => createSolver(bad, everySolver[0], 3n)).toThrow(DimensionError);
    expect(() => createSolver(bad, everySolver[0], 3n)).toThrow("C has 35 entries, expected 12 x 3 = 36");
  });
});

describe("distributed gradient descent", () => {
  it("averages gradients and sends X both ways", () => {
    const problem = split(whole);
    const solver = createSolver(problem, { kind: "gradient-descent", ...usualStopping, iterations: 20_000, tolerance: 1e-15 }, 3n);
    const errors = errorsOf(problem, solver);
    expect(errors[errors.length - 1]).toBeLessThan(1e-18);
    expect(solver.cost.bytes).toBe(solver.iteration * 2 * 3 * 8 * problem.d * problem.dPrime);
  });
});

describe("singular values of A_l", () => {
  it("approach one another", () => {
    const solver = createSolver(whole, everySolver[0], 3n);
    const spread = () => {
      const [values] = finish(solver.singularValues());
      return values[0] / values[9];
    };
    const before = spread();
    expect(before).toBeCloseTo(20, 6);
    for (let k = 0; k < 14; k++) solver.step();
    expect(spread()).toBeLessThan(1.001);
  });
});
