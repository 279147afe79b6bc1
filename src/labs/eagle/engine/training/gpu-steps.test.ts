import { describe, expect, it } from "vitest";
import { isUnderWay } from "../../../../platform/engine/job";
import { problemLine } from "../../../../platform/fields/problem";
import { GpuLost } from "../../../../platform/tensors/errors";
import { parseEagle } from "../../document/document";
import type { TrainingSettings } from "../../math/training/settings";
import { Trainer, type TrainerState } from "../../math/training/trainer";
import type { TrainingDevice } from "./gpu-steps";
import { TrainingJob } from "./job";

const parsed = parseEagle({
  format: "learnability-experiment",
  version: 1,
  lab: "eagle",
  problem: { kind: "training", d: 4, n: 4, rank: 2 },
  solvers: [{ kind: "transformer", layers: 2, batch: 40, steps: 30 }],
});
if (!parsed.ok) throw new Error(problemLine(parsed.problem));
const { document } = parsed;

/** A device whose arithmetic is the processor's; what is measured of it takes no time, or very long. */
class PlayedDevice implements TrainingDevice {
  readonly name = "played";
  readonly #isSlow: boolean;
  readonly #lostAfter: number;
  #created = 0;
  submits = 0;
  closed = 0;

  constructor(isSlow = false, lostAfter = Number.POSITIVE_INFINITY) {
    this.#isSlow = isSlow;
    this.#lostAfter = lostAfter;
  }

  async create(settings: TrainingSettings, from: TrainerState) {
    return this.#created++ === 0 ? this.#measured(from) : this.#training(settings, from);
  }

  close(): void {
    this.closed++;
  }

  #measured(state: TrainerState) {
    const run = async () => {
      if (this.#isSlow) await new Promise((resolve) => setTimeout(resolve, 300));
      return { errors: [], state };
    };
    return { state, stepsNext: () => 1, run, dispose: () => {} };
  }

  #training(settings: TrainingSettings, from: TrainerState) {
    const trainer = new Trainer(settings, from);
    const run = async (count: number) => {
      if (++this.submits > this.#lostAfter) throw new GpuLost("unknown");
      return { errors: Array.from({ length: count }, () => trainer.step()), state: trainer.state() };
    };
    return { state: from, stepsNext: (most: number) => Math.min(most, 4), run, dispose: () => {} };
  }
}

async function trained(device: TrainingDevice | null) {
  const job = new TrainingJob(document, 0, undefined, { openGpu: device && (async () => device), worth: 0 });
  while (isUnderWay(job.status)) {
    job.advance(1000);
    await job.awaits;
    // A job that still waits is not asked for more.
    expect(job.awaits).toBe(null);
  }
  const [{ milliseconds: _, ...state }] = job.states();
  return state;
}

describe("training where a GPU is to be used", () => {
  it("goes there after some steps when these are measured to be faster, and records and judges every step as ever", async () => {
    const straight = await trained(null);
    const device = new PlayedDevice();
    const { gpu, stepsOnGpu, ...state } = await trained(device);
    expect({ ...state, gpu: null, stepsOnGpu: 0 }).toEqual(straight);
    expect(gpu).toMatchObject({ kind: "measured", device: "played" });
    // Seven steps measure the processor; the network is judged after 25.
    expect(stepsOnGpu).toBe(23);
    expect(device.submits).toBe(7);
    expect(device.closed).toBe(1);
  });

  it("stays on the processor when they are not", async () => {
    const device = new PlayedDevice(true);
    const { gpu, stepsOnGpu } = await trained(device);
    expect(gpu).toMatchObject({ kind: "measured" });
    expect([stepsOnGpu, device.submits, device.closed]).toEqual([0, 0, 1]);
  });

  it("goes on on the processor from the last state when the device is lost, and says so", async () => {
    const straight = await trained(null);
    const { gpu, stepsOnGpu, ...state } = await trained(new PlayedDevice(false, 2));
    expect({ ...state, gpu: null, stepsOnGpu: 0 }).toEqual(straight);
    expect(gpu).toMatchObject({ kind: "failed", failure: { reason: "lost" } });
    expect(stepsOnGpu).toBe(8);
  });

  it("takes single steps on the processor, also while an answer is waited for", async () => {
    const straight = await trained(null);
    const job = new TrainingJob(document, 0, undefined, { openGpu: async () => new PlayedDevice(), worth: 0 });
    while (job.step < 11) {
      job.advance(1000, 11 - job.step);
      await job.awaits;
    }
    job.advance(1000);
    expect(job.awaits).not.toBe(null);
    const before = job.step;
    job.singleStep();
    expect(job.step).toBe(before + 1);
    while (isUnderWay(job.status)) {
      job.advance(1000);
      await job.awaits;
    }
    const [{ milliseconds: _, gpu: __, stepsOnGpu, ...state }] = job.states();
    expect({ ...state, gpu: null, stepsOnGpu: 0 }).toEqual(straight);
    expect(stepsOnGpu).toBe(22);
  });
});
