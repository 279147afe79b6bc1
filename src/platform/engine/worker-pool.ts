/**
 * A small pool of workers that share the jobs of one run, and a worker with the GPU where that is chosen. A crashed worker
 * is replaced and continues from its last checkpoints; since no result depends on slicing, the curves are the same. Jobs
 * continue in the pool when the GPU fails.
 */

import type { Backend, GpuFailure } from "./backend";
import type { Engine, EngineListener, Origin } from "./engine-api";
import { engineProblem } from "./engine-problem";
import type { JobId, JobPlan } from "./job";
import type { LabTypes } from "./lab-engine";
import type { FromWorker } from "./protocol";
import type { WorkerLike } from "./supervised-worker";
import { helpersOnPage, poolSize, shareJobs, splitJobs } from "./thread-plan";
import { WorkerSlot } from "./worker-slot";

export interface PoolOptions<Lab extends LabTypes> {
  /** The jobs of a document, in the order in which they start. */
  readonly jobs: (document: Lab["document"]) => readonly JobPlan[];
  readonly createWorker: () => WorkerLike;
  readonly createGpuWorker: () => WorkerLike;
  readonly cores: number;
  readonly pingMilliseconds: number;
}

const crashesInARow = 3;

interface CurrentRun<Lab extends LabTypes> {
  readonly number: number;
  readonly document: Lab["document"];
  readonly plans: readonly JobPlan[];
  readonly data: Lab["data"] | null;
  readonly done: readonly JobId[];
  paused: boolean;
}

const beginning: Origin<never> = { checkpoints: [], done: [] };

export class WorkerPool<Lab extends LabTypes> implements Engine<Lab> {
  readonly #listener: EngineListener<Lab>;
  readonly #options: PoolOptions<Lab>;
  #slots: readonly WorkerSlot<Lab>[] = [];
  #run: CurrentRun<Lab> | null = null;
  #runs = 0;
  #stepsPerSecond: number | null = null;
  #sample: number | null = null;
  #backend: Backend = "WASM";
  #choices: Lab["choices"] | undefined;
  /** Why the GPU is not used although it is chosen. */
  #failure: GpuFailure | null = null;
  /** Checkpoints of jobs that are moving between workers. */
  readonly #moving = new Map<JobId, Lab["checkpoint"] | null>();

  constructor(listener: EngineListener<Lab>, options: PoolOptions<Lab>) {
    this.#listener = listener;
    this.#options = options;
  }

  start(document: Lab["document"], data: Lab["data"] | null, paused: boolean, from: Origin<Lab["checkpoint"]> = beginning): void {
    this.#runs++;
    const plans = this.#options.jobs(document);
    this.#run = { number: this.#runs, document, plans, data, paused, done: from.done };
    this.#moving.clear();
    const { WASM, WebGPU } = splitJobs(plans, this.#target);
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

  setChoices(choices: Lab["choices"]): void {
    this.#choices = choices;
  }

  connect(job: JobId, port: MessagePort): boolean {
    const run = this.#run?.number;
    const slot = this.#slots.find(({ jobs }) => jobs.includes(job));
    if (run === undefined || !slot) return false;
    slot.post({ type: "connect", run, port }, [port]);
    return true;
  }

  dispose(): void {
    this.#closeAll();
  }

  /** The backend for jobs that suit a GPU. */
  get #target(): Backend {
    return this.#failure ? "WASM" : this.#backend;
  }

  #command(type: "play" | "pause" | "step", paused: boolean): void {
    const run = this.#run;
    if (!run) return;
    run.paused = paused;
    for (const slot of this.#slots) slot.post({ type, run: run.number });
  }

  #open(backend: Backend): WorkerSlot<Lab> {
    const { createWorker, createGpuWorker, pingMilliseconds } = this.#options;
    return new WorkerSlot<Lab>({
      backend,
      create: backend === "WASM" ? createWorker : createGpuWorker,
      pingMilliseconds,
      onMessage: (slot, message) => this.#receive(slot, message),
      onCrash: (slot) => this.#crashed(slot),
    });
  }

  #startSlot(slot: WorkerSlot<Lab>, jobs: readonly JobId[], checkpoints: readonly Lab["checkpoint"][]): void {
    slot.assign(jobs, checkpoints);
    this.#send(slot);
  }

  /** Sends a worker its jobs and the settings of the run. */
  #send(slot: WorkerSlot<Lab>): void {
    if (!this.#run) return;
    const { number: run, document, data, done, paused } = this.#run;
    // A GPU that failed is retried only on request.
    const choices = this.#failure ? undefined : this.#choices;
    const helpers = helpersOnPage(this.#options.cores, this.#slots.length);
    slot.start({ run, document, data, done, paused, ...(choices ? { choices } : {}), ...(helpers > 0 ? { helpers } : {}) });
    // These arrive before the first slice of work, which waits behind every message.
    if (this.#stepsPerSecond !== null) slot.post({ type: "speed", run, stepsPerSecond: this.#stepsPerSecond });
    if (this.#sample !== null) slot.post({ type: "look", run, sample: this.#sample });
  }

  #receive(slot: WorkerSlot<Lab>, message: FromWorker<Lab>): void {
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

  /** Jobs on the wrong backend leave their worker; they continue elsewhere once all of them have left. */
  #relocate(): void {
    const run = this.#run;
    if (!run || this.#finished) return;
    for (const slot of this.#slots) {
      if (slot.leaving.length > 0 || slot.backend === this.#target) continue;
      slot.leaving = run.plans.filter(({ id, suitsGpu }) => suitsGpu && slot.jobs.includes(id)).map(({ id }) => id);
      if (slot.leaving.length > 0) slot.post({ type: "release", run: run.number, jobs: slot.leaving });
    }
  }

  /** A slot has released its jobs, or will never answer. */
  #left(slot: WorkerSlot<Lab>): void {
    for (const job of slot.leaving) {
      this.#moving.set(job, slot.checkpoints.get(job) ?? null);
      slot.checkpoints.delete(job);
    }
    slot.jobs = slot.jobs.filter((job) => !slot.leaving.includes(job));
    slot.leaving = [];
    if (slot.jobs.length === 0) this.#remove(slot);
    if (this.#slots.every(({ leaving }) => leaving.length === 0)) this.#settle();
  }

  /** Assigns released jobs to their new workers. */
  #settle(): void {
    const run = this.#run;
    if (!run) return;
    const plans = run.plans.filter(({ id }) => this.#moving.has(id));
    const checkpoints = [...this.#moving.values()].filter((checkpoint) => checkpoint !== null);
    this.#moving.clear();
    const { WASM, WebGPU } = splitJobs(plans, this.#target);
    const room = poolSize(this.#options.cores) - this.#slots.filter(({ backend }) => backend === "WASM").length;
    const shares = shareJobs(WASM, Math.max(1, room)).map((share) => ({ slot: this.#open("WASM"), share }));
    if (WebGPU.length > 0) shares.push({ slot: this.#open("WebGPU"), share: [...WebGPU] });
    this.#slots = [...this.#slots, ...shares.map(({ slot }) => slot)];
    for (const { slot, share } of shares) this.#startSlot(slot, share, checkpoints);
    // The choice may have changed meanwhile.
    this.#relocate();
    this.#tellFinished();
  }

  /** Moves all jobs off the GPU, until it is requested again. */
  #fallBack(slot: WorkerSlot<Lab>, failure: GpuFailure): void {
    this.#failure = failure;
    const step = slot.resumeStep(this.#stepwise);
    const finished = slot.finished;
    slot.leaving = slot.jobs;
    slot.close();
    this.#left(slot);
    this.#tellBackend();
    if (this.#run && !finished) this.#listener.onGpuFailed(failure, step);
  }

  #crashed(slot: WorkerSlot<Lab>): void {
    if (slot.backend === "WebGPU") {
      this.#fallBack(slot, { reason: "worker", problem: engineProblem("gpu-worker-silent") });
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
    if (this.#run && !hadFinished) this.#listener.onRecovered(slot.resumeStep(this.#stepwise));
  }

  get #finished(): boolean {
    return this.#moving.size === 0 && this.#slots.every(({ finished }) => finished);
  }

  get #stepwise(): ReadonlySet<JobId> {
    return new Set(this.#run?.plans.filter(({ stepwise }) => stepwise).map(({ id }) => id));
  }

  #tellFinished(): void {
    if (this.#finished) this.#listener.onFinished();
  }

  #tellBackend(): void {
    const plans = this.#run?.plans ?? [];
    const unsuited = plans.some(({ stepwise }) => stepwise) && !plans.some(({ suitsGpu }) => suitsGpu);
    if (this.#target === "WASM") this.#listener.onBackend({ backend: "WASM", obstacle: this.#failure });
    else if (unsuited) this.#listener.onBackend({ backend: "WASM", obstacle: "float64" });
    else this.#listener.onBackend({ backend: "WebGPU", device: null });
  }

  #remove(slot: WorkerSlot<Lab>): void {
    slot.close();
    this.#slots = this.#slots.filter((other) => other !== slot);
  }

  #closeAll(): void {
    for (const slot of this.#slots) slot.close();
    this.#slots = [];
    this.#run = null;
  }
}
