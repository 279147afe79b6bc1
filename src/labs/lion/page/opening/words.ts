/** Words of the first question about LION. */
import { formatSetting } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

/** "31 %" of a share from 0 to 1; a small one is not written as none. */
export const percentOf = (share: number) => (share > 0 && share < 0.005 ? "< 1 %" : `${Math.round(100 * share)} %`);

const decayOf = (hundredths: number) => formatSetting(hundredths / 100);

const english = {
  headline: "Attention in both directions.\nTurn one token into a wall.",
  headlineShort: "Turn one token into a wall",
  lede: "LION gives linear attention a decay in both directions, and computes it as one matrix or as two recurrences.",
  picture: "The mask of eleven tokens",
  tokens: ["the", "rain", "fell", "all", "night", "full stop", "the", "river", "rose", "by", "noon"],
  stopShort: "stop",
  decay: "decay λ",
  attends: "attends to",
  attended: "attended to by",
  parts: { forward: "forward", backward: "backward", diagonal: "diagonal" },
  partNotes: { forward: "earlier tokens", backward: "later tokens", diagonal: "the token itself" },
  wall: "wall",
  wallNote: "mask is 0",
  reading: ["Row: attends.", "Column: is attended to."],
  closed: "closed: 0",
  chart: (hundredths: number, crossing: number) =>
    `Mask of LION-S for eleven tokens; the full stop has decay ${decayOf(hundredths)}. ${percentOf(crossing)} of the weight of the words crosses it.`,
  strip: "Weight across the full stop",
  stripClosed: (crossing: number) => `closed: ${percentOf(crossing)}`,
  stripOpen: (crossing: number) => `open: ${percentOf(crossing)}`,
  slider: "Decay of the full stop",
  value: (hundredths: number) => `λ = ${decayOf(hundredths)}`,
  question: "At decay 0 the full stop is a wall. Which tokens attend across it?",
  choices: ["all", "those after it", "only the full stop", "none"],
  choicesShort: ["all", "later ones", "only the stop", "none"],
  verdicts: [
    "No word does: the weight is exactly 0.",
    "Words after it do not: their earlier tokens are behind the wall.",
    "Right: only the full stop.",
    "One token does: the full stop itself.",
  ],
  why: "Its row is full: it attends to all eleven tokens. Its column holds only itself: no other token attends to it.",
  whyShort: "It attends to all tokens; no other attends to it.",
  price: "A learned decay is a sigmoid, which comes near 0 and never reaches it.",
  convention: {
    eq9: ["In the convention of", "Theorem 3.1", "rows and columns swap."],
    thm: ["This is the convention of Theorem 3.1: rows and columns have swapped. Back to", "equation 9", ""],
  },
} as const;

export const openingText = inLanguage("opening/words", english);
