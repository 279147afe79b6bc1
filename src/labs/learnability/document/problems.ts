/** Sentences on the problems of an experiment, its map or its sweep, in English; `problems.de.ts` has them in German. */
import type { Sentences } from "../../../platform/fields/problem";

export const experimentSentences = {
  "experiment-nested": { message: "the document is nested too deeply for an experiment", hint: "check its brackets" },
  "experiment-data": { message: "must be {format}, got {value}", hint: "this file holds data: open an experiment file instead" },
  "experiment-newer": {
    message: "{version} is newer than this program, which reads version {known}",
    hint: "reload the page to update it",
  },
  "experiment-version": { message: "must be {known}, got {version}" },
  "map-runs": { message: "must keep cells x seeds at or below {most}, got {runs}", hint: "remove points of an axis or lower Seeds" },
  "map-field": { message: "must be the name of a field" },
  "map-field-twice": { message: "is {name}, which this axis already sets", hint: "choose another field" },
  "map-field-of-other-axis": { message: "is {name}, which the other axis already sets", hint: "choose another field" },
  "map-no-number": { message: '"{entry}" is not a number' },
  "map-names": { message: "must have one entry for each of the {points} points, got {count}" },
  "map-point": { message: "must have one value for each of the {fields} fields, got {count}" },
  "map-cell": { message: "with {row}: {place} {problem}" },
  "one-of-got": { message: "must be one of {names}, got {value}" },
  "sizes-not-ascending": {
    message: "must be larger than the number before, {before}, got {value}",
    hint: "list the numbers in ascending order",
  },
  "delta-too-small": {
    message: "must be at least one data set of {draws}, got a share of {delta}",
    hint: "take at least {least} data sets or a larger delta",
  },
  "excess-of-too-many-traces": {
    message: "the {sequences} traces of this target have {samples} tokens, at most {most} are possible",
    hint: "choose a smaller machine or a shorter input",
  },
  "more-than-all-traces": { message: "must be at most {sequences}, the number of different traces, got {value}" },
  "excess-of-too-many-features": {
    message: "the second moment of {psi} features is not stored, at most {most} are possible",
    hint: "lower the dimension",
  },
  "subsets-too-large": {
    message: "must be at most {most}, half of the {rows} training rows of the file",
    hint: "remove the largest numbers of samples",
  },
  "sweep-field": { message: "must be the name of a number field of the task" },
  "sweep-without-fields": { message: "must be one of the number fields of a generated task, got {value}" },
} as const satisfies Sentences;

export type ExperimentProblemCode = keyof typeof experimentSentences;
