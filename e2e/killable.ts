/** Workers that a test can kill. */
import type { Page } from "@playwright/test";

/** Runs in the page, before its own code: keeps hold of the worker of the run, which is told its role first. */
export function killableWorkers() {
  const Original = window.Worker;
  let latest: Worker | undefined;
  window.Worker = class extends Original {
    override postMessage(message: unknown, ...others: unknown[]) {
      const { type, role } = (message ?? {}) as { readonly type?: string; readonly role?: string };
      if (type === "role" && /^run/.test(role ?? "")) latest = this;
      super.postMessage(message, ...(others as [Transferable[]]));
    }
  };
  window.addEventListener("kill-worker", () => {
    latest?.terminate();
    latest?.dispatchEvent(new ErrorEvent("error", { message: "killed by the test", cancelable: true }));
  });
}

export function killWorker(page: Page): Promise<boolean> {
  return page.evaluate(() => window.dispatchEvent(new Event("kill-worker")));
}
