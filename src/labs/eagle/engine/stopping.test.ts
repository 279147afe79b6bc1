import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { problemLine } from "../../../platform/fields/problem";
import { parseEagle } from "../document/document";
import type { SolverResult } from "../document/result";
import type { EagleData } from "../math/files/own-data";
import { ownData } from "./own-data";
import { eagleResult } from "./result";

async function dataIn(name: string): Promise<EagleData> {
  const read = await ownData.read(new Uint8Array(readFileSync(new URL(`fixtures/${name}`, import.meta.url))), name);
  if (!read.ok) throw new Error(problemLine(read.problem));
  return read.data;
}

function solve(fields: object, data: EagleData | null = null): readonly SolverResult[] {
  const parsed = parseEagle({ format: "learnability-experiment", version: 1, lab: "eagle", ...fields });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return eagleResult(parsed.document, data).solvers;
}

const errorOf = ({ relativeSquaredError }: SolverResult) => relativeSquaredError?.at(-1) ?? Number.NaN;
const iterative = ["eagle", "lsmr", "conjugate-gradients", "newton-schulz", "gradient-descent"].map((kind) => ({ kind }));

describe("solvers on inputs that had misled them", () => {
  it("a tridiagonal A with B A^T C = 0: no solver settles at D = 0", async () => {
    const results = solve({ problem: { kind: "custom" }, solvers: iterative }, await dataIn("chain-data.json"));
    for (const result of results) {
      expect(result.ended).toBe("settled");
      expect(errorOf(result)).toBeLessThan(1e-22);
    }
    expect(results[0].iterations).toBe(11);
    expect(errorOf(results[0])).toBeLessThan(1e-28);
  });

  it("west0067, which has rank 66 here and B A^T C = 0 as well", async () => {
    const four = iterative.slice(0, 4);
    const solved = solve({ problem: { kind: "custom", rank: 66 }, solvers: [...four, { kind: "direct" }] }, await dataIn("west0067.mtx"));
    const truth = solved[4].D[0][0];
    expect(truth).toBeCloseTo(0.200000034, 9);
    for (const { D, ended } of solved.slice(0, 4)) {
      expect(ended).toBe("settled");
      expect(Math.abs(D[0][0] - truth)).toBeLessThan(1e-6);
    }
  });

  it("Newton-Schulz goes on at kappa = 1e5 until it has arrived", () => {
    const [, schulz] = solve({
      seed: 8,
      problem: { kind: "low-rank", condition: 1e5 },
      solvers: [{ kind: "eagle" }, { kind: "newton-schulz" }],
    });
    expect(schulz.ended).toBe("settled");
    expect(errorOf(schulz)).toBeLessThan(1e-22);
  });

  it("EAGLE goes on between two levels of singular values, 1 and 1e-7", () => {
    const problem = { kind: "low-rank", d: 40, n: 48, dPrime: 2, nPrime: 2, rank: 40, condition: 1e7, spectrum: "two-levels" };
    const [eagle] = solve({ seed: 101, problem, solvers: [{ kind: "eagle" }] });
    expect(eagle.ended).toBe("settled");
    expect(errorOf(eagle)).toBeLessThan(1e-16);
  });

  it("graded singular values over nine decades", async () => {
    const solvers = [{ kind: "eagle" }, { kind: "lsmr" }, { kind: "newton-schulz" }];
    const [eagle, lsmr, schulz] = solve({ problem: { kind: "custom" }, solvers }, await dataIn("graded-data.json"));
    expect([eagle.ended, lsmr.ended]).toEqual(["settled", "settled"]);
    expect(errorOf(eagle)).toBeLessThan(1e-30);
    expect(errorOf(lsmr)).toBeLessThan(1e-20);
    // It would need some 65.
    expect(schulz.ended).toBe("iterations");
  });

  it("entries near 1e-160 give what the same matrices give at the size of 1", async () => {
    const tiny = await dataIn("scale-1e-160-data.json");
    for (const result of solve({ problem: { kind: "custom" }, solvers: iterative }, tiny)) {
      expect(result.ended).toBe("settled");
      expect(errorOf(result)).toBeLessThan(1e-22);
    }
  });

  it("two thousand rounds lose no answer", () => {
    const problem = {
      kind: "distributed",
      machines: 2,
      d: 40,
      columns: 25,
      core: 5,
      tilted: 3,
      angle: 30,
      dPrime: 2,
      nPrime: 3,
      condition: 10,
    };
    const distributed = { kind: "eagle", regime: "distributed", iterations: 2000 };
    const [stopped, going, frozen] = solve({
      seed: 40,
      problem,
      solvers: [distributed, { ...distributed, whenSettled: "continue" }, { ...distributed, accelerated: true }],
    });
    // A^mu has rank 8 of 25: some 60 rounds are not enough for two machines that differ so much, unless they freeze.
    expect(stopped.ended).toBe("rounding");
    expect(errorOf(stopped)).toBeLessThan(1e-7);
    expect(going.ended).toBe("iterations");
    expect(errorOf(going)).toBeLessThan(1e-10);
    expect(frozen.ended).toBe("settled");
    expect(errorOf(frozen)).toBeLessThan(1e-20);
  });

  it("a thousand iterations without a stopping rule end with D", () => {
    const patient = { kind: "eagle", iterations: 1000, tolerance: 0 };
    const results = solve({
      seed: 5,
      problem: { kind: "low-rank", d: 12, n: 12, dPrime: 2, nPrime: 2, rank: 12, condition: 10 },
      solvers: [
        patient,
        { ...patient, normalised: true },
        { ...patient, rho: "recursive" },
        { ...patient, regime: "distributed" },
        { ...patient, kind: "newton-schulz" },
      ],
    });
    for (const result of results) expect(errorOf(result)).toBeLessThan(1e-29);
  });
});
