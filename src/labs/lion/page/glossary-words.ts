/** Standard terms: the name of each, the forms in which texts use it, and its meaning in a sentence or two. */
import { inLanguage } from "./in-language";

const english = {
  lionLit: {
    term: "LION-LIT",
    forms: ["LION-LIT"],
    meaning: "Bidirectional linear attention without decay: every entry of the mask is 1.",
  },
  lionD: {
    term: "LION-D",
    forms: ["LION-D"],
    meaning: "Bidirectional linear attention with one learned decay per head: the mask is λ to the power |i − j|.",
  },
  lionS: {
    term: "LION-S",
    forms: ["LION-S"],
    meaning: "Bidirectional linear attention with one decay per token, computed from the token (selective).",
  },
  bidirectional: {
    term: "bidirectional",
    forms: ["bidirectional", "Bidirectional"],
    meaning: "Each token attends to earlier tokens, later tokens and itself.",
  },
  causal: { term: "causal", forms: ["causal"], meaning: "Each token attends only to earlier tokens and itself." },
  recurrence: {
    term: "recurrence",
    forms: ["recurrences", "recurrence"],
    meaning: "A rule that computes each state from the previous state and one token, with states of constant size.",
  },
  state: {
    term: "state",
    forms: ["states", "state"],
    meaning: "The matrix that a recurrence updates: the sum of k vᵀ over the tokens so far, each multiplied by the decays since.",
  },
  mask: {
    term: "mask M",
    forms: ["masks", "mask"],
    meaning: "The matrix that multiplies the scores entry by entry: 1 on the diagonal, products of decays elsewhere.",
  },
  decay: {
    term: "decay λ",
    forms: ["decays", "decay"],
    meaning: "A factor from 0 to 1 by which a state is multiplied at each step.",
  },
  chunk: { term: "chunk", forms: ["chunks", "chunk"], meaning: "Consecutive tokens that are computed together." },
  scan: { term: "scan", forms: ["scans", "scan"], meaning: "The order in which the cells of a grid become a sequence." },
  featureMap: {
    term: "feature map φ",
    forms: ["feature maps", "feature map"],
    meaning: "A function applied to queries and keys before their inner product.",
  },
  logits: { term: "logit", forms: ["logits", "Logits"], meaning: "The output of an encoder for one class, before the softmax." },
  nats: { term: "nat", forms: ["nats"], meaning: "The unit of a cross-entropy with natural logarithms; 1 nat is 1.44 bits." },
  halfLife: {
    term: "half-life",
    forms: ["half-lives", "half-life"],
    meaning: "The number of steps after which half of a quantity remains.",
  },
  kms: {
    term: "Kac-Murdock-Szegő matrix",
    forms: ["Kac-Murdock-Szegő matrix"],
    meaning: "The matrix with entries λ to the power |i − j|; its inverse is tridiagonal.",
  },
  breakEven: { term: "break-even", forms: ["break-even"], meaning: "The length at which two forms cost the same." },
  underflow: {
    term: "underflow",
    forms: ["underflows"],
    meaning:
      "A number too small for its format becomes 0. In float32 this happens below about 1e-45; the reciprocal overflows below 3e-39.",
  },
} as const;

export const lionGlossary = inLanguage("glossary-words", english);
