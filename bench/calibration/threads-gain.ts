/**
 * What threads can gain at all on this machine: two processors may be two threads of one core, which share its arithmetic, and a
 * machine shared with others may have them so at one time and not at another. Measured between the rounds of a row, it says what
 * the row can be held to.
 */
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { compileKernels } from "../../scripts/build-kernels.mjs";
import { summaryOf } from "../measure";
import type { Row } from "../row";

/** About 70 ms. */
const steps = 4e7;
/** To a step: it is multiplications that take the time, ten vectors of two numbers. */
const operations = 40;
/** Of each number of threads, in turn. */
const turns = 3;

/** What rows promise of two cores. */
const promised = 1.7;
/** A thread that gives so much of a core counts as one. */
const nearlyWhole = 0.95;

/** Threads that compute on registers alone, which share nothing but the processor. */
export interface ThreadsGain {
  /** Looks at the machine as it is now, for half a second. */
  look(): Promise<void>;
  /** What a row is held to that has been measured meanwhile, and why. @param note  of the row itself. */
  bound(note?: string): Pick<Row, "bound" | "note">;
  /** What the machine gains, in words. */
  words(): string;
  /** Billion operations a second of all threads together, two to a multiplication and an addition. */
  rate(): number;
  close(): Promise<void>;
}

export async function openThreadsGain(threads: number): Promise<ThreadsGain> {
  const { bytes } = await compileKernels("bench/calibration/registers.as.ts");
  const module = await WebAssembly.compile(bytes);
  const workers = Array.from(
    { length: threads },
    () => new Worker(join(import.meta.dirname, "registers-thread.mjs"), { workerData: module }),
  );
  const [alone, together]: number[][] = [[], []];
  const gainOf = () => (threads * summaryOf(alone).milliseconds) / summaryOf(together).milliseconds;
  // Threads open, and their code is compiled well.
  for (let turn = 0; turn < 2; turn++) await timeOf(workers);
  return {
    async look() {
      for (let turn = 0; turn < turns; turn++) {
        alone.push(await timeOf(workers.slice(0, 1)));
        together.push(await timeOf(workers));
      }
    },
    bound: (note) => boundOf(threads, gainOf(), note),
    words: () => wordsOf(threads, gainOf()),
    rate: () => (operations * steps * threads) / summaryOf(together).milliseconds / 1e6,
    async close() {
      for (const worker of workers) await worker.terminate();
    },
  };
}

/** @param gain  how many times the arithmetic of one thread the machine does with all of them. */
export function boundOf(threads: number, gain: number, note?: string): Pick<Row, "bound" | "note"> {
  const wanted = (promised / 2) * threads;
  const isWhole = gain >= nearlyWhole * threads;
  const bound = isWhole ? wanted : Math.round(100 * (promised / 2) * gain) / 100;
  const held = isWhole
    ? `held to ${wanted}, as promised`
    : `held to ${promised / 2} of that, ${bound}; promised of ${threads} cores: ${wanted}`;
  return { bound, note: `${wordsOf(threads, gain)}: ${held}${note === undefined ? "" : `; ${note}`}` };
}

function wordsOf(threads: number, gain: number): string {
  return `${threads} threads of this machine gain ${gain.toFixed(2)} times on arithmetic in registers`;
}

/** Milliseconds until all have done the same. */
async function timeOf(workers: readonly Worker[]): Promise<number> {
  const start = performance.now();
  await Promise.all(workers.map(computed));
  return performance.now() - start;
}

function computed(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners();
    worker.once("error", reject);
    worker.once("message", (sum: number) => (sum > 0 ? resolve() : reject(new Error("a thread computed nothing"))));
    worker.postMessage(steps);
  });
}
