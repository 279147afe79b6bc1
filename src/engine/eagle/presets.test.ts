/** Every preset of the EAGLE lab shows what its commentary says; the numbers are those of its words. */
import { describe, expect, it } from "vitest";
import { createSolver } from "../../eagle/create";
import { parseEagle } from "../../experiment/eagle/document";
import { type EaglePreset, presets } from "../../experiment/eagle/presets";
import type { EagleResult, SolverResult } from "../../experiment/eagle/result";
import { finish } from "../../numerics/progress";
import { problemOf, seedOf } from "./problem";
import { eagleResult } from "./result";
import { settingsOf } from "./solver-settings";

/** The run of a preset, without solvers that take too long to be run here: verify has them. */
function run(id: string, without: readonly string[] = []): EagleResult {
  const { document } = presetOf(id);
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
  "never-told": () => {
    expect(run("never-told", ["direct"]).solvers.map(to(1e-20))).toEqual([16, 18]);
    const { document } = presetOf("never-told");
    const solver = createSolver(finish(problemOf(document, null)).problem, settingsOf(document.solvers[0], document), seedOf(document));
    const singularValues = () => finish(solver.singularValues())[0];
    const condition = () => singularValues()[0] / (singularValues().at(-1) ?? Number.NaN);
    let apart = singularValues().map((value, _, all) => value / all[0]);
    expect(condition()).toBeCloseTo(100, 6);
    for (let l = 1; l <= 13; l++) {
      solver.step();
      apart = newtonSchulz(apart);
      const found = singularValues().map((value, _, all) => value / all[0]);
      for (const [k, value] of found.entries()) expect(value).toBeCloseTo(apart[k], 9);
    }
    expect(condition().toFixed(2)).toBe("1.02");
  },
  "three-budgets": () => {
    const { problem, solvers } = run("three-budgets");
    expect(problem.diversity).toBeCloseTo(1, 9);
    expect(solvers.map(to(1e-20))).toEqual([10, 16, 153, 96]);
  },
  "half-rank": () => {
    const { problem, solvers } = run("half-rank");
    expect(problem.rank).toBe(48);
    expect(solvers.map(to(1e-20))).toEqual([22, 25, 299, 1]);
    expect(last(solvers[2]).toExponential(1)).toBe("1.5e-6");
    // As many as a matrix of full rank takes.
    const { document } = presetOf("half-rank");
    const full = parseEagle({ ...document, problem: { ...document.problem, rank: 96 }, solvers: [document.solvers[0]] });
    if (!full.ok) throw new Error(full.problem.message);
    expect(eagleResult(full.document, null).solvers.map(to(1e-20))).toEqual([22]);
  },
  "eight-machines": () => {
    const { solvers, problem } = run("eight-machines");
    expect(problem.diversity).toBeCloseTo(1, 9);
    expect(solvers.map(to(1e-20))).toEqual([21, 1906]);
    const { document } = presetOf("eight-machines");
    const rounds = [2, 3, 5].map((machines) => {
      const fewer = parseEagle({ ...document, problem: { ...document.problem, machines }, solvers: [document.solvers[0]] });
      if (!fewer.ok) throw new Error(fewer.problem.message);
      return to(1e-20)(eagleResult(fewer.document, null).solvers[0]);
    });
    expect(rounds).toEqual([22, 21, 21]);
  },
  "heavy-tails": () => {
    const { document } = presetOf("heavy-tails");
    const counts = ["student", "gaussian", "sparse-signs", "clustered", "correlated"].map((distribution) => {
      const other = parseEagle({ ...document, problem: { ...document.problem, distribution } });
      if (!other.ok) throw new Error(other.problem.message);
      return eagleResult(other.document, null).solvers.map(to(1e-20));
    });
    expect(counts.map(([eagle]) => eagle)).toEqual([11, 11, 11, 16, 18]);
    const gradients = counts.map((each) => each[2]);
    expect([Math.min(...gradients), Math.max(...gradients)]).toEqual([59, 178]);
  },
  "step-sizes": () => {
    const { solvers } = run("step-sizes");
    const [usual, fifth, half, twice, , less] = solvers.map(to(1e-20));
    expect([usual, fifth, half, twice, less]).toEqual([16, 161, 56, 19, 42]);
    expect(solvers.filter((solver) => errorsOf(solver)[best(solver) - 1] <= 1e-20)).toHaveLength(6);
    // A good while after all others have arrived or nearly so.
    expect(last(solvers[7])).toBeGreaterThan(1e-6);
  },
  "easy-question": () => {
    const { solvers } = run("easy-question");
    const [eagle, , gradients] = solvers;
    expect([eagle, gradients].map(to(1e-2))).toEqual([6, 9]);
    expect([eagle, gradients].map(to(1e-6))).toEqual([16, 192]);
    const [each, theirs] = [eagle, gradients].map(({ operations, iterations }) => operations / iterations);
    expect(Math.round(each / theirs)).toBe(9);
  },
  staircase: () => {
    const { problem, solvers } = run("staircase");
    expect([problem.rank, problem.block?.rows.length, problem.block?.otherRows.length]).toEqual([152, 152, 8]);
    expect(Math.round(problem.condition)).toBe(2014);
    expect(solvers.map(to(1e-20))).toEqual([24, 27, 0, 933, 1]);
    expect(solvers[2].iterations).toBe(1000);
    // Operations until the hole is filled; conjugate gradients did not fill it.
    const spent = solvers.map((solver) => (solver.operations / solver.iterations) * (to(1e-20)(solver) || solver.iterations));
    expect(Math.min(spent[2], spent[3])).toBeGreaterThan(spent[0]);
    expect(spent[4]).toBeLessThan(spent[0]);
  },
  laplacian: () => {
    const { problem, solvers } = run("laplacian");
    expect([problem.block?.components, problem.block?.otherRows.length, Math.round(problem.condition)]).toEqual([10, 10, 100]);
    const [eagle, , gradients, lsmr] = solvers;
    expect([eagle, gradients, lsmr].map(to(1e-20))).toEqual([16, 16, 16]);
    const each = [eagle, gradients, lsmr].map(({ operations, iterations }) => operations / iterations);
    for (const other of each.slice(1)) expect(Math.abs(each[0] / other - 20)).toBeLessThan(6);
  },
  circuit: () => {
    const { problem, solvers } = run("circuit");
    expect([problem.block?.components, problem.block?.otherRows.length]).toEqual([10, 10]);
    expect([solvers[0], solvers[2]].map(to(1e-20))).toEqual([23, 31]);
    expect(solvers[0].operations / solvers[0].iterations / (solvers[2].operations / solvers[2].iterations)).toBeGreaterThan(10);
  },
};

/** Newton-Schulz for the polar factor, on singular values, the largest set to 1: x <- x (3 - x^2) / 2 (Higham 2008, 5.3). */
const newtonSchulz = (values: Float64Array) => values.map((x) => (x * (3 - x * x)) / 2);

function presetOf(id: string): EaglePreset {
  const found = presets.find((one) => one.id === id);
  if (!found) throw new Error(`there is no preset ${id}`);
  return found;
}

describe("presets of the EAGLE lab", () => {
  it("are all tested", () => {
    expect(presets.map(({ id }) => id).sort()).toEqual(Object.keys(claims).sort());
  });

  it.each(Object.entries(claims))("%s shows what it says", (_, claim) => claim());
});
