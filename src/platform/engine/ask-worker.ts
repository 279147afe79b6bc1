/** Asks one question of a new worker, from the page. */
import type { Problem } from "../fields/problem";
import { PlaygroundError } from "../numerics/errors";
import { engineProblem } from "./engine-problem";
import { SupervisedWorker, type WorkerLike } from "./supervised-worker";

export type FromAsked<Answer> =
  | { readonly type: "progress"; readonly share: number }
  | { readonly type: "done"; readonly answer: Answer }
  | { readonly type: "failed"; readonly failure: Problem };

export interface AskOptions {
  /** Ends the computation; the promise then rejects with an AbortError. */
  readonly signal?: AbortSignal | undefined;
  /** Share done, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/**
 * @param stopped  the problem to report where the worker stopped.
 * @throws {PlaygroundError} with the problem of the computation.
 */
export function askWorker<Question, Answer>(
  create: () => WorkerLike,
  question: Question,
  stopped: Problem,
  { signal, onProgress }: AskOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const aborted = () => reject(new DOMException("cancelled", "AbortError"));
    if (signal?.aborted) {
      aborted();
      return;
    }
    const worker = new SupervisedWorker<Question, FromAsked<Answer>>({
      create,
      onMessage: (message) => {
        if (message.type === "progress") onProgress?.(message.share);
        if (message.type === "done") end(() => resolve(message.answer));
        if (message.type === "failed") end(() => reject(new PlaygroundError(message.failure)));
      },
      onLost: (loss) => end(() => reject(new PlaygroundError(loss === "missing" ? engineProblem("worker-missing") : stopped))),
    });
    const abort = () => end(aborted);
    const end = (settle: () => void) => {
      signal?.removeEventListener("abort", abort);
      worker.close();
      settle();
    };
    signal?.addEventListener("abort", abort);
    void import("./large-arrays").then(
      async ({ packed }) => worker.post(await packed(question)),
      () => end(() => reject(new PlaygroundError(engineProblem("worker-missing")))),
    );
  });
}
