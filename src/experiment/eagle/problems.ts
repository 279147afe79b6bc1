/** What can be too large about a document of the EAGLE lab, in English; `problems.de.ts` has the same in German. */
import { type CodedProblem, codedProblem, type Sentences, type Values } from "../../fields/problem";

const everyIterate = "every iterate would be {numbers} million numbers, the limit is {limit} million";

export const eagleSentences = {
  "iterates-too-many": { message: everyIterate, hint: 'take "errors"' },
  "iterations-too-many": { message: `{iterations} is too many: ${everyIterate}`, hint: "take {left}" },
} as const satisfies Sentences;

export type EagleProblemCode = keyof typeof eagleSentences;

export function eagleProblem(code: EagleProblemCode, values: Values, field: string): CodedProblem {
  return codedProblem(eagleSentences, code, values, field);
}
