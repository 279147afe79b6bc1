/** The name of the page, and what its notices say. */
import { formatCount } from "../charts/format";
import { sentenceCase, withStop } from "../ui/grammar";
import { inLanguage } from "./in-language";

const english = {
  name: "Learnability Playground",
  pageTitle: "Learnability Playground: what one layer of linear attention can provably learn",
  description: "An interactive laboratory on what one layer of linear attention can provably learn. It runs in the browser.",
  notices: {
    dismiss: "Dismiss",
    region: "Notices",
    badLink: (message: string, hint: string | undefined) =>
      `This address could not be opened: ${message}.${hint ? ` ${sentenceCase(hint)}.` : ""}`,
    runsDefault: "The first preset runs instead.",
    runsCurrent: "Nothing was changed.",
    recovered: (step: number) =>
      step > 0
        ? `A worker stopped. Training continued from step ${formatCount(step)}; the curves do not change.`
        : "A worker stopped. Its learners started again from the first step; the curves do not change.",
    removed: (name: string) => `Removed: ${name}. Undo restores it.`,
    stopped: "Training stopped: a worker failed three times in a row. Close other tabs to free memory, then press Reset.",
  },
  state: {
    fileRefused: (name: string, message: string, hint: string | undefined) =>
      `${name === "" ? "The pasted text" : name} could not be opened: ${message}.${hint ? ` ${withStop(sentenceCase(hint))}` : ""} Nothing was changed.`,
    changeRefused: (message: string, hint: string | undefined) =>
      `This change is not possible: ${message}.${hint ? ` ${withStop(sentenceCase(hint))}` : ""} Nothing was changed.`,
    tooLarge: (problem: string) => `This experiment cannot run: ${problem}.`,
    missingData: (name: string, hash: string) =>
      name === "" && hash === ""
        ? "This experiment needs your own data. Open their file to run it."
        : `This experiment needs ${name === "" ? "a file" : name}${hash === "" ? "" : ` (content ${hash})`}, which is not open here. Open it to run the experiment.`,
    otherData: (name: string, expected: string) =>
      `${name} holds other data than ${expected === "" ? "the file this experiment was made with" : expected}. The experiment now runs on ${name}; press Undo to return.`,
    otherKernels: (version: string) =>
      `This link was made with version ${version} of the kernels. This page has another version, so the last digits may differ.`,
    storage: {
      refused: "This browser stores nothing for this page, as in a private window. After a reload the run starts again.",
      full: "The storage of this browser is full, so new results are lost on reload. Free some space, or remove runs from the history.",
      failed: "The storage of this browser failed, so new results are lost on reload. Everything else works.",
    },
    discarded: "Some stored data of this browser could not be read and were left out.",
  },
} as const;

export const shellText = inLanguage("words", english);
