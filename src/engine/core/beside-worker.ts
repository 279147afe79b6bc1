import type { RoleMessage } from "./role";
import type { Helpers } from "./split-work";

/** Helpers of a worker of the page: workers of the same script, which end with the one that opened them. @param count  most of them. */
export function helpersBesideWorker(lab: string, count: number): Helpers {
  return {
    count,
    open: () => {
      const worker = new Worker(globalThis.location.href, { type: "module", name: `${lab} tasks` });
      worker.postMessage({ type: "role", lab, role: "tasks" } satisfies RoleMessage);
      return worker;
    },
  };
}
