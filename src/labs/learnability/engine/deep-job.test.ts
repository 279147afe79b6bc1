import { describe, expect, it } from "vitest";
import { problemSentences } from "../../../platform/fields/problem";
import { DeepJob } from "./deep-job";
import { divergenceOf } from "./divergence";
import { learnerJob } from "./job-plan";
import { createJob } from "./jobs";
import { openLearners } from "./late-learners";
import type { LearnabilityJob } from "./protocol";
import { runExperiment } from "./run-experiment";
import { experimentOf } from "./testing";

const experiment = experimentOf({
  seed: 4,
  task: { kind: "random-attention", d: 3, n: 4, samples: 30, testSamples: 10, shifts: [{ kind: "scaled", factor: 2 }], inputScale: 0.5 },
  learners: [
    { kind: "linear-layers", layers: 2, heads: 2, steps: 130, batch: 8 },
    { kind: "transformer", layers: 1, width: 6, steps: 20, batch: 8, precision: "float64", repeats: 2 },
    { kind: "linear-layers", layers: 3, steps: 40, batch: 8, rate: 10, optimizer: "sgd", initialScale: 1 },
  ],
});

const late = await openLearners(experiment.learners);

function toEnd(job: LearnabilityJob, milliseconds = 1): LearnabilityJob {
  for (let turns = 0; job.status === "waiting" || job.status === "running"; turns++) {
    if (turns > 100_000) throw new Error("the job does not end");
    job.advance(milliseconds);
  }
  return job;
}

/** The part of the states that must not depend on the clock. */
function withoutTimes(job: LearnabilityJob) {
  return job.states().map((state) => ({ ...state, milliseconds: 0, latest: undefined }));
}

describe("a job of several layers", () => {
  it.each([0, 1])("gives the same bits in small slices and in one go: learner %i", (index) => {
    const sliced = toEnd(new DeepJob(experiment, null, index), 0);
    const whole = toEnd(new DeepJob(experiment, null, index), Number.POSITIVE_INFINITY);
    expect(whole.status).toBe("done");
    expect(withoutTimes(sliced)).toEqual(withoutTimes(whole));
  });

  it.each([0, 1])("goes on from a checkpoint with the same curve: learner %i", (index) => {
    const first = new DeepJob(experiment, null, index);
    for (let step = 0; step < 17; step++) first.singleStep();
    const saved = structuredClone(first.checkpoint());
    if (!saved) throw new Error("expected a checkpoint");
    const resumed = toEnd(createJob({ document: experiment, data: null, id: learnerJob(index), checkpoint: saved }, late));
    expect(withoutTimes(resumed)).toEqual(withoutTimes(toEnd(new DeepJob(experiment, null, index))));
  });

  it("explains a divergence", () => {
    const [state] = toEnd(new DeepJob(experiment, null, 2)).states();
    expect(state.status).toBe("diverged");
    if (state.kind !== "gradient") throw new Error("no gradient state");
    expect(problemSentences(divergenceOf(experiment.learners[2], state)!)).toMatch(
      /stopped being a number at step \d+: with rate 10.*Lower the rate/,
    );
  });

  it("shows the attention of its layers and no coefficients", () => {
    const job = new DeepJob(experiment, null, 0);
    job.singleStep();
    const [view] = job.views(3)?.learners ?? [];
    expect(view).toMatchObject({ p: null, attention: null, layers: { layers: 2, heads: 2, normalised: false } });
    expect(view.layers?.matrices).toHaveLength(2 * 2 * 16);
  });
});

describe("the result of learners of several layers", () => {
  it("has weights by name, predictions and curves, no coefficients, and the errors that its curve ends with", () => {
    const { learners } = runExperiment(experiment, null);
    const [layers, transformer, diverged] = learners;
    expect(layers.label).toBe("2 layers of linear attention, 2 heads");
    expect(layers.weights?.map(({ name }) => name)).toEqual(["layer 1 V", "layer 1 Q", "layer 2 V", "layer 2 Q"]);
    expect([layers.p, layers.heads]).toEqual([null, null]);
    expect(layers.predictions).toHaveLength(10);
    expect(layers.testMse).toBeCloseTo([...layers.losses.test].at(-1) ?? Number.NaN, 12);
    expect(transformer.repeats).toHaveLength(1);
    expect(diverged.diverged?.step).toBeGreaterThan(0);
  });
});
