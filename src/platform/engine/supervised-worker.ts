/** A worker that is watched over: it is pinged, and taken for dead when it stays silent, fails, or never came. */
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

/** How a worker was lost: a script of it did not come, it failed, or it left too many pings unanswered. */
export type Loss = "missing" | "crashed" | "silent";

export interface Supervision<From> {
  readonly create: () => WorkerLike;
  readonly onMessage: (message: From) => void;
  /** It has been closed; `restart` opens another one. */
  readonly onLost: (loss: Loss) => void;
  /** Milliseconds between two pings; without them only failures count, as for one that computes without a pause. */
  readonly pingMilliseconds?: number;
  /** Unanswered pings after which it counts as dead; 4 unless told. */
  readonly patience?: number;
  /** Whether anybody waits for it: it is pinged only then. */
  readonly isWaitedFor?: () => boolean;
}

/**
 * Pings are counted, not milliseconds: a laptop that slept for an hour missed none. Four of them (20 s) leave room for the
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

  /** Says nothing to one that is closed. */
  post(message: To, transfer: Transferable[] = []): void {
    this.#worker?.postMessage(message, transfer);
  }

  /** Its patience begins anew, as when it is given other work. */
  forgive(): void {
    this.#unanswered = 0;
  }

  /** Ends it and opens another one, which knows nothing of what was said before. */
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

  /** Ends it without a word; nothing that it has already said is heard any more. */
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
