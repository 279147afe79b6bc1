/** A supervised worker: it is pinged, and counts as lost when it does not answer, fails, or cannot be started. */
import { type Ping, type Pong, ping } from "./heartbeat";
import { isMissingWorker, tellMissingWorker } from "./missing-worker";
import type { RoleMissing } from "./role";

/** The part of a Worker that is used here. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown, transfer?: Transferable[]): void;
  terminate(): void;
}

/** How a worker was lost: its script could not be fetched, it failed, or it left too many pings unanswered. */
export type Loss = "missing" | "crashed" | "silent";

export interface Supervision<From> {
  readonly create: () => WorkerLike;
  readonly onMessage: (message: From) => void;
  /** The worker has been closed; `restart` opens another one. */
  readonly onLost: (loss: Loss) => void;
  /** Milliseconds between two pings; absent: only failures count, as for a worker that computes without a pause. */
  readonly pingMilliseconds?: number;
  /** Unanswered pings after which it counts as lost; 4 by default. */
  readonly patience?: number;
  /** Whether an answer is expected: it is pinged only then. */
  readonly isWaitedFor?: () => boolean;
}

/**
 * Pings are counted, not milliseconds: a laptop that slept for an hour missed none. Four of them (20 s) leave time for the
 * longest indivisible computation.
 */
const usualPatience = 4;

export class SupervisedWorker<To, From> {
  readonly #supervision: Supervision<From>;
  #worker: WorkerLike | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #unanswered = 0;

  constructor(supervision: Supervision<From>) {
    this.#supervision = supervision;
    this.restart();
  }

  get isOpen(): boolean {
    return this.#worker !== null;
  }

  /** Does nothing after `close`. */
  post(message: To, transfer: Transferable[] = []): void {
    this.#worker?.postMessage(message, transfer);
  }

  /** Resets the count of unanswered pings, as for new work. */
  forgive(): void {
    this.#unanswered = 0;
  }

  /** Ends it and opens another one, without its state. */
  restart(): void {
    this.close();
    const { create, onMessage, pingMilliseconds } = this.#supervision;
    const worker = create();
    worker.onmessage = ({ data }: MessageEvent<From | Pong | RoleMissing>) => {
      this.#unanswered = 0;
      if (isSaid(data, "pong")) return;
      if (isSaid(data, "role-missing")) {
        tellMissingWorker();
        this.#lose("missing");
      } else onMessage(data as From);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#lose(isMissingWorker(event) ? "missing" : "crashed");
    };
    worker.onmessageerror = () => this.#lose("crashed");
    this.#worker = worker;
    this.#unanswered = 0;
    if (pingMilliseconds !== undefined) this.#timer = setInterval(() => this.#ping(), pingMilliseconds);
  }

  /** Ends it; messages that it has posted are not delivered any more. */
  close(): void {
    clearInterval(this.#timer);
    const worker = this.#worker;
    this.#worker = null;
    if (!worker) return;
    worker.onmessage = null;
    worker.onerror = null;
    worker.onmessageerror = null;
    worker.terminate();
  }

  #ping(): void {
    const { isWaitedFor, patience = usualPatience } = this.#supervision;
    if (isWaitedFor?.() === false) return;
    if (this.#unanswered >= patience) {
      this.#lose("silent");
      return;
    }
    this.#unanswered++;
    this.#worker?.postMessage(ping satisfies Ping);
  }

  #lose(loss: Loss): void {
    this.close();
    this.#supervision.onLost(loss);
  }
}

function isSaid(message: unknown, type: "pong" | "role-missing"): boolean {
  return (message as { readonly type?: unknown } | null)?.type === type;
}
