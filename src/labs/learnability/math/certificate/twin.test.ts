import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { normals } from "../../../../platform/numerics/random";
import { predict } from "../model/forward";
import { coefficientsOfHeads } from "../model/function-space";
import type { Heads, Moments } from "../model/samples";
import { memoryTeacher } from "../tasks/associative-memory/memory";
import { Workspace } from "../workspace";
import { certifiedShare } from "./certified-share";
import { FreeSpace } from "./null-space";
import { certifyPoint, KernelSpan } from "./point";
import { decompose, featuresAt, memories, resident, sampleAt } from "./testing";
import { errorParabola, findWitness, nullDirection, slopesOf, withWitness, witnessDirection } from "./twin";

const workspace = new Workspace();

function shareOf(space: FreeSpace, H: Float64Array): number {
  return Math.hypot(...space.project(H)) / Math.hypot(...H);
}

const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
const teacher: Heads = memoryTeacher(4);
const unitary = memories(workspace, "orthonormal", 2000, 101);
const fresh = memories(workspace, "orthonormal", 1000, 102);
const gaussian = memories(workspace, "gaussian", 20_000, 103);
const decomposition = decompose(workspace, unitary);
const { spectrum } = decomposition;

describe("unitary associative memory", () => {
  it("leaves 40 of 288 directions free at 600 and at 2,000 samples, and 204 without noise beside the query", () => {
    expect([spectrum.rank, spectrum.nullity]).toEqual([248, 40]);
    expect(decompose(workspace, memories(workspace, "orthonormal", 600, 101)).spectrum.nullity).toBe(40);
    expect(decompose(workspace, memories(workspace, "orthonormal", 2000, 101, "off")).spectrum.rank).toBe(84);
    expect(Math.hypot(...coefficientsOfHeads(teacher))).toBeCloseTo(4, 14);
  });

  it("certifies 1,000 fresh memories to 1e-10 and no Gaussian one of 1,000 below 0.03", () => {
    const space = new FreeSpace(decomposition);
    const shares = (samples: Moments) => Array.from({ length: 1000 }, (_, i) => shareOf(space, featuresAt(samples, i)));
    expect(Math.max(...shares(fresh))).toBeLessThan(1e-10);
    expect(Math.min(...shares(gaussian))).toBeGreaterThan(0.03);
    expect(Math.min(...shares(gaussian))).toBeGreaterThan(certifiedShare);
  });

  it("certifies them below 2e-6 by kernels alone, and gives Gaussian ones the share they have", () => {
    const span = finish(KernelSpan.of(workspace, memories(workspace, "orthonormal", 600, 101)));
    expect(span.spectrum.nullity).toBe(40);
    const space = new FreeSpace(decomposition);
    let most = 0;
    for (let i = 0; i < 1000; i++) most = Math.max(most, finish(span.point(workspace, sampleAt(fresh, i))).share);
    expect(most).toBeLessThan(2e-6);
    for (let i = 0; i < 100; i++) {
      const { share } = finish(span.point(workspace, sampleAt(gaussian, i)));
      expect(share).toBeCloseTo(shareOf(space, featuresAt(gaussian, i)), 8);
    }
  });

  it("has the same leverage by kernels as by features", () => {
    const few = memories(workspace, "orthonormal", 600, 101);
    const span = finish(KernelSpan.of(workspace, few));
    const taken = decompose(workspace, few);
    for (let i = 0; i < 20; i++) {
      const byKernel = finish(span.point(workspace, sampleAt(fresh, i))).leverage;
      const { leverage } = finish(certifyPoint(workspace, taken, featuresAt(fresh, i), []));
      expect(byKernel / leverage).toBeCloseTo(1, 7);
    }
  });

  it("cannot see the two-head witness, which is 6.75 away on Gaussian memories at three times its size", () => {
    const witness = findWitness(decomposition, 8);
    expect(witness).toEqual({ j: 0, k: 1, l: 2 });
    if (!witness) return;
    // V = 3 E is 3 sqrt 2 times the unit direction; output 4 is the first coordinate of the value.
    const twin = withWitness(teacher, witness, 4, 3 * Math.SQRT2);
    const squaredDifference = (samples: Moments) => {
      const [a, b] = [teacher, twin].map((heads) => predict(workspace, heads, samples));
      return mean(a.map((value, i) => (value - b[i]) ** 2));
    };
    expect(squaredDifference(unitary)).toBeLessThan(1e-24);
    expect(Math.abs(squaredDifference(gaussian) / 6.75 - 1)).toBeLessThan(0.1);
  });

  it("has witnesses that are the direction they say", () => {
    const witness = findWitness(decomposition, 8) ?? { j: 0, k: 0, l: 0 };
    const more = coefficientsOfHeads(withWitness(teacher, witness, 5, 0.7));
    const before = coefficientsOfHeads(teacher);
    const direction = witnessDirection(witness, 8);
    expect(Math.hypot(...direction)).toBeCloseTo(1, 15);
    for (let a = 0; a < 8; a++)
      for (let i = 0; i < 288; i++) expect(more[a * 288 + i] - before[a * 288 + i]).toBeCloseTo(a === 5 ? 0.7 * direction[i] : 0, 14);
  });

  it("has no witness on data of full rank", () => {
    expect(findWitness(decompose(workspace, { ...gaussian, count: 2000 }), 8)).toBeNull();
  });
});

describe("the error along a free direction", () => {
  it("is a parabola: the errors of the twin itself at any amplitude", () => {
    const probe: Moments = { ...gaussian, count: 50, gram: gaussian.gram.subarray(0, 50 * 36), last: gaussian.last.subarray(0, 50 * 8) };
    const labels = normals(workspace, { seed: 9n, purpose: 99, index: 0 }, 400);
    const errors = predict(workspace, teacher, probe).map((value, i) => value - labels[i]);
    const direction = nullDirection(decomposition, 3);
    const slopes = finish(slopesOf(workspace, resident(workspace, probe, 8), direction));
    slopes.forEach((slope, i) => {
      expect(slope).toBeCloseTo(
        featuresAt(probe, i).reduce((sum, value, f) => sum + value * direction[f], 0),
        9,
      );
    });
    const { base, cross, square } = errorParabola(errors, slopes, 6, 8);
    for (const c of [-2, 0, 0.3, 5]) {
      const expected = mean(errors.map((error, i) => (error + (i % 8 === 6 ? c * slopes[Math.floor(i / 8)] : 0)) ** 2));
      expect((base + 2 * c * cross + c * c * square) / expected).toBeCloseTo(1, 12);
    }
  });

  it("knows the distance without labels, and nothing without samples", () => {
    const parabola = errorParabola(null, Float64Array.from([3, 4]), 0, 2);
    expect([parabola.base, parabola.cross, parabola.square]).toEqual([Number.NaN, Number.NaN, 6.25]);
    expect(errorParabola(new Float64Array(), new Float64Array(), 0, 2).square).toBeNaN();
  });

  it("does not rise on the data and rises elsewhere", () => {
    const direction = nullDirection(decomposition, 0);
    const square = (samples: Moments) =>
      errorParabola(null, finish(slopesOf(workspace, resident(workspace, samples, 8), direction)), 0, 8).square;
    expect(square(unitary)).toBeLessThan(1e-24);
    expect(square({ ...gaussian, count: 1000 })).toBeGreaterThan(0.1);
  });

  it("says how many directions there are when asked for another", () => {
    expect(() => nullDirection(decomposition, 40)).toThrow("there is no free direction 40: the data leave 40 of them");
  });
});
