import { formatCount } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const english = {
  tooLong: (tokens: string, width: string) => `This panel draws up to ${tokens} tokens of width up to ${width}: choose a smaller sequence.`,
  waiting: "The tokens are not computed yet.",
  noMask: "Decays per coordinate and two scans have no single mask: no matrix is drawn.",
  twoScans: "States are drawn for a single scan: choose one scan to see them.",
  named: (number: string, character: string) => `${number}, “${character}”,`,
  stepper: {
    play: "Play",
    pause: "Pause",
  },
  matrix: {
    title: "Attention matrix",
    chart: "Attention matrix in three parts, and one of its rows",
    token: "Token",
    shows: "Matrix",
    shown: { weights: "weights", scores: "scores Q Kᵀ ⊙ M", mask: "mask M" },
    reading: "Combination of the directions",
    both: "bidirectional",
    forward: "forward: earlier tokens",
    backward: "backward: later tokens",
    diagonal: "diagonal: the token itself",
    row: (token: string) => `row of token ${token}`,
    scale: "up to",
    shares: (token: string, back: string, ahead: string, self: string) =>
      `Token ${token} gives ${back} % of its weight to earlier tokens, ${ahead} % to later tokens and ${self} % to itself.`,
    sums: (token: string, back: string, ahead: string, self: string) =>
      `The row of token ${token} sums to ${back} over earlier tokens and ${ahead} over later tokens; its diagonal entry is ${self}.`,
    blind: (token: string) => `Token ${token} has no output: its scores add up to 0.`,
    beyond: (token: string) => `The scores of token ${token} add up to more than the largest number of float64, 1.8e308.`,
    off: (difference: string) => `Outputs of this combination differ from the bidirectional ones by up to ${difference}.`,
    explain: [
      "Each row is a query token, each column a key token. Keys below the diagonal precede the query, keys above it follow.",
      "The forward recurrence computes the lower part, the backward recurrence the upper part. Both contain the diagonal, so each takes one half of it.",
    ],
    formula: "A = A_forward + A_backward, A_forward = tril(A) − ½ diag(A), A_backward = triu(A) − ½ diag(A)",
    columns: { row: "query", column: "key", value: "value" },
  },
  sweeps: {
    title: "States of both recurrences",
    chart: "Tokens, and the states of the forward and the backward recurrence",
    step: "Step",
    summary: (rows: number, columns: number) =>
      `The forward and the backward state have ${formatCount(rows)} × ${formatCount(columns)} numbers each, for any length.`,
    none: "No output is complete yet.",
    some: (count: number, length: number) =>
      count === 1
        ? `1 of ${formatCount(length)} outputs is complete.`
        : `${formatCount(count)} of ${formatCount(length)} outputs are complete.`,
    all: "All outputs are complete.",
    forward: "S forward",
    backward: "S backward",
    read: (tokens: number) => (tokens === 1 ? "of 1 token" : `of ${formatCount(tokens)} tokens`),
    last: "last column: z",
    decays: "λ of each token, from 0 to 1",
    explain: [
      "A state is the sum of k vᵀ over the tokens so far, each multiplied by the decays since. An output is complete once both recurrences have reached its token.",
      "The last column of a state is z, the sum of the keys, which gives the denominator. It has its own colour scale.",
      "At every token, each recurrence outputs q times its state minus half of the token’s own term. Both together count this term once.",
      "The run controls of the page take the same steps; the stepper of the panel also goes back.",
    ],
    formula: "S_i = λ S_{i−1} + k_i v_iᵀ, y_i = q_iᵀ S_i − ½ (q_i · k_i) v_i, from both ends",
    columns: { state: "state", row: "row", column: "column", value: "value" },
  },
  chunks: {
    title: "Attention matrix in chunks",
    chart: "Attention matrix in tiles; the diagonal tiles are computed",
    chunk: "Chunk",
    summary: (computed: string, all: string, whole: boolean) =>
      whole
        ? `One chunk holds the whole sequence: all ${all} entries are computed.`
        : `Only the diagonal tiles are computed: ${computed} of ${all} entries.`,
    both: (chunk: number, numbers: string) =>
      `The other tokens enter chunk ${formatCount(chunk)} through two states of ${numbers} numbers each.`,
    first: (numbers: string) => `The later tokens enter the first chunk through one state of ${numbers} numbers.`,
    last: (numbers: string) => `The earlier tokens enter the last chunk through one state of ${numbers} numbers.`,
    foot: (tiles: number, chunk: number) => `${formatCount(tiles)} × ${formatCount(tiles)} tiles of ${formatCount(chunk)} tokens`,
    diagonal: ["diagonal tile", "computed in full"],
    forward: ["forward state", "the chunks before"],
    backward: ["backward state", "the chunks after"],
    hatched: ["hatched: mask", "of rank one"],
    explain: [
      "Within a chunk, every pair of tokens is computed, as in full attention. Across chunks, one state carries the earlier tokens and one the later tokens, multiplied by the decays.",
      "The number of operations therefore grows linearly with the length. The paper’s chunks compute all tiles and save only memory.",
    ],
    formula: "out_i += e^{F_i − F_{s−1}} q_iᵀ P, P ← e^{F_e − F_{s−1}} P + Σⱼ e^{F_e − Fⱼ} kⱼ vⱼᵀ",
    columns: { chunk: "chunk", tokens: "tokens", entries: "entries computed" },
  },
} as const;

export const formsText = inLanguage("forms/words", english);
