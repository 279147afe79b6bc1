import { describe, expect, it } from "vitest";
import { defaultPreset } from "./presets";
import { type ResultDocument, rowsOf, serializeResult } from "./result";

const result: ResultDocument = {
  format: "learnability-result",
  version: 1,
  experiment: defaultPreset.document,
  kernels: "0",
  certificate: {
    psi: 6,
    N: 2,
    eigenvalues: Float64Array.of(0, 1),
    lambdaMin: 0,
    lambdaMax: 1,
    rank: 1,
    nullity: 5,
    pointwise: Float64Array.of(Number.NaN, 0.5),
  },
  learners: [
    {
      kind: "closed-form",
      label: "closed form",
      trainMse: 0,
      testMse: Number.POSITIVE_INFINITY,
      p: rowsOf(Float64Array.of(1, 2, 3, 4), 2),
      heads: [],
      predictions: [[1], [-0]],
      losses: { step: [2], train: [0], test: [Number.NaN] },
      closedForm: { solver: "cholesky", relativeResidual: 0, conditionNumber: Number.POSITIVE_INFINITY, wSingularValues: [] },
      milliseconds: 1,
    },
  ],
};

describe("a result document", () => {
  const read = JSON.parse(serializeResult(result));

  it("is written with plain nested lists", () => {
    expect(read.certificate.eigenvalues).toEqual([0, 1]);
    expect(read.learners[0].p).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it("has null for every number that is not finite", () => {
    expect(read.certificate.pointwise).toEqual([null, 0.5]);
    expect(read.learners[0].testMse).toBeNull();
    expect(read.learners[0].losses.test).toEqual([null]);
    expect(read.learners[0].closedForm.conditionNumber).toBeNull();
  });

  it("carries the whole experiment and ends in a line break", () => {
    expect(read.experiment).toEqual(defaultPreset.document);
    expect(serializeResult(result).endsWith("}\n")).toBe(true);
  });
});
