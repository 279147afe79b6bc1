/** The result document of an experiment, computed beside the page. */
import type { Experiment } from "../../experiment/learnability/document";
import type { OwnData } from "../../tasks/dataset";
import { type ResultOptions, resultInWorker } from "../core/result";
import { openWorker } from "../open-worker";
import type { Learnability } from "./protocol";

export type { ResultOptions } from "../core/result";

/** Computes a result document. Replaced in tests, which have no workers. */
export type ComputeResult = (experiment: Experiment, data: OwnData | null, options?: ResultOptions) => Promise<string>;

/** The text of the document, as the headless runner writes it. @throws {PlaygroundError} with what went wrong. */
export const computeResult: ComputeResult = (document, data, options) =>
  resultInWorker<Learnability>(() => openWorker("learnability", "result"), { document, data }, options);
