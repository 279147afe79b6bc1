import { describe, expect, it } from "vitest";
import { problemLine } from "../../../platform/fields/problem";
import { type EagleDocument, parseEagle } from "../document/document";
import { presets } from "../document/presets";
import { parseEagleData } from "../math/files/own-data";
import reference from "../math/fixtures/eagle.json";
import { eagleResult } from "./result";
import { JobRunner } from "./testing";

type Rows = readonly (readonly number[])[];

/** A document on own data, as the headless runner reads it. */
function documentOf(solver: object): EagleDocument {
  const parsed = parseEagle({
    format: "learnability-experiment",
    version: 1,
    lab: "eagle",
    problem: { kind: "custom" },
    solvers: [solver],
    record: "iterates",
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

const regimes = { unconstrained: "unconstrained", distributed: "distributed", "computation-limited": "limited" } as const;

const largest = (rows: unknown): number => (Array.isArray(rows) ? Math.max(...rows.map(largest)) : Math.abs(rows as number));

describe("the result document", () => {
  it.each(reference.cases.map((one) => [one.name, one] as const))("has every iterate of the reference: %s", (_, one) => {
    const { A, B, C, trueD: D } = one;
    const S = "S" in one ? one.S : undefined;
    const read = parseEagleData({ format: "eagle-data", version: 1, A, B, C, D, ...(S ? { S } : {}) });
    if (!read.ok) throw new Error(problemLine(read.problem));
    const regime = regimes[one.regime as keyof typeof regimes];
    const iterations = Math.max(...one.iterateNumbers);
    const result = eagleResult(documentOf({ kind: "eagle", regime, iterations, ...(S ? { r: 3 } : {}) }), read.data);
    const [{ iterates = [], squaredError }] = result.solvers;
    expect(iterates).toHaveLength(iterations);
    const size = largest([A, B, C].flat(3));
    for (const [k, expected] of one.iterates.entries()) {
      const found = iterates[one.iterateNumbers[k] - 1] as unknown as Readonly<Record<string, Rows>>;
      for (const [name, rows] of Object.entries(expected as Readonly<Record<string, Rows>>)) {
        const difference = rows.flatMap((row, i) => row.map((value, j) => Math.abs(value - found[name][i][j])));
        expect(Math.max(...difference), `${name} of iteration ${one.iterateNumbers[k]}`).toBeLessThan(1e-12 * size);
      }
    }
    expect(squaredError).toHaveLength(iterations);
  });

  it("comes to the same as the jobs of the page, however their time is sliced", () => {
    const { document } = presets[0];
    const small = {
      ...document,
      problem: { ...document.problem, d: 24, n: 20, rank: 16, dPrime: 5, nPrime: 4 },
      solvers: document.solvers.map((spec) => ("iterations" in spec ? { ...spec, iterations: 40 } : spec)),
    } as EagleDocument;
    const result = eagleResult(small, null);
    const runner = new JobRunner(small);
    const states = runner.finish();
    expect(states).toHaveLength(small.solvers.length);
    for (const [index, { curve, iteration }] of states.entries()) {
      const { relativeSquaredError, iterations } = result.solvers[index];
      expect(iteration).toBe(iterations);
      expect(Array.from(curve.error)).toEqual(Array.from(curve.iteration, (at) => relativeSquaredError?.[at - 1]));
    }
  });

  it.each([
    ["short", { d: 24, n: 20, rank: 16, dPrime: 5, nPrime: 4 }, 60],
    ["long", { d: 200, n: 200, rank: 200, dPrime: 40, nPrime: 40 }, 4],
  ])("goes on to the same bits wherever a slice of %s iterations ends", (_, sizes, iterations) => {
    const { document } = presets[0];
    const small = {
      ...document,
      problem: { ...document.problem, ...sizes },
      solvers: [
        { ...document.solvers[0], iterations },
        { ...document.solvers[3], iterations },
      ],
    } as EagleDocument;
    const whole = new JobRunner(small).finish();
    const cut = new JobRunner(small);
    let kept = 0;
    for (let slice = 0; slice < 40; slice++) {
      cut.slice();
      if (slice % 8 !== 7) continue;
      const from = cut.checkpoints();
      kept += from.length;
      for (const [index, { curve, ended, filledAt }] of new JobRunner(small, from).finish().entries()) {
        expect(curve.error).toEqual(whole[index].curve.error);
        expect([ended, filledAt]).toEqual([whole[index].ended, whole[index].filledAt]);
      }
    }
    expect(kept).toBeGreaterThan(2);
  });

  it("goes on from checkpoints to the same bits", () => {
    const { document } = presets[0];
    const small = {
      ...document,
      problem: { ...document.problem, d: 24, n: 20, rank: 16, dPrime: 5, nPrime: 4 },
      solvers: document.solvers.map((spec) => ("iterations" in spec ? { ...spec, iterations: 30 } : spec)),
    } as EagleDocument;
    const whole = new JobRunner(small).finish();
    const halfway = new JobRunner(small);
    halfway.steps(7);
    const resumed = new JobRunner(small, halfway.checkpoints()).finish();
    for (const [index, { curve, ended }] of resumed.entries()) {
      expect(ended).toBe(whole[index].ended);
      expect(curve.error).toEqual(whole[index].curve.error);
      expect(curve.operations).toEqual(whole[index].curve.operations);
    }
  });
});

it("a solver that diverges ends as such, and shows the last iterate that was finite", () => {
  // With gamma = 4 what is left of C along the largest direction is multiplied by -3 in every iteration.
  const { document } = presets[0];
  const solvers = [{ ...document.solvers[0], gamma: 4, iterations: 1000, whenSettled: "continue" } as (typeof document.solvers)[number]];
  const [state] = new JobRunner({ ...document, solvers }).finish();
  expect(state).toMatchObject({ status: "diverged", ended: "diverged" });
  expect(state.failure).toBeUndefined();
  expect(state.curve.error.at(-1)).toBeGreaterThan(1e100);
  expect(state.traces.values.flatMap((line) => Array.from(line)).every(Number.isFinite)).toBe(true);
});
