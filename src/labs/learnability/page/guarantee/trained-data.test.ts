import { describe, expect, it } from "vitest";
import { mapProblem } from "../../document/map";
import type { MapRun } from "../../engine/map/report";
import { experimentOf } from "../../engine/testing";
import { askedOf } from "./asked";
import type { Guarantee } from "./guarantee-data";
import { closedFormShare, countsOfSizes, sharesOfSteps, trainedExperiment, trainedSeeds, trainedSizes } from "./trained-data";

const samples = [20, 40, 64, 80, 160, 320, 640];
const experiment = experimentOf({
  task: { kind: "random-attention", d: 4, output: "scalar", noise: 0.5 },
  learners: [{ kind: "closed-form" }, { kind: "gradient", heads: 2, steps: 100 }],
  sampleComplexity: { samples, draws: 20, epsilon: 0.1, delta: 0.1 },
});
const asked = askedOf(experiment, null);
const guarantee = {
  ...{ epsilon: 0.1, outputs: 2 },
  rows: [{ samples: 40, excess: [0.05, 0.2, 0.05, 0.05] }],
} as unknown as Guarantee;

function run(x: number, seed: number, error: number, outcome: MapRun["outcome"] = "done"): MapRun {
  const curve = { step: Float64Array.of(0, 10, 100), error: Float64Array.of(1, 2 * error, error) };
  return { place: { x, y: 0, seed }, outcome, error, steps: 100, curve, stopped: null, reason: null, multiplyAdds: 1, milliseconds: 1 };
}

describe("runs of gradient descent", () => {
  it("are trained on listed numbers of samples near multiples of psi, as a map that a document could have", () => {
    expect(trainedSizes(asked)).toEqual([40, 80, 160, 320, 640]);
    const mapped = trainedExperiment(asked);
    expect(mapped?.map).toMatchObject({ learner: { heads: 2, steps: 100 }, seeds: trainedSeeds, draws: "data" });
    expect(mapped && mapProblem(mapped)).toBeNull();
    expect(mapped).not.toHaveProperty("psi");
  });

  it("have the usual learner where the document has none, and are none where the number of samples is no setting", () => {
    const bare = askedOf(experimentOf({ task: { kind: "random-attention" }, learners: [] }), null);
    expect(trainedExperiment(bare)?.map?.learner.heads).toBeGreaterThan(0);
    const machine = askedOf(experimentOf({ task: { kind: "automaton" }, learners: [] }), null);
    expect(trainedExperiment(machine)).toBeNull();
  });

  it("are within epsilon by the error summed over outputs; diverged ones never are, failed ones do not count", () => {
    const runs = [run(0, 0, 0.04), run(0, 1, 0.06), run(0, 2, 0.01, "diverged"), run(0, 3, Number.NaN, "failed"), run(1, 0, 0.05)];
    expect(countsOfSizes(runs, [40, 80], guarantee)).toEqual([
      { size: 40, within: 1, of: 3 },
      { size: 80, within: 1, of: 1 },
    ]);
  });

  it("are counted at every recorded step", () => {
    const { steps, shares } = sharesOfSteps([run(0, 0, 0.04), run(0, 1, 0.02)], 0, guarantee);
    expect(steps).toEqual([10, 100]);
    expect(shares).toEqual([0.5, 1]);
    expect(sharesOfSteps([], 0, guarantee)).toEqual({ steps: [], shares: [] });
  });

  it("stand beside the share of the data sets of the same size", () => {
    expect(closedFormShare(guarantee, 40)).toBe(0.75);
    expect(closedFormShare(guarantee, 41)).toBeNaN();
  });
});
