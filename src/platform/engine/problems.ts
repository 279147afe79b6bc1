/** Why a job of any lab failed, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../fields/problem";

export const engineSentences = {
  unexpected: { message: "{words}" },
  "worker-missing": { message: "a part of this page could not be loaded", hint: "Reload the page." },
  "computation-stopped": {
    message: "the computation stopped unexpectedly, most likely for lack of memory",
    hint: "Close other tabs, then try again.",
  },
  "result-stopped": {
    message: "the result could not be computed, most likely for lack of memory",
    hint: "Close other tabs to free memory, then try again.",
  },
  "gpu-failed": { message: "{problem}" },
  "gpu-worker-silent": { message: "the worker of the GPU does not respond", hint: "Try again, or train on the processor." },
  "gpu-worker-failed": { message: "the worker of the GPU failed", hint: "Try again, or train on the processor." },
  "name-misspelt": { message: "{problem}", hint: "did you mean {meant}?" },
} as const satisfies Sentences;

export type EngineProblemCode = keyof typeof engineSentences;
