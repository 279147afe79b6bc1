import type { RoleMessage } from "./role";
import type { WorkerLike } from "./supervised-worker";
import { helpersOnPage } from "./thread-plan";

declare global {
  interface Window {
    /** A worker opened before the page's code was loaded, and not used yet. See scripts/page/early-worker.ts. */
    earlyWorker?: Worker;
  }
}

/** Starts the script of all workers; its name appears in the list of threads in developer tools. */
export type WorkerScript = (name: string) => Worker;

let script: WorkerScript = () => {
  throw new Error("no script of workers was named");
};

/** Sets the script of workers, which imports the labs. Call it once, before any worker is opened. */
export function nameWorkerScript(start: WorkerScript): void {
  script = start;
}

/**
 * Opens a worker for a role. All workers have one script, so that they share common code; the worker fetches the code of
 * the role.
 *
 * @param lab  null for roles that are the same in every lab.
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
