/**
 * Helper workers stay open for a while after use: opening one takes a fifth of a second of a core, and a change of a seed
 * or a learner needs it again at once.
 */
import type { WorkerLike } from "./supervised-worker";
import type { FromHelper, ToHelper } from "./task";

/** A worker that can be kept. */
export interface KeepableWorker extends WorkerLike {
  /** Keeps the process of Node alive while the worker is in use. */
  readonly hold?: (isUsed: boolean) => void;
}

/** Milliseconds after which an unused worker is closed, since it holds the memory of its computations. */
const usualPatience = 20_000;

/**
 * Opens workers for tasks (`taskRole`), or reuses a kept one. `terminate` keeps a worker without open tasks, and ends any
 * other.
 */
export function keptWorkers(open: () => KeepableWorker, patience = usualPatience): () => WorkerLike {
  const kept = new Map<KeepableWorker, ReturnType<typeof setTimeout>>();
  const end = (worker: KeepableWorker) => {
    clearTimeout(kept.get(worker));
    kept.delete(worker);
    worker.terminate();
  };
  const keep = (worker: KeepableWorker) => {
    worker.onmessage = null;
    worker.onerror = (event) => {
      event.preventDefault();
      end(worker);
    };
    worker.onmessageerror = () => end(worker);
    worker.hold?.(false);
    const timer = setTimeout(() => end(worker), patience);
    (timer as { readonly unref?: () => void }).unref?.();
    kept.set(worker, timer);
  };
  return () => {
    const [next] = kept;
    if (!next) return new LentWorker(open(), keep, false);
    const [worker, timer] = next;
    clearTimeout(timer);
    kept.delete(worker);
    worker.hold?.(true);
    return new LentWorker(worker, keep, true);
  };
}

/** A worker on loan: a reused one reports that it is ready, as a new one does. */
class LentWorker implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  onmessageerror: WorkerLike["onmessageerror"] = null;
  readonly #worker: WorkerLike;
  readonly #keep: (worker: WorkerLike) => void;
  #isReady: boolean;
  #hasFailed = false;
  /** Tasks without an answer. */
  #underWay = 0;

  constructor(worker: WorkerLike, keep: (worker: WorkerLike) => void, isReady: boolean) {
    this.#worker = worker;
    this.#keep = keep;
    this.#isReady = isReady;
    worker.onmessage = (event) => this.#hear(event);
    worker.onerror = (event) => {
      this.#hasFailed = true;
      this.onerror?.(event);
    };
    worker.onmessageerror = (event) => {
      this.#hasFailed = true;
      this.onmessageerror?.(event);
    };
    if (isReady) queueMicrotask(() => this.onmessage?.({ data: { type: "ready" } satisfies FromHelper } as MessageEvent));
  }

  postMessage(message: Partial<ToHelper>, transfer: Transferable[] = []): void {
    if (message.type === "task") this.#underWay++;
    this.#worker.postMessage(message, transfer);
  }

  terminate(): void {
    if (this.#isReady && this.#underWay === 0 && !this.#hasFailed) this.#keep(this.#worker);
    else this.#worker.terminate();
  }

  #hear(event: MessageEvent<Partial<FromHelper>>): void {
    const { type } = event.data;
    if (type === "ready") this.#isReady = true;
    if (type === "done" || type === "failed") this.#underWay--;
    this.onmessage?.(event);
  }
}
