/** Masked language modelling on C4, GLUE, and a causal side result in arXiv 2502.16249, section 4 and appendices A and C. */
import { columnsOf, type PublishedTable } from "./table";

const tasks = ["MNLI", "RTE", "QQP", "QNLI", "SST2", "STSB", "MRPC", "COLA"] as const;
const variants = ["LION-LIT", "LION-D", "LION-S"];

/** Differences of the released code and settings, for rows of LION in one of the tables below. */
const ofReleasedCode = (rows: readonly string[]) => [
  { note: "text-no-features", rows },
  { note: "text-names", rows, columns: ["mlm"] },
  { note: "text-rate", columns: ["mlm"] },
  { note: "text-guard", rows: rows.filter((row) => row.startsWith("LION-S")) },
  { note: "text-chunks", rows: rows.filter((row) => !row.startsWith("LION-D")) },
];

/** Tables 3 and 11, large: training times are relative to BERT. */
export const glueLarge: PublishedTable = {
  id: "glue-large",
  numbers: [3, 11],
  columns: [...columnsOf(["mlm", ...tasks, "glue"], 2, "high"), ...columnsOf(["time"], 2, "low")],
  rows: [
    { id: "BERT", family: "softmax", values: [69.88, 85.68, 67.44, 89.9, 91.89, 93.04, 88.63, 90.89, 56.14, 82.95, 1] },
    { id: "Hydra", family: "state-space", values: [71.18, 84.39, 59.42, 90.38, 91.31, 93.43, 87.19, 88.57, 59.46, 81.77, 3.13] },
    { id: "LION-LIT", family: "LIT", values: [67.11, 83.73, 57.18, 89.85, 89.93, 91.86, 88.02, 90.18, 55.36, 80.76, 0.95] },
    { id: "LION-D", family: "D", values: [68.64, 83.82, 60.72, 89.72, 89.79, 92.93, 87.29, 89.66, 56.83, 81.34, 1.1] },
    { id: "LION-S", family: "S", values: [69.16, 84.38, 57.69, 89.57, 90.3, 92.93, 87.68, 90.57, 59.54, 81.58, 1.32] },
  ],
  flags: ofReleasedCode(variants),
  mean: { column: "glue", of: tasks },
};

/** Tables 3 and 11, base, with two recipes of fine-tuning. */
export const glueBase: PublishedTable = {
  id: "glue-base",
  numbers: [3, 11],
  columns: columnsOf(["mlm", "glue"], 2, "high"),
  rows: [
    { id: "BERT, BERT24", family: "softmax", values: [67.23, 81.38] },
    { id: "Hydra, BERT24", family: "state-space", values: [69.1, 84.3] },
    { id: "LION-LIT, BERT24", family: "LIT", values: [65.08, 78.5] },
    { id: "LION-D, BERT24", family: "D", values: [66.62, 78.59] },
    { id: "LION-S, BERT24", family: "S", values: [66.19, 78.4] },
    { id: "BERT, M2", family: "softmax", values: [67.7, 82.25] },
    { id: "LION-LIT, M2", family: "LIT", values: [65.47, 80.31] },
    { id: "LION-D, M2", family: "D", values: [66.62, 78.59] },
    { id: "LION-S, M2", family: "S", values: [67.05, 72.09] },
  ],
  flags: ofReleasedCode(["BERT24", "M2"].flatMap((recipe) => variants.map((variant) => `${variant}, ${recipe}`))),
};

/** Table 9: the accuracy of masked language modelling without and with positional embeddings. */
export const positions: PublishedTable = {
  id: "positions",
  numbers: [9],
  columns: columnsOf(["mlm-without", "mlm-with"], 2, "high"),
  rows: [
    { id: "LION-D", family: "D", values: [66.62, 66.97] },
    { id: "LION-S", family: "S", values: [67.05, 67.35] },
  ],
  flags: [],
};

/** Appendix A: GPT-2 with 124 million parameters on OpenWebText, causal. */
export const causal: PublishedTable = {
  id: "causal",
  numbers: [],
  columns: columnsOf(["perplexity"], 2, "low"),
  rows: [
    { id: "GPT-2", family: "softmax", values: [17.42] },
    { id: "LinAtt", family: "LIT", values: [21.07] },
    { id: "LION-S", family: "S", values: [18.16] },
  ],
  flags: [],
};
