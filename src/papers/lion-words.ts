import { inLanguage } from "./in-language";
import type { StatementWords } from "./paper";

const english = {
  "equation-8": { statement: "Bidirectional attention: Y = SCALE(Q Kᵀ ⊙ M) V." },
  "equation-9": { statement: "Three masks: no decay, one decay, or a decay of its own for each token." },
  "theorem-3-1": { statement: "Two recurrences, one in each direction, give the same outputs." },
  "theorem-3-1-mask": {
    statement: "The mask of LION-S multiplies the decays between two tokens.",
    note: "The recurrence of Theorem 3.1 gives the transpose of the mask of Equation 9.",
  },
  "theorem-3-2": {
    statement: "Chunks give the same outputs in O(LC) memory.",
    note: "Its operations stay quadratic in L. Chunks with carried states, a form of this project, are linear.",
  },
  "section-3-2": { statement: "The diagonal belongs to both directions: each takes one half." },
  "section-3-2-sum": {
    statement: "The plain sum of two causal recurrences counts the diagonal twice.",
    note: "Trained with it, small encoders lose no accuracy here; only the forms no longer agree.",
  },
  "section-3-2-map": {
    statement: "Queries and keys are normalised after a shifted SiLU.",
    note: "The released code uses elu + 1 for LION-LIT on images, and no feature map on text.",
  },
  "equations-4-5": { statement: "Causal linear attention with decay." },
  "equation-6": {
    statement: "A general family of recurrences, with decays that are matrices.",
    note: "The presets have scalar decays alone.",
  },
  "table-2": {
    statement: "ImageNet: accuracy and training time of nine models.",
    note: "Training takes days on large GPUs. The page quotes the numbers.",
  },
  "table-2-scans": {
    statement: "A second scan, by columns, raises the accuracy.",
    note: "Small encoders count marked neighbours, in place of ImageNet. On small digits a second scan does not help.",
  },
  "appendix-c-14": {
    statement: "An image is scanned twice, by rows and by columns.",
    note: "Numerators and denominators are added, not the outputs.",
  },
  "table-16": {
    statement: "In one direction alone, accuracy is lower.",
    note: "A small task, in place of CIFAR-100. The text cites the table for the plain sum, which it does not contain.",
  },
  "figure-9": { statement: "Memory grows slower with the length than that of softmax.", note: "Counted for one head, not measured." },
  "figure-12": {
    statement: "Learned decays spread widely over the heads.",
    note: "Small encoders on one task of this page.",
  },
  "appendix-c-12": { statement: "Operations of full attention and of the recurrences.", note: "The listed parts add up to + 8, not + 7." },
  "appendix-c-17": {
    statement: "A Python listing builds the mask.",
    note: "Its backward part is not reversed back, and its products overflow.",
  },
  "appendix-b-9": { statement: "Masks of single chunks; off the diagonal they have rank one." },
  "table-14": {
    statement: "Softmax, positions and mask, added one by one.",
    note: "Four kinds of attention on a small task, in place of CIFAR-100.",
  },
  "table-9": {
    statement: "Positions raise the accuracy on masked text slightly.",
    note: "In small encoders, positions raise the loss at equal steps.",
  },
  "appendix-c-5": {
    statement: "Encoders fill in masked text.",
    note: "Characters of one novel, in place of 70 000 steps on C4.",
  },
  "table-5-lists": {
    statement: "LION is trained on nested lists.",
    note: "Far shorter lists than those of the Long Range Arena.",
  },
  "tables-3-11": {
    statement: "Masked language modelling and GLUE, large models.",
    note: "Training takes 70 000 steps of 4 096 sequences. The page quotes the numbers.",
  },
  "table-5": {
    statement: "Long Range Arena: six tasks with long inputs.",
    note: "The page quotes the numbers. Three printed means differ from their rows.",
  },
  "table-6": {
    statement: "Long Range Arena: LION without some of its parts.",
    note: "The page quotes the numbers. Text has length 2 048 here, and 4 096 in Table 5.",
  },
  "table-7": { statement: "Long Range Arena: other models.", note: "The page quotes the numbers." },
  "table-12": { statement: "ImageNet: tiny models.", note: "The page quotes the numbers." },
  "table-13": {
    statement: "CIFAR-100: scalar decays are compared with vector decays.",
    note: "The page quotes the numbers.",
  },
  "table-15": {
    statement: "ImageNet: distillation into LION-S.",
    note: "The page quotes the numbers. The 67.95 % of LION-S disagree with the 72.4 % in Table 12.",
  },
  "appendix-a": {
    statement: "A causal language model on OpenWebText.",
    note: "Training takes eight days on four GPUs. The page quotes the numbers.",
  },
  "table-1": {
    statement: "Other models are special cases of LION.",
    note: "A table of names, without an experiment.",
  },
  "theorems-b-1-2": {
    statement: "Decays for each coordinate, in matrix form and as a recurrence.",
    note: "No preset; own data may have such decays. The printed matrix form counts the diagonal twice.",
  },
  "appendix-b-2": {
    statement: "Scores are scaled before the mask.",
    note: "The page scales after the mask, as the paper recommends.",
  },
  "appendix-b-11": {
    statement: "A zero-order hold of a continuous system gives the selective decay.",
    note: "A derivation without an experiment.",
  },
  "appendix-d": { statement: "Limits: three variants, and no gating.", note: "Text without an experiment." },
} as const satisfies Readonly<Record<string, StatementWords>>;

export const lionText = inLanguage("lion-words", english);
