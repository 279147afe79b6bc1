/** Problems of opening and saving, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../fields/problem";

export const stateSentences = {
  "link-data": { message: "in the data of this link: {problem}", hint: "{problem.hint}" },
  "link-data-other": { message: "the data in this link do not match its experiment" },
  "opened-archive-and-more": { message: "an archive cannot be opened with other files", hint: "open the archive alone" },
  "opened-experiments": { message: "{count} experiments cannot be opened at once", hint: "open one at a time" },
  "opened-data": { message: "{count} data files cannot be opened at once", hint: "open one at a time" },
  "opened-unreadable": { message: "the file cannot be read", hint: "choose it again" },
  "opened-too-large": { message: "the data do not fit in memory", hint: "use fewer samples" },
  "own-data-closed": { message: "no data file is open", hint: "Open the data file." },
  "archive-size": { message: "the file has {size} MB, the limit is {limit} MB" },
  "archive-format": { message: "must be {expected}, got {value}" },
  "archive-other-file": {
    message: "must be {expected}, got {value}",
    hint: "use Open for experiments, results and data, or drop them on the page",
  },
  "archive-newer": {
    message: "{version} is newer than this program, which reads version {expected}",
    hint: "reload the page to update it",
  },
  "archive-object": { message: "must be an object, got {value}" },
  "archive-list": { message: "must be a list, got {value}" },
  "archive-text": { message: "must be text, got {value}" },
  "archive-area": { message: "is not the name of an area" },
  "archive-entries": { message: "has {count} entries, the limit is {most}" },
  "archive-entry": { message: "must be an object with key and value, got {value}" },
  "archive-missing": { message: "is missing" },
  "archive-characters": { message: "has {count} characters, the limit is {most}" },
} as const satisfies Sentences;

export type StateProblemCode = keyof typeof stateSentences;
