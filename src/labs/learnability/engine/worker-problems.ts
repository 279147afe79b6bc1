/** What is said where a worker of this lab stopped, in English; `worker-problems.de.ts` has the same in German. */
import { type CodedProblem, codedProblem, type Sentences } from "../../../platform/fields/problem";

export const workerSentences = {
  "study-stopped": {
    message: "the computation stopped unexpectedly, most likely for lack of memory",
    hint: "Close other tabs or lower the dimension, then ask again.",
  },
  "map-run-stopped": {
    message: "its worker stopped three times, most likely for lack of memory",
    hint: "Lower the number of samples or the dimension.",
  },
  "drawn-data-stopped": { message: "the data could not be written", hint: "Close other tabs to free memory, then try again." },
} as const satisfies Sentences;

export type WorkerProblemCode = keyof typeof workerSentences;

export function workerProblem(code: WorkerProblemCode): CodedProblem {
  return codedProblem(workerSentences, code);
}
