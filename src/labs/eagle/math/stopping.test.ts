import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSolver } from "./create";
import { usualEagle, usualLimited } from "./settings";
import { asked, type Drawn, drawn, isWrong, outcomeOf, problemOf, stopping } from "./stopping-testing";
import { Watch } from "./watch";

const none = [0, 0, 0] as const;

describe("a solver that says that D has settled", () => {
  it("is near the direct solution, on sparse, banded, permuted, graded and rank-deficient problems in all units", () => {
    fc.assert(
      fc.property(drawn, fc.constantFrom(...asked), (problem, one) => {
        const outcome = outcomeOf({ ...problem, consistent: problem.consistent || one.consistent === true }, one.settings);
        expect(["settled", "iterations", "rounding", "over-iterating"]).toContain(outcome.solver.ended);
        expect(isWrong(outcome, one)).toBe(false);
      }),
      { numRuns: 150, seed: 20 },
    );
  });

  it("does so soon on most problems: truth is not bought by never ending", () => {
    const ends = fc.sample(drawn, { numRuns: 60, seed: 4 }).map((problem) => outcomeOf(problem, { ...usualEagle, ...stopping }).solver);
    expect(ends.filter(({ ended, iteration }) => ended === "settled" && iteration <= 70).length).toBeGreaterThanOrEqual(57);
  });

  it("gives the same bits in all units", () => {
    fc.assert(
      fc.property(drawn, fc.constantFrom(...asked), (problem, { settings }) => {
        const few = { ...settings, iterations: 30 };
        const [there, here] = [problem, { ...problem, exponents: none }].map((each) => createSolver(problemOf(each), few, 1n));
        while (!here.ended) for (const solver of [there, here]) solver.step();
        expect(there.ended).toBe(here.ended);
        const [a, b, c] = problem.exponents;
        // Exact in both directions as long as D is no subnormal number; tiny entries may be.
        const back = there.answer().map((value) => value * 2 ** -Math.trunc((b + c - a) / 2));
        const scaled = here.answer().map((value) => value * 2 ** (b + c - a - Math.trunc((b + c - a) / 2)));
        const normal = (value: number) => Math.abs(value) > 2 ** -500;
        expect(back.filter(normal)).toEqual(scaled.filter(normal));
      }),
      { numRuns: 80, seed: 21 },
    );
  });
});

describe("rounding", () => {
  const deficient: Drawn = {
    structure: "rank-deficient",
    d: 12,
    n: 12,
    decades: 2,
    consistent: true,
    unitQuery: false,
    exponents: none,
    seed: 7,
  };

  it("is said to have reached A where the rule is off and D is not looked at, before it destroys D", () => {
    const patient = { ...usualEagle, ...stopping, tolerance: 1e-300 };
    const { solver } = outcomeOf({ ...deficient, unitQuery: true }, { ...patient, gamma: 0.01 });
    expect(solver.ended).toBe("rounding");
    expect(solver.iteration).toBeLessThan(70);
  });

  it("does not end a run on a matrix of full rank, however long: A is kept from underflow", () => {
    const banded: Drawn = { ...deficient, structure: "banded" };
    for (const settings of [
      { ...usualEagle, rho: "recursive" as const },
      { ...usualEagle, form: "estimation" as const },
      { ...usualEagle, normalised: true },
      { ...usualLimited, r: 12 },
    ]) {
      const { solver, distance } = outcomeOf(banded, { ...settings, iterations: 2000, tolerance: 0, whenSettled: "continue" });
      expect(solver.ended).toBe("iterations");
      expect(distance).toBeLessThan(1e-14);
    }
  });
});

describe("a D that has settled", () => {
  it("is kept when numbers overflow afterwards, also where the run takes what comes", () => {
    const watch = new Watch(1, { tolerance: 1e-12, whenSettled: "continue" }, { calmFor: 1, guarded: true });
    for (const [at, D] of [5, 7, 7, 9].entries()) {
      watch.notice(at === 2 ? 0 : 2, D);
      expect(watch.judge(at + 1, at >= 1, false, Float64Array.of(D))).toBe(false);
      expect(watch.held).toBeNull();
    }
    watch.overflowed(5);
    expect(watch.held).toEqual(Float64Array.of(7));
    expect(watch.watched.acted).toMatchObject({ at: 5, kept: 3 });
  });

  it("is not made up when numbers overflow before the equations have held", () => {
    const watch = new Watch(1, { tolerance: 1e-12, whenSettled: "stop" }, { calmFor: 1, guarded: true });
    watch.notice(1, 1);
    watch.judge(1, false, false, Float64Array.of(1));
    watch.overflowed(2);
    expect(watch.held).toBeNull();
  });

  it("says what it need not contain: singular values that A A^T hides, and a part of B outside the row space of A", () => {
    const graded: Drawn = {
      structure: "graded",
      d: 6,
      n: 6,
      decades: 8,
      consistent: true,
      unitQuery: false,
      exponents: none,
      seed: 5,
    };
    const hidden = outcomeOf(graded, { kind: "conjugate-gradients", ...stopping });
    expect(hidden.solver.ended).toBe("settled");
    expect(hidden.solver.caveat).toBe("unseen-directions");
    const tall: Drawn = { ...graded, structure: "arrow", d: 4, n: 9, decades: 1, consistent: false };
    const biased = outcomeOf(tall, { ...usualLimited, ...stopping, r: 3, iterations: 3000 });
    expect([biased.solver.ended, biased.solver.caveat]).toEqual(["settled", "biased"]);
    const plain = outcomeOf({ ...tall, consistent: true }, { ...usualLimited, ...stopping, r: 3, iterations: 3000 });
    expect([plain.solver.ended, plain.solver.caveat]).toEqual(["settled", null]);
  });
});
