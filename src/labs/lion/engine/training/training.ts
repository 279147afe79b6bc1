import type { Prepared } from "../../../../platform/engine/lab-engine";
import { baselinesJob, learnerOf } from "../job-plan";
import type { Lion } from "../protocol";
import { createBaselinesJob } from "./baselines";
import { EncoderJob } from "./job";
import type { EncoderCheckpoint } from "./protocol";
import { taskResult } from "./result";

export { fetchSource, needsSource } from "./source";

/** Trains encoders: everything that this takes is fetched as one. */
export const training: Prepared<Lion> = {
  create: ({ document, id, checkpoint }) =>
    id === baselinesJob
      ? createBaselinesJob(document)
      : new EncoderJob(document, learnerOf(id), checkpoint as EncoderCheckpoint | undefined),
  result: (document, _, onProgress) => taskResult(document, onProgress),
};
