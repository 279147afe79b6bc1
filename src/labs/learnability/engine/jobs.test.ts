import { describe, expect, it } from "vitest";
import { problemLine, problemSentences } from "../../../platform/fields/problem";
import type { Experiment } from "../document/document";
import { kernelVersion } from "../math/kernel-version";
import { DataJob } from "./data-job";
import { divergenceOf } from "./divergence";
import { GradientJob } from "./gradient-job";
import { dataJob, learnerJob } from "./job-plan";
import { createJob, newestDataJob } from "./jobs";
import type { GradientJobState, LearnabilityJob } from "./protocol";
import { runExperiment } from "./run-experiment";
import { dataKey } from "./shared-dataset";
import { experimentOf } from "./testing";

const experiment = experimentOf({
  seed: 4,
  task: { kind: "random-attention", samples: 200, testSamples: 50 },
  learners: [
    { kind: "closed-form" },
    { kind: "gradient", heads: 4, steps: 700 },
    { kind: "gradient", heads: 2, steps: 50, rate: 10, optimizer: "sgd" },
  ],
});

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

describe("a gradient job", () => {
  it("records every step to 100, then 50 per decade, and the last", () => {
    const [state] = toEnd(new GradientJob(experiment, null, 1)).states();
    const steps = state.kind === "gradient" ? [...state.curve.step] : [];
    expect(steps.slice(0, 100)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
    expect(steps.slice(100, 104)).toEqual([105, 110, 115, 120]);
    expect(steps[steps.length - 1]).toBe(700);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });

  it("gives the same bits in small slices, in one go, and by single steps", () => {
    const sliced = toEnd(new GradientJob(experiment, null, 1), 0);
    const whole = toEnd(new GradientJob(experiment, null, 1), Number.POSITIVE_INFINITY);
    const stepped = new GradientJob(experiment, null, 1);
    for (let step = 1; step <= 30; step++) {
      stepped.singleStep();
      expect(stepped.states()[0].step).toBe(step);
    }
    expect(withoutTimes(sliced)).toEqual(withoutTimes(whole));
    expect(withoutTimes(toEnd(stepped))).toEqual(withoutTimes(whole));
  });

  it("tells the latest error between recorded steps without adding it to the curve", () => {
    const job = new GradientJob(experiment, null, 1);
    for (let step = 0; step < 103; step++) job.singleStep();
    const [state] = job.states();
    expect(state.latest?.step).toBe(103);
    expect(state.latest?.test).toBeGreaterThan(0);
    expect(state.curve.step.length).toBe(100);
  });

  it("takes the latest error from the curve at a recorded step", () => {
    const job = new GradientJob(experiment, null, 1);
    for (let step = 1; step <= 3; step++) {
      job.singleStep();
      const [{ latest, curve }] = job.states();
      expect(latest).toMatchObject({ step, train: curve.train[step - 1], test: curve.test[step - 1] });
    }
  });

  it("goes on from a checkpoint with the same curve", () => {
    const first = new GradientJob(experiment, null, 1);
    for (let step = 0; step < 137; step++) first.singleStep();
    const saved = structuredClone(first.checkpoint());
    if (!saved) throw new Error("expected a checkpoint");
    expect(saved.step).toBe(137);
    const resumed = toEnd(createJob({ document: experiment, data: null, id: learnerJob(1), checkpoint: saved }));
    expect(withoutTimes(resumed)).toEqual(withoutTimes(toEnd(new GradientJob(experiment, null, 1))));
  });

  it("keeps its repeats in step and gives each the bits of a learner with that seed alone", () => {
    const repeated = experimentOf({ ...experiment, learners: [{ kind: "gradient", heads: 2, steps: 150, seed: 5, repeats: 3 }] });
    const alone = experimentOf({ ...experiment, learners: [{ kind: "gradient", heads: 2, steps: 150, seed: 7 }] });
    const job = new GradientJob(repeated, null, 0);
    for (let step = 0; step < 40; step++) job.singleStep();
    const resumed = toEnd(new GradientJob(repeated, null, 0, structuredClone(job.checkpoint()) ?? undefined));
    const [state] = toEnd(job).states() as GradientJobState[];
    const [single] = toEnd(new GradientJob(alone, null, 0)).states() as GradientJobState[];
    expect(state.repeats).toHaveLength(2);
    expect(state.repeats[1]).toEqual(single.curve);
    expect(state.repeats[0]).not.toEqual(single.curve);
    expect(withoutTimes(resumed)).toEqual(withoutTimes(job));
  });

  it("ends with an explanation when the loss stops being a number", () => {
    const [state] = toEnd(new GradientJob(experiment, null, 2)).states();
    expect(state.status).toBe("diverged");
    if (state.kind !== "gradient") throw new Error("no gradient state");
    expect(problemSentences(divergenceOf(experiment.learners[2], state)!)).toMatch(
      /stopped being a number at step \d+: with rate 10.*Lower the rate/,
    );
  });
});

describe("the data job", () => {
  it("passes one power of two of samples with every single step", () => {
    const job = new DataJob(experiment, null);
    const seen = [];
    for (let k = 0; k < 9; k++) {
      job.singleStep();
      const [state] = job.states();
      seen.push(state.kind === "certificate" && state.certificate?.samples);
    }
    expect(seen).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 200]);
  });

  it("sees the rank grow with the samples until they determine the function", () => {
    const job = new DataJob(experiment, null);
    const ranks = [];
    for (let k = 0; k < 9; k++) {
      job.singleStep();
      const [state] = job.states();
      ranks.push(state.kind === "certificate" && state.certificate?.rank);
    }
    expect(ranks).toEqual([1, 2, 4, 8, 16, 32, 40, 40, 40]);
  });

  it("says what failed when the target cannot be made", () => {
    const custom = experimentOf({ task: { kind: "custom" }, learners: [{ kind: "closed-form" }] });
    const [state] = toEnd(new DataJob(custom, null)).states();
    expect(state.status).toBe("failed");
    expect(state.failure && problemSentences(state.failure)).toBe(
      "this experiment uses own data, and no data file is open. Open the data file.",
    );
  });
});

describe("the job of the data of a run that follows another", () => {
  const made = (document: Experiment, toItsEnd = true) => {
    const job = createJob({ document, data: null, id: dataJob });
    return toItsEnd ? toEnd(job) : job;
  };
  const slower = experimentOf({ ...experiment, learners: [experiment.learners[0], { kind: "gradient", heads: 3, steps: 5 }] });

  it("is the one before, done, where nothing but learners that take steps has changed, and back again", () => {
    const first = made(experiment);
    const second = made(slower, false);
    expect([second, second.status]).toEqual([first, "done"]);
    expect(made(experimentOf({ ...slower, learners: [...slower.learners, { kind: "gradient" }] }), false)).toBe(first);
    expect(made(experiment, false)).toBe(first);
  });

  it("begins anew where the run is the same, or has other data or closed forms", () => {
    const first = made(experiment);
    const again = made(experiment);
    expect(again).not.toBe(first);
    expect(withoutTimes(again)).toEqual(withoutTimes(first));
    const ridge = { ...experiment, learners: [{ kind: "closed-form", ridge: 0.1 }] };
    for (const other of [experimentOf(ridge), experimentOf({ ...experiment, seed: 5 })]) expect(made(other, false).status).toBe("waiting");
  });

  it("is found again where a change of the data or of a closed form was undone", () => {
    const first = made(experiment);
    made(experimentOf({ ...experiment, seed: 8 }));
    made(experimentOf({ ...experiment, learners: [{ kind: "closed-form", ridge: 0.2 }] }), false);
    expect(made(experiment, false)).toBe(first);
    expect(newestDataJob(dataKey(experiment))).toBe(first);
    expect(newestDataJob("of no run")).toBeNull();
  });

  it("begins anew where the one before was not done", () => {
    const first = made(experimentOf({ ...experiment, seed: 6 }), false);
    expect(made(experimentOf({ ...slower, seed: 6 }), false)).not.toBe(first);
  });
});

describe("a run without a page", () => {
  it("gives the same result document twice, times aside", () => {
    const [first, second] = [runExperiment(experiment, null), runExperiment(experiment, null)];
    const timeless = (result: typeof first) => ({
      ...result,
      learners: result.learners.map((learner) => ({ ...learner, milliseconds: 0 })),
    });
    expect(timeless(second)).toEqual(timeless(first));
    expect(first.kernels).toBe(kernelVersion);
  });

  it("has p, heads and predictions that belong together, and null where nothing is finite", () => {
    const { learners, certificate } = runExperiment(experiment, null);
    expect(certificate).toMatchObject({ psi: 40, N: 200, rank: 40, nullity: 0 });
    const [closedForm, four, diverged] = learners;
    expect(closedForm.testMse).toBeLessThan(1e-24);
    expect(closedForm.heads).toHaveLength(16);
    expect(four.p?.map((row) => row.length)).toEqual([40, 40, 40, 40]);
    expect(four.predictions).toHaveLength(50);
    expect(diverged.diverged?.step).toBeGreaterThan(0);
  });
});

describe("the data set of a run", () => {
  it("is made once for all jobs of a thread, whichever has its turn, and for a run with other learners", () => {
    const first = new GradientJob(experiment, null, 1);
    const second = new GradientJob(experiment, null, 2);
    first.singleStep();
    second.singleStep();
    expect(second.dataset).toBe(first.dataset);
    const others = experimentOf({ ...experiment, learners: [{ kind: "gradient", heads: 3, steps: 5 }] });
    const again = new GradientJob(others, null, 0);
    again.singleStep();
    expect(again.dataset).toBe(first.dataset);
  });

  it("is made anew for another seed or another target, also where there has been the same before", () => {
    const made = [{}, { seed: 5 }, { task: { ...experiment.task, samples: 201 } }, {}].map((changes) => {
      const job = new GradientJob(experimentOf({ ...experiment, ...changes }), null, 1);
      job.singleStep();
      return job.dataset;
    });
    expect(new Set(made).size).toBe(4);
    expect(made[3]).toEqual(made[0]);
  });

  it("fails every job that asks, with the same words, when it cannot be made", () => {
    const custom = experimentOf({ task: { kind: "custom" }, learners: [{ kind: "closed-form" }, { kind: "gradient" }] });
    const failures = [toEnd(new DataJob(custom, null)), toEnd(new GradientJob(custom, null, 1))].map((job) =>
      problemLine(job.states()[0].failure!),
    );
    expect(failures[0]).toMatch(/no data file is open/);
    expect(failures[1]).toBe(failures[0]);
  });
});
