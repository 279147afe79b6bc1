/** A sweep: workers of its own compute one problem, or variants of it, many times. */

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
  readonly #workers: readonly SupervisedWorker<Question, FromSweep<Run>>[];
  readonly #waiting: Question[];
  /** Shares done of the questions in work and of those answered. */
  readonly #shares: number[];
  readonly #runs: Run[] = [];
  #share = 0;
  #answered = 0;
  #status: SweepStatus = "running";
  #failure: Problem | null = null;

  /**
   * @param asked    one question, or several of about the same length, which are answered in their order
   * @param threads  workers that answer them side by side, at most
   */
  constructor(asked: Question | readonly Question[], createWorker: () => WorkerLike, threads = 1) {
    super();
    const questions = Array.isArray(asked) ? (asked as readonly Question[]) : [asked as Question];
    this.#waiting = [...questions];
    this.#shares = questions.map(() => 0);
    this.#workers = Array.from({ length: Math.min(threads, questions.length) }, () => {
      let place = 0;
      const worker: SupervisedWorker<Question, FromSweep<Run>> = new SupervisedWorker({
        create: createWorker,
        onMessage: (message) => {
          if (message.type === "finished") place = this.#next(worker);
          this.#receive(message, place);
        },
        onLost: (loss) => this.#fail(engineProblem(loss === "missing" ? "worker-missing" : "computation-stopped")),
      });
      place = this.#next(worker);
      return worker;
    });
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
    this.#close();
    this.forgetListeners();
  }

  /** Hands a worker the next question. @returns its index */
  #next(worker: SupervisedWorker<Question, FromSweep<Run>>): number {
    const question = this.#waiting.shift();
    if (question) void packed(question).then((handed) => worker.post(handed));
    return this.#shares.length - this.#waiting.length - 1;
  }

  #receive(message: FromSweep<Run>, place: number): void {
    if (message.type === "run") this.#runs.push(message.run);
    if (message.type === "run" || message.type === "progress") {
      this.#shares[place] = Math.max(this.#shares[place], message.share);
      this.#share = this.#shares.reduce((sum, share) => sum + share, 0) / this.#shares.length;
    }
    if (message.type === "finished" && ++this.#answered === this.#shares.length) this.#end("done");
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
    this.#close();
  }

  #close(): void {
    for (const worker of this.#workers) worker.close();
  }
}
