import { describe, expect, it } from "vitest";
import { largestDifference } from "../../../platform/numerics/matrices-testing";
import { createSolver } from "./create";
import reference from "./fixtures/eagle.json";
import { type Problem, squaredDistance, wholeProblem } from "./problem";
import { type EagleSettings, usualDistributed, usualEagle, usualLimited } from "./settings";
import { diversity, flat, iterates, largestEntry } from "./testing";

type Rows = readonly (readonly number[])[];

interface Case {
  readonly name: string;
  readonly regime: string;
  readonly A: Rows | readonly Rows[];
  readonly B: Rows | readonly Rows[];
  readonly C: Rows;
  readonly S?: readonly Rows[];
  readonly trueD: Rows;
  readonly diversity?: number;
  readonly iterates: readonly Readonly<Record<string, Rows>>[];
  readonly iterateNumbers: readonly number[];
  readonly finalSquaredError: number;
}

const cases = reference.cases as unknown as readonly Case[];

/** The cases of a regime, as problems. */
function ofRegime(regime: string): { problem: Problem; expected: Case }[] {
  return cases
    .filter((candidate) => candidate.regime === regime)
    .map((expected) => {
      const [As, Bs] = [expected.A, expected.B].map((part) => (regime === "distributed" ? part : [part]) as readonly Rows[]);
      const sizes = { d: As[0].length, n: As[0][0].length, dPrime: Bs[0].length, nPrime: expected.C[0].length };
      const whole = wholeProblem(sizes, { A: flat(As[0]), B: flat(Bs[0]), C: flat(expected.C), D: flat(expected.trueD) });
      const blocks = As.map((A, mu) => ({ A: flat(A), B: flat(Bs[mu]), columns: A[0].length }));
      return { problem: { ...whole, blocks, sketches: expected.S?.map(flat) ?? null }, expected };
    });
}

/** Over all iterates that the reference keeps: the largest difference over the largest entry of the starting A, B, C. */
function worst(problem: Problem, settings: EagleSettings, expected: Case): number {
  const count = Math.max(...expected.iterateNumbers);
  const solver = createSolver(problem, { ...settings, whenSettled: "continue", iterations: count }, 1n);
  const found = iterates(solver, count);
  const size = largestEntry(...problem.blocks.flatMap(({ A, B }) => [A, B]), problem.C);
  const differences = expected.iterates.flatMap((iterate, k) => {
    const { machines, C, D } = found[expected.iterateNumbers[k] - 1];
    const ours: Readonly<Record<string, Float64Array | null>> = { A: machines[0].A, B: machines[0].B, C, D };
    return Object.entries(iterate).map(([name, rows]) => largestDifference(ours[name] ?? [], flat(rows)));
  });
  const error = squaredDistance(found[count - 1].D, problem.D ?? new Float64Array(0));
  expect(Math.abs(error - expected.finalSquaredError), "the final squared error").toBeLessThan(1e-12 + 1e-9 * expected.finalSquaredError);
  return Math.max(...differences) / size;
}

describe("the reference iterates", () => {
  it("are met by the unconstrained form on every shape, for both sources of rho that are exact", () => {
    const all = ofRegime("unconstrained");
    expect(all).toHaveLength(3);
    for (const { problem, expected } of all)
      for (const rho of ["exact", "recursive"] as const)
        expect(worst(problem, { ...usualEagle, rho }, expected), expected.name).toBeLessThan(1e-12);
  });

  it("are met by three machines, also normalised and also frozen in time", () => {
    const [{ problem, expected }] = ofRegime("distributed");
    expect(problem.blocks).toHaveLength(3);
    for (const rho of ["exact", "recursive"] as const)
      for (const normalised of [false, true])
        for (const accelerated of [false, true])
          expect(worst(problem, { ...usualDistributed, rho, normalised, accelerated }, expected)).toBeLessThan(1e-12);
  });

  it("are met with the sketches that are given", () => {
    const [{ problem, expected }] = ofRegime("computation-limited");
    expect(problem.sketches).toHaveLength(6);
    expect(worst(problem, { ...usualLimited, r: 3 }, expected)).toBeLessThan(1e-12);
  });

  it("have the diversity that the reference measured", () => {
    const [{ problem, expected }] = ofRegime("distributed");
    expect(diversity(problem)).toBeCloseTo(expected.diversity ?? Number.NaN, 12);
  });

  it("end at the Nystrom value", () => {
    for (const { problem, expected } of ofRegime("unconstrained")) {
      const solver = createSolver(problem, { ...usualEagle, iterations: 40 }, 1n);
      while (!solver.ended) solver.step();
      const nystrom = flat((expected as unknown as { nystrom: Rows }).nystrom);
      expect(largestDifference(solver.answer(), nystrom)).toBeLessThan(1e-12 * largestEntry(nystrom) * 100);
      expect(solver.ended).toBe("settled");
    }
  });
});
