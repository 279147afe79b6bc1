/** Messages between a page and its workers, and the kept results: tests wait for these instead of a fixed time. */
import type { Page } from "@playwright/test";

interface WatchedWorkers {
  /** Workers that have received a message, and have not been terminated. */
  readonly open: Set<Worker>;
  /** Number of started runs. */
  starts: number;
  /** Names of all workers of the page so far: lab and role. */
  readonly names: string[];
}

declare global {
  interface Window {
    watchedWorkers: WatchedWorkers;
  }
}

/** Runs in the page before any other script. */
export function watchWorkers(): void {
  const watched: WatchedWorkers = { open: new Set(), starts: 0, names: [] };
  const ended = new WeakSet<Worker>();
  window.watchedWorkers = watched;
  window.Worker = class extends Worker {
    constructor(script: string | URL, options?: WorkerOptions) {
      super(script, options);
      watched.names.push(options?.name ?? "");
    }

    override postMessage(message: { readonly type?: string }, ...rest: never[]): void {
      if (!ended.has(this)) watched.open.add(this);
      if (message.type === "start") watched.starts++;
      super.postMessage(message, ...rest);
    }

    override terminate(): void {
      watched.open.delete(this);
      ended.add(this);
      this.dispatchEvent(new Event("ended"));
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
        // A helper that nobody needs any more is closed meanwhile.
        worker.addEventListener("ended", () => done());
        worker.postMessage({ type: "ping" });
      });
    await Promise.all([...window.watchedWorkers.open].map(answer));
  });
}

/** Number of runs that workers have started since the page was loaded. */
export function startsOf(page: Page): Promise<number> {
  return page.evaluate(() => window.watchedWorkers.starts);
}

/** Number of workers that the page has opened for a role of a lab. */
export function openedFor(page: Page, role: string): Promise<number> {
  return page.evaluate((name) => window.watchedWorkers.names.filter((given) => given === name).length, role);
}

/** What would be there after a reload. */
interface Kept {
  /** The steps from which learners would continue, ascending. */
  readonly steps: readonly number[];
  /** The jobs whose results are kept. */
  readonly done: readonly string[];
  /** Whether sessions are paused, one for each tab. */
  readonly paused: readonly boolean[];
}

export function keptOf(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const opened = indexedDB.open("learnability-playground");
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opened.onsuccess = () => resolve(opened.result);
      opened.onerror = () => reject(opened.error);
    });
    const all = <Value>(area: string) =>
      new Promise<readonly Value[]>((resolve) => {
        const asked = database.transaction(area).objectStore(area).getAll();
        asked.onsuccess = () => resolve(asked.result);
      });
    const values = await all<{ checkpoint?: { step: number }; states?: { job: string; status: string }[] }>("checkpoints");
    const sessions = await all<{ paused: boolean }>("sessions");
    database.close();
    return {
      steps: values.flatMap(({ checkpoint }) => (checkpoint ? [checkpoint.step] : [])).sort((a, b) => a - b),
      done: values.flatMap(({ states = [] }) => states.filter(({ status }) => status === "done").map(({ job }) => job)),
      paused: sessions.map(({ paused }) => paused),
    };
  });
}
