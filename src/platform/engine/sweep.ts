/** A sweep: its own worker computes one problem, or variants of it, many times. */

import type { Problem } from "../fields/problem";
import { engineProblem } from "./engine-problem";
import { packed } from "./large-arrays";
import { Observable } from "./observable";
import { SupervisedWorker, type WorkerLike } from "./supervised-worker";

/** Messages of the worker: a `run` is one result; `share` is the share done, 0 to 1. */
export type FromSweep<Run> =
  | { readonly type: "run"; readonly run: Run; readonly share: number }
  | { readonly type: "progress"; readonly share: number }
  | { readonly type: "finished" }
  | { readonly type: "failed"; readonly failure: Problem };

export type SweepStatus = "running" | "done" | "stopped" | "failed";

/** Progress of any sweep. */
export interface SweepStanding {
  readonly status: SweepStatus;
  readonly share: number;
  readonly version: number;
  subscribe(listener: () => void): () => void;
}

export class Sweep<Question extends object, Run> extends Observable implements SweepStanding {
  readonly #worker: SupervisedWorker<Question, FromSweep<Run>>;
  readonly #runs: Run[] = [];
  #share = 0;
  #status: SweepStatus = "running";
  #failure: Problem | null = null;

  constructor(question: Question, createWorker: () => WorkerLike) {
    super();
    this.#worker = new SupervisedWorker<Question, FromSweep<Run>>({
      create: createWorker,
      onMessage: (message) => this.#receive(message),
      onLost: (loss) => this.#fail(engineProblem(loss === "missing" ? "worker-missing" : "computation-stopped")),
    });
    void packed(question).then((handed) => this.#worker.post(handed));
  }

  /** Finished runs, in the order in which they ended. */
  get runs(): readonly Run[] {
    return this.#runs;
  }

  /** Share done, 0 to 1. */
  get share(): number {
    return this.#share;
  }

  get status() {
    return this.#status;
  }

  /** The problem of a failed sweep, else null. */
  get failure(): Problem | null {
    return this.#failure;
  }

  /** Stops it; its results stay. */
  stop(): void {
    this.#end("stopped");
    this.changed();
  }

  /** Stops it and removes all listeners. */
  dispose(): void {
    this.#worker.close();
    this.forgetListeners();
  }

  #receive(message: FromSweep<Run>): void {
    if (message.type === "run") this.#runs.push(message.run);
    if (message.type === "run" || message.type === "progress") this.#share = Math.max(this.#share, message.share);
    if (message.type === "finished") this.#end("done");
    if (message.type === "failed") this.#fail(message.failure);
    this.changed();
  }

  #fail(failure: Problem): void {
    this.#failure = failure;
    this.#end("failed");
    this.changed();
  }

  #end(status: SweepStatus): void {
    this.#status = status;
    this.#share = 1;
    this.#worker.close();
  }
}
