/** Every preset of the EAGLE lab shows what its commentary says; the numbers are those of its words. */
import { describe, expect, it } from "vitest";
import { presets } from "../../experiment/eagle/presets";
import type { EagleResult, SolverResult } from "../../experiment/eagle/result";
import { eagleResult } from "./result";

/** The run of a preset, without solvers that take too long to be run here: verify has them. */
function run(id: string, without: readonly string[] = []): EagleResult {
  const preset = presets.find((one) => one.id === id);
  if (!preset) throw new Error(`there is no preset ${id}`);
  const { document } = preset;
  return eagleResult({ ...document, solvers: document.solvers.filter(({ kind }) => !without.includes(kind)) }, null);
}

const errorsOf = ({ relativeSquaredError }: SolverResult) => relativeSquaredError ?? [];

/** The first iteration at or below an error; 0 where it was not reached. */
const to = (error: number) => (solver: SolverResult) => errorsOf(solver).findIndex((value) => value <= error) + 1;
const best = (solver: SolverResult) => errorsOf(solver).indexOf(Math.min(...errorsOf(solver))) + 1;
const last = (solver: SolverResult) => errorsOf(solver).at(-1) ?? Number.NaN;

const claims: Readonly<Record<string, () => void>> = {
  race: () => expect(run("race", ["gradient-descent"]).solvers.map(to(1e-20))).toEqual([16, 18, 358, 1]),
  "log-kappa": () => {
    const { problem, solvers } = run("log-kappa");
    expect(problem.condition).toBeCloseTo(10_000, 4);
    expect(solvers.map(to(1e-20))).toEqual([27, 31, 0]);
    expect(to(1e-6)(solvers[2])).toBe(2206);
  },
  "three-machines": () => {
    const { problem, solvers } = run("three-machines");
    expect(problem.diversity).toBeCloseTo(1 / 6, 12);
    const [frozen, plain, descent] = solvers;
    expect(to(1e-20)(frozen)).toBe(131);
    const errors = errorsOf(frozen);
    // A factor of 5/6 a round for D is its square for squared errors.
    expect(Math.sqrt(errors[119] / errors[109])).toBeCloseTo((5 / 6) ** 10, 2);
    expect(plain.ended).toBe("over-iterating");
    expect(Math.min(...errorsOf(plain)).toExponential(0)).toBe("4e-15");
    expect(last(descent).toExponential(1)).toBe("2.4e-7");
    // The same messages every round.
    expect(descent.bytes / descent.iterations).toBeCloseTo(plain.bytes / plain.iterations, -3);
  },
  "few-columns": () => {
    const { solvers } = run("few-columns");
    expect(solvers.slice(0, 3).map(to(1e-20))).toEqual([16, 428, 217]);
    expect(last(solvers[3]).toFixed(2)).toBe("0.07");
  },
  noise: () => {
    const [eagle, descent, direct] = run("noise").solvers;
    for (const solver of [eagle, direct]) expect(Math.round(last(solver))).toBe(31);
    expect([eagle, descent].map(best)).toEqual([4, 28]);
  },
  "finite-elements": () => {
    const { solvers } = run("finite-elements");
    const [eagle, , gradients, lsmr] = solvers.map(to(1e-20));
    expect(Math.max(gradients, lsmr)).toBeLessThanOrEqual(eagle);
    const each = solvers.map(({ operations, iterations }) => operations / iterations);
    expect(each[0] / Math.max(each[2], each[3])).toBeGreaterThan(3);
  },
};

describe("presets of the EAGLE lab", () => {
  it("are all tested", () => {
    expect(presets.map(({ id }) => id).sort()).toEqual(Object.keys(claims).sort());
  });

  it.each(Object.entries(claims))("%s shows what it says", (_, claim) => claim());
});
