/** Computes an experiment, with a page or without one. */
import type { LabEngine } from "../../../platform/engine/lab-engine";
import { resultParts } from "./parts/result-parts";
import type { Learnability } from "./protocol";
import { runEngine } from "./run-engine";
import { runExperiment, runExperimentOnThreads } from "./run-experiment";
import { usuallyWorth } from "./sharing";
import { sharingWith } from "./split/shared-data";

export const engine: LabEngine<Learnability> = {
  ...runEngine,
  prepare: async (document, jobs) => ({
    ...(await runEngine.prepare(document, jobs)),
    result: runExperiment,
    resultShared: (document, data, helpers, onProgress) =>
      runExperimentOnThreads(document, data, sharingWith(helpers, usuallyWorth), onProgress),
  }),
  parts: resultParts,
};
