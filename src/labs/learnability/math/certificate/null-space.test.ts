import fc from "fast-check";
import { EigenvalueDecomposition, Matrix } from "ml-matrix";
import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { normals } from "../../../../platform/numerics/random";
import "../eigenvalues/two-stages";
import { Workspace } from "../workspace";
import { decomposeMoment, FreeSpace } from "./null-space";
import { outsideShares } from "./pointwise";
import { spectrumOfMoment } from "./spectrum";
import { decompose, featuresAt, gaussianSamples, momentOf, resident, slowLambda } from "./testing";

const workspace = new Workspace();
const vector = (seed: number, length: number) => normals(workspace, { seed: BigInt(seed), purpose: 98, index: 0 }, length);
const norm = (values: Float64Array) => Math.hypot(...values);

/** The projection on the null space by another library. */
function slowProjection(samples: ReturnType<typeof gaussianSamples>, x: Float64Array): Float64Array {
  const lambda = new Matrix(slowLambda(samples));
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(lambda, { assumeSymmetric: true });
  const result = new Float64Array(x.length);
  realEigenvalues.forEach((value, k) => {
    if (value > 1e-12 * Math.max(...realEigenvalues)) return;
    const direction = eigenvectorMatrix.getColumn(k);
    const along = direction.reduce((sum, entry, i) => sum + entry * x[i], 0);
    for (let i = 0; i < x.length; i++) result[i] += along * direction[i];
  });
  return result;
}

describe("the free directions of data", () => {
  // d = 3 has 18 features: 5 samples leave more than half of them free, 13 less than half, 40 none.
  it.each([5, 13, 40])("are those of an independent eigenvalue library, from %d samples", (count) => {
    const samples = gaussianSamples(workspace, 3, 4, count);
    const decomposition = decompose(workspace, samples);
    const space = new FreeSpace(decomposition);
    expect([space.nullity, decomposition.spectrum.nullity]).toEqual([Math.max(0, 18 - count), Math.max(0, 18 - count)]);
    for (let seed = 0; seed < 10; seed++) {
      const x = vector(seed, 18);
      const expected = slowProjection(samples, x);
      space.project(x).forEach((value, i) => {
        expect(value).toBeCloseTo(expected[i], 11);
      });
    }
  });

  it("split any difference into two parts that make the whole, whichever basis is the smaller", () => {
    const spaces = [3, 5, 9, 13, 18].map((count) => decompose(workspace, gaussianSamples(workspace, 3, 4, count)));
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 4 }), fc.constantFrom(...spaces), (seed, outputs, decomposition) => {
        const difference = vector(seed, outputs * 18);
        const { inRange, inNull } = new FreeSpace(decomposition).split(difference, outputs);
        expect(Math.hypot(inRange, inNull) / norm(difference)).toBeCloseTo(1, 12);
        const space = new FreeSpace(decomposition);
        const free = Array.from({ length: outputs }, (_, a) => norm(space.project(difference.subarray(a * 18, (a + 1) * 18))));
        expect(inNull).toBeCloseTo(Math.hypot(...free), 12);
      }),
      { seed: 1 },
    );
  });

  it("are invisible on every sample, and what remains in the range is seen", () => {
    const samples = gaussianSamples(workspace, 4, 3, 30);
    const space = new FreeSpace(decompose(workspace, samples));
    expect(space.nullity).toBe(10);
    const free = space.project(vector(1, 40));
    expect(norm(free)).toBeGreaterThan(0.5);
    for (let i = 0; i < 30; i++) {
      const H = featuresAt(samples, i);
      const answer = H.reduce((sum, value, f) => sum + value * free[f], 0);
      expect(Math.abs(answer)).toBeLessThan(1e-12 * norm(H) * norm(free));
    }
    const { inRange, inNull } = space.split(free, 1);
    expect(inRange).toBeLessThan(1e-13 * inNull);
  });

  it("give the shares that the certificate of a result gives", () => {
    const samples = gaussianSamples(workspace, 4, 3, 25);
    const fresh = gaussianSamples(workspace, 4, 3, 20, 97);
    const decomposition = decompose(workspace, samples);
    const space = new FreeSpace(decomposition);
    const basis = workspace.push(decomposition.vectors.subarray(0, 15 * 40));
    const shares = finish(outsideShares(workspace, resident(workspace, fresh, 1), { of: "complement", rows: 15, basis }));
    shares.forEach((share, i) => {
      const H = featuresAt(fresh, i);
      expect(norm(space.project(H)) / norm(H)).toBeCloseTo(share, 12);
    });
  });
});

describe("many features", () => {
  it("have one spectrum, whether it or the decomposition is computed first, and no eigenvectors at full rank", () => {
    // d = 13 has 1,183 features, whose eigenvalues take two stages.
    const samples = gaussianSamples(workspace, 13, 16, 1400);
    const own = new Workspace();
    const alone = finish(spectrumOfMoment(own, momentOf(own, samples)));
    const { spectrum, factor, vectors } = finish(decomposeMoment(new Workspace(), momentOf(new Workspace(), samples)));
    expect(alone.nullity).toBe(0);
    expect(spectrum).toEqual(alone);
    expect([factor?.length, vectors.length]).toEqual([1183 ** 2, 0]);
  });
});
