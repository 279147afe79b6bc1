import fc from "fast-check";
import { Matrix, pseudoInverse } from "ml-matrix";
import { describe, expect, it } from "vitest";
import { cholesky } from "../../../../platform/numerics/cholesky";
import { finish } from "../../../../platform/numerics/progress";
import { normals } from "../../../../platform/numerics/random";
import { featureCount } from "../model/samples";
import { Workspace } from "../workspace";
import { FreeSpace } from "./null-space";
import { certifyPoint, KernelSpan } from "./point";
import { decompose, featuresAt, gaussianSamples, sampleAt, slowLambda } from "./testing";

const workspace = new Workspace();
const d = 3;
const psi = featureCount(d);
const outputs = 2;
const fresh = gaussianSamples(workspace, d, 4, 20, 97);
const vector = (seed: number, length: number) => normals(workspace, { seed: BigInt(seed), purpose: 98, index: 0 }, length);

/** Mean over the samples of what a difference of functions does to the answers, summed over outputs. */
function slowExcess(samples: ReturnType<typeof gaussianSamples>, difference: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < samples.count; i++) sum += slowDifference(difference, featuresAt(samples, i));
  return sum / samples.count;
}

function slowDifference(difference: Float64Array, H: Float64Array): number {
  let sum = 0;
  for (let a = 0; a < difference.length; a += H.length) sum += H.reduce((total, value, i) => total + value * difference[a + i], 0) ** 2;
  return sum;
}

const samples = gaussianSamples(workspace, d, 4, 60);
const byVectors = decompose(workspace, samples);
/** As of many features, where nothing is free. */
const byFactor = {
  ...byVectors,
  vectors: new Float64Array(0),
  factor: finish(cholesky(workspace, Float64Array.from(slowLambda(samples).flat()), psi)),
};

describe.each([
  { by: "eigenvectors", decomposition: byVectors },
  { by: "a factor", decomposition: byFactor },
])("the certificate of a sample by $by", ({ decomposition }) => {
  const inverse = pseudoInverse(new Matrix(slowLambda(samples)));
  const leverageOf = (H: Float64Array) =>
    new Matrix([[...H]])
      .mmul(inverse)
      .mmul(new Matrix([...H].map((value) => [value])))
      .get(0, 0);

  it("has the leverage of an independent pseudo-inverse, and no share outside where Lambda has full rank", () => {
    for (let i = 0; i < fresh.count; i++) {
      const H = featuresAt(fresh, i);
      const { share, leverage } = finish(certifyPoint(workspace, decomposition, H, []));
      expect(share).toBe(0);
      expect(leverage / leverageOf(H)).toBeCloseTo(1, 9);
    }
  });

  it("bounds how far any function of an excess can be: never exceeded by a random one", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(19), fc.double({ min: -8, max: 3, noNaN: true }), (seed, i, exponent) => {
        const difference = vector(seed, outputs * psi).map((value) => value * 10 ** exponent);
        const H = featuresAt(fresh, i);
        const [result] = finish(certifyPoint(workspace, decomposition, H, [difference])).differences;
        expect(result.excess / slowExcess(samples, difference)).toBeCloseTo(1, 10);
        expect(result.difference / slowDifference(difference, H)).toBeCloseTo(1, 10);
        expect(result.difference).toBeLessThanOrEqual(result.bound * (1 + 1e-12));
      }),
      { seed: 1 },
    );
  });

  it("has a bound that is reached: by moving along Lambda^-1 H(Z)", () => {
    for (let i = 0; i < fresh.count; i++) {
      const H = featuresAt(fresh, i);
      const step = inverse.mmul(new Matrix([...H].map((value) => [value]))).to1DArray();
      // Two outputs moved by different amounts: the excess is shared, the bound is for their sum.
      const difference = Float64Array.from([...step.map((value) => 0.6 * value), ...step.map((value) => -0.8 * value)]);
      const [{ bound, difference: reached }] = finish(certifyPoint(workspace, decomposition, H, [difference])).differences;
      expect(reached / bound).toBeCloseTo(1, 9);
    }
  });

  it("has no bound where the data do not reach, and the same range part there by features and by kernels", () => {
    const few = gaussianSamples(workspace, d, 4, 11);
    const partial = decompose(workspace, few);
    const span = finish(KernelSpan.of(workspace, few));
    const space = new FreeSpace(partial);
    expect(span.spectrum.nullity).toBe(7);
    for (let i = 0; i < fresh.count; i++) {
      const H = featuresAt(fresh, i);
      const point = finish(certifyPoint(workspace, partial, H, [vector(i, psi)]));
      expect(point.share).toBeCloseTo(Math.hypot(...space.project(H)) / Math.hypot(...H), 12);
      expect(point.differences[0].bound).toBe(Number.POSITIVE_INFINITY);
      const byKernel = finish(span.point(workspace, sampleAt(fresh, i)));
      expect(byKernel.share).toBeCloseTo(point.share, 8);
      expect(byKernel.leverage / point.leverage).toBeCloseTo(1, 6);
    }
  });

  it("holds on the training samples themselves, whose leverages add up to N times the rank", () => {
    const few = gaussianSamples(workspace, d, 4, 11);
    const partial = decompose(workspace, few);
    const points = Array.from({ length: 11 }, (_, i) => finish(certifyPoint(workspace, partial, featuresAt(few, i), [vector(i, psi)])));
    for (const { share, differences } of points) {
      expect(share).toBeLessThan(1e-11);
      expect(differences[0].difference).toBeLessThanOrEqual(differences[0].bound * (1 + 1e-9));
    }
    expect(points.reduce((sum, { leverage }) => sum + leverage, 0) / 11).toBeCloseTo(11, 8);
  });

  it("refuses functions of another dimension", () => {
    const call = () => finish(certifyPoint(workspace, decomposition, featuresAt(fresh, 0), [new Float64Array(psi + 1)]));
    expect(call).toThrow("a function has 19 coefficients, expected rows of 18");
  });
});
