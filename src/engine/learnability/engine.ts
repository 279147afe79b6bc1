/** Computes an experiment, with a page or without one. */
import type { LabEngine } from "../core/lab-engine";
import type { Learnability } from "./protocol";
import { runEngine } from "./run-engine";
import { runExperiment, runExperimentOnThreads } from "./run-experiment";
import { sharingWith } from "./split/sharing";

export const engine: LabEngine<Learnability> = {
  ...runEngine,
  result: (document, data, onProgress, helpers) =>
    helpers ? runExperimentOnThreads(document, data, sharingWith(helpers), onProgress) : runExperiment(document, data, onProgress),
};
