/**
 * A small pool of workers that share the jobs of one run, and a worker with the GPU where that is wanted. A worker that
 * dies is replaced and goes on from its last checkpoints; since no result depends on slicing, the curves come out the
 * same. What a GPU can no longer do goes on in the pool.
 */
import type { Experiment } from "../../experiment/learnability/document";
import { isTrained } from "../../learners/specs";
import type { OwnData } from "../../tasks/dataset";
import type { Backend, GpuFailure } from "./backend";
import type { ClosedFormChoice } from "./closed-form-choice";
import { poolSize, shareJobs, splitJobs, suitsGpu } from "./dealing";
import type { Engine, EngineListener, Origin } from "./engine-api";
import { dataJob, jobsOf } from "./job";
import type { FromWorker, GradientCheckpoint } from "./protocol";
import { Slot, type SlotListener, type WorkerLike } from "./slot";

export interface EngineOptions {
  readonly createWorker: () => WorkerLike;
  readonly createGpuWorker: () => WorkerLike;
  readonly cores: number;
  readonly pingMilliseconds: number;
}

const crashesInARow = 3;

interface CurrentRun {
  readonly number: number;
  readonly experiment: Experiment;
  readonly data: OwnData | null;
  readonly done: readonly number[];
  paused: boolean;
}

const beginning: Origin = { checkpoints: [], done: [] };

export class WorkerPool implements Engine {
  readonly #listener: EngineListener;
  readonly #options: EngineOptions;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #ofSlots: SlotListener = {
    onMessage: (slot, message) => this.#receive(slot, message),
    onCrash: (slot) => this.#crashed(slot),
  };
  #slots: readonly Slot[] = [];
  #run: CurrentRun | null = null;
  #runs = 0;
  #stepsPerSecond: number | null = null;
  #sample: number | null = null;
  #backend: Backend = "WASM";
  #closedForms: ClosedFormChoice = "WASM";
  /** Why the GPU is not used although it is wanted. */
  #failure: GpuFailure | null = null;
  /** From where the jobs go on that are on their way from one worker to another. */
  readonly #moving = new Map<number, GradientCheckpoint | null>();

  constructor(listener: EngineListener, options: EngineOptions) {
    this.#listener = listener;
    this.#options = options;
    this.#timer = setInterval(() => this.#ping(), options.pingMilliseconds);
  }

  start(experiment: Experiment, data: OwnData | null, paused: boolean, from: Origin = beginning): void {
    this.#runs++;
    this.#run = { number: this.#runs, experiment, data, paused, done: from.done };
    this.#moving.clear();
    const { WASM, WebGPU } = splitJobs(experiment, jobsOf(experiment), this.#target);
    const idle = [...this.#slots];
    const take = (backend: Backend) => {
      const place = idle.findIndex((slot) => slot.backend === backend);
      return place < 0 ? this.#open(backend) : idle.splice(place, 1)[0];
    };
    const shares = shareJobs(WASM, poolSize(this.#options.cores)).map((jobs) => ({ slot: take("WASM"), jobs }));
    if (WebGPU.length > 0) shares.push({ slot: take("WebGPU"), jobs: [...WebGPU] });
    for (const slot of idle) slot.close();
    this.#slots = shares.map(({ slot }) => slot);
    for (const { slot, jobs } of shares) this.#startSlot(slot, jobs, from.checkpoints);
    this.#tellBackend();
  }

  play(): void {
    this.#command("play", false);
  }

  pause(): void {
    this.#command("pause", true);
  }

  step(): void {
    this.#command("step", true);
  }

  halt(): void {
    this.pause();
    this.#run = null;
  }

  setSpeed(stepsPerSecond: number | null): void {
    this.#stepsPerSecond = stepsPerSecond;
    const run = this.#run?.number;
    if (run !== undefined) for (const slot of this.#slots) slot.post({ type: "speed", run, stepsPerSecond });
  }

  look(sample: number | null): void {
    this.#sample = sample;
    const run = this.#run?.number;
    if (run !== undefined) for (const slot of this.#slots) slot.post({ type: "look", run, sample });
  }

  setBackend(backend: Backend): void {
    if (backend === this.#backend && !this.#failure) return;
    this.#backend = backend;
    this.#failure = null;
    this.#relocate();
    this.#tellBackend();
  }

  setClosedForms(choice: ClosedFormChoice): void {
    this.#closedForms = choice;
  }

  dispose(): void {
    clearInterval(this.#timer);
    this.#closeAll();
  }

  /** Where learners that a GPU can train are to train. */
  get #target(): Backend {
    return this.#failure ? "WASM" : this.#backend;
  }

  #command(type: "play" | "pause" | "step", paused: boolean): void {
    const run = this.#run;
    if (!run) return;
    run.paused = paused;
    for (const slot of this.#slots) slot.post({ type, run: run.number });
  }

  #open(backend: Backend): Slot {
    const { createWorker, createGpuWorker } = this.#options;
    return new Slot(backend, backend === "WASM" ? createWorker : createGpuWorker, this.#ofSlots);
  }

  #startSlot(slot: Slot, jobs: readonly number[], checkpoints: readonly GradientCheckpoint[]): void {
    slot.assign(jobs, checkpoints);
    this.#send(slot);
  }

  /** Sends a slot's worker its jobs, and what holds for every run. */
  #send(slot: Slot): void {
    if (!this.#run) return;
    const { number: run, ...rest } = this.#run;
    // A GPU that failed is not tried again before somebody asks for it.
    const closedForms = this.#failure ? "WASM" : this.#closedForms;
    slot.start({ run, ...rest, ...(slot.jobs.includes(dataJob) ? { closedForms } : {}) });
    // They arrive before the first slice of work, which waits behind every message.
    if (this.#stepsPerSecond !== null) slot.post({ type: "speed", run, stepsPerSecond: this.#stepsPerSecond });
    if (this.#sample !== null) slot.post({ type: "look", run, sample: this.#sample });
  }

  #receive(slot: Slot, message: FromWorker): void {
    if (message.run !== this.#run?.number) return;
    if (message.type === "snapshot") this.#listener.onStates(message.jobs);
    if (message.type === "views") this.#listener.onViews(message.views);
    if (message.type === "checkpoint") {
      slot.crashes = 0;
      for (const checkpoint of message.checkpoints) slot.checkpoints.set(checkpoint.job, checkpoint);
      this.#listener.onCheckpoints(message.checkpoints);
    }
    if (message.type === "finished") {
      slot.finished = true;
      this.#tellFinished();
    }
    if (message.type === "device") this.#listener.onBackend({ backend: "WebGPU", device: message.name });
    if (message.type === "released") this.#left(slot);
    if (message.type === "gave-up") this.#fallBack(slot, message.failure);
  }

  /** Jobs that are in the wrong place leave it; they go on elsewhere once all of them have left. */
  #relocate(): void {
    const run = this.#run;
    if (!run || this.#finished) return;
    for (const slot of this.#slots) {
      if (slot.leaving.length > 0 || slot.backend === this.#target) continue;
      slot.leaving = slot.jobs.filter((job) => suitsGpu(run.experiment.learners[job]));
      if (slot.leaving.length > 0) slot.post({ type: "release", run: run.number, jobs: slot.leaving });
    }
  }

  /** A slot has let go of its jobs, or will never answer. */
  #left(slot: Slot): void {
    for (const job of slot.leaving) {
      this.#moving.set(job, slot.checkpoints.get(job) ?? null);
      slot.checkpoints.delete(job);
    }
    slot.jobs = slot.jobs.filter((job) => !slot.leaving.includes(job));
    slot.leaving = [];
    if (slot.jobs.length === 0) this.#remove(slot);
    if (this.#slots.every(({ leaving }) => leaving.length === 0)) this.#settle();
  }

  /** Jobs that have left their places go on where they belong now. */
  #settle(): void {
    const run = this.#run;
    if (!run) return;
    const jobs = [...this.#moving.keys()];
    const checkpoints = [...this.#moving.values()].filter((checkpoint) => checkpoint !== null);
    this.#moving.clear();
    const { WASM, WebGPU } = splitJobs(run.experiment, jobs, this.#target);
    const room = poolSize(this.#options.cores) - this.#slots.filter(({ backend }) => backend === "WASM").length;
    const shares = shareJobs(WASM, Math.max(1, room)).map((share) => ({ slot: this.#open("WASM"), share }));
    if (WebGPU.length > 0) shares.push({ slot: this.#open("WebGPU"), share: [...WebGPU] });
    this.#slots = [...this.#slots, ...shares.map(({ slot }) => slot)];
    for (const { slot, share } of shares) this.#startSlot(slot, share, checkpoints);
    // The choice may have changed while they were on their way.
    this.#relocate();
    this.#tellFinished();
  }

  /** The GPU is given up, until it is asked for again. */
  #fallBack(slot: Slot, failure: GpuFailure): void {
    this.#failure = failure;
    const step = this.#run ? slot.resumeStep(this.#run.experiment) : 0;
    const finished = slot.finished;
    slot.leaving = slot.jobs;
    slot.close();
    this.#left(slot);
    this.#tellBackend();
    if (this.#run && !finished) this.#listener.onGpuFailed(failure, step);
  }

  #crashed(slot: Slot): void {
    if (slot.backend === "WebGPU") {
      this.#fallBack(slot, { reason: "worker", message: "the worker that drives the GPU stopped answering" });
      return;
    }
    slot.crashes++;
    if (slot.crashes >= crashesInARow) {
      this.#closeAll();
      this.#listener.onStopped();
      return;
    }
    const hadFinished = slot.finished;
    slot.replace();
    if (slot.leaving.length > 0) this.#left(slot);
    if (this.#slots.includes(slot)) this.#send(slot);
    if (this.#run && !hadFinished) this.#listener.onRecovered(slot.resumeStep(this.#run.experiment));
  }

  #ping(): void {
    for (const slot of [...this.#slots]) slot.ping();
  }

  get #finished(): boolean {
    return this.#moving.size === 0 && this.#slots.every(({ finished }) => finished);
  }

  #tellFinished(): void {
    if (this.#finished) this.#listener.onFinished();
  }

  #tellBackend(): void {
    const { learners } = this.#run?.experiment ?? { learners: [] };
    const float64 = learners.some(isTrained) && !learners.some((spec) => suitsGpu(spec));
    if (this.#target === "WASM") this.#listener.onBackend({ backend: "WASM", obstacle: this.#failure });
    else if (float64) this.#listener.onBackend({ backend: "WASM", obstacle: "float64" });
    else this.#listener.onBackend({ backend: "WebGPU", device: null });
  }

  #remove(slot: Slot): void {
    slot.close();
    this.#slots = this.#slots.filter((other) => other !== slot);
  }

  #closeAll(): void {
    for (const slot of this.#slots) slot.close();
    this.#slots = [];
    this.#run = null;
  }
}
