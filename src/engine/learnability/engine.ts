/** Computes an experiment, with a page or without one. */
import type { LabEngine } from "../core/lab-engine";
import { resultParts } from "./parts/result-parts";
import type { Learnability } from "./protocol";
import { runEngine } from "./run-engine";
import { runExperiment } from "./run-experiment";

export const engine: LabEngine<Learnability> = { ...runEngine, result: runExperiment, parts: resultParts };
