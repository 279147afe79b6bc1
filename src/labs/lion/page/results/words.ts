import { inLanguage } from "../in-language";

const english = {
  title: "What the paper measured",
  table: "Table",
  tables: {
    imagenet: "ImageNet",
    "imagenet-tiny": "ImageNet, tiny",
    "cifar-masks": "CIFAR-100: masks",
    "cifar-parts": "CIFAR-100: parts",
    "cifar-directions": "CIFAR-100: directions",
    "glue-large": "GLUE, large",
    "glue-base": "GLUE, base",
    positions: "Positions",
    "long-range": "Long Range Arena",
    "long-range-parts": "Long Range Arena: parts",
    "long-range-others": "Long Range Arena: others",
    causal: "Causal, OpenWebText",
  },
  source: (numbers: readonly number[]) =>
    numbers.length === 0
      ? "Appendix A of the paper."
      : numbers.length === 1
        ? `Table ${numbers[0]} of the paper.`
        : `Tables ${numbers.join(" and ")} of the paper.`,
  best: (column: string, row: string, figure: string) => `Best in “${column}”: ${row} with ${figure}.`,
  flagged: (count: number) =>
    count === 0
      ? "Nothing here is known to be at odds with the rest of the paper."
      : count === 1
        ? "One thing here is at odds with the text, the code or another table."
        : `${count} things here are at odds with the text, the code or another table.`,
  row: "Model",
  what: "What was tried",
  fails: "fails",
  notGiven: "not given",
  note: "note",
  sortBy: (column: string) => `Sort by ${column}`,
  columns: {
    "parameters-small": "parameters small, M",
    "parameters-base": "parameters base, M",
    "top1-small": "top-1 small, %",
    "top1-base": "top-1 base, %",
    "time-small": "training time small, ×",
    "time-base": "training time base, ×",
    top1: "top-1, %",
    time: "training time, ×",
    "top1-one-scan": "one scan, %",
    "top1-two-scans": "two scans, %",
    mlm: "masked words, %",
    glue: "GLUE average",
    "mlm-without": "without positions, %",
    "mlm-with": "with positions, %",
    average: "average",
    perplexity: "perplexity",
  },
  rows: {
    "LION-D two scans": "LION-D, two scans",
    "LION-S two scans": "LION-S, two scans",
    "ViT, table 15": "ViT (table 15)",
    "LION-S, table 15": "LION-S (table 15)",
    "LION-S distilled, table 15": "LION-S, distilled (table 15)",
    "mask-fixed": "a fixed mask",
    "mask-vector": "decays of vectors, from the input",
    "mask-scalar": "decays of one number, from the input",
    "softmax-positions-nonlinearity": "softmax, positions, non-linearity",
    "softmax-positions": "softmax, positions",
    "softmax-nonlinearity": "softmax, non-linearity",
    softmax: "softmax",
    "positions-nonlinearity": "positions, non-linearity (LION-LIT)",
    positions: "positions",
    nonlinearity: "non-linearity",
    nothing: "nothing",
    "nonlinearity-mask": "non-linearity, mask (LION-S)",
    forward: "forward",
    backward: "backward",
    alternating: "alternating by layer",
    bidirectional: "both ways",
    "LION-D without HIPPO": "LION-D, other start",
    "LION-S without HIPPO": "LION-S, other start",
    "LION-D with HIPPO": "LION-D, HIPPO start",
    "LION-S with HIPPO": "LION-S, HIPPO start",
    "sigmoid-keys": "keys by a sigmoid, unscaled",
    relu: "ReLU, scaled",
    "scalar-decay": "decays of one number",
    unscaled: "unscaled",
    "scale-before-mask": "scaled before the mask",
    "no-selectivity": "HIPPO alone, not selective",
    "softplus-decay": "decays by softplus, above 1",
  },
  notes: {
    "ten-times": (small: string, base: string) =>
      `“Up to 10 times faster” than Vim is ${small} times at small and ${base} times at base by these figures.`,
    "beats-vit": (vit: string) =>
      `The text says that LION does better than the plain ViT; with one scan at base no variant does (ViT has ${vit}).`,
    "hydra-size": "91 million parameters in the paper, 104 million in the readme of its repository.",
    "lit-features": "The text has the shifted SiLU for all variants; the released code for pictures takes elu(x) + 1 for LION-LIT.",
    "two-scans": "Outputs are averaged by the text; the code averages masks before rows are scaled, which gives other outputs.",
    conventions:
      "Equation 9 and the recurrence of Theorem 3.1 are transposes of one another for LION-S; the released code is equation 9. There the class token has λ = 1, and the chunk form fails when the last chunk has one token.",
    "two-tiny": "The same model twice, as it seems: table 12 has one figure and table 15, of older runs, another.",
    "no-naive-sum": "The text cites this table for a naive sum of two directions; no row of it is one.",
    "text-no-features":
      "The released code for text has neither a feature map nor scaled rows: these are figures of signed, unscaled attention. Its RNN and chunk forms ignore padding.",
    "text-names":
      "The released settings for pre-training name layers that the released code does not implement; it would stop with an error. Those for GLUE name the right ones.",
    "text-rate": "The learning rate of pre-training falls to 20 % of its peak by the text, to 2 % by the released settings.",
    "text-guard": "The released decay of a token has 1e-7 added to it, so it lies between 1e-7 and 1 + 1e-7.",
    "text-chunks": "The released chunk form stops with an error for this variant.",
    "text-length": "Table 5 has sequences of 4\u202f096 here, table 6 of 2\u202f048.",
    "no-pathx": "PathX fails.",
    mean: (row: string, printed: string, mean: string, count: number) =>
      `${row}: the ${count} figures of the row have the mean ${mean}, printed is ${printed}.`,
    chunks: "Chunks save memory; the paper says that they balance memory and time, but its chunks still visit every pair of tokens.",
  },
  plot: "Plot",
  plots: {
    "imagenet-base-time": "base against training time",
    "imagenet-small-time": "small against training time",
    "imagenet-base-memory": "base against memory",
    "tiny-time": "against training time",
    "glue-time": "GLUE against training time",
    "mlm-time": "words against training time",
  },
  resolution: "Size of pictures",
  pixels: (side: number) => `${side} pixels`,
  chart: "Accuracy against what it costs",
  times: { vit: "training time, ViT = 1", bert: "training time, BERT = 1" },
  gigabytes: (side: number) => `GB of inference at ${side} pixels, read off a figure`,
  forms: { full: "full", chunk: "chunks", recurrent: "recurrent" },
  pointed: (best: string, cheapest: string) => `${best} is the most accurate, ${cheapest} costs least.`,
  memoryNote: "Accuracies are of 224 pixels; memory is that of inference at the size chosen, to about 0.3 GB.",
  explain: [
    "These are the paper’s own figures, each from the table that is named, with what does not agree marked by a letter. The paper gives no error bars.",
    "On ImageNet two scans gain 1.1 to 6.4 points over one; no row isolates what of the second scan helps. LION-D is at least as good as LION-S in 5 of 6 pairs there. On GLUE every LION is below BERT on average, but LION-D and LION-S are above it on CoLA.",
    "The authors’ blog has slips of its own: decays within 0 and 1 are written as their logarithms, blocks of the mask beside the diagonal as if they were like those on it, and the indices of chunks.",
    "Released code is that of the authors on GitHub, LIONS-EPFL/LION, commit 32a0136 of 13 May 2025. For images its attention form alone multiplies scores by 1/√d and adds 1e-6 to the sum of a row. This page adds no epsilon, hides padding in every form, has no class token, and computes every variant in chunks of any length.",
  ],
  formula: "M_ij = λ^{|i − j|}",
} as const;

export const resultsText = inLanguage("results/words", english);
