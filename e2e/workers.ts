/** Messages between a page and its workers, and the kept results: tests wait for these instead of a fixed time. */
import type { Page } from "@playwright/test";

interface WatchedWorkers {
  /** Workers that have received a message, and have not been terminated. */
  readonly open: Set<Worker>;
  /** Number of started runs. */
  starts: number;
}

declare global {
  interface Window {
    watchedWorkers: WatchedWorkers;
  }
}

/** Runs in the page before any other script. */
export function watchWorkers(): void {
  const watched: WatchedWorkers = { open: new Set(), starts: 0 };
  window.watchedWorkers = watched;
  window.Worker = class extends Worker {
    override postMessage(message: { readonly type?: string }, ...rest: never[]): void {
      watched.open.add(this);
      if (message.type === "start") watched.starts++;
      super.postMessage(message, ...rest);
    }

    override terminate(): void {
      watched.open.delete(this);
      super.terminate();
    }
  };
}

/** Waits until every worker has finished its tasks so far, and the page has received the results. */
export function answered(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const answer = (worker: Worker) =>
      new Promise<void>((done) => {
        worker.addEventListener("message", ({ data }) => {
          if (data.type === "pong") done();
        });
        worker.postMessage({ type: "ping" });
      });
    await Promise.all([...window.watchedWorkers.open].map(answer));
  });
}

/** Number of runs that workers have started since the page was loaded. */
export function startsOf(page: Page): Promise<number> {
  return page.evaluate(() => window.watchedWorkers.starts);
}

/** The steps from which learners would continue after a reload, ascending, and the jobs whose results would be there. */
export function keptOf(page: Page): Promise<{ readonly steps: readonly number[]; readonly done: readonly string[] }> {
  return page.evaluate(async () => {
    const opened = indexedDB.open("learnability-playground");
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opened.onsuccess = () => resolve(opened.result);
      opened.onerror = () => reject(opened.error);
    });
    const asked = database.transaction("checkpoints").objectStore("checkpoints").getAll();
    const values = await new Promise<readonly { checkpoint?: { step: number }; states?: { job: string; status: string }[] }[]>(
      (resolve) => {
        asked.onsuccess = () => resolve(asked.result);
      },
    );
    database.close();
    return {
      steps: values.flatMap(({ checkpoint }) => (checkpoint ? [checkpoint.step] : [])).sort((a, b) => a - b),
      done: values.flatMap(({ states = [] }) => states.filter(({ status }) => status === "done").map(({ job }) => job)),
    };
  });
}
