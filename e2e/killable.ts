/** Workers that a test can kill. */
import type { Page } from "@playwright/test";

/** Runs in the page, before its own code: keeps hold of its workers. */
export function killableWorkers() {
  const Original = window.Worker;
  let latest: Worker | undefined;
  window.Worker = class extends Original {
    constructor(...options: ConstructorParameters<typeof Original>) {
      super(...options);
      latest = this;
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
