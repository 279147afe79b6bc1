import type { RoleMessage } from "./core/role";
import type { WorkerLike } from "./core/supervised-worker";

/**
 * Opens a worker for a role. There is one script for all of them, so that they share what they have in common; the code of
 * the role itself is fetched by the worker.
 *
 * @param lab  null for what is the same in every lab.
 */
export function openWorker(lab: string | null, role: string): WorkerLike {
  // The name is for those who look for it among the threads of the page.
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: lab === null ? role : `${lab} ${role}` });
  worker.postMessage({ type: "role", lab, role } satisfies RoleMessage);
  return worker;
}
