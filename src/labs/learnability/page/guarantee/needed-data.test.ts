import { describe, expect, it } from "vitest";
import type { SampleComplexityRun } from "../../engine/sample-complexity/excess-by-draw";
import { experimentOf } from "../../engine/testing";
import { askedOf } from "./asked";
import { type Guarantee, guaranteeOf } from "./guarantee-data";
import { dimensions, inDimension, neededAgainstDelta, neededAgainstDimension, neededAgainstEpsilon, slopeOf } from "./needed-data";

const psi = 40;
const samples = [20, 40, 80, 160, 320, 640];
const draws = 100;
const question = { samples, draws, epsilon: 0.05, delta: 0.05 };

/** Excess risks of exactly `scale (1 + k / draws) / N` beyond psi, and a peak there. */
function runs(d: number, sizes: readonly number[], scale: number): readonly SampleComplexityRun[] {
  return Array.from({ length: draws }, (_, k) => ({
    kind: "draw",
    draw: k,
    d,
    samples: sizes,
    excess: Float64Array.from(sizes, (count) => (count === psi ? 1000 : (scale * (1 + k / draws)) / count)),
  }));
}

function guarantee(): Guarantee {
  const reference: SampleComplexityRun = { kind: "reference", psi, outputs: 1, misfit: 0, square: 1, reference: 0, unit: "samples" };
  const found = guaranteeOf(question, 0.25, { listed: [reference, ...runs(4, samples, 10)], between: [], fresh: [] });
  if (!found) throw new Error("there are data sets");
  return found;
}

describe("the number of samples needed", () => {
  it("grows like 1 / epsilon where the excess falls like 1 / N, and the peak has no part in it", () => {
    const points = neededAgainstEpsilon(guarantee());
    expect(points.length).toBeGreaterThan(2);
    expect(points.every(({ value: count }) => count === null || count >= 3 * psi)).toBe(true);
    expect(slopeOf(points)).toBeCloseTo(-1, 1);
  });

  it("falls as delta grows, with those failure probabilities that the data sets can tell", () => {
    const points = neededAgainstDelta(guarantee());
    expect(points.map(({ at }) => at)).toEqual([0.5, 0.25, 0.1, 0.05, 0.02, 0.01]);
    const counts = points.map(({ value: count }) => count ?? Number.NaN);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(neededAgainstDelta({ ...guarantee(), draws: 10 }).map(({ at }) => at)).toEqual([0.5, 0.25, 0.1]);
  });

  it("is read for each dimension once all its data sets are there, with an interval around it", () => {
    const all = dimensions.flatMap((d) => runs(d, samples, 2 * d));
    const points = neededAgainstDimension(all, guarantee());
    expect(points.map(({ at }) => at)).toEqual([...dimensions]);
    for (const { value: count, interval } of points) {
      expect(interval?.[0]).toBeLessThanOrEqual(count ?? Number.NaN);
      expect(interval?.[1]).toBeGreaterThanOrEqual(count ?? Number.NaN);
    }
    expect(neededAgainstDimension(all.slice(0, 150), guarantee()).map(({ at }) => at)).toEqual([2]);
  });

  it("has no slope with fewer than two points", () => {
    expect(slopeOf([])).toBeNull();
    expect(slopeOf([{ at: 1, value: 10 }])).toBeNull();
    expect(
      slopeOf([
        { at: 1, value: 10 },
        { at: 2, value: null },
      ]),
    ).toBeNull();
    expect(
      slopeOf([
        { at: 1, value: 10 },
        { at: 2, value: 40 },
      ]),
    ).toBeCloseTo(2, 12);
  });
});

describe("the same target in another dimension", () => {
  const asked = askedOf(experimentOf({ task: { kind: "random-attention", d: 4, output: "scalar", noise: 0.5 }, learners: [] }), null);

  it("has sizes on both sides of its expected need, ascending, beginning at the peak", () => {
    for (const d of dimensions) {
      const other = inDimension(asked, d, 0);
      const sizes = other?.drawing.samples ?? [];
      expect(other?.asked.task).toMatchObject({ d });
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
      expect(sizes[1]).toBe((d * d * (d + 1)) / 2);
      expect(sizes.at(-1)).toBeGreaterThan((0.25 * sizes[1]) / asked.sampleComplexity.epsilon);
    }
  });

  it("is none for targets without dimensions", () => {
    const memory = experimentOf({ task: { kind: "associative-memory" }, learners: [] });
    expect(inDimension(askedOf(memory, null), 3, 0)).toBeNull();
  });
});
