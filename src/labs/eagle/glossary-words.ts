/** Terms of art: how each is called, the forms in which explanations use it, and what it means in a sentence or two. */
import { inLanguage } from "./in-language";

const english = {
  condition: {
    term: "condition number",
    forms: ["condition number"],
    meaning: "The largest singular value of a matrix over its smallest positive one: how unevenly it stretches.",
  },
  singular: {
    term: "singular value",
    forms: ["singular values", "singular value"],
    meaning: "How much a matrix stretches along one of its own directions.",
  },
  rank: { term: "rank", forms: ["rank"], meaning: "How many directions a matrix really has; the others are combinations of these." },
  pseudo: {
    term: "pseudo-inverse",
    forms: ["pseudo-inverse"],
    meaning: "What comes nearest to an inverse where a matrix has none; it gives least squares solutions of least size.",
  },
  flop: { term: "floating-point operation", forms: ["floating-point operations"], meaning: "One addition or multiplication." },
} as const;

export const eagleGlossary = inLanguage("glossary-words", english);
