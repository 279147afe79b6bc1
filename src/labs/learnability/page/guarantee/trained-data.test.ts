import { describe, expect, it } from "vitest";
import type { TrainedExcess } from "../../engine/sample-complexity/trained-excess";
import { experimentOf } from "../../engine/testing";
import { askedOf } from "./asked";
import type { Guarantee } from "./guarantee-data";
import { closedFormShare, countsOfSizes, sharesOfSteps, trainedLearner, trainedSizes } from "./trained-data";

const sized = (samples: readonly number[]) => ({ sampleComplexity: { samples, draws: 20, epsilon: 0.1, delta: 0.1 } });
const guarantee = { epsilon: 0.1, rows: [{ samples: 40, excess: [0.05, 0.2, 0.05, 0.05] }] } as unknown as Guarantee;

function run(samples: number, last: number, diverged = false): TrainedExcess {
  return { samples, draw: 0, diverged, step: Float64Array.of(0, 10, 100), excess: Float64Array.of(1, 2 * last, last) };
}

describe("runs of gradient descent", () => {
  it("are trained on the listed numbers of samples, some of a long list from its first to its last", () => {
    expect(trainedSizes(sized([8, 16, 32]))).toEqual([8, 16, 32]);
    expect(trainedSizes(sized([20, 40, 64, 80, 160, 320, 640]))).toEqual([20, 64, 80, 320, 640]);
  });

  it("have the learner of the document, else the usual one, for every target", () => {
    const own = experimentOf({ task: { kind: "random-attention" }, learners: [{ kind: "gradient", heads: 3 }] });
    expect(trainedLearner(own).heads).toBe(3);
    const bare = askedOf(experimentOf({ task: { kind: "automaton" }, learners: [] }), null);
    expect(trainedLearner(bare).heads).toBeGreaterThan(0);
    expect(trainedSizes(bare)).toEqual([1, 4, 16, 32, 128]);
  });

  it("are within epsilon by the excess risk at their end; diverged ones never are", () => {
    const runs = [run(40, 0.09), run(40, 0.11), run(40, 0.01, true), run(80, 0.1)];
    expect(countsOfSizes(runs, [40, 80, 160], guarantee)).toEqual([
      { size: 40, within: 1, of: 3 },
      { size: 80, within: 1, of: 1 },
      { size: 160, within: 0, of: 0 },
    ]);
  });

  it("are counted at every recorded step, a diverged one up to its end", () => {
    const ended = { ...run(40, 0.01, true), step: Float64Array.of(0, 10), excess: Float64Array.of(1, 0.02) };
    expect(sharesOfSteps([run(40, 0.08), ended], 40, guarantee)).toEqual({ steps: [10, 100], shares: [0.5, 0.5] });
    expect(sharesOfSteps([run(40, 0.04), run(40, 0.06)], 40, guarantee).shares).toEqual([0.5, 1]);
    expect(sharesOfSteps([], 40, guarantee)).toEqual({ steps: [], shares: [] });
  });

  it("stand beside the share of the data sets of the same size", () => {
    expect(closedFormShare(guarantee, 40)).toBe(0.75);
    expect(closedFormShare(guarantee, 41)).toBeNaN();
  });
});
