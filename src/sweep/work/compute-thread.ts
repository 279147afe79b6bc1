/** A computing thread, as its process uses it. */
import type { Worker } from "node:worker_threads";
import type { JobReport } from "../queue/queue";
import type { DoneRun } from "../queue/store";
import type { FromThread, ThreadData } from "./messages";

/** A thread without its lifetime. */
export type CreateThread = (content: ThreadData) => Worker;

/** One thread, replaced when it dies. */
export class ComputeThread {
  readonly #create: () => Worker;
  #worker: Worker | null = null;
  #closed = false;

  constructor(create: CreateThread, content: ThreadData) {
    this.#create = () => create(content);
  }

  /**
   * Computes runs in their order.
   * @param onDone  told of each run as it is done.
   * @returns those that are done, and the one that failed or in which the thread died; null when the thread was closed meanwhile.
   */
  compute(runs: readonly number[], onDone: (run: DoneRun) => void = () => {}): Promise<JobReport | null> {
    if (this.#closed) return Promise.resolve(null);
    this.#worker ??= this.#opened();
    const worker = this.#worker;
    const done: DoneRun[] = [];
    return new Promise((resolve) => {
      let failed: JobReport["failed"] = null;
      const onMessage = (message: FromThread) => {
        if (message.type === "done") {
          const { run, text, seconds } = message;
          done.push({ run, text, seconds });
          onDone({ run, text, seconds });
        }
        if (message.type === "failed") failed = { run: message.run, reason: message.reason };
        if (message.type === "end") end();
      };
      const lost = (reason: string) => {
        const run = runs[done.length];
        if (failed === null && run !== undefined) failed = { run, reason };
        end();
      };
      const onError = (error: NodeJS.ErrnoException) =>
        lost(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "its thread ran out of memory" : `its thread died: ${error.message}`);
      const onExit = () => lost("its thread died");
      const end = () => {
        worker.off("message", onMessage).off("error", onError).off("exit", onExit);
        resolve(this.#closed ? null : { done, failed });
      };
      worker.on("message", onMessage).on("error", onError).on("exit", onExit);
      worker.postMessage({ runs });
    });
  }

  #opened(): Worker {
    const worker = this.#create();
    // It may also die while idle.
    const gone = () => {
      if (this.#worker === worker) this.#worker = null;
    };
    return worker.on("error", gone).on("exit", gone);
  }

  /** Ends the thread at once. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker?.terminate();
  }
}
