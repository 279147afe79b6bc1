import { describe, expect, it, vi } from "vitest";
import { describeFailure } from "../../../../platform/engine/failure";
import { recordedSteps } from "../../../../platform/numerics/recording-grid";
import { GradientJob } from "../gradient-job";
import { learnerJob } from "../job-plan";
import type { GradientCheckpoint, GradientJobState } from "../protocol";
import { experimentOf } from "../testing";
import { loopHarness } from "./testing";

const steps = 400;
const experiment = experimentOf({
  seed: 3,
  task: { kind: "random-attention", d: 2, n: 4, samples: 64, testSamples: 20 },
  learners: [
    { kind: "gradient", heads: 1, steps, batch: 4 },
    { kind: "gradient", heads: 2, steps: 150, batch: 8, repeats: 2 },
  ],
});

/** State of learner `index` after training on the CPU, from its start or from a checkpoint. */
function onProcessor(index: number, from?: GradientCheckpoint, of = experiment): GradientJobState {
  const job = new GradientJob(of, null, index, from);
  job.advance(Number.POSITIVE_INFINITY);
  return job.states()[0];
}

function lastOf<Value>(values: readonly Value[]): Value {
  const last = values.at(-1);
  if (last === undefined) throw new Error("nothing was said");
  return last;
}

const until = (what: () => boolean) => vi.waitFor(() => expect(what()).toBe(true));

describe("a run on the GPU", () => {
  it("trains all learners to their ends, records at the document's steps, and says so once", async () => {
    const { posted, start, states, device } = loopHarness(experiment);
    start();
    await until(() => posted.some(({ type }) => type === "finished"));
    expect(posted[0]).toMatchObject({ type: "device", name: "a pretended GPU" });
    for (const index of [0, 1]) {
      const { kind: _, ...expected } = onProcessor(index);
      const state = lastOf(states(index)) as GradientJobState;
      expect(state).toMatchObject({ status: "done", step: expected.steps, curve: expected.curve, repeats: expected.repeats });
      expect([...state.curve.step]).toEqual(recordedSteps(expected.steps));
    }
    expect(posted.filter(({ type }) => type === "finished")).toHaveLength(1);
    // One population of three, then one of the learner that goes on alone.
    expect(device.open).toBe(0);
    expect(Math.max(...device.calls)).toBeGreaterThan(1);
  });

  it("reports no more often than thirty times a second", async () => {
    const { posted, start, device } = loopHarness(experiment);
    start();
    await until(() => posted.some(({ type }) => type === "finished"));
    const snapshots = posted.filter(({ type }) => type === "snapshot").length;
    expect(snapshots).toBeLessThanOrEqual(device.now / (1000 / 30) + 2);
    expect(snapshots).toBeGreaterThan(2);
  });

  it("stands still while paused, takes single steps of all, and goes on", async () => {
    const { loop, posted, start, states } = loopHarness(experiment);
    start({ paused: true });
    await until(() => states(0).length > 0);
    expect(lastOf(states(0))).toMatchObject({ step: 0 });
    loop.receive({ type: "step", run: 1 });
    loop.receive({ type: "step", run: 1 });
    await until(() => (lastOf(states(1)) as GradientJobState).step === 2);
    expect(lastOf(states(0))).toMatchObject({ step: 2, status: "running" });
    loop.receive({ type: "play", run: 1 });
    await until(() => posted.some(({ type }) => type === "finished"));
    expect(lastOf(states(0))).toMatchObject({ curve: onProcessor(0).curve });
  });

  it("is held to a speed", async () => {
    const { loop, posted, start, device, naps } = loopHarness(experiment);
    start({ paused: true });
    loop.receive({ type: "speed", run: 1, stepsPerSecond: 60 });
    loop.receive({ type: "play", run: 1 });
    await until(() => posted.length > 0);
    const begin = device.now;
    for (let i = 0; i < 20; i++) {
      await until(() => naps.length > 0);
      const nap = naps.shift();
      device.now += nap?.milliseconds ?? 0;
      nap?.turn();
    }
    await until(() => naps.length > 0);
    const taken = device.calls.reduce((sum, count) => sum + count, 0);
    expect(taken).toBeGreaterThan(10);
    expect(taken).toBeLessThanOrEqual(((device.now - begin) / 1000) * 60 + 6);
  });

  it("goes on from a checkpoint of the processor with the same curve, and the processor from its own", async () => {
    const job = new GradientJob(experiment, null, 0);
    while (job.step < 120) job.advance(0, 120 - job.step);
    const checkpoint = job.checkpoint();
    const { loop, start, states, checkpoints, device } = loopHarness(experiment);
    start({ jobs: [learnerJob(0)], checkpoints: checkpoint ? [checkpoint] : [], paused: true });
    await until(() => states(0).length > 0);
    expect(lastOf(states(0))).toMatchObject({ step: 120 });
    for (let i = 0; i < 40; i++) loop.receive({ type: "step", run: 1 });
    await until(() => lastOf(checkpoints(0))?.step === 160);
    expect(device.calls.every((count) => count === 1)).toBe(true);
    expect(onProcessor(0, lastOf(checkpoints(0))).curve).toEqual(onProcessor(0).curve);
  });

  it("gives its jobs up with what was read back last when the device is lost, and closes it", async () => {
    const { posted, start, device, checkpoints } = loopHarness(experiment);
    device.lostAfter = 110;
    start();
    await until(() => posted.some(({ type }) => type === "gave-up"));
    expect(lastOf(posted)).toEqual({ type: "gave-up", run: 1, failure: { reason: "lost", problem: describeFailure("the GPU was lost") } });
    const taken = device.calls.reduce((sum, count) => sum + count, 0);
    const checkpoint = lastOf(checkpoints(0));
    expect(checkpoint.step).toBe(taken);
    expect(onProcessor(0, checkpoint).curve).toEqual(onProcessor(0).curve);
    await until(() => device.closed);
    expect(device.open).toBe(0);
  });

  it("gives up at once where there is no device, and tries again with the next run", async () => {
    let available = false;
    const { device, posted, start } = loopHarness(experiment, async () => {
      if (!available) throw new Error("no adapter");
      return device;
    });
    start();
    await until(() => posted.some(({ type }) => type === "gave-up"));
    available = true;
    start({ run: 2 });
    await until(() => posted.some((message) => message.type === "finished" && message.run === 2));
    expect(posted.filter(({ type }) => type === "gave-up")).toHaveLength(1);
  });

  it("lets go of jobs after their last checkpoints, and goes on with the others", async () => {
    const { loop, posted, start, states, checkpoints } = loopHarness(experiment);
    start({ paused: true });
    await until(() => states(0).length > 0);
    loop.receive({ type: "step", run: 1 });
    await until(() => (lastOf(states(0)) as GradientJobState).step === 1);
    loop.receive({ type: "release", run: 1, jobs: [learnerJob(0)] });
    await until(() => posted.some(({ type }) => type === "released"));
    expect(lastOf(checkpoints(0))).toMatchObject({ step: 1, runs: [{ step: 1 }] });
    const before = states(0).length;
    loop.receive({ type: "play", run: 1 });
    await until(() => posted.some(({ type }) => type === "finished"));
    expect(states(0)).toHaveLength(before);
    expect(lastOf(states(1))).toMatchObject({ curve: onProcessor(1).curve });
  });

  it("drops a run that is replaced while the device computes", async () => {
    const { posted, start, device } = loopHarness(experiment);
    let open = () => {};
    device.gate = new Promise((resolve) => {
      open = resolve;
    });
    start();
    await until(() => device.open > 0);
    start({ run: 2 });
    open();
    await until(() => posted.some((message) => message.type === "finished" && message.run === 2));
    expect(posted.some((message) => message.type === "snapshot" && message.run === 1)).toBe(false);
    expect(device.open).toBe(0);
  });

  it("ends learners by the same rules at the same steps", async () => {
    const { step, test } = onProcessor(0).curve;
    const stopped = { ...experiment, stop: { targetError: test[110], plateau: 0, seconds: 0 } };
    const { posted, start, states } = loopHarness(stopped);
    start();
    await until(() => posted.some(({ type }) => type === "finished"));
    const expected = onProcessor(0, undefined, stopped);
    expect(expected.step).toBeLessThanOrEqual(step[110]);
    expect(lastOf(states(0))).toMatchObject({ stopped: "target error", step: expected.step, curve: expected.curve });
  });

  it("ends a learner that diverges, with the reason, while the others go on", async () => {
    const wild = experimentOf({
      ...experiment,
      learners: [{ ...experiment.learners[0], optimizer: "sgd", rate: 10 }, experiment.learners[1]],
    });
    const { posted, start, states } = loopHarness(wild);
    start();
    await until(() => posted.some(({ type }) => type === "finished"));
    expect(lastOf(states(0))).toMatchObject({ status: "diverged", diverged: { step: onProcessor(0, undefined, wild).diverged?.step } });
    expect(lastOf(states(1))).toMatchObject({ status: "done" });
  });

  it("shows views of the sample that is looked at, also when all have ended", async () => {
    const { loop, posted, start } = loopHarness(experiment);
    start();
    await until(() => posted.some(({ type }) => type === "finished"));
    loop.receive({ type: "look", run: 1, sample: 2 });
    const views = () => posted.flatMap((message) => (message.type === "views" ? message.views.learners : []));
    await until(() => views().length > 0);
    expect(views().map(({ learner, step }) => [learner, step])).toEqual([
      [0, 400],
      [1, 150],
    ]);
  });

  it("takes faulty data for no fault of the device", async () => {
    const own = experimentOf({ task: { kind: "custom", name: "none.json", hash: "" }, learners: [{ kind: "gradient", steps: 10 }] });
    const { posted, start, states } = loopHarness(own);
    start();
    await until(() => posted.some(({ type }) => type === "finished"));
    expect(lastOf(states(0))).toMatchObject({ status: "failed" });
    expect(posted.some(({ type }) => type === "gave-up")).toBe(false);
  });
});
