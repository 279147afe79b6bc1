/** What can be too large about a document of the EAGLE lab, in English; `problems.de.ts` has the same in German. */
import { type CodedProblem, codedProblem, type Sentences, type Values } from "../../../platform/fields/problem";

const everyIterate = "every iterate would be {numbers} million numbers, the limit is {limit} million";

export const eagleSentences = {
  "iterates-too-many": { message: everyIterate, hint: 'take "errors"' },
  "iterations-too-many": { message: `{iterations} is too many: ${everyIterate}`, hint: "take {left}" },
  "parts-too-small": {
    message: "must be at least {least} for {parts} loose parts, each of which has at least {rows} rows, got {size}",
    hint: "take {least}, or fewer parts",
  },
  "idle-for-blocks": { message: "has no effect on data in blocks: nothing is chosen from a matrix", hint: "leave it out" },
  "iterations-too-long": {
    message: "{iterations} is too many: with all iterations the solvers would take about {hours} hours, the limit is {limit} hours",
    hint: "take at most {fitting} for every solver",
  },
  "solvers-too-long": {
    message: "would take about {hours} hours, the limit is {limit} hours: one iteration of each is too much",
    hint: "take fewer solvers, or a smaller matrix",
  },
  "steps-too-long": {
    message: "{steps} is too many: training would take about {hours} hours, the limit is {limit} hours",
    hint: "take at most {fitting}, or fewer matrices in a step",
  },
} as const satisfies Sentences;

export type EagleProblemCode = keyof typeof eagleSentences;

export function eagleProblem(code: EagleProblemCode, values: Values, field: string): CodedProblem {
  return codedProblem(eagleSentences, code, values, field);
}
