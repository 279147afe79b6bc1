/** One thread of the pool that a population is measured on. */
import { parentPort, workerData } from "node:worker_threads";
import { openModels } from "./models";

const { share, threads, finished } = workerData as { share: number; threads: number; finished: Int32Array };
const advance = openModels(share, threads);

parentPort?.on("message", () => {
  advance();
  Atomics.add(finished, 0, 1);
  Atomics.notify(finished, 0);
});
parentPort?.postMessage("ready");
