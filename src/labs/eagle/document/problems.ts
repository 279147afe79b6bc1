/** Errors of documents of the EAGLE lab in English; `problems.de.ts` has them in German. */
import type { Sentences } from "../../../platform/fields/problem";

const everyIterate = "every iterate would be {numbers} million numbers, the limit is {limit} million";

export const eagleSentences = {
  "rank-beyond-sides": { message: "must be at most {most}, the smaller of d and n, got {rank}", hint: "use {most}" },
  "ranks-beyond-rows": { message: "must be at least {needed} for these ranks on {machines} machines, got {d}", hint: "use {needed}" },
  "rank-beyond-columns": { message: "must be at least {rank}, the rank of a machine, got {columns}", hint: "use {rank}" },
  "columns-uneven": {
    message: "must be a multiple of {machines}, the number of machines, got {n}",
    hint: "use {next}",
  },
  "networks-too-many": { message: 'must have at most one entry for a problem of kind "training", got {count}', hint: "keep one entry" },
  "solver-untrained": {
    message: 'must be "transformer" for a problem of kind "training", got "{solver}"',
    hint: 'use "transformer"',
  },
  "transformer-alone": {
    message: '"transformer" is only for problems of kind "training", not for "{problem}"',
    hint: 'use "eagle"',
  },
  "sketch-beyond-columns": { message: "must be at most {n}, the columns of A, got {r}", hint: "use {n}" },
  "sketch-recursive": { message: '"recursive" is not available for sketches', hint: 'use "exact" or "power"' },
  "iterates-too-many": { message: everyIterate, hint: 'use "errors"' },
  "iterations-too-many": { message: `{iterations} is too many: ${everyIterate}`, hint: "use {left}" },
  "parts-too-small": {
    message: "must be at least {least} for {parts} components with at least {rows} rows each, got {size}",
    hint: "use {least}, or fewer components",
  },
  "idle-for-blocks": { message: "has no effect on data in blocks", hint: "remove it" },
  "iterations-too-long": {
    message: "{iterations} is too many: the solvers would take about {hours} hours, the limit is {limit} hours",
    hint: "use at most {fitting} for each solver",
  },
  "solvers-too-long": {
    message: "would take about {hours} hours for one iteration each, the limit is {limit} hours",
    hint: "use fewer solvers, or a smaller matrix",
  },
  "steps-too-long": {
    message: "{steps} is too many: training would take about {hours} hours, the limit is {limit} hours",
    hint: "use at most {fitting}, or fewer matrices per step",
  },
  "run-iterations-too-long": {
    message: "{field} {iterations} is too many: the solvers would take about {hours} hours, the limit is {limit} hours",
    hint: "Use at most {fitting} for each solver.",
  },
  "run-solvers-too-long": {
    message: "solvers would take about {hours} hours for one iteration each, the limit is {limit} hours",
    hint: "Use fewer solvers, or a smaller matrix.",
  },
} as const satisfies Sentences;

export type EagleProblemCode = keyof typeof eagleSentences;
