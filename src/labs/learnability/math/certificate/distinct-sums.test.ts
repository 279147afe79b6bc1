import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { packedSize, type Split } from "../model/samples";
import { Workspace } from "../workspace";
import { addDistinctSums, type PairRange, pairRanges } from "./distinct-sums";
import { distinctSumsElsewhere } from "./distinct-sums-elsewhere";
import { momentOf, sumsOf } from "./moment-sums";
import { load } from "./resident";
import { SecondMoment } from "./second-moment";
import { spectrumOfMoment } from "./spectrum";

const outputs = 2;

/** Some samples, the same in every run. */
function samplesOf(d: number, count: number): Split {
  let state = 1;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647 - 0.5;
  };
  const numbers = (length: number) => Float64Array.from({ length }, next);
  return {
    d,
    count,
    outputs,
    prefixes: 1,
    gram: numbers(count * packedSize(d)),
    last: numbers(count * d),
    labels: numbers(count * outputs),
  };
}

/** F^T F by its definition, psi x psi. */
function gramOf({ d, count, gram, last }: Split): Float64Array {
  const q = packedSize(d);
  const psi = q * d;
  const total = new Float64Array(psi * psi);
  const order = featureOrder(d);
  for (let s = 0; s < count; s++) {
    const features = order.flatMap((p) => Array.from({ length: d }, (_, a) => gram[s * q + p] * last[s * d + a]));
    for (let i = 0; i < psi; i++) for (let j = 0; j <= i; j++) total[i * psi + j] += features[i] * features[j];
  }
  return total;
}

/** Packed entries of G in the order of the features: pairs, then squares. */
function featureOrder(d: number): number[] {
  const entries = Array.from({ length: d }, (_, j) => Array.from({ length: d - j }, (_, k) => ({ j, k: j + k }))).flat();
  const places = entries.map(({ j, k }, at) => ({ at, isSquare: j === k }));
  return [...places.filter(({ isSquare }) => !isSquare), ...places.filter(({ isSquare }) => isSquare)].map(({ at }) => at);
}

function lowerTriangle(gram: Float64Array, psi: number): Float64Array {
  return gram.map((value, at) => (at % psi <= Math.floor(at / psi) ? value : 0));
}

function largestOf(values: Float64Array): number {
  return Math.max(...values.map(Math.abs));
}

function largestDifference(one: Float64Array, other: Float64Array): number {
  return largestOf(one.map((value, at) => value - other[at]));
}

function sumsBetween(samples: Split, range: PairRange): Float64Array {
  return finish(distinctSumsElsewhere(new Workspace(), { range, samples }));
}

describe("the distinct entries of F^T F", () => {
  it("come in ranges that follow one another from the first entry of G to the last", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 40 }), (d, count) => {
        const ranges = pairRanges(d, count);
        expect(ranges[0].from).toBe(0);
        expect(ranges[ranges.length - 1].to).toBe(packedSize(d));
        for (const [i, { from, to }] of ranges.entries()) {
          expect(to).toBeGreaterThan(from);
          if (i > 0) expect(from).toBe(ranges[i - 1].to);
        }
      }),
    );
  });

  it("are those of the definition to rounding, in whatever ranges", () => {
    const shape = { d: fc.integer({ min: 1, max: 5 }), count: fc.integer({ min: 1, max: 600 }), ranges: fc.integer({ min: 1, max: 9 }) };
    fc.assert(
      fc.property(fc.record(shape), ({ d, count, ranges }) => {
        const samples = samplesOf(d, count);
        const psi = packedSize(d) * d;
        const found = new Float64Array(psi * psi);
        for (const range of pairRanges(d, ranges)) addDistinctSums(found, d, sumsBetween(samples, range), range);
        const exact = gramOf(samples);
        expect(largestDifference(lowerTriangle(found, psi), exact)).toBeLessThan(1e-13 * largestOf(exact));
      }),
      { numRuns: 25 },
    );
  });

  it("have the same bits in any range", () => {
    const samples = samplesOf(4, 300);
    const [whole] = pairRanges(4, 1);
    const sums = sumsBetween(samples, whole);
    for (const parts of [2, 3, 7]) expect(pairRanges(4, parts).flatMap((range) => [...sumsBetween(samples, range)])).toEqual([...sums]);
  });

  it("make the second moment of eight dimensions that blocks of features make, to rounding", () => {
    const [d, count] = [8, 300];
    const split = samplesOf(d, count);
    const workspace = new Workspace();
    const samples = load(workspace, split, "samples");
    const [whole, inPieces] = [new SecondMoment(workspace, d, outputs), new SecondMoment(workspace, d, outputs)];
    finish(whole.extend(samples, count));
    // Pieces of fewer samples than have distinct sums.
    for (const end of [100, 200, 300]) finish(inPieces.extend(samples, end));
    const psi = packedSize(d) * d;
    const exact = gramOf(split);
    for (const moment of [whole, inPieces])
      expect(largestDifference(lowerTriangle(workspace.f64(moment.gram, psi * psi), psi), exact)).toBeLessThan(1e-13 * largestOf(exact));
    const cross = sumsOf(workspace, inPieces).cross;
    expect(largestDifference(sumsOf(workspace, whole).cross, cross)).toBeLessThan(1e-13 * largestOf(cross));
  });
});

describe("a second moment", () => {
  it("has the same spectrum when it goes on from its sums elsewhere", () => {
    const workspace = new Workspace();
    const samples = load(workspace, samplesOf(3, 40), "samples");
    const moment = new SecondMoment(workspace, 3, outputs);
    finish(moment.extend(samples, 40));
    const other = new Workspace();
    const moved = momentOf(other, structuredClone(sumsOf(workspace, moment)));
    expect(finish(spectrumOfMoment(other, moved))).toEqual(finish(spectrumOfMoment(workspace, moment)));
    expect(moved.count).toBe(40);
  });
});
