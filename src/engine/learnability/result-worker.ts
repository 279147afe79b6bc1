/** Computes one result document beside the page, so that a long export never blocks it. */
import type { Experiment } from "../../experiment/learnability/document";
import { serializeResult } from "../../experiment/learnability/result";
import { openForLearners } from "../../learners/deep/create";
import type { OwnData } from "../../tasks/dataset";
import { describeFailure } from "../core/failure";
import type { FromResultWorker } from "./result";
import { runExperiment } from "./run-experiment";

// The project's DOM types describe the window; here the global is a worker's.
const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const post = (message: FromResultWorker) => scope.postMessage(message);

scope.addEventListener("message", async ({ data }: MessageEvent<{ readonly experiment: Experiment; readonly data: OwnData | null }>) => {
  try {
    await openForLearners(data.experiment.learners);
    const result = runExperiment(data.experiment, data.data, (share) => post({ type: "progress", share }));
    post({ type: "done", text: serializeResult(result) });
  } catch (error) {
    post({ type: "failed", message: describeFailure(error) });
  }
});
