import { formatCount } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const english = {
  tooLong: (tokens: string, width: string) =>
    `Sequences of up to ${tokens} tokens, each of up to ${width} numbers, are drawn here: choose a shorter one to see it.`,
  waiting: "The tokens are being made.",
  noMask: "Every coordinate decays by itself, or two scans have a mask each: there is no single matrix to draw.",
  twoScans: "Two scans of the grid take the tokens in other orders: choose one to see its states.",
  named: (number: string, character: string) => `${number}, “${character}”,`,
  stepper: {
    play: "Play",
    pause: "Pause",
  },
  matrix: {
    title: "One matrix, three parts",
    chart: "The matrix of all pairs of tokens in three parts, and one of its rows",
    token: "Token",
    shows: "What is drawn",
    shown: { weights: "weights", scores: "scores Q Kᵀ ⊙ M", mask: "mask M" },
    reading: "How two directions are put together",
    both: "both ways",
    forward: "forward: what came before",
    backward: "backward: what comes after",
    diagonal: "diagonal: the token itself",
    row: (token: string) => `row of token ${token}`,
    scale: "up to",
    shares: (token: string, back: string, ahead: string, self: string) =>
      `Token ${token} looks back with ${back} % of its weight, ahead with ${ahead} % and at itself with ${self} %.`,
    sums: (token: string, back: string, ahead: string, self: string) =>
      `The row of token ${token} adds up to ${back} over what came before, ${ahead} over what comes after and ${self} at itself.`,
    blind: (token: string) => `Token ${token} sees nothing: its scores add up to 0.`,
    beyond: (token: string) => `The scores of token ${token} add up to more than the largest number of float64, 1.8e308.`,
    off: (difference: string) => `Read like this, answers are off by up to ${difference}.`,
    explain: [
      "Each row is a token that looks, each column one that is seen.",
      "Below the diagonal lies what came before and reaches the token from the left, above it what comes after and reaches it from the right; between the two stands the token itself.",
      "A recurrence that runs to the right makes the lower part, one that runs to the left the upper one. The diagonal belongs to both, so each takes one half of it.",
    ],
    formula: "A = A_forward + A_backward, A_forward = tril(A) − ½ diag(A), A_backward = triu(A) − ½ diag(A)",
    columns: { row: "token", column: "seen", value: "value" },
  },
  sweeps: {
    title: "Two sweeps",
    chart: "Tokens, and the states that two sweeps carry over them",
    step: "Step",
    summary: (rows: number, columns: number) =>
      `One state runs right, one left; each is ${formatCount(rows)} × ${formatCount(columns)} numbers, however long the sequence.`,
    none: "No token has been reached by both yet.",
    some: (count: number, length: number) =>
      count === 1
        ? `1 of ${formatCount(length)} tokens has been reached by both, and its answer is complete.`
        : `${formatCount(count)} of ${formatCount(length)} tokens have been reached by both, and their answers are complete.`,
    all: "All tokens have been reached by both: every answer is complete.",
    forward: "S forward",
    backward: "S backward",
    read: (tokens: number) => (tokens === 1 ? "of 1 token" : `of ${formatCount(tokens)} tokens`),
    last: "last column: scale",
    decays: "λ of each token, from 0 to 1",
    explain: [
      "A state is the sum of k vᵀ over the tokens that a sweep has read, each faded by the decays since.",
      "Its last column, drawn on a scale of its own, is the sum of the keys alone, from which the scale of the answer comes.",
      "At every token a sweep reads out q times its state and takes away half of the token’s own share, so that two sweeps count it once.",
      "The run controls of the page take the same steps; the stepper here also goes back.",
    ],
    formula: "S_i = λ S_{i−1} + k_i v_iᵀ, y_i = q_iᵀ S_i − ½ (q_i · k_i) v_i, from both ends",
    columns: { state: "state", row: "row", column: "column", value: "value" },
  },
  chunks: {
    title: "Chunks",
    chart: "The matrix in tiles: those on the diagonal are computed",
    chunk: "Chunk",
    summary: (computed: string, all: string, whole: boolean) =>
      whole
        ? `One chunk holds the whole sequence: all ${all} entries are computed.`
        : `Only the diagonal tiles are computed: ${computed} of ${all} entries.`,
    both: (chunk: number, numbers: string) => `All the rest reaches chunk ${formatCount(chunk)} as two states of ${numbers} numbers each.`,
    first: (numbers: string) => `All the rest reaches the first chunk as one state of ${numbers} numbers, from the right.`,
    last: (numbers: string) => `All the rest reaches the last chunk as one state of ${numbers} numbers, from the left.`,
    foot: (tiles: number, chunk: number) => `${formatCount(tiles)} × ${formatCount(tiles)} tiles of ${formatCount(chunk)} tokens`,
    diagonal: ["diagonal tile", "computed in full"],
    forward: ["forward state", "the chunks before"],
    backward: ["backward state", "the chunks after"],
    hatched: ["hatched: mask", "of rank one"],
    explain: [
      "Within a chunk every pair of tokens is computed, as full attention does.",
      "Between chunks nothing is: what came before is one state, what comes after another, and both fade by a product of decays.",
      "So operations grow with the length and not with its square. The paper’s own chunks visit all tiles and save memory alone.",
    ],
    formula: "out_i += e^{F_i − F_{s−1}} q_iᵀ P, P ← e^{F_e − F_{s−1}} P + Σⱼ e^{F_e − Fⱼ} kⱼ vⱼᵀ",
    columns: { chunk: "chunk", tokens: "tokens", entries: "entries computed" },
  },
} as const;

export const formsText = inLanguage("forms/words", english);
