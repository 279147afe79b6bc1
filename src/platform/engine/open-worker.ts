import type { RoleMessage } from "./role";
import type { WorkerLike } from "./supervised-worker";
import { helpersOnPage } from "./thread-plan";

declare global {
  interface Window {
    /** Opened before the page's code was there, and not used yet. See scripts/page/early-worker.ts. */
    earlyWorker?: Worker;
  }
}

/** Starts the one script of all workers; its name is for those who look for it among the threads of the page. */
export type WorkerScript = (name: string) => Worker;

let script: WorkerScript = () => {
  throw new Error("no script of workers was named");
};

/** Names the script of workers, which knows the labs. To be called once, before anything opens one. */
export function nameWorkerScript(start: WorkerScript): void {
  script = start;
}

/**
 * Opens a worker for a role. There is one script for all of them, so that they share what they have in common; the code of
 * the role itself is fetched by the worker.
 *
 * @param lab  null for what is the same in every lab.
 */
export function openWorker(lab: string | null, role: string): WorkerLike {
  const worker = takeEarlyWorker() ?? script(lab === null ? role : `${lab} ${role}`);
  const helpers = helpersOnPage(globalThis.navigator?.hardwareConcurrency ?? 1, 1);
  worker.postMessage({ type: "role", lab, role, helpers } satisfies RoleMessage);
  return worker;
}

function takeEarlyWorker(): Worker | undefined {
  const worker = window.earlyWorker;
  delete window.earlyWorker;
  return worker;
}
