import { describe, expect, it, vi } from "vitest";
import { DeepJob } from "../deep-job";
import type { GradientCheckpoint, GradientJobState } from "../protocol";
import { experimentOf } from "../testing";
import { loopHarness } from "./testing";

const experiment = experimentOf({
  seed: 3,
  task: { kind: "random-attention", d: 2, n: 4, samples: 24, testSamples: 8, shifts: [] },
  learners: [
    { kind: "gradient", heads: 1, steps: 300, batch: 4, precision: "float64" },
    { kind: "linear-layers", layers: 2, steps: 130, batch: 4, precision: "float64", repeats: 2 },
    { kind: "transformer", width: 4, steps: 40, batch: 4, precision: "float64" },
  ],
});

/** State of learner `index` after training on the CPU, from its start or from a checkpoint. */
function onProcessor(index: number, from?: GradientCheckpoint): GradientJobState {
  const job = new DeepJob(experiment, null, index, from);
  job.advance(Number.POSITIVE_INFINITY);
  return job.states()[0];
}

const until = (what: () => boolean) => vi.waitFor(() => expect(what()).toBe(true));

describe("learners of several layers on the GPU", () => {
  it("train beside gradient learners, each to its end at its own pace, with the curves of the processor", async () => {
    const { posted, start, states, device } = loopHarness(experiment);
    start();
    await until(() => posted.some(({ type }) => type === "finished"));
    for (const index of [1, 2]) {
      const { status, curve, repeats, work } = onProcessor(index);
      expect(states(index).at(-1)).toMatchObject({ status, curve, repeats, work });
    }
    expect(states(0).at(-1)).toMatchObject({ status: "done", step: 300 });
    expect(device.open).toBe(0);
  });

  it("take one single step each, and show the attention of their layers", async () => {
    const { loop, posted, start, states } = loopHarness(experiment);
    start({ paused: true });
    loop.receive({ type: "look", run: 1, sample: 0 });
    loop.receive({ type: "step", run: 1 });
    await until(() => [0, 1, 2].every((index) => (states(index).at(-1) as GradientJobState | undefined)?.step === 1));
    const views = () => posted.flatMap((message) => (message.type === "views" ? message.views.learners : []));
    await until(() => [1, 2].every((index) => views().some(({ learner, layers }) => learner === index && layers !== undefined)));
    expect([0, 1, 2].map((index) => (states(index).at(-1) as GradientJobState | undefined)?.step)).toEqual([1, 1, 1]);
  });

  it("go on elsewhere from what was read back last when the device is lost", async () => {
    const { posted, start, device, checkpoints } = loopHarness(experiment);
    device.lostAfter = 60;
    start();
    await until(() => posted.some(({ type }) => type === "gave-up"));
    const checkpoint = checkpoints(1).at(-1);
    expect(checkpoint?.step).toBeGreaterThan(3);
    expect(onProcessor(1, checkpoint).curve).toEqual(onProcessor(1).curve);
    expect(device.open).toBe(0);
  });
});
