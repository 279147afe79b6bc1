import { inLanguage } from "../in-language";

const english = {
  forms: {
    full: "full attention",
    recurrent: "the recurrent form",
    chunk: "the paper’s chunks",
    "state-chunk": "chunks with carried states",
  },
  /** Ways to put two directions together that are not attention in both. */
  shortcuts: {
    scaled: {
      "diagonal-twice": "diagonal counted twice",
      "mean-of-scaled": "two averages, averaged",
      "forward-only": "forward only",
    },
    unscaled: {
      "diagonal-twice": "diagonal counted twice",
      "mean-of-scaled": "two sums, added",
      "forward-only": "forward only",
    },
  },
  agreement: {
    title: "The same answer?",
    chart: "Differences between the answers",
    across: (first: string) => `largest difference from: ${first}`,
    sameBits: "0, bit for bit",
    waiting: "The forms are being computed.",
    one: (form: string) => `Only ${form} is computed: choose a second form to compare it with.`,
    agree: (forms: string, difference: string, precision: string) =>
      `All ${forms} forms agree to ${difference}, which is the rounding of ${precision}.`,
    differ: (difference: string, largest: string) =>
      `The forms differ by ${difference}, where the largest output is ${largest}: more than rounding would.`,
    others: (least: string, most: string) => `The tempting short cuts are off by ${least} to ${most}.`,
    othersAlike: "Here the short cuts come to the same.",
    explain: [
      "Every form computes the same sum over all tokens in another order: a matrix, two recurrences that sweep over the tokens, or chunks.",
      "Above the line each form is compared with the first, and what is left is rounding; a zero stands left of the axis.",
      "Below it are short cuts that look alike and are something else: two causal sweeps added, which count a token’s own score twice, the mean of two causal answers, and one causal answer alone.",
    ],
    formula: "y_i = Σⱼ M_ij (q_i · kⱼ) vⱼ / Σⱼ M_ij (q_i · kⱼ)",
    columns: { answer: "answer", difference: "largest difference" },
  },
} as const;

export const lionPanelText = inLanguage("panels/words", english);
