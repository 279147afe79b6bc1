import { inLanguage } from "../in-language";

const english = {
  chart: "What every token answers, to the sequence and to its mirror image",
  differences: "How far answers to the mirror image, put back, are from those to the sequence",
  sequence: "Sequence",
  reversal: "What is turned round",
  reversals: { all: "the whole sequence", "after-start": "all but the first token" },
  rows: {
    straight: "the sequence, and what its tokens answer",
    turned: "turned round, and what they answer",
    gap: "put back, less the first",
  },
  legend: "scores of the classes",
  read: "Scores",
  cell: (token: number, one: string) => `token ${token}, ${one}`,
  across: "largest difference of a score; ◇ no difference but rounding is expected, □ nothing forbids one",
  sameBits: "0, bit for bit",
  waiting: "The encoder reads its sequence in both directions.",
  cases: {
    own: (name: string) => `${name}, as it is`,
    eq9: "mask of equation 9",
    thm: "mask of Theorem 3.1",
    sym: "symmetric mask",
    both: "heads look both ways",
    split: "split heads",
    none: "no positions",
    sin: "positions by sines",
  },
  blind: (when: string, who: string, difference: string) =>
    `${when}, ${who} cannot tell left from right: turned round, the sequence gives the same answers turned round, to ${difference}, whatever the weights.`,
  orderless: (when: string, who: string, difference: string) =>
    `${when}, ${who} knows no order at all: however its tokens are shuffled, they keep their answers; turned round, to ${difference}.`,
  sighted: (when: string, who: string, because: string, difference: string, largest: string) =>
    `${when}, ${who} can tell left from right by ${because}: turned round and put back, answers differ by up to ${difference}, where the largest is ${largest}.`,
  kept: (when: string, who: string, difference: string, largest: string) =>
    `${when}, ${who} hears its first token as before and the others turned round, which is no mirror image: answers, put back, differ by up to ${difference}, where the largest is ${largest}.`,
  because: {
    positions: "positions",
    directions: "heads that look to one side",
    convention: "its symmetric mask",
    scans: "scans that turn at one side",
  },
  and: (most: string, last: string) => `${most} and ${last}`,
  readOut: {
    same: (kind: string) =>
      `So ${kind} is the same for a sequence and its mirror image: whatever is trained, which of two things came first stays a guess.`,
    other: (kind: string, difference: string) => `${kind} changes by up to ${difference}.`,
    mean: "the mean that is read out",
    first: "what is read at the first token",
    meanBegins: "The mean that is read out",
    firstBegins: "What is read at the first token",
  },
  explain: [
    "The sequence goes through the encoder twice, straight and turned round; the answers to the second are put back at the places of their tokens. In float64, so that what is the same is the same to the last digits.",
    "By equation 9 the token that is left pays, in both directions, and by Theorem 3.1 the one that is reached: such a mask looks the same from the right as from the left. By the symmetric mask the token on the right pays, in both directions.",
    "Without positions, left and right differ for heads that attend to one side, for LION-S with the symmetric mask, and for two scans of a grid that has an even number of rows or columns. A start token breaks the symmetry in the data. The paper does not mention this.",
    "The other rows have the same weights and one thing changed, without any training: a difference shows that the encoder can tell left from right, not that it has learned to.",
  ],
  formula: "y(J x) = J y(x)",
  columns: { what: "what", difference: "largest difference", sees: "left and right told apart by" },
  nothing: "nothing",
} as const;

export const mirrorText = inLanguage("mirror/words", english);
