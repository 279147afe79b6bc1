import { describe, expect, it } from "vitest";
import { inVerify } from "../../../../platform/numerics/in-verify-testing";
import { finish } from "../../../../platform/numerics/progress";
import { parseEagle } from "../../document/document";
import { compareSolvers, type TwoSolvers } from "../../engine/opening/two-solvers";
import { given, missing, waveProblem } from "../../engine/opening/waves";
import { eagleResult } from "../../engine/result";
import { createSolver } from "../../math/create";
import { parseEagleData } from "../../math/files/own-data";
import { norm, relativeSquaredError } from "../../math/problem";
import { choicesOf, digitsOf, outcomeOf } from "./outcome";

function compared(): TwoSolvers {
  const runs: TwoSolvers[] = [];
  finish(compareSolvers({}, (message) => void (message.type === "run" && runs.push(message.run))));
  return runs[0];
}

const solvers = compared();
const outcome = outcomeOf(solvers);

describe("the opening of EAGLE", () => {
  it("asks about a matrix of rank 12 and condition number 61", () => {
    expect(solvers.rank).toBe(12);
    expect(solvers.condition).toBeCloseTo(60.5, 1);
  });

  it("has 3.7 correct digits at iteration 13, twice as many one later, and 14 at 15", () => {
    expect([outcome.asked, outcome.more]).toEqual([13, 1]);
    expect([outcome.digits, outcome.after, digitsOf(solvers.eagle.errors[15])].map((digits) => digits.toFixed(1))).toEqual([
      "3.7",
      "7.4",
      "14.3",
    ]);
    expect(choicesOf(outcome)).toEqual([1, 13, 1000, 31_000]);
  });

  it("charges five operations for one of gradient descent", () => {
    expect(outcome.price).toBeCloseTo(5.24, 2);
  });

  // Tens of thousands of iterations: `npm run verify -- long-tests`.
  if (inVerify)
    it("counts the iterations of gradient descent as the solver needs them", () => {
      const problem = waveProblem();
      const solver = createSolver(problem, { kind: "gradient-descent", iterations: 70_000, tolerance: 0, whenSettled: "continue" }, 1n);
      const until = (error: number) => {
        do for (let k = 0; k < 50; k++) solver.step();
        while (!solver.ended && Math.sqrt(relativeSquaredError(problem, solver.answer()) ?? 1) > error);
        return solver.iteration;
      };
      const error = solvers.eagle.errors[outcome.asked];
      const before = until(error);
      expect(Number((until(error ** 2) - before).toPrecision(2))).toBe(outcome.descentMore);
    }, 60_000);

  it("shows the errors that the headless runner computes", () => {
    const { blocks, C, D } = waveProblem();
    const [{ A, B }] = blocks;
    const rows = (values: Float64Array | null, columns: number) =>
      Array.from({ length: (values?.length ?? 0) / columns }, (_, i) => Array.from(values?.subarray(i * columns, (i + 1) * columns) ?? []));
    const matrices = { A: rows(A, given), B: rows(B, given), C: rows(C, missing), D: rows(D, missing) };
    const read = parseEagleData({ format: "eagle-data", version: 1, ...matrices });
    const parsed = parseEagle({
      format: "learnability-experiment",
      version: 1,
      lab: "eagle",
      problem: { kind: "custom" },
      solvers: [
        { kind: "eagle", iterations: 14 },
        { kind: "gradient-descent", iterations: 20, tolerance: 0 },
      ],
    });
    if (!read.ok || !parsed.ok) throw new Error("the data or the document cannot be read");
    const { solvers: headless } = eagleResult(parsed.document, read.data);
    for (const [k, { errors }] of [solvers.eagle, solvers.descent].entries()) {
      const { squaredError } = headless[k];
      expect(squaredError?.length).toBe([14, 20][k]);
      for (const [at, squared] of squaredError?.entries() ?? [])
        expect(errors[at + 1] * norm(D ?? new Float64Array(0))).toBeCloseTo(Math.sqrt(squared ?? Number.NaN), 9);
    }
  });
});
