/** The page's side of a sweep over sketches: a worker of its own, and what has come of it so far. */
import { missingWorker } from "../../core/missing-worker";
import { SupervisedWorker, type WorkerLike } from "../../core/supervised-worker";
import { Watched } from "../../core/watched";
import type { FromSketches, SketchRun, ToSketches } from "./messages";

export class SketchSweep extends Watched {
  readonly #worker: SupervisedWorker<ToSketches, FromSketches>;
  readonly #runs: SketchRun[] = [];
  #n: number | null = null;
  #share = 0;
  #status: "running" | "done" | "failed" = "running";
  #failure = "";

  constructor(question: Omit<ToSketches, "type">, createWorker: () => WorkerLike) {
    super();
    this.#worker = new SupervisedWorker<ToSketches, FromSketches>({
      create: createWorker,
      onMessage: (message) => this.#receive(message),
      onLost: (loss) =>
        this.#fail(
          loss === "missing"
            ? `A${missingWorker.message.slice(1)}. ${missingWorker.hint}`
            : "The computation stopped unexpectedly, most likely for lack of memory. Close other tabs, then try again.",
        ),
    });
    this.#worker.post({ type: "sweep", ...question });
  }

  /** Runs that have ended, in the order in which they did. */
  get runs(): readonly SketchRun[] {
    return this.#runs;
  }

  /** Columns of A; null before the problem is there. */
  get n(): number | null {
    return this.#n;
  }

  /** The share that is done, 0 to 1. */
  get share(): number {
    return this.#share;
  }

  get status() {
    return this.#status;
  }

  get failure(): string {
    return this.#failure;
  }

  /** Ends it; what has come stays. */
  dispose(): void {
    this.#worker.close();
    this.forgetListeners();
  }

  #receive(message: FromSketches): void {
    if (message.type === "begun") this.#n = message.n;
    if (message.type === "run") this.#runs.push(message.run);
    if (message.type === "run" || message.type === "progress") this.#share = Math.max(this.#share, message.share);
    if (message.type === "finished") this.#end("done");
    if (message.type === "failed") this.#fail(message.failure);
    this.changed();
  }

  #fail(failure: string): void {
    this.#failure = failure;
    this.#end("failed");
    this.changed();
  }

  #end(status: "done" | "failed"): void {
    this.#status = status;
    this.#share = 1;
    this.#worker.close();
  }
}
