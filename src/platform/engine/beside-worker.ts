import { keptWorkers } from "./kept-workers";
import type { RoleMessage } from "./role";
import type { Helpers } from "./split-work";
import type { WorkerLike } from "./supervised-worker";

/** By lab. */
const openers = new Map<string, () => WorkerLike>();

/**
 * Helpers of a worker of the page: workers of the same script, kept for later tasks; they end with the worker that opened
 * them. @param count  maximum number.
 */
export function helpersBesideWorker(lab: string, count: number): Helpers {
  const open = openers.get(lab) ?? keptWorkers(() => openHelper(lab));
  openers.set(lab, open);
  return { count, open };
}

function openHelper(lab: string): Worker {
  const worker = new Worker(globalThis.location.href, { type: "module", name: `${lab} tasks` });
  worker.postMessage({ type: "role", lab, role: "tasks" } satisfies RoleMessage);
  return worker;
}
