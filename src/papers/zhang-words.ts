import { inLanguage } from "./in-language";
import type { StatementWords } from "./paper";

const english = {
  "section-2": { statement: "Each prompt is a linear regression with a task vector of its own." },
  "section-2-flow": {
    statement: "The theory is about gradient flow, the limit of gradient descent with small steps.",
    note: "AdamW, with the same start, shows no stairs.",
  },
  "section-3-layer": { statement: "The best layer takes one preconditioned gradient step on the context." },
  "section-3-drop": {
    statement: "With merged key and query, the loss has one plateau and one abrupt drop.",
    note: "Shown by the merged heads beside those of rank one.",
  },
  "section-4": {
    statement: "With key and query of rank one, the layer learns one direction after another, the strongest first.",
    note: "The loss waits at the heights of the theory. Seeds and starts change the steps.",
  },
  "section-4-fixed": {
    statement: "Training has exponentially many fixed points: some directions are learned, the others are not.",
    note: "Two of them: the end of one head, and that of several.",
  },
  "section-4-white": { statement: "The start decides the order of directions with equal variance." },
  "section-5": {
    statement: "With key and query of rank r, drops of the loss are fewer and larger.",
    note: "No preset: change the rank of key and query in the settings of a learner.",
  },
} as const satisfies Readonly<Record<string, StatementWords>>;

export const zhangText = inLanguage("zhang-words", english);
