/** Failures of runs on several machines in English; `problems.de.ts` has them in German. */
import type { Sentences } from "../../../../platform/fields/problem";

export const machineSentences = {
  "machine-stopped-thrice": {
    message: "a worker stopped three times in a row, probably for lack of memory",
    hint: "Use fewer machines, or smaller sizes.",
  },
} as const satisfies Sentences;

export type MachineProblemCode = keyof typeof machineSentences;
