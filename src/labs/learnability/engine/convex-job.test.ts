import { describe, expect, it } from "vitest";
import type { FromWorker } from "../../../platform/engine/protocol";
import { Scheduler } from "../../../platform/engine/scheduler";
import { problemLine, problemSentences } from "../../../platform/fields/problem";
import { recordedSteps } from "../../../platform/numerics/recording-grid";
import { functionDistance } from "../math/model/function-space";
import { ConvexJob } from "./convex-job";
import { divergenceOf } from "./divergence";
import { learnerJob } from "./job-plan";
import { createJob } from "./jobs";
import { openLearners } from "./late-learners";
import type { ConvexJobState, Learnability, LearnabilityJob } from "./protocol";
import { runEngine } from "./run-engine";
import { runExperiment } from "./run-experiment";
import { experimentOf } from "./testing";

const experiment = experimentOf({
  seed: 4,
  task: { kind: "random-attention", samples: 200, testSamples: 50 },
  learners: [
    { kind: "closed-form" },
    { kind: "convex", steps: 300 },
    { kind: "convex", start: "gaussian", seed: 3, steps: 1e12 },
    { kind: "convex", relativeRate: 1.1, steps: 1e6 },
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

const withoutTimes = (job: LearnabilityJob) => job.states().map((state) => ({ ...state, milliseconds: 0 }));

describe("a job of gradient descent on W", () => {
  it("gives the same bits in small slices, in one go, and by single steps, each to the next recorded step", () => {
    const sliced = toEnd(new ConvexJob(experiment, null, 1), 0);
    const whole = toEnd(createJob({ document: experiment, data: null, id: learnerJob(1) }, late), Number.POSITIVE_INFINITY);
    const stepped = new ConvexJob(experiment, null, 1);
    for (const step of recordedSteps(300).slice(0, 110)) {
      stepped.singleStep();
      expect(stepped.states()[0].step).toBe(step);
    }
    expect(withoutTimes(sliced)).toEqual(withoutTimes(whole));
    expect(withoutTimes(toEnd(stepped))).toEqual(withoutTimes(whole));
  });

  it("reports its curve as it grows, with its rate and the largest stable one", () => {
    const job = new ConvexJob(experiment, null, 1);
    const lengths = new Set<number>();
    while (job.status === "waiting" || job.status === "running") {
      job.advance(0);
      lengths.add(job.states()[0].curve.step.length);
    }
    const [state] = job.states();
    expect(lengths.size).toBe(state.curve.step.length + 1);
    expect(state).toMatchObject({ status: "done", progress: 1, step: 300, steps: 300, samples: 200 });
    const { rate, largestRate, time } = state;
    if (rate === null || largestRate === null) throw new Error("expected a rate");
    expect(rate).toBe(0.9 * largestRate);
    expect(time).toBe(300 * rate);
  });

  it("shows function and heads at its end, and nothing before", () => {
    const job = new ConvexJob(experiment, null, 2);
    job.singleStep();
    expect(job.views(0)).toBeNull();
    const view = toEnd(job).views(0)?.learners[0];
    expect(view).toMatchObject({ learner: 2, step: 1e12 });
    expect(view?.distance).toBeLessThan(1e-10);
    expect(view?.singularValues).toHaveLength(16);
    expect(job.checkpoint()).toBeNull();
  });

  it("ends with an explanation when its rate is above the bound", () => {
    const [state] = toEnd(createJob({ document: experiment, data: null, id: learnerJob(3) }, late)).states() as ConvexJobState[];
    expect(state.status).toBe("diverged");
    expect(problemSentences(divergenceOf(experiment.learners[3], state)!)).toMatch(
      /The learning rate .* is above .*Set Relative learning rate below 1\.$/,
    );
    expect(state.step).toBeLessThan(state.diverged?.step ?? 0);
  });

  it("says what failed when it cannot be computed", () => {
    const custom = experimentOf({ task: { kind: "custom" }, learners: [{ kind: "convex" }] });
    const [state] = toEnd(createJob({ document: custom, data: null, id: learnerJob(0) }, late)).states();
    expect(state).toMatchObject({ kind: "convex", status: "failed" });
    expect(state.failure && problemLine(state.failure)).toMatch(/no data file is open/);
  });
});

describe("the scheduler and gradient descent on W", () => {
  it("hold it to no speed, since it takes no steps", async () => {
    const sent: FromWorker<Learnability>[] = [];
    const deferred: (() => void)[] = [];
    const scheduler = new Scheduler<Learnability>({
      engine: runEngine,
      post: (message) => sent.push(structuredClone(message)),
      defer: (turn) => deferred.push(turn),
      delay: () => {},
      now: () => performance.now(),
    });
    const { create } = await runEngine.prepare(experiment);
    const jobs = [learnerJob(1)];
    scheduler.receive({ type: "start", run: 1, document: experiment, data: null, jobs, checkpoints: [], paused: false, create });
    scheduler.receive({ type: "speed", run: 1, stepsPerSecond: 0.001 });
    for (let turn = deferred.shift(); turn; turn = deferred.shift()) turn();
    expect(sent.at(-1)).toEqual({ type: "finished", run: 1 });
    const last = sent
      .filter((message) => message.type === "snapshot")
      .at(-1)
      ?.jobs.at(-1);
    expect(last).toMatchObject({ kind: "convex", job: learnerJob(1), learner: 1, status: "done", step: 300 });
  });
});

describe("the result document of gradient descent on W", () => {
  const { learners } = runExperiment(experiment, null);
  const [closedForm, convex, gaussian, diverged] = learners;

  it("has p, heads, predictions, errors and rates that belong together", () => {
    expect(convex).toMatchObject({ kind: "convex", label: "convex, from zero", convex: { steps: 300 } });
    expect(convex.p?.map(({ length }) => length)).toEqual([40, 40, 40, 40]);
    expect(convex.heads?.length).toBeLessThanOrEqual(16);
    expect(convex.predictions).toHaveLength(50);
    expect(Math.abs(convex.trainMse / Number(convex.losses.train.at(-1)) - 1)).toBeLessThan(1e-10);
    expect(Math.abs(Number(convex.testMse) / Number(convex.losses.test.at(-1)) - 1)).toBeLessThan(1e-10);
    const { rate, largestRate } = convex.convex ?? { rate: 0, largestRate: 0 };
    expect(rate / largestRate).toBeCloseTo(0.9, 15);
  });

  it("ends where the closed form is, whatever the start, once the data see every direction", () => {
    const flat = (learner: typeof convex) => Float64Array.from((learner.p ?? []).flatMap((row) => [...row]));
    expect(functionDistance(flat(gaussian), flat(closedForm))).toBeLessThan(1e-11);
    expect(gaussian.testMse).toBeLessThan(1e-24);
  });

  it("says where it diverged and holds numbers all the same", () => {
    expect(diverged.diverged?.reason).toContain("= d_out");
    expect(diverged.convex?.steps).toBe(diverged.losses.step.at(-1));
    expect(diverged.p?.every((row) => row.every(Number.isFinite))).toBe(true);
  });

  it("is the same when it is computed again", () => {
    const timeless = (results: typeof learners) => results.map((learner) => ({ ...learner, milliseconds: 0 }));
    expect(timeless(runExperiment(experiment, null).learners)).toEqual(timeless(learners));
  });
});
