/** Words of the panel of stored runs. */
import { formatCount, formatRounded, formatValue } from "../../../../platform/charts/format";
import { counted } from "../../../../platform/ui/grammar";
import { inLanguage } from "../in-language";

/** The tokens at the last value of a size over those at the first. */
interface Growth {
  readonly from: number;
  readonly to: number;
  readonly factor: number;
}

const english = {
  figure: "Stored figure",
  figures: { "figure-1a": "Fig. 1(a)", "figure-1b": "Fig. 1(b)", "figure-3": "Fig. 3" },
  rateLabel: "Learning rate",
  rates: { "0.001": "rate 0.001", "0.01": "rate 0.01", tuned: "tuned rate" },
  transformer: (heads: number, layers: number) => `Transformer, m = ${heads}, n = ${layers}`,
  diverged: "diverged",
  tuned: "tuned learning rates",
  rate: (rate: string) => `learning rate ${rate}`,
  origin: (d: number, seeds: number, rate: string) =>
    `Stored runs with d = ${d}, not the current run: medians over ${formatCount(seeds)} seeds at ${rate}.`,
  reached: (epochs: number, heads: number, layers: number, transformer: number) =>
    `After ${formatCount(epochs)} epochs heads reach ${formatValue(heads)}, layers ${formatValue(layers)} and Transformers ${formatValue(transformer)}.`,
  otherwise: {
    none: "At these epochs the order of the curves is that of the paper.",
    some: (found: readonly string[]) => `Otherwise than in the paper, ${found.join("; ")}.`,
    rise: (fewer: string, low: number, more: string, high: number) =>
      `the final error of ${more}, ${formatValue(high)}, is above that of ${fewer}, ${formatValue(low)}`,
    layers: "layers of one head reach lower errors than heads in one layer",
    transformer: "a Transformer is clearly better than one head",
  },
  chart: "Test errors of stored runs against epochs",
  across: "epochs",
  upward: "Test error ↑: medians, with a band between the quartiles",
  read: "Read the errors at an epoch",
  at: (epochs: number) => `${formatValue(epochs)} epochs`,
  range: (low: number, high: number) => `${formatValue(low)} to ${formatValue(high)}`,
  floor: "0",
  columns: {
    model: "Model",
    rate: "Learning rate",
    epochs: "Epochs",
    lower: "Lower quartile",
    median: "Median test error",
    upper: "Upper quartile",
    seed: (seed: string) => `Seed ${seed}`,
  },
  explain: [
    "The paper trains every model for 500 epochs. Here a step of layers or Transformers takes long, so they train for fewer. Heads at a printed rate train longer. Every seed draws its own target, data and initial weights.",
    "The printed rates are 0.01 and 0.001, here constant. The tuned rate follows half a cosine to zero. It is the best of 0.01, 0.03, 0.1 and 0.3 on another target, for each curve.",
    "The paper gives no architecture of its Transformers and no initialisation. Here: width 16, an MLP of ratio 4 and layer norm. Layers have a residual connection and start at 0.1. Heads start at 1/√d. All batches have 32 sequences.",
  ],
  automata: {
    sizes: { states: "states", letters: "letters", length: "word length" },
    origin: (seeds: number, center: number) =>
      `Stored runs of Fig. 4 in small, not the current run: medians over ${formatCount(seeds)} seeds; both other sizes are ${center}.`,
    growth: (states: Growth, letters: Growth, length: Growth) =>
      `The tokens needed grow ${formatRounded(states.factor, 2)}-fold from ${states.from} to ${states.to} states, ${formatRounded(letters.factor, 2)}-fold from ${letters.from} to ${letters.to} letters, ${formatRounded(length.factor, 2)}-fold from length ${length.from} to ${length.to}.`,
    chart: "Training tokens for 99 % accuracy against a size of the automata",
    across: "states, letters or word length",
    upward: "Tokens ↑ until 99 % of the next tokens of unseen automata are right; band: minimum to maximum",
    read: "Read the tokens at a size",
    at: (value: number) => `size ${formatCount(value)}`,
    note: (most: number) =>
      `Smaller than in the paper: one layer of width 32 instead of four of width 2\u202f048, and at most ${formatCount(most)} automata.`,
    columns: {
      size: "Size on the axis",
      value: "Value",
      traces: "Median number of automata",
      tokens: "Median number of tokens",
      seed: (seed: number) => `Automata, seed ${formatCount(seed)}`,
    },
    explain: [
      "A prompt holds the table of a random automaton and a word. The Transformer learns the following states by cross-entropy, one layer with 4 heads in 600 steps of 32 traces. It is tested on 200 traces of other automata.",
      "The number of automata doubles from 16 until the test accuracy reaches 99 %. As in the paper, tokens are automata times letters of a word.",
      "The page writes a table entry as one token and a step as two; the paper writes each as five. The paper calls its curves suggestive of sub-exponential growth.",
    ],
    formula: "tokens = N · L  N = 16, 32, 64, …",
  },
  map: {
    origin: (samples: number, epochs: number, seeds: number) =>
      `Stored runs of Fig. 3, not the current run: ${formatCount(samples)} sequences, ${formatCount(epochs)} epochs, ${formatCount(seeds)} targets per cell.`,
    rows: (epochs: number, fewest: number, most: number, below: number, falling: number, all: number) =>
      `After ${formatCount(epochs)} of the paper’s 500 epochs, ${counted(most, "head", "heads")} end below ${counted(fewest, "head", "heads")} in ${formatCount(below)} of ${formatCount(all)} rows. Every doubling of the heads lowers the median error in ${formatCount(falling)}; the paper reports lower errors for more heads.`,
    explain: [
      "The ends of the curves of heads in Fig. 1, at d = 8 and 16 and at both printed learning rates η. The paper trains for 500 epochs, and its text does not list the sizes of Fig. 3.",
      "Layers and Transformers are not repeated here. Every seed draws its own target, data and initial weights. A click selects a cell, whose typical run opens as the experiment.",
    ],
  },
  formula: "m heads in each of n layers; closed form: the least-squares fit of Algorithm 1",
} as const;

export const storedText = inLanguage("stored-runs/words", english);
