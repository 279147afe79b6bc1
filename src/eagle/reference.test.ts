import { describe, expect, it } from "vitest";
import { largestDifference } from "../numerics/test-matrices";
import { createSolver } from "./create";
import reference from "./fixtures/eagle.json";
import { type Problem, wholeProblem } from "./problem";
import { type EagleSettings, usualEagle } from "./settings";
import type { Iterate } from "./solver";
import { flat, iterates, largestEntry } from "./testing";

type Rows = readonly (readonly number[])[];

const plain = { ...usualEagle, whenSettled: "continue" } as const;

function problemOf({ A, B, C, trueD }: { A: Rows; B: Rows; C: Rows; trueD: Rows }): Problem {
  const sizes = { d: A.length, n: A[0].length, dPrime: B.length, nPrime: C[0].length };
  return wholeProblem(sizes, { A: flat(A), B: flat(B), C: flat(C), D: flat(trueD) });
}

/** Largest difference over the largest entry of the starting A, B, C, over all iterates that the reference keeps. */
function worst(
  problem: Problem,
  settings: EagleSettings,
  expected: { iterates: readonly object[]; iterateNumbers: readonly number[] },
): number {
  const solver = createSolver(problem, { ...settings, iterations: 100 }, 1n);
  const found = iterates(solver, Math.max(...expected.iterateNumbers));
  const size = largestEntry(...problem.blocks.flatMap(({ A, B }) => [A, B]), problem.C);
  const differences = expected.iterates.flatMap((iterate, k) => {
    const { machines, C, D } = found[expected.iterateNumbers[k] - 1] as Iterate;
    const ours: Record<string, Float64Array | null> = { A: machines[0].A, B: machines[0].B, C, D };
    return Object.entries(iterate as Record<string, Rows>).map(([name, rows]) => largestDifference(ours[name] ?? [], flat(rows)));
  });
  return Math.max(...differences) / size;
}

const whole = reference.cases.filter(({ regime }) => regime === "unconstrained") as unknown as (Parameters<typeof problemOf>[0] & {
  name: string;
  iterates: object[];
  iterateNumbers: number[];
})[];

describe("the reference iterates", () => {
  it("are met by the unconstrained form on every shape, for every source of rho that is exact", () => {
    expect(whole).toHaveLength(3);
    for (const reference of whole)
      for (const rho of ["exact", "recursive"] as const)
        expect(worst(problemOf(reference), { ...plain, rho }, reference), reference.name).toBeLessThan(1e-12);
  });
});
