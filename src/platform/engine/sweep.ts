/** The page's side of a sweep, which tries one problem, or variants of it, many times over in a worker of its own. */

import type { Problem } from "../fields/problem";
import { packed } from "./large-arrays";
import { Observable } from "./observable";
import { engineProblem } from "./problems";
import { SupervisedWorker, type WorkerLike } from "./supervised-worker";

/** What the worker tells: a `run` is what one of them came to; `share` of the whole is done, 0 to 1. */
export type FromSweep<Run> =
  | { readonly type: "run"; readonly run: Run; readonly share: number }
  | { readonly type: "progress"; readonly share: number }
  | { readonly type: "finished" }
  | { readonly type: "failed"; readonly failure: Problem };

export type SweepStatus = "running" | "done" | "stopped" | "failed";

/** How far a sweep is, whatever it tries. */
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
    void this.#ask(question);
  }

  async #ask(question: Question): Promise<void> {
    const handed = await packed(question).catch(() => question);
    if (this.#status === "running") this.#worker.post(handed as Question);
  }

  /** Runs that have ended, in the order in which they did. */
  get runs(): readonly Run[] {
    return this.#runs;
  }

  /** The share that is done, 0 to 1. */
  get share(): number {
    return this.#share;
  }

  get status() {
    return this.#status;
  }

  /** What went wrong; null unless it has failed. */
  get failure(): Problem | null {
    return this.#failure;
  }

  /** Gives it up; what has come stays to be seen. */
  stop(): void {
    this.#end("stopped");
    this.changed();
  }

  /** Ends it for good. */
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
