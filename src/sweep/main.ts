/** Sweeps as a program, without a browser. Started by scripts/sweep.mjs. */
import { Worker } from "node:worker_threads";
import { oneLine } from "../cli/headless";
import type { Streams } from "../cli/progress";
import { Refusal } from "../cli/refusal";
import { PlaygroundError } from "../numerics/errors";
import { readArguments, usage } from "./arguments";
import { merge } from "./commands/merge";
import { run } from "./commands/run";
import { worker } from "./commands/worker";
import type { Surroundings } from "./surroundings";

// Whoever reads may stop before the end, as `head` does.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });

const streams: Streams = {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  columns: process.stderr.isTTY ? (process.stderr.columns ?? 80) : null,
  now: () => performance.now(),
};

const interrupted = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => interrupted.abort());

const surroundings: Surroundings = {
  streams,
  createThread: (content) => new Worker(new URL("./thread.js", import.meta.url), { workerData: content }),
  signal: interrupted.signal,
};

async function main(given: readonly string[]): Promise<number> {
  try {
    const read = readArguments(given, process.env);
    if (read === null) {
      streams.out(usage);
      return 0;
    }
    if (read.command === "merge") return await merge(read, streams);
    return await (read.command === "worker" ? worker(read, surroundings) : run(read, surroundings));
  } catch (problem) {
    if (!(problem instanceof Refusal || problem instanceof PlaygroundError)) throw problem;
    streams.error(`${oneLine(problem)}\n`);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
