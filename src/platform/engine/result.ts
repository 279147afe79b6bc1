/** Requests a result document, which its own worker computes. */
import { type AskOptions, askWorker } from "./ask-worker";
import { engineProblem } from "./engine-problem";
import type { LabTypes } from "./lab-engine";
import { openWorker } from "./open-worker";

export interface ResultRequest<Lab extends LabTypes> {
  readonly document: Lab["document"];
  readonly data: Lab["data"] | null;
}

/**
 * Computes the text of a result document of a lab, as the headless runner writes it.
 * @throws {PlaygroundError} with the problem.
 */
export function resultInWorker<Lab extends LabTypes>(lab: string) {
  return (document: Lab["document"], data: Lab["data"] | null, options?: AskOptions): Promise<string> =>
    askWorker<ResultRequest<Lab>, string>(() => openWorker(lab, "result"), { document, data }, engineProblem("result-stopped"), options);
}
