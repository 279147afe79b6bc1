/** The result document of an experiment, computed beside the page. */

import { openWorker } from "../../../platform/engine/open-worker";
import { type ResultOptions, resultInWorker } from "../../../platform/engine/result";
import type { Experiment } from "../document/document";
import type { OwnData } from "../math/tasks/dataset";
import type { Learnability } from "./protocol";

export type { ResultOptions } from "../../../platform/engine/result";

/** Computes a result document. Replaced in tests, which have no workers. */
export type ComputeResult = (experiment: Experiment, data: OwnData | null, options?: ResultOptions) => Promise<string>;

/** The text of the document, as the headless runner writes it. @throws {PlaygroundError} with what went wrong. */
export const computeResult: ComputeResult = (document, data, options) =>
  resultInWorker<Learnability>(() => openWorker("learnability", "result"), { document, data }, options);
