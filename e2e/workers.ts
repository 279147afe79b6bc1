/** What a page and its workers say to each other, and what of it is kept: for tests that wait for that rather than for a while. */
import type { Page } from "@playwright/test";

interface WatchedWorkers {
  /** Workers that have been told what they are for, and have not been ended. */
  readonly open: Set<Worker>;
  /** Runs that were begun, however often. */
  starts: number;
}

declare global {
  interface Window {
    watchedWorkers: WatchedWorkers;
  }
}

/** Runs in the page before anything else. */
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

/** Waits until every worker has done all that it was told to do so far, and the page has heard what came of it. */
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

/** How often workers have been told to begin a run since the page was loaded. */
export function startsOf(page: Page): Promise<number> {
  return page.evaluate(() => window.watchedWorkers.starts);
}

/** The steps from which learners would go on after a reload, ascending, and the jobs whose results would be there. */
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
