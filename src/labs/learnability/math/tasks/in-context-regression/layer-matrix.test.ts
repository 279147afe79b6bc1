import { describe, expect, it } from "vitest";
import { finish } from "../../../../../platform/numerics/progress";
import { predict } from "../../model/forward";
import { coefficientsOfHeads } from "../../model/function-space";
import { type Heads, packedSize } from "../../model/samples";
import { Workspace } from "../../workspace";
import { generate } from "../generators";
import { layerMatrix, learnedBy, matrixOfFunction } from "./layer-matrix";
import { type InContextRegressionSpec, schema } from "./schema";
import { waitsOf } from "./staircase";
import { bestLayerError, contextSpectrum, gradientStep, plateaus } from "./theory";

const settings = schema.parse({
  kind: "in-context-regression",
  dimension: 3,
  context: 9,
  noise: 0.3,
  samples: 8,
  testSamples: 20_000,
}) as InContextRegressionSpec;

const diagonal = (entries: ArrayLike<number>) => {
  const size = entries.length;
  return Float64Array.from({ length: size * size }, (_, at) => (at % (size + 1) === 0 ? entries[at / (size + 1)] : 0));
};

/** Heads that compute x_q^T M h and nothing else: V_h reads y, Q_h takes x_q to row j of x. */
function headsOf(M: Float64Array): Heads {
  const D = Math.sqrt(M.length);
  const d = D + 1;
  const V = new Float64Array(d);
  const Q = new Float64Array(d * d);
  V[D] = 1;
  for (let l = 0; l < D; l++) for (let j = 0; j < D; j++) Q[j * d + l] = M[l * D + j];
  return { d, outputs: 1, count: 1, V, Q };
}

describe("M of a layer", () => {
  it("has the heights of the theory: zero, m directions, one gradient step and the best layer", () => {
    const gamma = contextSpectrum(settings);
    const heights = plateaus(settings);
    for (let m = 0; m <= 3; m++) {
      const M = diagonal(gamma.map((value, j) => (j >= 3 - m ? 1 / value : 0)));
      const { error, shares } = learnedBy(M, settings);
      expect(error).toBeCloseTo(heights[m], 12);
      expect(shares).toBeAllclose(
        [0, 1, 2].map((j) => Number(j >= 3 - m)),
        { ofLargest: 1e-14 },
      );
    }
    const { rate, error } = gradientStep(settings);
    expect(learnedBy(diagonal([rate, rate, rate]), settings).error).toBeCloseTo(error, 12);
  });

  it("is the same from heads and from p, and its error that on drawn prompts", () => {
    const M = Float64Array.from([0.9, 0.1, -0.2, 0, 1.4, 0.3, 0.1, 0, 1.1]);
    const heads = headsOf(M);
    expect(layerMatrix(heads)).toBeAllclose(M, { ofLargest: 1e-15 });
    expect(matrixOfFunction(coefficientsOfHeads(heads), 4)).toBeAllclose(M, { ofLargest: 1e-15 });
    const { test } = finish(generate(settings, { seed: 4, data: null, workspace: new Workspace() }));
    const predictions = predict(new Workspace(), heads, test);
    const squares = Array.from(predictions, (value, i) => (value - (test.labels?.[i] ?? Number.NaN)) ** 2);
    const mean = squares.reduce((sum, value) => sum + value, 0) / squares.length;
    const deviation = Math.sqrt(squares.reduce((sum, value) => sum + (value - mean) ** 2, 0)) / squares.length;
    expect(Math.abs(mean - learnedBy(M, settings).error)).toBeLessThan(4 * deviation);
    expect(test.gram).toHaveLength(20_000 * packedSize(4));
  });

  it("has no smaller error than the best layer", () => {
    const best = learnedBy(diagonal(contextSpectrum(settings).map((value) => 1 / value)), settings).error;
    expect(best).toBeCloseTo(bestLayerError(settings), 12);
    for (const at of [0, 4, 5]) {
      const M = diagonal(contextSpectrum(settings).map((value) => 1 / value));
      M[at] += 0.1;
      expect(learnedBy(M, settings).error).toBeGreaterThan(best);
    }
  });
});

describe("waits of a loss curve", () => {
  const step = Array.from({ length: 400 }, (_, k) => 10 ** (k / 100));
  /** Falls from 1 through 0.6 to 0.2, each drop within a few hundredths of a decade. */
  const stairs = step.map((t) => 0.2 + 0.4 / (1 + (t / 100) ** 20) + 0.4 / (1 + (t / 1000) ** 20));

  it("are its plateaus", () => {
    expect(waitsOf(step, stairs).map(({ loss }) => Number(loss.toFixed(3)))).toEqual([1, 0.6, 0.2]);
  });

  it("are none where the loss falls without a stop", () => {
    const waits = waitsOf(
      step,
      step.map((t) => 1 / t),
    );
    expect(waits).toEqual([]);
  });
});
