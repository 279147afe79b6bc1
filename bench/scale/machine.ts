/** A machine of a simulated cluster: the worker's own loop at the real queue, with threads that sleep for as long as work would take. */
import { EventEmitter } from "node:events";
import type { Worker } from "node:worker_threads";
import type { Database } from "../../src/sweep/queue/database";
import { Queue } from "../../src/sweep/queue/queue";
import type { Sweep } from "../../src/sweep/sweep";
import type { FromThread, ToThread } from "../../src/sweep/work/messages";
import { work } from "../../src/sweep/work/work";

/** What the work of a run comes to. */
export interface Task {
  readonly seconds: number;
  readonly fails: boolean;
}

/** What all machines together have spent, in seconds. */
export interface Spent {
  /** At work, whatever came of it. */
  computing: number;
  /** Each time that a job was asked for and had, and each time that one was ended. */
  readonly taking: number[];
  readonly ending: number[];
}

export interface Cluster {
  readonly database: Database;
  readonly sweep: string;
  readonly task: (run: number) => Task;
  /** What is kept of a run. */
  readonly row: string;
  readonly spent: Spent;
}

/** A thread that sleeps. */
class SleepingThread extends EventEmitter {
  readonly #cluster: Cluster;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(cluster: Cluster) {
    super();
    this.#cluster = cluster;
  }

  postMessage({ runs }: ToThread): void {
    const { task, row, spent } = this.#cluster;
    const next = (index: number) => {
      const run = runs[index];
      if (run === undefined) return this.#tell({ type: "end" });
      const { seconds, fails } = task(run);
      this.#timer = setTimeout(() => {
        spent.computing += seconds;
        if (fails) {
          this.#tell({ type: "failed", run, reason: "simulated" });
          this.#tell({ type: "end" });
        } else {
          this.#tell({ type: "done", run, text: row, seconds });
          next(index + 1);
        }
      }, 1000 * seconds);
    };
    next(0);
  }

  #tell(message: FromThread): void {
    this.emit("message", message);
  }

  async terminate(): Promise<number> {
    if (this.#timer) clearTimeout(this.#timer);
    return 0;
  }
}

/** The queue as a machine has it that may be switched off: whatever it asks after that is never heard, nor answered. */
function mortal(queue: Queue, spent: Spent, isDead: () => boolean): Queue {
  return new Proxy(queue, {
    get: (_, name) => {
      const value: unknown = Reflect.get(queue, name, queue);
      if (typeof value !== "function") return value;
      return async (...given: readonly unknown[]) => {
        if (isDead()) return new Promise(() => {});
        const start = performance.now();
        const result: unknown = await Reflect.apply(value, queue, given);
        if (isDead()) return new Promise(() => {});
        const seconds = (performance.now() - start) / 1000;
        if (name === "next" && result !== null) spent.taking.push(seconds);
        if (name === "finish") spent.ending.push(seconds);
        return result;
      };
    },
  });
}

export interface Machine {
  /** Answers when it has nothing to do any more. */
  readonly ended: Promise<void>;
  /** As if its plug were pulled. */
  die(): void;
}

export async function startMachine(cluster: Cluster, threads: number): Promise<Machine> {
  const queue = await Queue.open(cluster.database, cluster.sweep, () => {});
  let dead = false;
  const stop = new AbortController();
  const working = work({
    queue: mortal(queue, cluster.spent, () => dead),
    sweep: { content: {} } as unknown as Sweep,
    threads,
    createThread: () => new SleepingThread(cluster) as unknown as Worker,
    onRun: () => {},
    signal: stop.signal,
  });
  return {
    ended: working.then(() => queue.close()),
    die: () => {
      dead = true;
      void queue.close();
      stop.abort();
    },
  };
}
