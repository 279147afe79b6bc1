import { formatCount, formatSetting } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const english = {
  charts: {
    outputs: "Error of each output with the mask in float32",
    share: "Share of mask entries that are not finite",
    fixes: "Last row of the mask with two fixes of the product form",
    scaling: "Magnitudes of outputs with and without scaling",
  },
  show: "View",
  shows: {
    outputs: "errors of outputs",
    share: "share of entries not finite",
    fixes: "two fixes",
    scaling: "with and without scaling",
  },
  decayLabel: "Decay λ",
  decay: (lambda: number) => `λ ${formatSetting(lambda)}`,
  lengthLabel: "Tokens",
  length: (tokens: number) => `${formatCount(tokens)} tokens`,
  across: { outputs: "token", fixes: "token", scaling: "outputs in ascending order" },
  acrossShare: "tokens L",
  read: "Values at a place",
  at: {
    outputs: (token: string) => `token ${token}`,
    fixes: (token: string) => `token ${token}`,
    scaling: (place: string) => `${place}. by size`,
  },
  atLength: (tokens: string) => `${tokens} tokens`,
  percent: (share: string) => `${share} %`,
  upward: {
    outputs: "largest error compared with float64; gaps: outputs not finite",
    fixes: "entry of the mask in the last row",
    scaling: "largest magnitude in each output",
  },
  floor: "0",
  recipes: {
    float64: "float64 reference",
    product: "products, L (1/L)ᵀ",
    "guarded-inverse": "1/(λ^j + 1e-7)",
    clamped: "clamped at 1e-6",
    "prefix-difference": "differences of logs",
    running: "running products",
  },
  lostNote: (tokens: number) => `${formatCount(tokens)} not finite`,
  upTo: (value: string) => `up to ${value}`,
  diagonal: (value: string) => `diagonal ${value}`,
  beyond: "overflow from here",
  sizes: {
    scaled: { positive: "positive, scaled", signed: "signed, scaled" },
    unscaled: { positive: "positive, unscaled", signed: "signed, unscaled" },
  },
  with: (lambda: string, tokens: string) => `With λ = ${lambda} and ${tokens} tokens`,
  outputs: {
    lost: (lost: string, all: string, first: string) =>
      `${lost} of ${all} outputs of the product form are not finite: 1/λ^i overflows from token ${first} on.`,
    sound: (error: string) => `the product form has an error of ${error}: 1/λ^i stays finite in float32.`,
    others: (differences: string, running: string) =>
      `Differences of logarithms have an error of ${differences}, running products of ${running}.`,
  },
  share: {
    some: (share: string, first: string) =>
      `${share} of the lower triangle is not finite: 1/λ^i overflows in every column from token ${first} on.`,
    none: "every entry of the lower triangle is finite: 1/λ^i does not overflow.",
  },
  fixes: {
    guarded: (last: string, diagonal: string) =>
      `adding 1e-7 before the division gives ${diagonal} instead of 1 on the diagonal at token ${last}.`,
    guardedStill: (last: string, diagonal: string) =>
      `adding 1e-7 before the division gives ${diagonal} on the diagonal at token ${last}, close to the correct 1.`,
    clamped: (last: string, token: string, found: string, right: string) =>
      `Clamping λ^i at 1e-6 changes the entry (${last}, ${token}) of the mask from ${right} to ${found}.`,
    clampedStill: (error: string) => `Clamping λ^i at 1e-6 changes no entry of the last row by more than ${error}.`,
  },
  scaling: {
    average: (size: string, value: string) => `outputs of scaled positive scores reach ${size}; the largest value is ${value}.`,
    signed: (denominator: string, size: string) =>
      `With scaled signed scores, the smallest denominator is ${denominator} and outputs reach ${size}.`,
  },
  explain: [
    "The mask of one triangle is the outer product of λ^i and 1/λ^j. In float32 λ^i underflows and its inverse overflows; in float64 the same happens at greater lengths.",
    "The bound λ ≤ 1 prevents overflow of λ^i but not of 1/λ^i. Entries of 0 times infinity are NaN.",
    "Differences of logarithms stay finite but lose digits far from the start in float32. Running products begin at the diagonal, lose fewer digits and are used by the kernels of this page.",
    "Two fixes keep all entries finite but give wrong masks: a small number added before the division, and clamping. Only the mask is computed in float32 here, so all errors come from it.",
    "Scaled rows are averages of the values if all scores are positive, which positive feature maps ensure. Unscaled outputs grow with the number of tokens within reach.",
  ],
  formula: "M_ij = λ^{i − j} = λ^i · (1/λ^j), i > j",
  columns: { what: "what", decay: "decay λ", token: "token", tokens: "tokens", value: "value", share: "share" },
} as const;

export const breakText = inLanguage("breaks/words", english);
