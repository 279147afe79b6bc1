/** What can be wrong with a link, its locks, its lab or its data, in English; `problems.de.ts` has the same in German. */
import { type CodedProblem, codedProblem, type Sentences, type Values } from "../fields/problem";

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
  "document-not-an-object": { message: "the document must be an object, got {value}" },
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
} as const satisfies Sentences;

export type DocumentProblemCode = keyof typeof documentSentences;

export function documentProblem(code: DocumentProblemCode, values: Values = {}, field = ""): CodedProblem {
  return codedProblem(documentSentences, code, values, field);
}
