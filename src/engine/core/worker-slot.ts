import type { Experiment } from "../../experiment/learnability/document";
import type { Backend } from "./backend";
import { type Ping, type Pong, ping } from "./heartbeat";
import { takesSteps } from "../learnability/job-plan";
import { isMissingWorker } from "./missing-worker";
import type { FromWorker, GradientCheckpoint, ToWorker } from "../learnability/protocol";

/** The part of a Worker that is used here. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: ToWorker | Ping): void;
  terminate(): void;
}

export interface SlotListener {
  readonly onMessage: (slot: Slot, message: FromWorker) => void;
  readonly onCrash: (slot: Slot) => void;
}

/**
 * Unanswered pings after which a worker counts as dead. Pings are counted, not milliseconds: a laptop that slept for an
 * hour missed none. Four of them (20 s) leave room for the longest indivisible computation.
 */
const patience = 4;

/** A place for a worker: the one that is there now, the jobs it has, and from where they could go on without it. */
export class Slot {
  readonly backend: Backend;
  jobs: readonly number[] = [];
  /** Jobs it was asked to let go of, and has not yet. */
  leaving: readonly number[] = [];
  readonly checkpoints = new Map<number, GradientCheckpoint>();
  /** Crashes since the last sign of progress. */
  crashes = 0;
  finished = false;
  readonly #create: () => WorkerLike;
  readonly #listener: SlotListener;
  #worker: WorkerLike;
  #unanswered = 0;

  constructor(backend: Backend, create: () => WorkerLike, listener: SlotListener) {
    this.backend = backend;
    this.#create = create;
    this.#listener = listener;
    this.#worker = this.#open();
  }

  /** Gives it other jobs, from these checkpoints as far as they are its own. */
  assign(jobs: readonly number[], checkpoints: readonly GradientCheckpoint[]): void {
    this.jobs = jobs;
    this.leaving = [];
    this.crashes = 0;
    this.checkpoints.clear();
    for (const checkpoint of checkpoints) if (jobs.includes(checkpoint.job)) this.checkpoints.set(checkpoint.job, checkpoint);
  }

  start(message: Omit<Extract<ToWorker, { type: "start" }>, "type" | "jobs" | "checkpoints">): void {
    this.finished = false;
    this.#unanswered = 0;
    this.post({ type: "start", jobs: this.jobs, checkpoints: [...this.checkpoints.values()], ...message });
  }

  post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  /** Takes another worker in place of one that died. */
  replace(): void {
    silence(this.#worker);
    this.#worker = this.#open();
  }

  /** Ends the worker. */
  close(): void {
    silence(this.#worker);
  }

  /** Asks for a sign of life, unless too many stayed unanswered. */
  ping(): void {
    if (this.#unanswered >= patience) {
      this.#listener.onCrash(this);
      return;
    }
    this.#unanswered++;
    this.#worker.postMessage(ping);
  }

  /** The earliest step from which its learners would go on. */
  resumeStep(experiment: Experiment): number {
    const steps = this.jobs.filter((job) => takesSteps(experiment, job)).map((job) => this.checkpoints.get(job)?.step ?? 0);
    return steps.length > 0 ? Math.min(...steps) : 0;
  }

  #open(): WorkerLike {
    const worker = this.#create();
    worker.onmessage = ({ data }: MessageEvent<FromWorker | Pong>) => {
      this.#unanswered = 0;
      if (data.type !== "pong") this.#listener.onMessage(this, data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      isMissingWorker(event);
      this.#listener.onCrash(this);
    };
    worker.onmessageerror = () => this.#listener.onCrash(this);
    return worker;
  }
}

function silence(worker: WorkerLike): void {
  worker.onmessage = null;
  worker.onerror = null;
  worker.onmessageerror = null;
  worker.terminate();
}
