/** What can be wrong with a link, its locks, its lab or its data, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../fields/problem";

export const documentSentences = {
  "link-foreign": { message: "this is not a playground link" },
  "link-damaged": {
    message: "this link was truncated or altered on its way",
    hint: "ask for it again, as a file if need be",
  },
  "link-newer": {
    message: "this link was made by a newer version of the playground",
    hint: "reload the page to update it",
  },
  "link-empty": { message: "this link holds no experiment" },
  "lab-unnamed": { message: "must be the name of a lab, got {value}" },
  "lab-unknown": {
    message: "this is for the lab {lab}, which this version of the playground does not have",
    hint: "reload the page to update it",
  },
  "lab-left-out": { message: "belongs to the lab {labs}", hint: 'add "lab": {example}' },
  "lab-missing": {
    message: "the lab {lab} could not be fetched",
    hint: "load the page again",
  },
  "setting-idle": { message: "has no effect while {beside} is {value}", hint: "leave it out" },
  "data-missing": { message: "the data of this experiment are not here", hint: "Open the file that it speaks of." },
  "data-unwanted": { message: "this lab learns from no data of your own" },
  "data-of-another-lab": { message: "these are not data that the experiment can learn from" },
  "locks-not-an-object": { message: "must be an object, got {kind}" },
  "locks-unknown-field": { message: "is not a known field" },
  "locks-not-a-list": { message: "must be a list of controls, got {kind}" },
  "locks-too-many": { message: "must have at most {most} entries, got {count}" },
  "locks-no-control": { message: "must name a control, got {value}" },
  "kind-list": { message: "a list" },
  "kind-other": { message: "a value of type {type}" },
  "result-too-large": { message: "the result is too large to be written as text", hint: "Make the experiment smaller." },
  "clone-deep": { message: "is nested deeper than {most} levels" },
  "clone-kind": { message: "is of a kind that cannot be written to a file" },
  "clone-name": { message: "is no name that a value may have" },
  "clone-number": { message: "is too large for a number" },
  "clone-unknown": { message: "has the kind {kind}, which no archive has" },
  "clone-list": { message: "must hold a list" },
  "clone-pairs": { message: "must hold a list of pairs" },
  "clone-base64": { message: "holds no base64 text" },
  "clone-bytes": { message: "has {count} bytes, expected a multiple of {size}" },
} as const satisfies Sentences;

export type DocumentProblemCode = keyof typeof documentSentences;
