/** Helpers of a worker of the page: workers of the same script, which end with the one that opened them. */
import type { Workspace } from "../../../numerics/workspace";
import type { RoleMessage } from "../../core/role";
import type { Helpers } from "../../core/split-work";
import { usuallyWorth } from "../spectra";
import { DataWork } from "./data-work";

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

export function openDataWork(workspace: Workspace, helpers: number): DataWork {
  return new DataWork(workspace, helpersBesideWorker(helpers), usuallyWorth);
}
