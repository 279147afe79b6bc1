/** Terms of art: how each is called, the forms in which explanations use it, and what it means in a sentence or two. */
import { inLanguage } from "./in-language";

const english = {
  causal: { term: "causal", forms: ["causal"], meaning: "Looking back alone: a token sees those before it and itself." },
  recurrence: {
    term: "recurrence",
    forms: ["recurrences", "recurrence"],
    meaning: "A rule that makes a state from the one before it and one more token; how much it holds does not grow with the sequence.",
  },
  mask: {
    term: "mask M",
    forms: ["masks", "mask"],
    meaning: "How much of every token reaches every other: 1 for itself, and beside that a product of decays.",
  },
  decay: { term: "decay λ", forms: ["decays", "decay"], meaning: "From 0 to 1: what is left of what a token passes on." },
  chunk: { term: "chunk", forms: ["chunks", "chunk"], meaning: "Tokens in a row that are handled together." },
  halfLife: { term: "half-life", forms: ["half-life"], meaning: "Steps after which half is left." },
  kms: {
    term: "Kac-Murdock-Szegő matrix",
    forms: ["Kac-Murdock-Szegő matrix"],
    meaning: "The matrix of λ to the power |i − j|. Its inverse has three diagonals.",
  },
  breakEven: { term: "break-even", forms: ["break-even"], meaning: "The length at which two forms cost the same." },
  underflow: {
    term: "underflow",
    forms: ["underflows"],
    meaning: "A number becomes too small for its format, and 0; float32 ends at about 1e-45, and 1 over what is below 3e-39 is infinite.",
  },
} as const;

export const lionGlossary = inLanguage("glossary-words", english);
