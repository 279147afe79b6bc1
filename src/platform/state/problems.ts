/** Problems of opening and saving, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../fields/problem";

export const stateSentences = {
  "link-data": { message: "in the data of this link: {problem}", hint: "{problem.hint}" },
  "link-data-other": { message: "the data in this link are not those that its experiment names" },
  "opened-archive-and-more": { message: "an archive is opened by itself", hint: "open one at a time" },
  "opened-experiments": { message: "these are {count} experiments", hint: "open one at a time" },
  "opened-data": { message: "these are {count} data files", hint: "open one at a time" },
  "opened-unreadable": { message: "the file cannot be read", hint: "choose it again" },
  "opened-too-large": { message: "the data do not fit in memory", hint: "use fewer samples" },
  "own-data-closed": { message: "no data of your own are open", hint: "Open the file that holds them." },
  "archive-size": { message: "the file has {size} MB, the limit is {limit} MB" },
  "archive-format": { message: "must be {expected}, got {value}" },
  "archive-other-file": {
    message: "must be {expected}, got {value}",
    hint: "experiments, results and data are opened with Open, or dropped on the page",
  },
  "archive-newer": {
    message: "{version} is newer than this program, which reads version {expected}",
    hint: "reload the page to update it",
  },
  "archive-object": { message: "must be an object, got {value}" },
  "archive-list": { message: "must be a list, got {value}" },
  "archive-text": { message: "must be text, got {value}" },
  "archive-area": { message: "is no name of an area" },
  "archive-entries": { message: "has {count} entries, the limit is {most}" },
  "archive-entry": { message: "must be an object with key and value, got {value}" },
  "archive-missing": { message: "is missing" },
  "archive-characters": { message: "has {count} characters, the limit is {most}" },
} as const satisfies Sentences;

export type StateProblemCode = keyof typeof stateSentences;
