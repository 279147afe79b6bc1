/**
 * The page's side of the engine: a small pool of workers that share the jobs of one run. A worker that dies is replaced
 * and goes on from its last checkpoints; since no result depends on slicing, the curves come out the same.
 */
import type { Experiment } from "../experiment/document";
import type { OwnData } from "../tasks/dataset";
import { type Ping, type Pong, ping } from "./heartbeat";
import { jobsOf, takesSteps } from "./job";
import type { AnyJobState, FromWorker, GradientCheckpoint, ToWorker, Views } from "./protocol";

export interface EngineListener {
  /** New states of some jobs; the arrays belong to the listener. */
  readonly onStates: (states: readonly AnyJobState[]) => void;
  /** New views of the sample that is looked at, from some of the jobs. */
  readonly onViews: (views: Views) => void;
  /** From where these learners could go on. */
  readonly onCheckpoints: (checkpoints: readonly GradientCheckpoint[]) => void;
  /** A worker stopped and was replaced; its jobs went on from this step (the earliest of them). */
  readonly onRecovered: (step: number) => void;
  /** Workers stopped too often in a row; nothing runs until the next start. */
  readonly onStopped: () => void;
  readonly onFinished: () => void;
}

/** Where a run goes on that was interrupted. */
export interface Origin {
  /** Learners without one begin anew. */
  readonly checkpoints: readonly GradientCheckpoint[];
  /** Jobs without checkpoints that had been complete; they come again even while the run is paused. */
  readonly done: readonly number[];
}

export interface Engine {
  /** Starts a run, which replaces the current one. */
  start(experiment: Experiment, data: OwnData | null, paused: boolean, from?: Origin): void;
  /** Ends the current run without starting another. */
  halt(): void;
  play(): void;
  pause(): void;
  /** Pauses, then advances every unfinished job by its smallest step. */
  step(): void;
  /** At most so many steps a second for each learner, in this run and later ones; null is as fast as possible. */
  setSpeed(stepsPerSecond: number | null): void;
  /** Reports views of this test sequence, in this run and later ones; null reports none. */
  look(sample: number | null): void;
  dispose(): void;
}

/** The part of a Worker that is used here. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: ToWorker | Ping): void;
  terminate(): void;
}

export interface EngineOptions {
  readonly createWorker: () => WorkerLike;
  readonly cores: number;
  readonly pingMilliseconds: number;
}

/**
 * Unanswered pings after which a worker counts as dead. Pings are counted, not milliseconds: a laptop that slept for an
 * hour missed none. Four of them (20 s) leave room for the longest indivisible computation.
 */
const patience = 4;
const crashesInARow = 3;

interface Slot {
  worker: WorkerLike;
  jobs: readonly number[];
  readonly checkpoints: Map<number, GradientCheckpoint>;
  /** Crashes since the last sign of progress. */
  crashes: number;
  unanswered: number;
  finished: boolean;
}

interface CurrentRun {
  readonly number: number;
  readonly experiment: Experiment;
  readonly data: OwnData | null;
  readonly done: readonly number[];
  paused: boolean;
}

const beginning: Origin = { checkpoints: [], done: [] };

export function openEngine(listener: EngineListener, options: Partial<EngineOptions> = {}): Engine {
  return new WorkerPool(listener, {
    createWorker: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
    cores: globalThis.navigator?.hardwareConcurrency ?? 2,
    pingMilliseconds: 5000,
    ...options,
  });
}

class WorkerPool implements Engine {
  readonly #listener: EngineListener;
  readonly #options: EngineOptions;
  readonly #timer: ReturnType<typeof setInterval>;
  #slots: Slot[] = [];
  #run: CurrentRun | null = null;
  #runs = 0;
  #stepsPerSecond: number | null = null;
  #sample: number | null = null;

  constructor(listener: EngineListener, options: EngineOptions) {
    this.#listener = listener;
    this.#options = options;
    this.#timer = setInterval(() => this.#ping(), options.pingMilliseconds);
  }

  start(experiment: Experiment, data: OwnData | null, paused: boolean, from: Origin = beginning): void {
    this.#runs++;
    this.#run = { number: this.#runs, experiment, data, paused, done: from.done };
    const shares = shareJobs(jobsOf(experiment), poolSize(this.#options.cores));
    while (this.#slots.length > shares.length) this.#slots.pop()?.worker.terminate();
    shares.forEach((jobs, index) => {
      this.#slots[index] ??= this.#openSlot();
      const slot = this.#slots[index];
      slot.jobs = jobs;
      slot.checkpoints.clear();
      for (const checkpoint of from.checkpoints) if (jobs.includes(checkpoint.job)) slot.checkpoints.set(checkpoint.job, checkpoint);
      slot.crashes = 0;
      this.#startSlot(slot);
    });
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
    if (run !== undefined) for (const { worker } of this.#slots) worker.postMessage({ type: "speed", run, stepsPerSecond });
  }

  look(sample: number | null): void {
    this.#sample = sample;
    const run = this.#run?.number;
    if (run !== undefined) for (const { worker } of this.#slots) worker.postMessage({ type: "look", run, sample });
  }

  dispose(): void {
    clearInterval(this.#timer);
    this.#closeAll();
  }

  #command(type: "play" | "pause" | "step", paused: boolean): void {
    const run = this.#run;
    if (!run) return;
    run.paused = paused;
    for (const slot of this.#slots) slot.worker.postMessage({ type, run: run.number });
  }

  #openSlot(): Slot {
    const slot: Slot = {
      worker: this.#options.createWorker(),
      jobs: [],
      checkpoints: new Map(),
      crashes: 0,
      unanswered: 0,
      finished: false,
    };
    this.#listen(slot);
    return slot;
  }

  #listen(slot: Slot): void {
    const { worker } = slot;
    worker.onmessage = ({ data }: MessageEvent<FromWorker | Pong>) => this.#receive(slot, data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#crashed(slot);
    };
    worker.onmessageerror = () => this.#crashed(slot);
  }

  #startSlot(slot: Slot): void {
    const run = this.#run;
    if (!run) return;
    slot.finished = false;
    slot.unanswered = 0;
    const { number, ...rest } = run;
    const { worker, jobs, checkpoints } = slot;
    worker.postMessage({ type: "start", run: number, jobs, checkpoints: [...checkpoints.values()], ...rest });
    // They arrive before the first slice of work, which waits behind every message.
    if (this.#stepsPerSecond !== null) worker.postMessage({ type: "speed", run: number, stepsPerSecond: this.#stepsPerSecond });
    if (this.#sample !== null) worker.postMessage({ type: "look", run: number, sample: this.#sample });
  }

  #receive(slot: Slot, message: FromWorker | Pong): void {
    slot.unanswered = 0;
    if (message.type === "pong" || message.run !== this.#run?.number) return;
    if (message.type === "snapshot") this.#listener.onStates(message.jobs);
    if (message.type === "views") this.#listener.onViews(message.views);
    if (message.type === "checkpoint") {
      slot.crashes = 0;
      for (const checkpoint of message.checkpoints) slot.checkpoints.set(checkpoint.job, checkpoint);
      this.#listener.onCheckpoints(message.checkpoints);
    }
    if (message.type === "finished") {
      slot.finished = true;
      if (this.#slots.every(({ finished }) => finished)) this.#listener.onFinished();
    }
  }

  #crashed(slot: Slot): void {
    silence(slot.worker);
    slot.crashes++;
    if (slot.crashes >= crashesInARow) {
      this.#closeAll();
      this.#listener.onStopped();
      return;
    }
    const hadFinished = slot.finished;
    slot.worker = this.#options.createWorker();
    this.#listen(slot);
    this.#startSlot(slot);
    if (this.#run && !hadFinished) this.#listener.onRecovered(resumeStep(slot, this.#run.experiment));
  }

  #ping(): void {
    for (const slot of [...this.#slots]) {
      if (slot.unanswered >= patience) this.#crashed(slot);
      else {
        slot.unanswered++;
        slot.worker.postMessage(ping);
      }
    }
  }

  #closeAll(): void {
    for (const { worker } of this.#slots) silence(worker);
    this.#slots = [];
    this.#run = null;
  }
}

function silence(worker: WorkerLike): void {
  worker.onmessage = null;
  worker.onerror = null;
  worker.onmessageerror = null;
  worker.terminate();
}

/** One core stays with the page, so that drawing never waits for computing. */
export function poolSize(cores: number): number {
  return Math.max(1, Math.min(4, cores - 1));
}

/** Deals the jobs out in turn; the data job comes first and so has the least company. */
export function shareJobs(jobs: readonly number[], workers: number): number[][] {
  const shares: number[][] = Array.from({ length: Math.min(workers, jobs.length) }, () => []);
  jobs.forEach((job, index) => {
    shares[index % shares.length].push(job);
  });
  return shares;
}

function resumeStep(slot: Slot, experiment: Experiment): number {
  const steps = slot.jobs.filter((job) => takesSteps(experiment, job)).map((job) => slot.checkpoints.get(job)?.step ?? 0);
  return steps.length > 0 ? Math.min(...steps) : 0;
}
