import { describe, expect, it } from "vitest";
import { normals } from "../../../../../platform/numerics/random";
import { Workspace } from "../../workspace";
import { gradientStepErrors, spectralMoments } from "./gradient-steps";
import { bestLayerError, gradientStep, inputSpectrum } from "./theory";

const settings = [
  { dimension: 4, context: 31, spectrum: "linear", trace: 1, noise: 0 },
  { dimension: 2, context: 8, spectrum: "linear", trace: 1, noise: 0 },
  { dimension: 3, context: 16, spectrum: "white", trace: 3, noise: 0.5 },
  { dimension: 5, context: 2, spectrum: "linear", trace: 2, noise: 1 },
] as const;

const workspace = new Workspace();

/** S of drawn contexts, D x D each. */
function drawnMoments({ dimension: D, context, ...rest }: (typeof settings)[number], count: number): Float64Array[] {
  const lambda = inputSpectrum({ dimension: D, ...rest });
  return Array.from({ length: count }, (_, index) => {
    const x = normals(workspace, { seed: 11n, purpose: 98, index }, context * D);
    const S = new Float64Array(D * D);
    for (let n = 0; n < context; n++)
      for (let i = 0; i < D; i++)
        for (let j = 0; j < D; j++) S[i * D + j] += (x[n * D + i] * x[n * D + j] * Math.sqrt(lambda[i] * lambda[j])) / context;
    return S;
  });
}

function times(a: Float64Array, b: Float64Array, D: number): Float64Array {
  const product = new Float64Array(D * D);
  for (let i = 0; i < D; i++) for (let k = 0; k < D; k++) for (let j = 0; j < D; j++) product[i * D + j] += a[i * D + k] * b[k * D + j];
  return product;
}

describe("gradient steps in a context", () => {
  it.each(settings)("have moments E tr(Lam S^j) within five standard errors of drawn contexts: %j", (setting) => {
    const { dimension: D, context } = setting;
    const lambda = inputSpectrum(setting);
    const contexts = drawnMoments(setting, 1500);
    const exact = spectralMoments(lambda, context, 4);
    expect(exact[0]).toBeCloseTo(setting.trace, 12);
    let powers = contexts;
    for (let j = 1; j <= 4; j++) {
      const traces = powers.map((power) => lambda.reduce((sum, value, i) => sum + value * power[i * D + i], 0));
      const mean = traces.reduce((sum, value) => sum + value, 0) / traces.length;
      const scatter = Math.sqrt(traces.reduce((sum, value) => sum + (value - mean) ** 2, 0) / traces.length);
      expect(Math.abs(mean - exact[j])).toBeLessThan((5 * scatter) / Math.sqrt(traces.length));
      powers = powers.map((power, k) => times(power, contexts[k], D));
    }
  });

  it.each(settings)("begin with the one step of theory and fall with each further one: %j", (setting) => {
    const errors = gradientStepErrors(setting, 4);
    expect(errors[0]).toBeCloseTo(gradientStep(setting).error, 12);
    for (let k = 1; k < errors.length; k++) expect(errors[k]).toBeLessThan(errors[k - 1]);
    expect(errors[3]).toBeGreaterThan(0);
  });

  it("have these errors for D = 4, N = 31, linear: two plain steps are already below the best single layer", () => {
    expect(gradientStepErrors(settings[0], 4).map((error) => error.toFixed(4))).toEqual(["0.2029", "0.0661", "0.0263", "0.0113"]);
    expect(bestLayerError(settings[0]).toFixed(4)).toBe("0.1360");
  });

  it("are the best of all rates: two steps by any other rates have a larger error on drawn contexts", () => {
    const [setting] = settings;
    const D = setting.dimension;
    const lambda = inputSpectrum(setting);
    const contexts = drawnMoments(setting, 1500);
    /** The mean of tr(Lam P^2) with P = (1 - a S)(1 - b S). */
    const errorOf = (a: number, b: number) => {
      let sum = 0;
      for (const S of contexts) {
        const step = (rate: number) => S.map((value, at) => (at % (D + 1) === 0 ? 1 : 0) - rate * value);
        const P = times(step(a), step(b), D);
        for (let i = 0; i < D; i++) for (let j = 0; j < D; j++) sum += lambda[i] * P[i * D + j] ** 2;
      }
      return sum / contexts.length;
    };
    const best = gradientStepErrors(setting, 2)[1];
    // The rates 1.886 and 4.228 are the inverse roots of the best polynomial.
    expect(Math.abs(errorOf(1.88634533, 4.22826874) / best - 1)).toBeLessThan(0.05);
    for (const [a, b] of [
      [1.6, 4.2],
      [2.2, 4.2],
      [1.9, 3.7],
      [1.9, 4.7],
      [2.657, 2.657],
    ])
      expect(errorOf(a, b)).toBeGreaterThan(errorOf(1.88634533, 4.22826874));
  });
});
