import { helpersBesideWorker } from "../../../../platform/engine/beside-worker";
import type { Prepared } from "../../../../platform/engine/lab-engine";
import { solverOf } from "../job-plan";
import type { Eagle } from "../protocol";
import { TrainingJob } from "./job";
import type { TrainingCheckpoint } from "./protocol";
import { trainingResult, trainingResultOnThreads } from "./result";
import { sharedBatches } from "./shared-batches";

/** Trains networks: everything that this takes, fetched as one. */
export const training: Prepared<Eagle> = {
  create: ({ document, id, checkpoint, choices, helpers = 0 }) =>
    new TrainingJob(document, solverOf(id), checkpoint as TrainingCheckpoint | undefined, {
      share: (settings) => sharedBatches(settings, helpersBesideWorker("eagle", helpers)),
      openGpu: choices?.gpu ? async () => (await import("./gpu-device")).openTrainingDevice() : null,
    }),
  result: (document, _, onProgress) => trainingResult(document, onProgress),
  resultShared: (document, _, helpers, onProgress) => trainingResultOnThreads(document, helpers, onProgress),
};
