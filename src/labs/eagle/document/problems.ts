/** What can be wrong with a document of the EAGLE lab, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../../../platform/fields/problem";

const everyIterate = "every iterate would be {numbers} million numbers, the limit is {limit} million";

export const eagleSentences = {
  "rank-beyond-sides": { message: "must be at most {most}, the smaller of d and n, got {rank}", hint: "take {most}" },
  "ranks-beyond-rows": { message: "must be at least {needed} for these ranks on {machines} machines, got {d}", hint: "take {needed}" },
  "rank-beyond-columns": { message: "must be at least {rank}, the rank of a machine, got {columns}", hint: "take {rank}" },
  "columns-uneven": {
    message: "must be a multiple of {machines}, the machines that share the columns evenly, got {n}",
    hint: "take {next}",
  },
  "networks-too-many": { message: 'must have at most one entry for a problem of kind "training", got {count}', hint: "leave one" },
  "solver-untrained": {
    message: 'must be "transformer" for a problem of kind "training", got "{solver}"',
    hint: 'take "transformer"',
  },
  "transformer-alone": {
    message: '"transformer" is for problems of kind "training" alone, not for "{problem}"',
    hint: 'take "eagle"',
  },
  "sketch-beyond-columns": { message: "must be at most {n}, the columns of A, got {r}", hint: "take {n}" },
  "sketch-recursive": { message: '"recursive" does not hold for sketches', hint: 'take "exact" or "power"' },
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
  "run-iterations-too-long": {
    message: "{field} {iterations} is too many: with all iterations the solvers would take about {hours} hours, the limit is {limit} hours",
    hint: "Take at most {fitting} for every solver.",
  },
  "run-solvers-too-long": {
    message: "solvers would take about {hours} hours, the limit is {limit} hours: one iteration of each is too much",
    hint: "Take fewer solvers, or a smaller matrix.",
  },
} as const satisfies Sentences;

export type EagleProblemCode = keyof typeof eagleSentences;
