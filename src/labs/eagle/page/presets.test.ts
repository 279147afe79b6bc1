/**
 * Every preset of the EAGLE lab shows what its words claim. Each number in them is a setting or is computed here; the check
 * "eagle-race" of `npm run verify` computes those that take too long.
 */

import { afterAll, describe, expect, it } from "vitest";
import { plainCommentary } from "../../../platform/documents/commentary-testing";
import { problemLine } from "../../../platform/fields/problem";
import { finish } from "../../../platform/numerics/progress";
import { presetSaid, speak } from "../../../platform/ui/language";
import { asWritten, numeralsIn } from "../../../platform/ui/numerals";
import { parseEagle } from "../document/document";
import { type EaglePreset, presets } from "../document/presets";
import { problemFields } from "../document/problem-fields";
import type { EagleResult, SolverResult } from "../document/result";
import { problemOf, seedOf } from "../engine/problem";
import { eagleResult } from "../engine/result";
import { settingsOf } from "../engine/solver-settings";
import { createSolver } from "../math/create";
import "./in-language";

function presetOf(id: string): EaglePreset {
  const preset = presets.find((one) => one.id === id);
  if (!preset) throw new Error(`there is no preset ${id}`);
  return preset;
}

/** All words of a preset but its notes on the paper, in the language in use. */
function wordsOf(id: string): string {
  const { title, question, context, commentary = "" } = presetOf(id);
  const parts = Object.entries({ title, question, context, commentary }).map(([part, words]) => presetSaid(id, part, words));
  return plainCommentary(parts.join(" "));
}

function partsOf(id: string): number {
  const { problem } = presetOf(id).document;
  return problem.kind === "structured" ? problem.parts : Number.NaN;
}

/** The run of a preset, without solvers that take too long here: verify runs them. */
function run(id: string, without: readonly string[] = []): EagleResult {
  const { document } = presetOf(id);
  return eagleResult({ ...document, solvers: document.solvers.filter(({ kind }) => !without.includes(kind)) }, null);
}

const errorsOf = ({ relativeSquaredError }: SolverResult) => relativeSquaredError ?? [];

/** The first iteration at or below an error; 0 where it was not reached. */
const to = (error: number) => (solver: SolverResult) => errorsOf(solver).findIndex((value) => value <= error) + 1;
const best = (solver: SolverResult) => errorsOf(solver).indexOf(Math.min(...errorsOf(solver))) + 1;
const last = (solver: SolverResult) => errorsOf(solver).at(-1) ?? Number.NaN;

/** Checks of each preset's claims; returns all numbers of title, question, context and commentary, in their order. */
const claims: Readonly<Record<string, () => readonly number[]>> = {
  race: () => {
    const { document } = presetOf("race");
    const { problem, solvers } = run("race", ["gradient-descent"]);
    const [eagle, newton, conjugate, direct] = solvers.map(to(1e-20));
    expect(direct).toBe(1);
    // Verify checks the hundred thousand.
    const count = document.solvers.length;
    return [count, problem.rank, count, 1e-20, eagle, newton, conjugate, 100, 1000];
  },
  "log-kappa": () => {
    const { problem, solvers } = run("log-kappa");
    const before = run("race", ["gradient-descent", "newton-schulz", "conjugate-gradients", "direct"]);
    const [eagle, , never] = solvers.map(to(1e-20));
    expect(never).toBe(0);
    // "A hundredfold."
    expect(problem.condition / before.problem.condition).toBeCloseTo(100, 8);
    const { condition } = problemFields["low-rank"];
    // 3/2 is the derivative of the Newton-Schulz polynomial at zero.
    return [
      problem.condition,
      condition.default,
      solvers.length,
      eagle,
      to(1e-20)(before.solvers[0]),
      3,
      2,
      to(1e-6)(solvers[2]),
      1e-6,
      1e-20,
    ];
  },
  "three-machines": () => {
    const { problem, solvers } = run("three-machines");
    expect(problem.diversity).toBeCloseTo(1 / 6, 12);
    const [frozen, plain, descent] = solvers;
    const errors = errorsOf(frozen);
    // A factor of 5/6 a round for D is its square for squared errors.
    expect(Math.sqrt(errors[119] / errors[109])).toBeCloseTo((5 / 6) ** 10, 2);
    expect(plain.ended).toBe("rounding");
    // About as many bytes a round.
    expect(descent.bytes / descent.iterations).toBeCloseTo(plain.bytes / plain.iterations, -3);
    const { machines, columns, d, nPrime, dPrime } = presetOf("three-machines").document.problem as unknown as Readonly<
      Record<string, number>
    >;
    return [machines, machines, columns, nPrime, d + dPrime, 1, 6, 5, 6, plain.iterations, last(plain), last(descent), descent.iterations];
  },
  "few-columns": () => {
    const { solvers } = run("few-columns");
    const [all, paper, rescaled] = solvers.slice(0, 3).map(to(1e-20));
    const { document } = presetOf("few-columns");
    const { r } = document.solvers[1] as unknown as { readonly r: number };
    const { n: columns } = document.problem as unknown as { readonly n: number };
    expect(columns / r).toBe(4);
    // Two rules draw columns.
    return [columns, r, 2, r, paper, rescaled, all, 100 * last(solvers[3]), solvers[3].iterations];
  },
  noise: () => {
    const [eagle, descent, direct] = run("noise").solvers;
    expect(Math.round(last(direct))).toBe(Math.round(last(eagle)));
    const { noise } = presetOf("noise").document.problem as unknown as { readonly noise: number };
    return [noise, last(eagle), best(eagle), best(descent)];
  },
  "finite-elements": () => {
    const { solvers } = run("finite-elements");
    const [eagle, , gradients, lsmr] = solvers.map(to(1e-20));
    expect(Math.max(gradients, lsmr)).toBeLessThanOrEqual(eagle);
    const each = solvers.map(({ operations, iterations }) => operations / iterations);
    expect(each[0] / Math.max(each[2], each[3])).toBeGreaterThan(3);
    return [partsOf("finite-elements"), solvers.length - 1];
  },
  "never-told": () => {
    expect(run("never-told", ["direct"]).solvers.map(to(1e-20))).toEqual([16, 18]);
    const { document } = presetOf("never-told");
    const problem = finish(problemOf(document, null));
    const solver = createSolver(problem, settingsOf(document.solvers[0], document), seedOf(document));
    const singularValues = () => finish(solver.singularValues())[0];
    const condition = () => singularValues()[0] / (singularValues().at(-1) ?? Number.NaN);
    let apart = singularValues().map((value, _, all) => value / all[0]);
    const before = condition();
    const iterations = 13;
    for (let l = 1; l <= iterations; l++) {
      solver.step();
      apart = newtonSchulz(apart);
      const found = singularValues().map((value, _, all) => value / all[0]);
      for (const [k, value] of found.entries()) expect(value).toBeCloseTo(apart[k], 9);
    }
    // 3 and 2 are those of the polynomial.
    return [before, condition(), iterations, 3, 2];
  },
  "three-budgets": () => {
    const { problem, solvers } = run("three-budgets");
    expect(problem.diversity).toBeCloseTo(1, 9);
    const [whole, spread, paper, rescaled] = solvers.map(to(1e-20));
    const { document } = presetOf("three-budgets");
    const { machines, columns } = document.problem as unknown as Readonly<Record<string, number>>;
    const { r } = document.solvers[2] as unknown as { readonly r: number };
    // Three regimes; four lines of Algorithm 1.
    return [3, machines * columns, machines, r, whole, machines, spread, r, paper, rescaled, 4];
  },
  "half-rank": () => {
    const { problem, solvers } = run("half-rank");
    const [eagle, , gradients] = solvers.map(to(1e-20));
    // As many as a matrix of full rank takes.
    const { document } = presetOf("half-rank");
    const { d, n } = document.problem as unknown as Readonly<Record<string, number>>;
    const full = parseEagle({ ...document, problem: { ...document.problem, rank: d }, solvers: [document.solvers[0]] });
    if (!full.ok) throw new Error(problemLine(full.problem));
    expect(eagleResult(full.document, null).solvers.map(to(1e-20))).toEqual([eagle]);
    expect(2 * problem.rank).toBe(d);
    return [d, n, problem.rank, problem.condition, solvers.length, eagle, gradients, solvers[2].iterations, last(solvers[2])];
  },
  "eight-machines": () => {
    const { solvers, problem } = run("eight-machines");
    expect(problem.diversity).toBeCloseTo(1, 9);
    const { document } = presetOf("eight-machines");
    const { machines, condition } = document.problem as unknown as Readonly<Record<string, number>>;
    const [eight, descent] = solvers.map(to(1e-20));
    const rounds = (fewer: number) => {
      const parsed = parseEagle({ ...document, problem: { ...document.problem, machines: fewer }, solvers: [document.solvers[0]] });
      if (!parsed.ok) throw new Error(problemLine(parsed.problem));
      return to(1e-20)(eagleResult(parsed.document, null).solvers[0]);
    };
    expect(rounds(5)).toBe(rounds(3));
    const alpha = problem.diversity ?? Number.NaN;
    return [2, machines, machines, condition, alpha, machines, eight, 3, 5, rounds(3), 2, rounds(2), descent];
  },
  "heavy-tails": () => {
    const { document } = presetOf("heavy-tails");
    const counts = ["student", "gaussian", "sparse-signs", "clustered", "correlated"].map((distribution) => {
      const other = parseEagle({ ...document, problem: { ...document.problem, distribution } });
      if (!other.ok) throw new Error(problemLine(other.problem));
      return eagleResult(other.document, null).solvers.map(to(1e-20));
    });
    const [student, gaussian, signs, clustered, correlated] = counts.map(([eagle]) => eagle);
    expect(signs).toBe(gaussian);
    const gradients = counts.map((each) => each[2]);
    const { rank } = document.problem as unknown as { readonly rank: number };
    const count = document.solvers.length;
    // Four degrees of freedom, as the generator draws them; entries of 1 and -1.
    return [rank, count, 4, student, 1, gaussian, clustered, correlated, Math.min(...gradients), Math.max(...gradients)];
  },
  "step-sizes": () => {
    const { solvers } = run("step-sizes");
    const [usual, fifth, half, twice, , less] = solvers.map(to(1e-20));
    const below = solvers.filter((solver) => errorsOf(solver)[best(solver) - 1] <= 1e-20).length;
    // "Errors stay above a hundredth."
    expect(errorsOf(solvers[7])[best(solvers[7]) - 1]).toBeGreaterThan(1e-2);
    expect(solvers[7].ended).toBe("iterations");
    const { document } = presetOf("step-sizes");
    const { d, n } = document.problem as unknown as Readonly<Record<string, number>>;
    const count = document.solvers.length;
    const [{ eta, gamma }, trained] = [0, 7].map((k) => document.solvers[k] as unknown as Readonly<Record<string, number>>);
    expect(eta).toBeCloseTo(1 / 3, 12);
    const { iterations } = solvers[0];
    // The default stands in the context, and again in the commentary.
    const settings = [count, d, n, 1, 3, gamma, 1, 3, gamma];
    return [...settings, usual, half, fifth, twice, less, iterations, below, count, 1e-20, trained.eta, trained.gamma];
  },
  "easy-question": () => {
    const { problem, solvers } = run("easy-question");
    const [eagle, , gradients] = solvers;
    const [[quick, slow], [far, farther]] = [1e-2, 1e-6].map((error) => [eagle, gradients].map(to(error)));
    const [each, theirs] = [eagle, gradients].map(({ operations, iterations }) => operations / iterations);
    // 1 is the 1 % of the first error.
    return [problem.condition, solvers.length, 1, slow, quick, each / theirs, 1e-6, farther, far];
  },
  // The check "eagle-training" of verify covers the three numbers per layer of the weights: each takes a training.
  "train-it": () => {
    const { problem, solvers } = presetOf("train-it").document;
    const [network] = solvers;
    if (problem.kind !== "training" || network.kind !== "transformer") throw new Error("the preset trains no network");
    const { d, dPrime, n, nPrime } = problem;
    expect(dPrime * nPrime).toBe(1);
    return [d + dPrime, n + nPrime, 3, network.steps, 3];
  },
  "paper-size": () => {
    const { problem, solvers } = presetOf("paper-size").document;
    const [network] = solvers;
    if (problem.kind !== "training" || network.kind !== "transformer") throw new Error("the preset trains no network");
    const { d, dPrime, n, nPrime, rank } = problem;
    return [network.batch, d + dPrime, n + nPrime, rank, dPrime, nPrime, network.steps];
  },
  // The check "eagle-regimes" of verify covers the results of these three, for the same reason.
  "other-sign": () => [],
  "what-is-sent": () => {
    const { problem } = presetOf("what-is-sent").document;
    if (problem.kind !== "training") throw new Error("the preset trains no network");
    return [problem.machines, problem.n / problem.machines];
  },
  narrow: () => {
    const { problem } = presetOf("narrow").document;
    if (problem.kind !== "training") throw new Error("the preset trains no network");
    return [problem.r, problem.n, problem.r, problem.n, problem.r, problem.r, problem.n];
  },
  "prompt-as-matrix": () => {
    const { problem, solvers } = run("prompt-as-matrix");
    const [eagle, , conjugate, descent, direct] = solvers;
    expect(to(1e-20)(direct)).toBe(1);
    // EAGLE begins with a step of gradient descent; its next step is another.
    expect(errorsOf(eagle)[0]).toBeCloseTo(errorsOf(descent)[0], 12);
    expect(errorsOf(eagle)[1] / errorsOf(descent)[1]).toBeLessThan(0.5);
    const { n } = presetOf("prompt-as-matrix").document.problem as unknown as { readonly n: number };
    expect(problem.condition).toBeCloseTo(2, 10);
    return [n, solvers.length, 1e-20, ...[conjugate, eagle, descent].map(to(1e-20))];
  },
  staircase: () => {
    const { problem, solvers } = run("staircase");
    const [eagle, newton, never, lsmr, direct] = solvers.map(to(1e-20));
    expect([newton, never, direct]).toEqual([27, 0, 1]);
    // Operations until the missing block is completed; conjugate gradients did not complete it.
    const spent = solvers.map((solver) => (solver.operations / solver.iterations) * (to(1e-20)(solver) || solver.iterations));
    expect(Math.min(spent[2], spent[3])).toBeGreaterThan(spent[0]);
    expect(spent[4]).toBeLessThan(spent[0]);
    const { rows = [], otherRows = [] } = problem.block ?? {};
    expect(problem.rank).toBe(rows.length);
    expect(otherRows.length).toBe(partsOf("staircase"));
    const counts = [partsOf("staircase"), solvers.length, rows.length, rows.length + otherRows.length];
    return [...counts, problem.condition, eagle, lsmr, solvers[2].iterations];
  },
  laplacian: () => {
    const { problem, solvers } = run("laplacian");
    const [eagle, , gradients, lsmr] = solvers;
    const counts = [eagle, gradients, lsmr].map(to(1e-20));
    expect(new Set(counts).size).toBe(1);
    const each = [eagle, gradients, lsmr].map(({ operations, iterations }) => operations / iterations);
    // "About twenty".
    for (const other of each.slice(1)) expect(Math.abs(each[0] / other - 20)).toBeLessThan(6);
    const { components = 0, otherRows = [] } = problem.block ?? {};
    expect([components, otherRows.length]).toEqual([partsOf("laplacian"), components]);
    return [partsOf("laplacian"), partsOf("laplacian"), solvers.length, components, problem.condition, counts[0], 20];
  },
  circuit: () => {
    const { problem, solvers } = run("circuit");
    expect([problem.block?.components, problem.block?.otherRows.length]).toEqual([partsOf("circuit"), partsOf("circuit")]);
    expect(solvers[0].operations / solvers[0].iterations / (solvers[2].operations / solvers[2].iterations)).toBeGreaterThan(10);
    // Entries of the frame are 1 and -1.
    return [partsOf("circuit"), solvers.length, 1, to(1e-20)(solvers[0]), to(1e-20)(solvers[2])];
  },
};

/** Newton-Schulz for the polar factor, on singular values, the largest set to 1: x <- x (3 - x^2) / 2 (Higham 2008, 5.3). */
const newtonSchulz = (values: Float64Array) => values.map((x) => (x * (3 - x * x)) / 2);

describe("presets of the EAGLE lab", () => {
  afterAll(() => speak("en"));

  it("are all tested", () => {
    expect(presets.map(({ id }) => id).sort()).toEqual(Object.keys(claims).sort());
  });

  it.each(Object.entries(claims))("%s shows what it says, in its numbers as well", (id, claim) => {
    const numerals = numeralsIn(wordsOf(id), "en");
    const found = claim();
    expect(found).toHaveLength(numerals.length);
    expect(numerals.map(({ value }) => value)).toEqual(numerals.map((numeral, k) => asWritten(found[k], numeral)));
  });

  it.each(presets.map(({ id }) => id))("%s says the same numbers in German", async (id) => {
    const numbers = (text: string, language: "en" | "de") =>
      // "Hunderttausend" is one word, and two in English.
      numeralsIn(text.replace("hunderttausend", "hundert tausend"), language)
        .map(({ value }) => value)
        .toSorted((a, b) => a - b);
    const english = wordsOf(id);
    await speak("de");
    const german = wordsOf(id);
    await speak("en");
    expect(german).not.toBe(english);
    expect(numbers(german, "de")).toEqual(numbers(english, "en"));
  });
});
