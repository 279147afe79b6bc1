import type { Backend } from "./backend";
import type { JobId } from "./job";
import type { LabTypes } from "./lab-engine";
import type { FromWorker, StartMessage, ToWorker } from "./protocol";
import { SupervisedWorker, type WorkerLike } from "./supervised-worker";

export interface SlotOptions<Lab extends LabTypes> {
  readonly backend: Backend;
  readonly create: () => WorkerLike;
  readonly pingMilliseconds: number;
  readonly onMessage: (slot: WorkerSlot<Lab>, message: FromWorker<Lab>) => void;
  /** Its worker crashed; its jobs stand still until it is replaced. */
  readonly onCrash: (slot: WorkerSlot<Lab>) => void;
}

/** A slot for a worker: the present worker, its jobs, and their latest checkpoints. */
export class WorkerSlot<Lab extends LabTypes> {
  readonly backend: Backend;
  jobs: readonly JobId[] = [];
  /** Jobs it was asked to release, and has not yet. */
  leaving: readonly JobId[] = [];
  readonly checkpoints = new Map<JobId, Lab["checkpoint"]>();
  /** Crashes since the last sign of progress. */
  crashes = 0;
  finished = false;
  readonly #worker: SupervisedWorker<ToWorker<Lab>, FromWorker<Lab>>;

  constructor({ backend, create, pingMilliseconds, onMessage, onCrash }: SlotOptions<Lab>) {
    this.backend = backend;
    this.#worker = new SupervisedWorker({
      create,
      pingMilliseconds,
      onMessage: (message) => onMessage(this, message),
      onLost: () => onCrash(this),
    });
  }

  /** Assigns jobs, with those of the checkpoints that belong to them. */
  assign(jobs: readonly JobId[], checkpoints: readonly Lab["checkpoint"][]): void {
    this.jobs = jobs;
    this.leaving = [];
    this.crashes = 0;
    this.checkpoints.clear();
    for (const checkpoint of checkpoints) if (jobs.includes(checkpoint.job)) this.checkpoints.set(checkpoint.job, checkpoint);
  }

  start(message: Omit<StartMessage<Lab>, "type" | "jobs" | "checkpoints">): void {
    this.finished = false;
    this.#worker.forgive();
    this.post({ type: "start", jobs: this.jobs, checkpoints: [...this.checkpoints.values()], ...message });
  }

  post(message: ToWorker<Lab>, transfer: Transferable[] = []): void {
    this.#worker.post(message, transfer);
  }

  /** Replaces a crashed worker. */
  replace(): void {
    this.#worker.restart();
  }

  /** Ends the worker. */
  close(): void {
    this.#worker.close();
  }

  /** The earliest step from which its stepwise jobs would resume; 0 where it has none. */
  resumeStep(stepwise: ReadonlySet<JobId>): number {
    const steps = this.jobs.filter((job) => stepwise.has(job)).map((job) => this.checkpoints.get(job)?.step ?? 0);
    return steps.length > 0 ? Math.min(...steps) : 0;
  }
}
