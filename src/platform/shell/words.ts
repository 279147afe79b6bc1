/** The name of the page, and what its notices say. */
import { formatCount } from "../charts/format";
import { sentenceCase, withStop } from "../ui/grammar";
import { inLanguage } from "./in-language";

const english = {
  name: "Learnability Playground",
  pageTitle: "Learnability Playground: what one layer of linear attention can provably learn",
  description: "An interactive laboratory for what one layer of linear attention can provably learn, in the browser.",
  notices: {
    dismiss: "Dismiss",
    region: "Notices",
    badLink: (message: string, hint: string | undefined) =>
      `This address could not be opened: ${message}.${hint ? ` ${sentenceCase(hint)}.` : ""}`,
    runsDefault: "The first preset runs meanwhile.",
    runsCurrent: "Nothing was changed.",
    recovered: (step: number) =>
      step > 0
        ? `A worker stopped; training went on from step ${formatCount(step)}. The curves are the same.`
        : "A worker stopped; its learners began again from their first step. The curves are the same.",
    stopped: "Training stopped: a worker failed three times in a row. Close other tabs to free memory, then press Reset.",
  },
  state: {
    fileRefused: (name: string, message: string, hint: string | undefined) =>
      `${name === "" ? "The pasted text" : name} could not be opened: ${message}.${hint ? ` ${withStop(sentenceCase(hint))}` : ""} Nothing was changed.`,
    changeRefused: (message: string, hint: string | undefined) =>
      `This change is not possible: ${message}.${hint ? ` ${withStop(sentenceCase(hint))}` : ""} Nothing was changed.`,
    tooLarge: (problem: string) => `This experiment is too large to run: ${problem}.`,
    missingData: (name: string, hash: string) =>
      name === "" && hash === ""
        ? "This experiment needs data of your own. Open the file that holds them, and it runs."
        : `This experiment needs ${name === "" ? "a file" : name}${hash === "" ? "" : ` (content ${hash})`}, which is not open here. Open that file, and the experiment runs.`,
    otherData: (name: string, expected: string) =>
      `${name} holds other data than ${expected === "" ? "the file this experiment was made with" : expected}. The experiment now runs on ${name}; Undo goes back.`,
    otherKernels: (version: string) =>
      `This link was made with version ${version} of the kernels, this page has another one: the last digits may differ.`,
    storage: {
      refused:
        "This browser keeps nothing for this page, as in a private window: after a reload the run begins anew. Everything else works.",
      full: "The store of this browser is full: from here on nothing more is kept across reloads. Free some space, or remove runs from the history.",
      failed: "The store of this browser failed: from here on nothing more is kept across reloads. Everything else works.",
    },
    discarded: "Some of what this browser had kept could not be read and was left out.",
  },
} as const;

export const shellText = inLanguage("words", english);
