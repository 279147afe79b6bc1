/** Sweeps as a program, without a browser. Started by scripts/sweep.mjs. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { knowEnglish } from "../cli/english";
import { oneLine } from "../cli/headless";
import { Refusal } from "../cli/refusal";
import { standardStreams } from "../cli/standard-streams";
import { PlaygroundError } from "../platform/numerics/errors";
import { readArguments, usage } from "./arguments";
import { merge } from "./commands/merge";
import { run } from "./commands/run";
import { worker } from "./commands/worker";
import type { Surroundings } from "./surroundings";

await knowEnglish();
const streams = standardStreams();
const interrupted = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => interrupted.abort());

const watchPage = fileURLToPath(new URL("./watch", import.meta.url));

const surroundings: Surroundings = {
  streams,
  createThread: (content) => new Worker(new URL("./thread.js", import.meta.url), { workerData: content }),
  watchPage: existsSync(watchPage) ? watchPage : null,
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
