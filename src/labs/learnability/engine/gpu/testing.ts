/** A fake GPU: populations of learners on the processor, which a test can delay and break. */

import { describeFailure } from "../../../../platform/engine/failure";
import type { FromWorker, StartMessage } from "../../../../platform/engine/protocol";
import { float64 } from "../../../../platform/tensors/float64";
import type { Experiment } from "../../document/document";
import { DeepLearner } from "../../math/learners/deep/learner";
import type { DeepTraining } from "../../math/learners/deep/training";
import type { GradientSpec } from "../../math/learners/gradient/fields";
import { GradientLearner, loadTraining } from "../../math/learners/gradient/learner";
import type { TrainedLearner, TrainedState } from "../../math/learners/trained";
import type { Dataset } from "../../math/tasks/dataset";
import { learnerJob } from "../job-plan";
import type { Learnability } from "../protocol";
import { GpuLoop } from "./gpu-loop";
import type { Device, Population, States } from "./population";

class ProcessorPopulation implements Population {
  readonly learners: readonly TrainedLearner[];
  readonly #device: FakeDevice;

  constructor(device: FakeDevice, learners: readonly TrainedLearner[], states: States) {
    this.#device = device;
    this.learners = learners;
    learners.forEach((learner, k) => {
      const state = states[k];
      if (state) learner.restore(state);
    });
  }

  step(k: number): number {
    return this.learners[k].step;
  }

  async advance(count: number): Promise<void> {
    await this.#device.gate;
    if (this.#device.calls.length >= this.#device.lostAfter) throw new Error("the GPU was lost");
    this.#device.calls.push(count);
    this.#device.now += count;
    for (const learner of this.learners) learner.advance(count);
  }

  lastLoss(k: number): number {
    return this.learners[k].lastLoss;
  }

  state(k: number): TrainedState {
    return this.learners[k].state();
  }

  dispose(): void {
    this.#device.open--;
  }
}

export class FakeDevice implements Device {
  readonly name = "a pretended GPU";
  /** Milliseconds; a step takes one. */
  now = 0;
  /** Steps of every call so far. */
  readonly calls: number[] = [];
  /** Number of populations not disposed of. */
  open = 0;
  closed = false;
  /** Delays calls. */
  gate: Promise<void> = Promise.resolve();
  /** Number of calls after which the device is lost. */
  lostAfter = Number.POSITIVE_INFINITY;

  async populate(dataset: Dataset, specs: readonly GradientSpec[], experimentSeed: number, states: States): Promise<Population> {
    this.open++;
    const memory = loadTraining(dataset);
    const learners = specs.map((spec) => new GradientLearner(dataset, spec, experimentSeed, undefined, memory));
    return new ProcessorPopulation(this, learners, states);
  }

  /** In float64, so that no further code is loaded. */
  async populateLayers(trainings: readonly DeepTraining[], states: States): Promise<Population> {
    this.open++;
    return new ProcessorPopulation(
      this,
      trainings.map((training) => new DeepLearner(training, float64)),
      states,
    );
  }

  close(): void {
    this.closed = true;
  }
}

/** A loop on a fake GPU, and all messages it has posted. */
export function loopHarness(experiment: Experiment, openDevice?: () => Promise<Device>) {
  const device = new FakeDevice();
  const posted: FromWorker<Learnability>[] = [];
  const naps: { readonly turn: () => void; readonly milliseconds: number }[] = [];
  const loop = new GpuLoop({
    openDevice: openDevice ?? (async () => device),
    failureOf: (error) => ({ reason: "lost", problem: describeFailure(error) }),
    post: (message) => posted.push(structuredClone(message)),
    breathe: () => Promise.resolve(),
    delay: (turn, milliseconds) => naps.push({ turn, milliseconds }),
    now: () => device.now,
  });
  const jobs = experiment.learners.map((_, index) => learnerJob(index));
  const start = (changes: Partial<StartMessage<Learnability>> = {}) =>
    loop.receive({ type: "start", run: 1, document: experiment, data: null, jobs, checkpoints: [], paused: false, ...changes });
  const states = (learner: number) =>
    posted
      .flatMap((message) => (message.type === "snapshot" ? message.jobs : []))
      .filter((state) => state.kind !== "certificate" && state.learner === learner);
  const checkpoints = (learner: number) =>
    posted
      .flatMap((message) => (message.type === "checkpoint" ? message.checkpoints : []))
      .filter((checkpoint) => checkpoint.learner === learner);
  return { loop, device, posted, naps, start, states, checkpoints };
}
