/** A thread that computes runs of one sweep on request. */
import { parentPort, workerData } from "node:worker_threads";
import { knowEnglish } from "../../cli/english";
import { writeClone } from "../../platform/documents/clone-json";
import { describeFailure } from "../../platform/engine/failure";
import { problemSentences } from "../../platform/fields/problem";
import { Sweep } from "../sweep";
import type { FromThread, ThreadData, ToThread } from "./messages";

if (!parentPort) throw new Error("this is a script for a thread");
const port = parentPort;
const post = (message: FromThread) => port.postMessage(message);

await knowEnglish();
const sweep = await Sweep.open(workerData as ThreadData);

port.on("message", ({ runs }: ToThread) => {
  // Common data are kept for one job; every run has its own certificate.
  const compute = sweep.computer();
  for (const run of runs) {
    const start = performance.now();
    try {
      const text = writeClone(compute(run));
      post({ type: "done", run, text, seconds: (performance.now() - start) / 1000 });
    } catch (error) {
      post({ type: "failed", run, reason: problemSentences(describeFailure(error)) });
      break;
    }
  }
  post({ type: "end" });
});
post({ type: "ready" });
