/** Requests a result document, which its own worker computes. */
import { type AskOptions, askWorker } from "./ask-worker";
import { engineProblem } from "./engine-problem";
import type { LabTypes } from "./lab-engine";
import type { WorkerLike } from "./supervised-worker";

export interface ResultRequest<Lab extends LabTypes> {
  readonly document: Lab["document"];
  readonly data: Lab["data"] | null;
}

/**
 * The text of the result document, as the headless runner writes it. @throws {PlaygroundError} with the problem of the
 * computation.
 */
export function resultInWorker<Lab extends LabTypes>(
  create: () => WorkerLike,
  request: ResultRequest<Lab>,
  options?: AskOptions,
): Promise<string> {
  return askWorker(create, request, engineProblem("result-stopped"), options);
}
