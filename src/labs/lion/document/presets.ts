/** Documents to begin with: that the forms are one, what masks do, where they differ, and what encoders learn. */
import type { SparseDocument } from "../../../platform/documents/kind";
import { type LionPreset, type LionPresetParts, preset } from "./preset";
import { trainingPresets } from "./training-presets";

export type { LionPreset } from "./preset";

/** Of one sequence, whose features are mapped. */
function attended({ document, ...parts }: LionPresetParts & { readonly document: SparseDocument }): LionPreset {
  return preset("forms", { ...parts, document: { featureMap: "shifted-silu", ...document } });
}

export const presets: readonly LionPreset[] = [
  attended({
    id: "two-ways",
    title: "Two directions at once",
    question: "Can two recurrences replace the attention matrix?",
    context: "Each character of “two ways at once” is a token. Outputs of full attention, of two recurrences and of chunks are compared.",
    commentary:
      "[The attention matrix](matrix) splits along its diagonal. [The forward recurrence](matrix:reading.forward-only) gives the lower part, the backward recurrence the upper part, and each takes half of the diagonal. Without halving, each token counts its own term twice, and [outputs change by up to 0.056](matrix:reading.diagonal-twice).",
    lead: ["matrix", "agreement"],
    settings: ["problem.text", "variant", "scaled", "chunk"],
    document: { problem: { kind: "text", text: "two ways at once", d: 4, dv: 4 }, chunk: 4 },
  }),
  attended({
    id: "three-forms",
    title: "Three forms, equal outputs",
    question: "Do full attention, recurrences and chunks give the same outputs?",
    context:
      "A random sequence of 16 tokens is attended to bidirectionally in four forms. The largest difference of an output is compared with rounding.",
    commentary:
      "Full attention computes [every pair](matrix), [two recurrences](sweeps) run from both ends, and [chunks](chunks) combine both. All compute the same sums in another order, so [the outputs agree](agreement) to the last digits of float64.",
    lead: ["agreement", "sweeps"],
    settings: ["problem.length", "variant", "chunk", "precision"],
    document: { problem: { kind: "random", length: 16 }, chunk: 5 },
  }),
  attended({
    id: "no-decay",
    title: "Without decay",
    question: "Without decay, does the distance between tokens matter?",
    context: "LION-LIT attends over a random sequence of 16 tokens. Its attention matrix is drawn, and outputs of four forms are compared.",
    commentary:
      "Without decay, [the mask](matrix:shows.mask) is all ones: weights depend on queries and keys, not on distance. Every output uses the same [two sums](sweeps) over the whole sequence, so no recurrence is needed.",
    lead: ["matrix", "agreement"],
    settings: ["variant", "problem.length", "problem.d", "scaled"],
    document: { problem: { kind: "random", length: 16 }, variant: "LIT", chunk: 5 },
  }),
  attended({
    id: "one-decay",
    title: "One decay",
    question: "One decay for all tokens. How far does a token attend?",
    context: "A random sequence of 24 tokens has the decay λ = 0.8. Mask entries are drawn over the distance and as a matrix.",
    commentary:
      "LION-D multiplies by 0.8 [for every step of distance](one-decay). [Its mask](matrix) is the Kac-Murdock-Szegő matrix: constant along diagonals, with [an inverse of three diagonals](inverse).",
    lead: ["one-decay", "matrix"],
    settings: ["problem.lambda", "problem.length", "variant", "scaled"],
    views: { matrix: "shows.mask" },
    document: { problem: { kind: "random", length: 24, lambda: 0.8 }, variant: "D", chunk: 8 },
  }),
  attended({
    id: "theorem",
    title: "The other convention",
    question: "Do equation 9 and Theorem 3.1 give the same mask?",
    context: "Each of 16 tokens has its own decay. The masks of three index conventions are compared.",
    commentary:
      "Equation 9 includes the decay of the key, the recurrence in Theorem 3.1 that of the query. [Their masks](conventions), both taken literally, are transposes of each other. With one decay per token, they give different [attention matrices](matrix) and outputs.",
    lead: ["conventions", "matrix"],
    settings: ["convention", "problem.bias", "problem.spread", "problem.length"],
    document: { problem: { kind: "random", length: 16 }, convention: "thm", chunk: 5 },
  }),
  attended({
    id: "wall",
    title: "The wall",
    question: "One token has a tiny decay. Which tokens attend across it?",
    context: "Token 12 of 32 has λ = 0.03. The mask is drawn below the decays, and in three index conventions.",
    commentary:
      "Mask entries are products of decays, so those across [token 12](decays) are at most 3 %. Tokens on its two sides hardly [attend to each other](matrix). Drag its decay up to open the wall.",
    lead: ["decays", "conventions"],
    settings: ["problem.bias", "problem.spread", "convention", "problem.length"],
    document: { problem: { kind: "random", length: 32, bias: 2.2, spread: 0.6, decays: [[12, 0.03]] }, chunk: 8 },
  }),
  attended({
    id: "text",
    title: "A sentence",
    question: "Each character is a token. Which tokens attend to which?",
    context: "Equal characters have equal queries, keys and decays. The weights of the head are random, not trained.",
    commentary:
      "A character with [a small decay](decays) separates the tokens before it from those after it. The head was not trained: [the matrix](matrix) shows the computation, not the meaning of the text.",
    lead: ["matrix", "chunks"],
    settings: ["problem.text", "variant", "convention", "chunk"],
    document: { problem: { kind: "text" }, chunk: 16 },
  }),
  attended({
    id: "picture",
    title: "A picture scanned twice",
    question: "A picture becomes a sequence. Which neighbours stay close?",
    context: "A picture of 14 × 14 patches is scanned by rows, in one snake, or in two. The mask row of a patch is compared.",
    commentary:
      "A scan turns the 196 patches into a sequence, in which [the mask falls with distance](one-decay). In [a scan by rows](scans), the patches above and below are far apart. A second scan by columns, with its own mask, brings them close. Drop a picture on the page to use it.",
    lead: ["scans", "one-decay"],
    settings: ["scans", "problem.lambda", "problem.patches", "variant"],
    document: { problem: { kind: "image", lambda: 0.85 }, variant: "D", scans: 2 },
  }),
  attended({
    id: "long",
    title: "Four thousand tokens",
    question: "What does full attention cost at this length?",
    context: "A head of width 64 attends over 4\u202f096 tokens. Full attention is compared with chunks that carry two states.",
    commentary:
      "The operations of [full attention](cost) grow with the square of the length, those of chunks with two carried states linearly. Here full attention takes more than twenty times as many operations, for [equal outputs](agreement).",
    lead: ["cost", "agreement"],
    settings: ["problem.length", "problem.d", "chunk", "variant"],
    document: { problem: { kind: "random", length: 4096, d: 64, dv: 64, bias: 4 }, forms: ["full", "state-chunk"] },
  }),
  attended({
    id: "float32",
    title: "In float32",
    question: "Half as many bits: do all forms still agree?",
    context: "A head of width 64 attends over 1\u202f024 tokens in float32. Outputs of four forms are compared.",
    commentary:
      "float32 has half as many bits as float64. Products of decays start at the diagonal, and [all forms](agreement) stay within 1e-5 of the largest output. A mask from products and their inverses [can overflow](break).",
    lead: ["agreement", "break"],
    settings: ["precision", "problem.length", "problem.bias", "chunk"],
    document: { problem: { kind: "random", length: 1024, d: 64, dv: 64 }, precision: "float32" },
  }),
  attended({
    id: "cost",
    title: "Which form at which length?",
    question: "From which length on does full attention cost more?",
    context: "A head of width 64 attends over 1\u202f024 tokens. Operations of four forms are compared over the length.",
    commentary:
      "The recurrent form takes fewer operations than [full attention](cost) from 160 tokens on, chunks with carried states from 192. An image of 197 tokens is just above, a thousand tokens are far above. The panel measures [the times](cost:show.time) on this device.",
    lead: ["cost", "agreement"],
    settings: ["problem.length", "problem.d", "problem.dv", "chunk"],
    document: { problem: { kind: "random", length: 1024, d: 64, dv: 64, bias: 4 }, precision: "float32" },
  }),
  attended({
    id: "break",
    title: "A mask that overflows",
    question: "Can a mask be computed from products and their inverses?",
    context: "LION-D has the decay 0.5 in float32. The share of mask entries that are not finite is drawn over the length.",
    commentary:
      "With a decay of 0.5, products become small and their inverses overflow. At 64 tokens [the mask](break) is finite; at 197 tokens, 12.7 % of its entries are infinite or NaN. The forms of this page do not divide by products of decays and [stay accurate](agreement).",
    lead: ["break", "agreement"],
    settings: ["problem.lambda", "problem.length", "precision", "chunk"],
    views: { break: "show.share_decay.0.5" },
    document: { problem: { kind: "random", length: 64, lambda: 0.5 }, variant: "D", precision: "float32", chunk: 16 },
  }),
  ...trainingPresets,
];

export const defaultPreset = presets[0];
