/** Computes the jobs of a sweep on several threads until none are left. */
import { setMaxListeners } from "node:events";
import type { Queue, SweepJob } from "../queue/queue";
import { lease } from "../queue/queue";
import type { DoneRun } from "../queue/store";
import type { Sweep } from "../sweep";
import { ComputeThread, type CreateThread } from "./compute-thread";

/**
 * Milliseconds between two queries for returned jobs, growing while there are none: a thousand idle threads must not slow down the
 * others. `round` is the pause between two rounds of maintenance.
 */
const pause = { look: 500, longestLook: 4000, round: 15_000 };

export interface WorkOptions {
  readonly queue: Queue;
  readonly sweep: Sweep;
  readonly threads: number;
  readonly createThread: CreateThread;
  /** Called for every finished run, before its row is stored. */
  readonly onRun: (run: DoneRun) => void;
  /** Ends the work; unfinished jobs return to the queue. */
  readonly signal: AbortSignal;
}

/** @returns when no job is left, or after `signal`, when begun jobs are returned. */
export async function work({ queue, sweep, threads, createThread, onRun, signal }: WorkOptions): Promise<void> {
  const held = new Map<string, SweepJob>();
  const running: ComputeThread[] = [];
  const stopping = new AbortController();
  // Every waiting thread listens to this signal.
  setMaxListeners(threads + 1, stopping.signal);
  const stop = () => {
    stopping.abort();
    for (const thread of running) void thread.close();
  };
  if (signal.aborted) return;
  signal.addEventListener("abort", stop);
  // One statement renews the jobs of all threads.
  const renewing = every((lease * 1000) / 4, async () => {
    await queue.renew([...held.keys()]);
    await queue.appear(threads);
  });
  await queue.appear(threads);
  const sorting = every(pause.round, () => queue.sortOut());
  const one = async () => {
    const thread = new ComputeThread(createThread, sweep.content);
    running.push(thread);
    let look = pause.look;
    while (!stopping.signal.aborted) {
      const job = await queue.next();
      if (job === null) {
        if (!(await queue.hasJobs())) break;
        await delay(look, stopping.signal);
        look = Math.min(2 * look, pause.longestLook);
        continue;
      }
      look = pause.look;
      held.set(job.id, job);
      const report = await thread.compute(job.runs, onRun);
      if (report) await queue.finish(job, report);
      else await queue.giveBack([job]);
      held.delete(job.id);
    }
    await thread.close();
  };
  const all = Array.from({ length: threads }, () =>
    one().catch((error: unknown) => {
      // The other threads end, too, and return their jobs if the queue still exists.
      stop();
      throw error;
    }),
  );
  const results = await Promise.allSettled(all);
  signal.removeEventListener("abort", stop);
  await Promise.all([renewing(), sorting()]);
  await queue.leave();
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

/** @returns a function that ends the rounds and waits for the current one. */
function every(milliseconds: number, round: () => Promise<void>): () => Promise<void> {
  let under: Promise<void> = Promise.resolve();
  // A failed round is repeated; a lasting error reaches the request for jobs.
  const timer = setInterval(() => {
    under = under.then(round).catch(() => {});
  }, milliseconds);
  return () => {
    clearInterval(timer);
    return under;
  };
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end, { once: true });
    function end(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    }
  });
}
