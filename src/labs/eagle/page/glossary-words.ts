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
  newtonSchulz: {
    term: "Newton-Schulz iteration",
    forms: ["Newton-Schulz iteration", "Newton-Schulz"],
    meaning:
      "A way to an inverse, or to the nearest orthonormal matrix, by products of matrices alone; what is left to do is squared at every iteration.",
  },
  polar: {
    term: "polar factor",
    forms: ["polar factor"],
    meaning: "The matrix with the same singular directions and all singular values 1.",
  },
  nystrom: {
    term: "Nyström completion",
    forms: ["Nyström completion", "B A⁺ C"],
    meaning: "Filling the missing corner D of a matrix of low rank from the three blocks that are known: D = B A⁺ C.",
  },
  blockMasked: {
    term: "block-masked matrix",
    forms: ["block-masked matrix", "masked block matrix"],
    meaning: "A matrix [A C; B D] of which the corner D is hidden and to be found.",
  },
  sketch: {
    term: "sketch",
    forms: ["sketches", "sketched", "sketch"],
    meaning: "A few columns of a matrix, drawn at random or mixed from all, that stand for the whole matrix in one iteration.",
  },
  diversity: {
    term: "diversity index α",
    forms: ["index of diversity", "diversity", "α"],
    meaning:
      "The smallest positive eigenvalue of the mean of the projectors onto the machines’ ranges: 1 for equal ranges, 1/M for M orthogonal ones, near 0 for nearly equal ones. In the end a round of distributed EAGLE leaves 1 − α of its error.",
  },
  round: {
    term: "round",
    forms: ["rounds", "round"],
    meaning: "Every machine updates its own columns once, sends its C and D, and gets the means of all.",
  },
  flop: { term: "floating-point operation", forms: ["floating-point operations"], meaning: "One addition or multiplication." },
} as const;

export const eagleGlossary = inLanguage("glossary-words", english);
