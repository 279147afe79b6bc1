/** The page's side of a result document, which is computed in a worker of its own. */
import type { Problem } from "../fields/problem";
import { PlaygroundError } from "../numerics/errors";
import type { LabTypes } from "./lab-engine";
import { engineProblem } from "./problems";
import { SupervisedWorker, type WorkerLike } from "./supervised-worker";

export interface ResultRequest<Lab extends LabTypes> {
  readonly document: Lab["document"];
  readonly data: Lab["data"] | null;
}

export type FromResultWorker =
  | { readonly type: "progress"; readonly share: number }
  | { readonly type: "done"; readonly text: string }
  | { readonly type: "failed"; readonly failure: Problem };

export interface ResultOptions {
  /** Ends the computation; the promise then rejects with an AbortError. */
  readonly signal?: AbortSignal | undefined;
  /** The share that is done, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** The text of the result document, as the headless runner writes it. @throws {PlaygroundError} with what went wrong. */
export function resultInWorker<Lab extends LabTypes>(
  create: () => WorkerLike,
  request: ResultRequest<Lab>,
  { signal, onProgress }: ResultOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const aborted = () => reject(new DOMException("the export was cancelled", "AbortError"));
    if (signal?.aborted) {
      aborted();
      return;
    }
    const worker = new SupervisedWorker<ResultRequest<Lab>, FromResultWorker>({
      create,
      onMessage: (message) => {
        if (message.type === "progress") onProgress?.(message.share);
        if (message.type === "done") end(() => resolve(message.text));
        if (message.type === "failed") end(() => reject(new PlaygroundError(message.failure)));
      },
      onLost: (loss) => end(() => reject(new PlaygroundError(engineProblem(loss === "missing" ? "worker-missing" : "result-stopped")))),
    });
    const abort = () => end(aborted);
    const end = (settle: () => void) => {
      signal?.removeEventListener("abort", abort);
      worker.close();
      settle();
    };
    signal?.addEventListener("abort", abort);
    worker.post(request);
  });
}
