/** Documents to begin with: that the forms are one, what masks do, where they differ, and what encoders learn. */
import type { SparseDocument } from "../../../platform/documents/kind";
import type { PresetParts } from "../../../platform/documents/preset";
import { type LionPreset, preset as presetOf } from "./preset";
import { trainingPresets } from "./training-presets";

export type { LionPreset } from "./preset";

/** Of one sequence, whose features are mapped. */
function preset(id: string, title: string, commentary: string, document: SparseDocument, more?: Partial<PresetParts>): LionPreset {
  return presetOf("forms", { id, title, commentary, document: { featureMap: "shifted-silu", ...document }, ...more });
}

export const presets: readonly LionPreset[] = [
  preset(
    "two-ways",
    "Two directions at once",
    "The attention matrix splits along its diagonal. The forward recurrence gives the lower part, the backward recurrence the upper part, and each takes half of the diagonal. Without halving, each token counts its own term twice, and outputs change by up to 0.056.",
    { problem: { kind: "text", text: "two ways at once", d: 4, dv: 4 }, chunk: 4 },
  ),
  preset(
    "three-forms",
    "Three forms, equal outputs",
    "Bidirectional attention over sixteen tokens is computed in several forms. Full attention computes every pair, two recurrences run from both ends, and chunks combine both. The outputs agree to the last digits of float64.",
    { problem: { kind: "random", length: 16 }, chunk: 5 },
  ),
  preset(
    "no-decay",
    "Without decay",
    "LION-LIT has no decay: its mask is all ones. Every output uses the same two sums over the whole sequence, so no recurrence is needed.",
    { problem: { kind: "random", length: 16 }, variant: "LIT", chunk: 5 },
  ),
  preset(
    "one-decay",
    "One decay",
    "LION-D multiplies by 0.8 for every step of distance. Its mask is the Kac-Murdock-Szegő matrix: constant along diagonals, with an inverse of three diagonals.",
    { problem: { kind: "random", length: 24, lambda: 0.8 }, variant: "D", chunk: 8 },
  ),
  preset(
    "theorem",
    "The other convention",
    "The masks of equation 9 and of the recurrence in Theorem 3.1, both taken literally, are transposes of each other. With one decay per token, they give different outputs.",
    { problem: { kind: "random", length: 16 }, convention: "thm", chunk: 5 },
  ),
  preset(
    "wall",
    "The wall",
    "Each token has its own decay. Token 12 of 32 has λ = 0.03, and mask entries across it are at most 3 %. Tokens on its two sides hardly attend to each other. Drag its decay up to open the wall.",
    { problem: { kind: "random", length: 32, bias: 2.2, spread: 0.6, decays: [[12, 0.03]] }, chunk: 8 },
  ),
  preset(
    "text",
    "A sentence",
    "Each character is a token; equal characters have equal queries, keys and decays. The weights of the head are random, not trained: the matrix shows the computation, not the meaning of the text.",
    { problem: { kind: "text" }, chunk: 16 },
  ),
  preset(
    "picture",
    "A picture scanned twice",
    "A scan turns the 196 patches of a picture into a sequence. In a scan by rows, the patches above and below are far apart. A second scan by columns, with its own mask, brings them close. Drop a picture on the page to use it.",
    { problem: { kind: "image", lambda: 0.85 }, variant: "D", scans: 2 },
    { first: "scans" },
  ),
  preset(
    "long",
    "Four thousand tokens",
    "The operations of full attention grow with the square of the length, those of chunks with two carried states linearly. Here full attention takes more than twenty times as many operations, for equal outputs.",
    { problem: { kind: "random", length: 4096, d: 64, dv: 64, bias: 4 }, forms: ["full", "state-chunk"] },
  ),
  preset(
    "float32",
    "In float32",
    "A thousand tokens are computed in float32, with half as many bits as float64. Products of decays start at the diagonal, and all forms stay within 1e-5 of the largest output.",
    { problem: { kind: "random", length: 1024, d: 64, dv: 64 }, precision: "float32" },
  ),
  preset(
    "cost",
    "Which form at which length?",
    "In a head of width 64, the recurrent form takes fewer operations than full attention from 160 tokens on. Chunks with carried states do so from 192 tokens on. An image of 197 tokens is just above, a thousand tokens are far above. The panel measures the times on this device.",
    { problem: { kind: "random", length: 1024, d: 64, dv: 64, bias: 4 }, precision: "float32" },
    { first: "cost" },
  ),
  preset(
    "break",
    "A mask that overflows",
    "With a decay of 0.5 in float32, a mask from products and their inverses is finite at 64 tokens. At 197 tokens, 12.7 % of its entries are infinite or NaN. The forms of this page do not divide by products of decays and stay accurate.",
    { problem: { kind: "random", length: 64, lambda: 0.5 }, variant: "D", precision: "float32", chunk: 16 },
    { first: "break", views: { break: "show.share_decay.0.5" } },
  ),
  ...trainingPresets,
];

export const defaultPreset = presets[0];
