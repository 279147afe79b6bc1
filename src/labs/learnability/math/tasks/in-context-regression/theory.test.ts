import { describe, expect, it } from "vitest";
import { bestLayerError, contextSpectrum, gradientStep, plateaus } from "./theory";

const linear = { dimension: 4, context: 31, spectrum: "linear", trace: 1, noise: 0 } as const;

/** D, N, spectrum, trace, variance of the noise, error of the best layer, error of one gradient step. */
const settings = [
  [4, 32, "white", 1, 0, 0.13514, 0.13514],
  [4, 32, "linear", 1, 0, 0.13238, 0.2],
  [4, 8, "linear", 1, 0, 0.37075, 0.4],
  [8, 32, "linear", 1, 0, 0.20827, 0.26181],
  [3, 16, "white", 3, 0.25, 0.62963, 0.62963],
] as const;

describe("the best layer of in-context regression", () => {
  it.each(settings)(
    "for D = %i, N = %i, %s inputs of trace %f and noise of variance %f has error %f",
    (...[D, N, spectrum, trace, variance, best, step]) => {
      const setting = { dimension: D, context: N, spectrum, trace, noise: Math.sqrt(variance) };
      expect(bestLayerError(setting)).toBeCloseTo(best, 5);
      expect(gradientStep(setting).error).toBeCloseTo(step, 4);
    },
  );

  it("is reached in plateaus, one direction after the other (D = 4, N = 31, linear)", () => {
    expect(Array.from(plateaus(linear), (height) => height.toFixed(4))).toEqual(["1.0000", "0.6406", "0.3774", "0.2098", "0.1360"]);
    expect(Array.from(contextSpectrum(linear), (gamma) => (1 / gamma).toFixed(2))).toEqual(["7.38", "4.19", "2.92", "2.25"]);
  });
});
