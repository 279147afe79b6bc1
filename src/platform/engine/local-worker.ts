import { type Role, RoleHost } from "./role";
import type { WorkerLike } from "./supervised-worker";

/** A worker for tests: a role on this thread. Messages are copied and delivered later, as between threads. */
export class LocalWorker implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  onmessageerror: WorkerLike["onmessageerror"] = null;
  readonly received: unknown[] = [];
  /** Messages that it has posted. */
  readonly said: unknown[] = [];
  readonly #host: RoleHost;
  #ended = false;

  constructor(role: Role) {
    this.#host = new RoleHost(
      () => Promise.resolve(role),
      (message, transfer = []) => {
        const data = structuredClone(message, { transfer });
        setTimeout(() => {
          if (this.#ended) return;
          this.said.push(data);
          this.onmessage?.({ data } as MessageEvent);
        });
      },
    );
    this.#host.receive({ type: "role", lab: null, role: "" });
  }

  postMessage(message: unknown): void {
    this.received.push(message);
    const copy = structuredClone(message);
    setTimeout(() => this.#ended || this.#host.receive(copy));
  }

  terminate(): void {
    this.#ended = true;
  }

  /** Simulates a crash: no message after this one is delivered. */
  die(): void {
    this.#ended = true;
    this.onerror?.({ preventDefault: () => {} } as ErrorEvent);
  }
}
