import { describe, expect, it } from "vitest";
import { finish } from "../../../../../platform/numerics/progress";
import { SecondMoment } from "../../certificate/second-moment";
import { predict } from "../../model/forward";
import { datasetOf } from "../../tasks/custom/testing";
import type { Dataset } from "../../tasks/dataset";
import { generate } from "../../tasks/generators";
import type { RandomAttentionSpec } from "../../tasks/random-attention/schema";
import { taskKindOf } from "../../tasks/registry";
import { Workspace } from "../../workspace";
import { loadClosedFormData } from "../closed-form/learner";
import { bestOfFewHeads, headsNeeded, isSearchable } from "./best-of-few-heads";
import reference from "./fixtures/few-heads.json";
import { meansOf } from "./means";
import { equationsForQ, type SampleMeans } from "./quadratic";

function dataOf(task: Partial<RandomAttentionSpec>, seed = 1): { readonly dataset: Dataset; readonly means: SampleMeans } {
  const kind = { kind: "random-attention", n: 8, samples: 400, testSamples: 100, shifts: [], ...task } as RandomAttentionSpec;
  const parsed = taskKindOf(kind).schema.parse(kind) as RandomAttentionSpec;
  return loaded(finish(generate(parsed, { seed, data: null, workspace: new Workspace() })));
}

function loaded(dataset: Dataset): { readonly dataset: Dataset; readonly means: SampleMeans } {
  const workspace = new Workspace();
  const data = loadClosedFormData(workspace, dataset);
  const moment = new SecondMoment(workspace, dataset.d, dataset.outputs);
  finish(moment.extend(data.training.resident, dataset.train.count));
  return { dataset, means: meansOf(workspace, moment, data.training.labels) };
}

const fitOf = (means: SampleMeans, heads: number, seed = 1) => finish(bestOfFewHeads(new Workspace(), means, heads, seed));

/** Mean square of the labels. */
const size = ({ labels, outputs }: SampleMeans) => labels / outputs;

describe("the best fit of few heads", () => {
  it("is the least over every direction of V, for one head of two coordinates and one output", () => {
    const { means } = dataOf({ d: 2, heads: 2, output: "scalar" }, 4);
    // V = (cos, sin) fixes the scale; the best Q for it is a linear problem of 4 unknowns.
    let least = Number.POSITIVE_INFINITY;
    const angles = 20_000;
    for (let step = 0; step < angles; step++) {
      const angle = (Math.PI * step) / angles;
      const V = Float64Array.of(Math.cos(angle), Math.sin(angle));
      const { matrix, right } = equationsForQ(means, { V, Q: new Float64Array(4) });
      const q = solvedByElimination(matrix, right);
      least = Math.min(least, means.labels - q.reduce((sum, value, i) => sum + value * right[i], 0));
    }
    const { trainMse } = fitOf(means, 1);
    expect(least / means.labels).toBeGreaterThan(1e-4);
    // Angles are a step of 1.6e-4 apart: the least of them lies above the least of all, and by no more than this.
    expect(trainMse / least).toBeLessThanOrEqual(1 + 1e-9);
    expect(trainMse / least).toBeGreaterThan(1 - 1e-4);
  });

  it("leaves nothing where the target has so many heads, and the less the more heads there are", () => {
    const { means } = dataOf({ d: 4, heads: 3 });
    const left = [1, 2, 3].map((heads) => fitOf(means, heads).trainMse / size(means));
    expect(left[0]).toBeGreaterThan(1.5 * left[1]);
    expect(left[1]).toBeGreaterThan(1e-3);
    expect(left[2]).toBeLessThan(1e-9);
  });

  it.each(reference.cases)("has the smallest error that Levenberg-Marquardt finds in NumPy: $name", ({ Z, y, fits }) => {
    const { means } = loaded(datasetOf(Z, y));
    for (const { heads, mse } of fits) {
      const { trainMse, agreeing } = fitOf(means, heads);
      // Alternating steps converge slowly beside a small error: there no second start comes as far in its rounds.
      expect(Math.abs(trainMse / mse - 1)).toBeLessThan(agreeing > 1 ? 1e-9 : 1e-5);
    }
  });

  it("has the error that its heads have on the samples, and many starts agree on it", () => {
    const { dataset, means } = dataOf({ d: 4, heads: 2 });
    const { heads, trainMse, agreeing } = fitOf(means, 1);
    const answers = predict(new Workspace(), heads, dataset.train);
    const labels = dataset.train.labels ?? new Float64Array(0);
    const mse = answers.reduce((sum, value, i) => sum + (value - labels[i]) ** 2, 0) / answers.length;
    expect(Math.abs(trainMse / mse - 1)).toBeLessThan(1e-9);
    expect(agreeing).toBeGreaterThanOrEqual(4);
  });

  it("is the same from other starts", () => {
    const { means } = dataOf({ d: 4, heads: 4 }, 2);
    const errors = [1, 2, 3].map((seed) => fitOf(means, 2, seed).trainMse);
    for (const error of errors) expect(Math.abs(error / errors[0] - 1)).toBeLessThan(1e-6);
    expect(fitOf(means, 2, 1).heads).toEqual(fitOf(means, 2, 1).heads);
  });

  it("does not depend on units", () => {
    const { means } = dataOf({ d: 3, heads: 2 });
    const scale = 2 ** 40;
    const scaled = { ...means, cross: means.cross.map((value) => value * scale), labels: means.labels * scale ** 2 };
    expect(Math.abs(fitOf(scaled, 1).trainMse / scale ** 2 / fitOf(means, 1).trainMse - 1)).toBeLessThan(1e-9);
  });

  it("is refused where it would take minutes", () => {
    const { means } = dataOf({ d: 3, heads: 2 });
    expect([isSearchable(4, 3), isSearchable(8, 2), isSearchable(16, 1)]).toEqual([true, true, false]);
    expect(() => fitOf({ ...means, d: 16 }, 1)).toThrow(/the best fit of H = 1 heads at d = 16/);
    expect(() => fitOf(means, 0)).toThrow(/heads/);
  });
});

describe("the heads that a target needs", () => {
  it("are those that made it, unless fewer make every function", () => {
    expect(headsNeeded(4, 4, 2)).toBe(2);
    expect(headsNeeded(4, 1, 9)).toBe(4);
    expect(headsNeeded(2, 2, 9)).toBe(4);
  });

  it("are those of almost every function where it is no known layer", () => {
    expect(headsNeeded(4, 4, null)).toBe(7);
    expect(headsNeeded(4, 1, null)).toBe(4);
  });
});

function solvedByElimination(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length;
  const rows = Array.from({ length: n }, (_, i) => [...matrix.subarray(i * n, (i + 1) * n), right[i]]);
  for (let column = 0; column < n; column++) {
    const pivot = rows.slice(column).reduce((a, b) => (Math.abs(b[column]) > Math.abs(a[column]) ? b : a));
    rows.splice(rows.indexOf(pivot), 1, rows[column]);
    rows[column] = pivot;
    for (const row of rows)
      if (row !== pivot) {
        const factor = row[column] / pivot[column];
        for (let i = column; i <= n; i++) row[i] -= factor * pivot[i];
      }
  }
  return Float64Array.from(rows, (row, i) => row[n] / row[i]);
}
