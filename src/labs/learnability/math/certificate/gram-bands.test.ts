import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finish, type LongComputation } from "../../../../platform/numerics/progress";
import { packedSize, type Split } from "../model/samples";
import { Workspace } from "../workspace";
import { addToBand, type BandOfSums, bandsOf, extendInBands } from "./gram-bands";
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

function* elsewhere(bands: readonly BandOfSums[]): LongComputation<Float64Array[]> {
  const results: Float64Array[] = [];
  // The last band first: the result does not depend on the order.
  for (const band of [...bands].reverse()) results.unshift(yield* addToBand(new Workspace(), structuredClone(band)));
  return results;
}

/** The sums of a moment; only the lower triangle of F^T F is defined. */
function meant(workspace: Workspace, moment: SecondMoment) {
  const { gram, ...others } = sumsOf(workspace, moment);
  const { psi } = moment;
  return {
    ...others,
    gram: gram.map((value, at) => (at % psi <= Math.floor(at / psi) ? value : 0)),
  };
}

describe("bands of a triangle", () => {
  it("follow one another from the first row to the last, and begin at multiples of four", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 40 }), (rows, count) => {
        const bands = bandsOf(rows, count);
        expect(bands[0].from).toBe(0);
        expect(bands[bands.length - 1].to).toBe(rows);
        for (const [i, { from, to }] of bands.entries()) {
          expect(from % 4).toBe(0);
          expect(to).toBeGreaterThan(from);
          if (i > 0) expect(from).toBe(bands[i - 1].to);
        }
      }),
    );
  });
});

describe("a second moment that is summed in bands", () => {
  it("has the bits of one that is summed whole, whatever the shape, the pieces and the bands", () => {
    const shape = { d: fc.integer({ min: 1, max: 4 }), pieces: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 3 }) };
    fc.assert(
      fc.property(fc.record({ ...shape, bands: fc.integer({ min: 1, max: 9 }) }), ({ d, pieces, bands }) => {
        const workspace = new Workspace();
        const count = pieces.reduce((sum, piece) => sum + piece, 0);
        const samples = load(workspace, samplesOf(d, count), "samples");
        const [whole, inBands] = [new SecondMoment(workspace, d, outputs), new SecondMoment(workspace, d, outputs)];
        let end = 0;
        for (const piece of pieces) {
          end += piece;
          finish(whole.extend(samples, end));
          finish(extendInBands(workspace, inBands, samples, end, bandsOf(whole.psi, bands), elsewhere));
        }
        expect(meant(workspace, inBands)).toEqual(meant(workspace, whole));
      }),
      { numRuns: 25 },
    );
  });

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
