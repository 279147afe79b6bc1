import { inLanguage } from "./in-language";
import type { StatementWords } from "./paper";

const english = {
  "section-2": { statement: "Each prompt is a linear regression with a task vector of its own." },
  "section-3-layer": { statement: "The best layer takes one preconditioned gradient step on the context." },
  "section-3-drop": {
    statement: "With merged key and query, the loss has one plateau and one abrupt drop.",
    note: "The preset starts from larger weights, which show no plateau.",
  },
  "section-4": {
    statement: "With key and query of rank one, the layer learns one direction after another.",
    note: "The learners of this page have merged key and query.",
  },
  "section-5": {
    statement: "With key and query of rank r, drops of the loss are fewer and larger.",
    note: "The learners of this page have merged key and query.",
  },
} as const satisfies Readonly<Record<string, StatementWords>>;

export const zhangText = inLanguage("zhang-words", english);
