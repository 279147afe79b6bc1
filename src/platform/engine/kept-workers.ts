/**
 * Workers that lend a hand stay open for a while when they are no longer needed: opening one takes a fifth of a second of a core,
 * and whoever changes a seed or a learner needs it again at once.
 */
import type { WorkerLike } from "./supervised-worker";
import type { FromHelper, ToHelper } from "./task";

/** A worker that can be kept. */
export interface KeepableWorker extends WorkerLike {
  /** Whether somebody waits for it: a process of Node ends when there are only workers that nobody waits for. */
  readonly hold?: (isUsed: boolean) => void;
}

/** Milliseconds after which one that nobody has asked for is closed: it holds the memory of what it has computed. */
const usualPatience = 20_000;

/**
 * Opens workers for tasks (`taskRole`), or lends one that was kept. `terminate` gives it back where nothing is under way in it,
 * and else ends it.
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

/** A worker as whoever uses it sees it: one that was kept says that it is ready as a new one does. */
class LentWorker implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  onmessageerror: WorkerLike["onmessageerror"] = null;
  readonly #worker: WorkerLike;
  readonly #keep: (worker: WorkerLike) => void;
  #isReady: boolean;
  #hasFailed = false;
  /** Tasks that it has not answered. */
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
