/** Works at the jobs of a sweep, on so many threads, until there are none left. */
import { setMaxListeners } from "node:events";
import type { Queue, SweepJob } from "../queue/queue";
import { lease } from "../queue/queue";
import type { DoneRun } from "../queue/store";
import type { Sweep } from "../sweep";
import { ComputeThread, type CreateThread } from "./compute-thread";

/**
 * Milliseconds between two looks for jobs that others may give back, the longer the less there is to find: a thousand that wait must
 * not keep those from their jobs who have some. And between two rounds.
 */
const pause = { look: 500, longestLook: 4000, round: 15_000 };

export interface WorkOptions {
  readonly queue: Queue;
  readonly sweep: Sweep;
  readonly threads: number;
  readonly createThread: CreateThread;
  /** Told of every run as it is done, before its row is kept. */
  readonly onRun: (run: DoneRun) => void;
  /** Ends the work; what is not done goes back. */
  readonly signal: AbortSignal;
}

/** @returns when no job is left, or what is begun has been given back after `signal`. */
export async function work({ queue, sweep, threads, createThread, onRun, signal }: WorkOptions): Promise<void> {
  const held = new Map<string, SweepJob>();
  const running: ComputeThread[] = [];
  const stopping = new AbortController();
  // Every thread that waits for jobs listens to it.
  setMaxListeners(threads + 1, stopping.signal);
  const stop = () => {
    stopping.abort();
    for (const thread of running) void thread.close();
  };
  if (signal.aborted) return;
  signal.addEventListener("abort", stop);
  // One statement at a time says for all threads that they are at it.
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
      // The others end, too; what they had begun goes back where there is still a queue.
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

/** @returns what ends the rounds, and waits for the one that is under way. */
function every(milliseconds: number, round: () => Promise<void>): () => Promise<void> {
  let under: Promise<void> = Promise.resolve();
  // A round that fails is made again; who asks for jobs hears of what does not mend.
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
