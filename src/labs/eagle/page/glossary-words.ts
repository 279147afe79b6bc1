/** Terms of this lab: name, forms that explanations underline, and meaning in one or two sentences. */
import { inLanguage } from "./in-language";

const english = {
  condition: {
    term: "condition number",
    forms: ["condition number", "κ"],
    meaning: "Ratio κ of the largest singular value of a matrix to its smallest positive one.",
  },
  singular: {
    term: "singular value",
    forms: ["singular values", "singular value"],
    meaning: "Factor by which a matrix stretches vectors along one of its singular directions.",
  },
  rank: {
    term: "rank",
    forms: ["rank"],
    meaning: "The largest number of linearly independent rows of a matrix, equal to that of its columns.",
  },
  pseudo: {
    term: "pseudo-inverse",
    forms: ["pseudo-inverse"],
    meaning: "The matrix A⁺ that generalises the inverse: it gives the least-squares solution of smallest norm.",
  },
  newtonSchulz: {
    term: "Newton-Schulz iteration",
    forms: ["Newton-Schulz iteration", "Newton-Schulz"],
    meaning: "Iteration by matrix products alone for an inverse or a polar factor. Close to the solution each step squares the error.",
  },
  polar: {
    term: "polar factor",
    forms: ["polar factor"],
    meaning: "The matrix with the same singular directions and all singular values 1.",
  },
  nystrom: {
    term: "Nyström completion",
    forms: ["Nyström completion", "B A⁺ C"],
    meaning: "Estimate of the missing block of a low-rank matrix from the three known blocks: D = B A⁺ C.",
  },
  blockMasked: {
    term: "block-masked matrix",
    forms: ["block-masked matrix", "masked block matrix"],
    meaning: "A matrix [A C; B D] whose block D is hidden and has to be estimated.",
  },
  missingBlock: {
    term: "missing block",
    forms: ["missing block", "block D"],
    meaning: "The lower right block D of [A C; B D], hidden from the solvers.",
  },
  squaredError: {
    term: "squared error",
    forms: ["squared error"],
    meaning: "Squared Frobenius norm of the error of D. “Relative” divides it by the squared norm of the true D.",
  },
  steps: {
    term: "step sizes η and γ",
    forms: ["η", "γ"],
    meaning: "Step sizes of EAGLE, relative to 1/‖A‖²: η for A and B, γ for C and D. The theorems use η = 1/3 and γ = 1.",
  },
  queryKey: {
    term: "W_QK",
    forms: ["W_QK"],
    meaning: "Product of the query and key weights of a layer, W_Q W_Kᵀ. It sets the attention between rows.",
  },
  valueProjection: {
    term: "W_VP",
    forms: ["W_VP"],
    meaning: "Product of the value and output weights of a layer, W_V W_Pᵀ. It sets the update that an attended row contributes.",
  },
  zeroPredictor: {
    term: "zero predictor",
    forms: ["zero predictor"],
    meaning: "Baseline that predicts zero for every entry of D.",
  },
  sketch: {
    term: "sketch",
    forms: ["sketches", "sketched", "sketch"],
    meaning: "The product A S with r columns: r columns of A drawn at random, or r random orthonormal combinations of all.",
  },
  diversity: {
    term: "diversity index α",
    forms: ["diversity index", "diversity", "α"],
    meaning:
      "Smallest positive eigenvalue of the mean of the projectors onto the machines’ ranges. It is 1 for equal ranges, 1/M for M orthogonal ranges and near 0 for nearly equal ones.",
  },
  round: {
    term: "round",
    forms: ["rounds", "round"],
    meaning: "Each machine updates its own columns once, sends its C and D, and receives the means.",
  },
  flop: { term: "floating-point operation", forms: ["floating-point operations"], meaning: "One addition or multiplication." },
} as const;

export const eagleGlossary = inLanguage("glossary-words", english);
