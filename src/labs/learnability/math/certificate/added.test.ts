import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import type { Moments } from "../model/samples";
import { drawProbes } from "../tasks/testing";
import { Workspace } from "../workspace";
import { type AddedSamples, spectrumOfKernelWith, spectrumOfMomentWith, withMoreAndMore } from "./added";
import { gaussianSamples, memories, momentOf } from "./testing";

const workspace = new Workspace();
const unitary = memories(workspace, "orthonormal", 600, 101);
const probes = (count: number) => drawProbes(workspace, { d: 8, n: 5, law: "gaussian", count, seed: 1 });

function glued(first: Moments, second: Moments): Moments {
  const glue = (a: Float64Array, b: Float64Array) => Float64Array.from([...a, ...b]);
  return { d: first.d, count: first.count + second.count, gram: glue(first.gram, second.gram), last: glue(first.last, second.last) };
}

describe("samples that may be added", () => {
  it("close one free direction each: 40 Gaussian ones give unitary data full rank, 39 do not", () => {
    const moment = momentOf(workspace, unitary);
    const nullity = (count: number) => finish(spectrumOfMomentWith(workspace, moment, probes(count))).nullity;
    expect([0, 1, 17, 39, 40, 41].map(nullity)).toEqual([40, 39, 23, 1, 0, 0]);
  });

  it("change the spectrum as if they had been there from the start", () => {
    const moment = momentOf(workspace, unitary);
    const together = glued(unitary, probes(25));
    const expected = finish(spectrumOfMomentWith(workspace, momentOf(workspace, together), probes(0)));
    const actual = finish(spectrumOfMomentWith(workspace, moment, probes(25)));
    const byKernel = finish(spectrumOfKernelWith(workspace, unitary, probes(25)));
    expect([actual.samples, actual.nullity, byKernel.nullity]).toEqual([625, 15, 15]);
    for (let i = 0; i < 288; i++) {
      expect(Math.abs(actual.eigenvalues[i] - expected.eigenvalues[i])).toBeLessThan(1e-13 * expected.lambdaMax);
      expect(Math.abs(byKernel.eigenvalues[i] - expected.eigenvalues[i])).toBeLessThan(1e-13 * expected.lambdaMax);
    }
  });

  it("are tried at 0, 1, 2, 4, ... and then where the nullity falls, told after every step in ascending order", () => {
    const told: (readonly AddedSamples[])[] = [];
    const points = finish(
      withMoreAndMore(workspace, unitary, momentOf(workspace, unitary), probes(100), 1, (known) => void told.push(known)),
    );
    const at = (count: number) => points.find((point) => point.count === count);
    expect(told.slice(0, 3).map((known) => known.map(({ count }) => count))).toEqual([[0], [0, 1], [0, 1, 2]]);
    for (const known of told) expect(known.map(({ count }) => count)).toEqual(known.map(({ count }) => count).toSorted((a, b) => a - b));
    for (const { count, nullity } of points) expect(nullity).toBe(Math.max(0, 40 - count));
    expect([0, 1, 2, 4, 8, 16, 32, 64, 100].every((count) => at(count))).toBe(true);
    // Nothing is left to find between 32, where 8 directions are free, and 40, where none is.
    expect([39, 40].map((count) => at(count)?.nullity)).toEqual([1, 0]);
    expect(at(100)?.lambdaMin).toBeGreaterThan(0);
    expect(at(64)?.lambdaMin).toBeLessThan(at(100)?.lambdaMin ?? 0);
  });

  it("go through the kernel while samples are fewer than features", () => {
    const few = gaussianSamples(workspace, 4, 3, 10);
    const more = gaussianSamples(workspace, 4, 3, 34, 97);
    const viaKernel = finish(withMoreAndMore(workspace, few, null, more, 1, () => {}));
    const viaBoth = finish(withMoreAndMore(workspace, few, momentOf(workspace, few), more, 1, () => {}));
    expect(viaKernel.map(({ count, nullity }) => [count, nullity])).toEqual([
      ...Array.from({ length: 31 }, (_, count) => [count, 30 - count]),
      [32, 0],
      [34, 0],
    ]);
    expect(viaBoth.map(({ count, nullity }) => [count, nullity])).toEqual(viaKernel.map(({ count, nullity }) => [count, nullity]));
  });

  it("are counted by groups, such as the prefixes of one sequence", () => {
    const points = finish(
      withMoreAndMore(workspace, gaussianSamples(workspace, 4, 3, 10), null, gaussianSamples(workspace, 4, 3, 36, 97), 3, () => {}),
    );
    expect(points.map(({ count, nullity }) => [count, nullity])).toEqual([
      ...Array.from({ length: 11 }, (_, count) => [count, 30 - 3 * count]),
      [12, 0],
    ]);
  });
});
