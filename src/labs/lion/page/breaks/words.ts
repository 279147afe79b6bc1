import { formatCount, formatSetting } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const english = {
  charts: {
    outputs: "Errors of outputs by token, with masks built in float32",
    share: "Share of mask entries that are no finite number",
    fixes: "What the last token sees of every other, with two silent fixes",
    scaling: "Sizes of outputs, scaled and not",
  },
  show: "What is shown",
  shows: {
    outputs: "where outputs are lost",
    share: "share of bad entries",
    fixes: "two silent fixes",
    scaling: "with and without scaling",
  },
  decayLabel: "Decay λ",
  decay: (lambda: number) => `λ ${formatSetting(lambda)}`,
  lengthLabel: "Tokens",
  length: (tokens: number) => `${formatCount(tokens)} tokens`,
  across: { outputs: "token", fixes: "token", scaling: "outputs, the smallest first" },
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
    outputs: "largest error against float64; a line has a gap where outputs are no numbers",
    fixes: "entry of the mask in the last row",
    scaling: "largest number of each output, in size",
  },
  floor: "0",
  recipes: {
    float64: "right",
    product: "products, L (1/L)ᵀ",
    "guarded-inverse": "1e-7 in the inverse",
    clamped: "clamped at 1e-6",
    "prefix-difference": "differences of logs",
    running: "from the diagonal",
  },
  lostNote: (tokens: number) => `${formatCount(tokens)} without a number`,
  upTo: (value: string) => `up to ${value}`,
  diagonal: (value: string) => `diagonal ${value}`,
  beyond: "1/λ^i infinite from here",
  sizes: {
    scaled: { positive: "positive and scaled", signed: "signed and scaled" },
    unscaled: { positive: "positive but not scaled", signed: "signed but not scaled" },
  },
  with: (lambda: string, tokens: string) => `With λ = ${lambda} and ${tokens} tokens`,
  outputs: {
    lost: (lost: string, all: string, first: string) =>
      `the product form leaves ${lost} of ${all} outputs without a number. From token ${first} on 1/λ^i is infinite in float32, so mask entries are infinite, and infinity divided by infinity is no number.`,
    zero: (first: string) => `From token ${first} on λ^i is 0, and entries that are 0 times infinity are no numbers themselves.`,
    sound: (error: string) => `1/λ^i stays finite in float32, and the product form is off by ${error}.`,
    others: (differences: string, running: string) =>
      `Differences of logarithms are off by ${differences}, products that begin at the diagonal by ${running}.`,
  },
  share: {
    some: (share: string, first: string) =>
      `${share} of the lower triangle is infinite or no number: every column from token ${first} on, since λ^i is there too small for 1/λ^i to be finite. That λ is at most 1 keeps λ^i from growing, not its inverse.`,
    none: "every entry of the lower triangle is finite: λ^i does not become so small that 1/λ^i is infinite.",
  },
  fixes: {
    guarded: (last: string, diagonal: string) =>
      `adding 1e-7 before dividing leaves ${diagonal} on the diagonal at token ${last}, where 1 belongs, as λ^i is soon no more than what was added.`,
    guardedStill: (last: string, diagonal: string) =>
      `adding 1e-7 before dividing leaves ${diagonal} on the diagonal at token ${last}, close to the 1 that belongs there, as λ^i is still far more than what was added.`,
    clamped: (last: string, token: string, found: string, right: string) =>
      `Clamping λ^i at 1e-6 makes token ${last} see token ${token} as ${found} instead of ${right}: clamped numbers are alike, so their quotient is 1. Nothing is infinite, and nothing warns.`,
    clampedStill: (error: string) => `Clamping λ^i at 1e-6 changes no entry of the last row by more than ${error} here.`,
  },
  scaling: {
    average: (size: string, value: string) =>
      `scaled rows of positive scores are averages of values, at most ${size} where the largest value is ${value}.`,
    signed: (denominator: string, size: string) =>
      `Signed scores may cancel: one denominator is ${denominator}, and outputs reach ${size}.`,
    unscaled: (positive: string, signed: string) =>
      `Without scaling nothing is divided: sums of positive scores reach ${positive}, and grow with the tokens in reach; signed ones reach ${signed}.`,
  },
  explain: [
    "The mask of one triangle is an outer product, λ^i times 1/λ^j, and tempting to build so. In float32 λ^i underflows, its inverse overflows, and what is left is infinite or no number; float64 only moves the place.",
    "Differences of logarithms are right, but lose digits far from the start in float32; products that begin at the diagonal lose none, and are what our kernels use.",
    "Two fixes keep everything finite and are wrong: a small number added before dividing, and a clamp. Everything but the mask is computed in float64 here, for one decay, so what is off is the mask’s doing.",
    "Scaled rows are averages only where scores are positive, as feature maps make them.",
  ],
  formula: "M_ij = λ^{i − j} = λ^i · (1/λ^j), i > j",
  columns: { what: "what", decay: "decay λ", token: "token", tokens: "tokens", value: "value", share: "share" },
} as const;

export const breakText = inLanguage("breaks/words", english);
