/** Why a run on several machines failed, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../../../../platform/fields/problem";

export const machineSentences = {
  "machine-stopped-thrice": {
    message: "a worker stopped three times in a row, most likely for lack of memory",
    hint: "Lower the number of machines, or the sizes.",
  },
} as const satisfies Sentences;

export type MachineProblemCode = keyof typeof machineSentences;
