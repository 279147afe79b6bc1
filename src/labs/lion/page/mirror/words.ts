import { inLanguage } from "../in-language";

const english = {
  chart: "Logits of every token for the sequence and for its reverse",
  differences: "Differences between the logits of the sequence and of its reverse",
  sequence: "Sequence",
  reversal: "Reversed part",
  reversals: { all: "whole sequence", "after-start": "all but the first token" },
  rows: {
    straight: "sequence and its logits",
    turned: "reversed sequence and its logits",
    gap: "difference, in the original order",
  },
  legend: "logits of the classes",
  read: "Logits",
  cell: (token: number, one: string) => `token ${token}, ${one}`,
  across: "largest difference of a logit; ◇ only rounding expected, □ difference possible",
  sameBits: "0, bitwise equal",
  waiting: "The encoder computes the sequence and its reverse.",
  cases: {
    own: (name: string) => `${name}, unchanged`,
    eq9: "mask of equation 9",
    thm: "mask of Theorem 3.1",
    sym: "symmetric mask",
    both: "bidirectional heads",
    split: "split heads",
    none: "no positions",
    sin: "sinusoidal positions",
  },
  blind: (when: string, who: string, difference: string) =>
    `${when}, ${who} cannot distinguish left from right: for any weights, the reverse gives the reversed logits, here to ${difference}.`,
  orderless: (when: string, who: string, difference: string) =>
    `${when}, ${who} ignores order: permuting the tokens permutes the logits, for this reversal to ${difference}.`,
  sighted: (when: string, who: string, because: string, difference: string, largest: string) =>
    `${when}, ${who} can distinguish left from right by ${because}: logits differ by up to ${difference}; the largest is ${largest}.`,
  kept: (when: string, who: string, difference: string, largest: string) =>
    `${when}, reversing all but the first token changes the logits of ${who} by up to ${difference}; the largest is ${largest}.`,
  because: {
    positions: "positions",
    directions: "heads that attend to one side",
    convention: "its symmetric mask",
    scans: "the turns of its scans",
  },
  and: (most: string, last: string) => `${most} and ${last}`,
  readOut: {
    same: (kind: string) => `${kind} is the same for both, apart from rounding.`,
    other: (kind: string, difference: string) => `${kind} changes by up to ${difference}.`,
    mean: "The mean read-out",
    first: "The read-out at the first token",
  },
  explain: [
    "The encoder computes the logits of the sequence and of its reverse in float64. The logits of the reverse are put back into the original order and compared.",
    "Equation 9 includes the decay of the key in both directions, and Theorem 3.1 that of the query; a reversal keeps these. The symmetric mask includes the decay of the right token, which a reversal changes.",
    "Without positions, three settings distinguish left from right: heads that attend to one side, LION-S with the symmetric mask, and two scans. The grid of the scans must have an even number of rows or columns.",
    "A start token breaks the symmetry in the data. The paper does not mention this symmetry.",
    "The other rows keep the weights and change one setting, without training. A difference shows that the encoder can distinguish left from right, not that it has learned to.",
  ],
  formula: "y(J x) = J y(x)",
  columns: { what: "case", difference: "largest difference", sees: "left and right distinguished by" },
  nothing: "nothing",
} as const;

export const mirrorText = inLanguage("mirror/words", english);
