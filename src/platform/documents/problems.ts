/** Problems of links, their locks, labs and data, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../fields/problem";

export const documentSentences = {
  "link-foreign": { message: "this is not a link of this page" },
  "link-damaged": {
    message: "this link is truncated or altered",
    hint: "copy the link again, or use a file instead",
  },
  "link-newer": {
    message: "this link is from a newer version of this page",
    hint: "reload the page to update it",
  },
  "link-empty": { message: "this link contains no experiment" },
  "lab-unnamed": { message: "must be the name of a lab, got {value}" },
  "lab-unknown": {
    message: "the lab {lab} does not exist in this version of the page",
    hint: "reload the page to update it",
  },
  "lab-left-out": { message: "belongs to the lab {labs}", hint: 'add "lab": {example}' },
  "lab-missing": {
    message: "the lab {lab} could not be loaded",
    hint: "reload the page",
  },
  "setting-idle": { message: "has no effect while {beside} is {value}", hint: "remove it" },
  "data-missing": { message: "the data of this experiment are not open", hint: "Open the data file that it names." },
  "data-unwanted": { message: "this lab does not use own data" },
  "data-of-another-lab": { message: "the experiment cannot use these data" },
  "locks-not-an-object": { message: "must be an object, got {kind}" },
  "locks-unknown-field": { message: "is not a known field" },
  "locks-not-a-list": { message: "must be a list of controls, got {kind}" },
  "locks-too-many": { message: "must have at most {most} entries, got {count}" },
  "locks-no-control": { message: "must name a control, got {value}" },
  "kind-list": { message: "a list" },
  "kind-other": { message: "a value of type {type}" },
  "result-too-large": { message: "the result is too large to be written as text", hint: "Make the experiment smaller." },
  "clone-deep": { message: "is nested deeper than {most} levels" },
  "clone-kind": { message: "has a type that cannot be written to a file" },
  "clone-name": { message: "is not a permitted name of a value" },
  "clone-number": { message: "is too large for a number" },
  "clone-unknown": { message: "has the type {kind}, which archives do not have" },
  "clone-list": { message: "must contain a list" },
  "clone-pairs": { message: "must contain a list of pairs" },
  "clone-base64": { message: "must contain base64 text" },
  "clone-bytes": { message: "has {count} bytes, expected a multiple of {size}" },
} as const satisfies Sentences;

export type DocumentProblemCode = keyof typeof documentSentences;
