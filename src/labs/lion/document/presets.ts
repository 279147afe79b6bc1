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
    "Two ways at once",
    "Cut the matrix along its diagonal. The lower part is a sweep from the left, the upper part one from the right. The diagonal belongs to both, so each takes one half of it. Without the half every token counts its own term twice, and outputs change by up to 0.056.",
    { problem: { kind: "text", text: "two ways at once", d: 4, dv: 4 }, chunk: 4 },
  ),
  preset(
    "three-forms",
    "Three forms, one answer",
    "Sixteen tokens look both ways. Full attention weighs every pair, two recurrences sweep over them from both ends, chunks do some of each: the outputs agree to the last digits of float64.",
    { problem: { kind: "random", length: 16 }, chunk: 5 },
  ),
  preset(
    "no-decay",
    "Without decay",
    "LION-LIT forgets nothing, so its mask is all ones, and every token sees the same two sums over the whole sequence: no scan is needed at all.",
    { problem: { kind: "random", length: 16 }, variant: "LIT", chunk: 5 },
  ),
  preset(
    "one-decay",
    "One decay",
    "LION-D keeps 0.8 of a token for every step of distance. Its mask is the matrix of Kac, Murdock and Szegő: constant along diagonals, with an inverse that has three diagonals.",
    { problem: { kind: "random", length: 24, lambda: 0.8 }, variant: "D", chunk: 8 },
  ),
  preset(
    "theorem",
    "The other convention",
    "Equation 9 and the recurrence of Theorem 3.1, both read literally, have masks that are each other's transpose. With a decay for each token that is another function.",
    { problem: { kind: "random", length: 16 }, convention: "thm", chunk: 5 },
  ),
  preset(
    "wall",
    "The wall",
    "A decay for each token makes walls and corridors. Token 12 of 32 has λ = 0.03: what passes it keeps 3 %, so the tokens on its two sides hardly see one another. Drag its decay up and the wall opens.",
    { problem: { kind: "random", length: 32, bias: 2.2, spread: 0.6, decays: [[12, 0.03]] }, chunk: 8 },
  ),
  preset(
    "text",
    "A sentence",
    "A token for each character; equal characters have equal queries, keys and decays. The head was drawn, not trained: it shows how tokens see each other, not what they mean.",
    { problem: { kind: "text" }, chunk: 16 },
  ),
  preset(
    "picture",
    "A picture scanned twice",
    "A picture becomes a sequence of 196 patches by reading them in some order. Row by row, a patch sees what is left and right of it, and hardly what is above and below. Another scan along the columns, with a mask of its own, mends that. Drop a picture of your own on the page.",
    { problem: { kind: "image", lambda: 0.85 }, variant: "D", scans: 2 },
    { first: "scans" },
  ),
  preset(
    "long",
    "Four thousand tokens",
    "Full attention takes the square of the length, the chunk form with two carried states takes the length: the same answer, more than twenty times as many operations.",
    { problem: { kind: "random", length: 4096, d: 64, dv: 64, bias: 4 }, forms: ["full", "state-chunk"] },
  ),
  preset(
    "float32",
    "In float32",
    "A thousand tokens in half as many bits. Products of decays start at the diagonal, so that all forms stay within 1e-5 of the largest output.",
    { problem: { kind: "random", length: 1024, d: 64, dv: 64 }, precision: "float32" },
  ),
  preset(
    "cost",
    "What to take when",
    "In a head of width 64, the recurrent form takes fewer operations than full attention from 160 tokens on, chunks with carried states from 192 on: an image of 197 tokens is hardly beyond, a thousand tokens are far beyond. Measure how true that is on this device.",
    { problem: { kind: "random", length: 1024, d: 64, dv: 64, bias: 4 }, precision: "float32" },
    { first: "cost" },
  ),
  preset(
    "break",
    "Break it",
    "One decay of 0.5 in float32. At 64 tokens a mask of products and their inverses is finite; at 197 tokens 12.7 % of its entries are infinite or no number. These forms never divide by a product of decays, and stay right.",
    { problem: { kind: "random", length: 64, lambda: 0.5 }, variant: "D", precision: "float32", chunk: 16 },
    { first: "break", views: { break: "show.share_decay.0.5" } },
  ),
  ...trainingPresets,
];

export const defaultPreset = presets[0];
