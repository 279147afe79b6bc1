/** Helpers of a worker of the page: workers of the same script, which end with the one that opened them. */
import type { RoleMessage } from "../../core/role";
import type { Helpers } from "../../core/split-work";

export { SharedData } from "./shared-data";

/** @param count  most of them. */
export function helpersBesideWorker(count: number): Helpers {
  return {
    count,
    open: () => {
      const worker = new Worker(globalThis.location.href, { type: "module", name: "learnability tasks" });
      worker.postMessage({ type: "role", lab: "learnability", role: "tasks" } satisfies RoleMessage);
      return worker;
    },
  };
}
