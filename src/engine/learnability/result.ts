/** The result document of an experiment, computed in a worker of its own. */
import type { Experiment } from "../../experiment/learnability/document";
import { PlaygroundError } from "../../numerics/errors";
import type { OwnData } from "../../tasks/dataset";
import { isMissingWorker, missingWorker } from "../core/missing-worker";

export type FromResultWorker =
  | { readonly type: "progress"; readonly share: number }
  | { readonly type: "done"; readonly text: string }
  | { readonly type: "failed"; readonly message: string };

export interface ResultOptions {
  /** Ends the computation; the promise then rejects with an AbortError. */
  readonly signal?: AbortSignal | undefined;
  /** The share that is done, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Computes a result document. Replaced in tests, which have no workers. */
export type ComputeResult = (experiment: Experiment, data: OwnData | null, options?: ResultOptions) => Promise<string>;

/** The text of the document, as the headless runner writes it. @throws {PlaygroundError} with what went wrong. */
export const computeResult: ComputeResult = (experiment, data, { signal, onProgress } = {}) => {
  const { promise, resolve, reject } = withResolvers<string>();
  if (signal?.aborted) return Promise.reject(aborted());
  const worker = new Worker(new URL("./result-worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data: message }: MessageEvent<FromResultWorker>) => {
    if (message.type === "progress") onProgress?.(message.share);
    if (message.type === "done") resolve(message.text);
    if (message.type === "failed") reject(new PlaygroundError(message.message));
  };
  worker.onerror = (event) => {
    event.preventDefault();
    if (isMissingWorker(event)) reject(new PlaygroundError(missingWorker.message, missingWorker.hint));
    else reject(new PlaygroundError("the result could not be computed", "Close other tabs to free memory, then try again."));
  };
  const abort = () => reject(aborted());
  signal?.addEventListener("abort", abort);
  worker.postMessage({ experiment, data });
  return promise.finally(() => {
    signal?.removeEventListener("abort", abort);
    worker.terminate();
  });
};

function aborted(): DOMException {
  return new DOMException("the export was cancelled", "AbortError");
}

/** Promise.withResolvers, which not every supported browser has. */
function withResolvers<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<Value>((onValue, onReason) => {
    resolve = onValue;
    reject = onReason;
  });
  return { promise, resolve, reject };
}
