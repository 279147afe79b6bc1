import { inLanguage } from "./in-language";
import type { StatementWords } from "./paper";

const english = {
  "section-3": { statement: "A block of a low-rank matrix is hidden; the model completes it." },
  "algorithm-1": {
    statement: "One update of A, B, C and D for all regimes, with step sizes η and γ and a sketch S.",
    note: "The sketch S has n rows, not d + d′.",
  },
  "theorem-1": { statement: "EAGLE completes the block in O(log κ + log log 1/ε) iterations." },
  "theorem-2": { statement: "With M machines, O(log κ + (1/α) log 1/ε) rounds suffice." },
  "definition-1": { statement: "The diversity α measures how much the ranges of the machines share." },
  "figure-2": { statement: "Block scalars describe the trained weights: three numbers per layer." },
  "figure-2-machines": {
    statement: "Trained machines send only C and D, without a communication cost.",
    note: "Two machines with four columns each, in place of three with six.",
  },
  "figure-4": {
    statement: "Narrow weights become a random sketch with nearly equal eigenvalues.",
    note: "Three of eight columns, in place of five of eighteen. W_VP is reproduced only in part.",
  },
  "figure-6": { statement: "Errors of EAGLE, Newton-Schulz and conjugate gradients are compared per iteration." },
  "figure-6-kappa": { statement: "Iterations grow with log κ." },
  "figure-6-rank": { statement: "EAGLE needs no more iterations when A loses rank." },
  "figure-7": {
    statement: "Rounds grow like 1/α.",
    note: "With M machines, α is at most 1 − 1/M, or 1. The printed 0.83 for three machines can only be a mean over runs.",
  },
  "figure-8": { statement: "The number of rounds does not depend on the number of machines." },
  "figures-5-11": {
    statement: "The product α₁α₂‖A‖² is the same in all layers.",
    note: "9 × 9 matrices. Here it differs between layers, and is near zero in the last, after which A is not used. Both captions lack the square.",
  },
  "lemma-4": {
    statement: "D is W*(I − N) C at every iteration, where N is a product of the factors so far.",
    note: "The panel draws N along the singular directions of A, as the remaining components of C. It does not draw the identity.",
  },
  "lemma-5": {
    statement: "The singular directions of A stay fixed.",
    note: "The panel draws the singular values along these directions, not the directions.",
  },
  "lemma-6": { statement: "The singular values of A keep their order." },
  "lemma-7": { statement: "The condition number of A falls; near the end, its distance from 1 squares at each step." },
  "lemma-8": {
    statement: "A number of iterations that brings the condition number within ε of 1.",
    note: "The constant 3/5 is too small. The sharp one is 1/ln(9/4) = 1.23.",
  },
  "lemma-9": {
    statement: "The remainder of C shrinks at least like a product over the iterations.",
    note: "The panel draws the remainder, not the product.",
  },
  "lemma-13": {
    statement: "After the first rounds, the mean over machines has a condition number near 1/α.",
    note: "The panel draws the rounds that follow from it, not the mean.",
  },
  "appendix-b-2": {
    statement: "Adam at rate 0.001 trains on 1 024 fresh matrices per step, for 20 000 steps.",
    note: "The paper gives no initialisation.",
  },
  "appendix-b-4": {
    statement: "Each machine holds its columns of A and B, and a copy of C and D.",
    note: "The paper prints the layout transposed.",
  },
  "appendix-b-5": { statement: "The step size γ follows from the trained weights.", note: "Read 1.92 α₁α₂ for the printed 1.92 α₁α₃." },
  "appendix-c-5": { statement: "Rescaled, the update of A is the Newton-Schulz iteration." },
  "figure-1": {
    statement: "Drawings of the three architectures.",
    note: "The panels on machines and sketches take their place.",
  },
  "figure-3": { statement: "Norms and errors are followed layer by layer.", note: "9 × 9 matrices in place of 20 × 20." },
  "figure-9": { statement: "Training losses of ten runs.", note: "Stored runs are shown one at a time." },
  "figure-10": {
    statement: "Errors depend on the share of weights that is kept.",
    note: "The page reads weights by blocks and prunes none.",
  },
  "figure-12": { statement: "Mean weights of ten runs.", note: "The page shows one run at a time." },
  "figures-13-14": { statement: "The network trains on noisy matrices.", note: "The networks here train on exact matrices." },
  "figure-15": {
    statement: "Estimating W in place of D converges at the same rate.",
    note: "No preset: choose “estimation” as the form of EAGLE in its settings.",
  },
  "figure-16": {
    statement: "Machines stop updating A and B once A is well conditioned.",
    note: "The test must hold for all machines: the printed minimum must be a maximum. Freezing also avoids rounding errors.",
  },
  "figure-17": { statement: "Weights of a network that estimates W.", note: "The page trains no such network." },
  "figure-18": {
    statement: "EAGLE with a sketch is compared with stochastic gradient descent.",
    note: "Here iterations grow faster than n/r.",
  },
  "figure-19": { statement: "The entries come from six distributions." },
  "figure-20": { statement: "A large matrix A has less than full rank.", note: "96 × 96 in place of 1 920 × 1 920." },
  "figure-21": { statement: "With noisy data, early stopping regularises." },
  "figure-22": {
    statement: "The best error depends little on the step sizes.",
    note: "The number of iterations depends on them strongly.",
  },
  "figure-23": {
    statement: "Sparse matrices: time against tolerance.",
    note: "A finite-element matrix and counted operations, in place of seconds.",
  },
  "tables-1-3": {
    statement: "Three numbers per layer are close to the trained network.",
    note: "9 × 9 matrices and one seed in place of ten.",
  },
  "tables-2-4": {
    statement: "Four solvers complete seven sparse matrices.",
    note: "Other matrices, counted operations in place of seconds. Block A is top left, not top right.",
  },
} as const satisfies Readonly<Record<string, StatementWords>>;

export const eagleText = inLanguage("eagle-words", english);
