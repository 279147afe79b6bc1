import { inLanguage } from "../in-language";

const english = {
  title: "Results of the paper",
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
      ? "Appendix A of the paper"
      : numbers.length === 1
        ? `Table ${numbers[0]} of the paper`
        : `Tables ${numbers.join(" and ")} of the paper`,
  best: (column: string, row: string, figure: string) => `best in “${column}” is ${row} with ${figure}.`,
  flagged: (count: number) =>
    count === 0
      ? "No difference from the rest of the paper is known."
      : count === 1
        ? "One note marks a difference from the text, the code or another table."
        : `${count} notes mark differences from the text, the code or another table.`,
  row: "Model",
  what: "Variation",
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
    mlm: "masked language modelling, %",
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
    "mask-vector": "vector decays, from the input",
    "mask-scalar": "scalar decays, from the input",
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
    bidirectional: "bidirectional",
    "LION-D without HIPPO": "LION-D without HiPPO",
    "LION-S without HIPPO": "LION-S without HiPPO",
    "LION-D with HIPPO": "LION-D with HiPPO",
    "LION-S with HIPPO": "LION-S with HiPPO",
    "sigmoid-keys": "sigmoid of the keys, unscaled",
    relu: "ReLU, scaled",
    "scalar-decay": "scalar decays",
    unscaled: "unscaled",
    "scale-before-mask": "scaled before the mask",
    "no-selectivity": "HiPPO only, not selective",
    "softplus-decay": "softplus decays, above 1",
  },
  notes: {
    "ten-times": (small: string, base: string) =>
      `The text states “up to 10 times faster” than Vim; these figures give ${small} (small) and ${base} (base).`,
    "beats-vit": (vit: string) => `The text states that LION exceeds the plain ViT. At base with one scan, no variant does (ViT ${vit}).`,
    "hydra-size": "The paper lists 91 million parameters, the readme of the repository 104 million.",
    "lit-features": "The text uses the shifted SiLU for all variants; the released code for images uses elu(x) + 1 for LION-LIT.",
    "two-scans": "In the text, outputs are averaged. The code averages masks before rows are scaled, which gives other outputs.",
    conventions:
      "For LION-S, the masks of equation 9 and Theorem 3.1 are transposes; the released code uses equation 9. Its class token has λ = 1, and its chunk form fails when the last chunk has one token.",
    "two-tiny": "Tables 12 and 15 give different figures for apparently the same model; table 15 is of older runs.",
    "no-naive-sum": "The text cites this table for a naive sum of two directions, but no row shows one.",
    "text-no-features":
      "The released code for text has no feature map and no scaled rows, so scores are signed and unscaled. Its RNN and chunk forms ignore padding.",
    "text-names":
      "The released settings for pre-training name layers that the released code does not implement. The settings for GLUE name existing layers.",
    "text-rate": "The learning rate of pre-training falls to 20 % of its peak in the text and to 2 % in the released settings.",
    "text-guard": "The released code adds 1e-7 to the decay of a token, which then lies between 1e-7 and 1 + 1e-7.",
    "text-chunks": "The released chunk form stops with an error for this variant.",
    "text-length": "The sequence length is 4\u202f096 in table 5 and 2\u202f048 in table 6.",
    "no-pathx": "The model fails on PathX.",
    mean: (row: string, printed: string, mean: string, count: number) =>
      `${row}: the mean of the ${count} figures in the row is ${mean}; the printed value is ${printed}.`,
    chunks:
      "The chunks of the paper save memory but still compute every pair of tokens. The paper states that they balance memory and time.",
  },
  plot: "Plot",
  plots: {
    "imagenet-base-time": "base against training time",
    "imagenet-small-time": "small against training time",
    "imagenet-base-memory": "base against memory",
    "tiny-time": "against training time",
    "glue-time": "GLUE against training time",
    "mlm-time": "masked language modelling against training time",
  },
  resolution: "Image size",
  pixels: (side: number) => `${side} pixels`,
  chart: "Accuracy against cost",
  times: { vit: "training time, ViT = 1", bert: "training time, BERT = 1" },
  gigabytes: (side: number) => `GB at inference with ${side} pixels, read from a figure`,
  forms: { full: "full", chunk: "chunks", recurrent: "recurrent" },
  pointed: (best: string, cheapest: string) => `${best} has the highest accuracy, ${cheapest} the lowest cost.`,
  memoryNote: "Accuracy is for 224 pixels; memory is for inference at the chosen size, to about 0.3 GB.",
  explain: [
    "All figures are from the paper, from the table named; letters mark differences within the paper or from its code. The paper gives no error bars.",
    "On ImageNet, two scans gain 1.1 to 6.4 points over one scan. LION-D is at least as accurate as LION-S in 5 of 6 pairs. On GLUE, every LION variant is below BERT on average; LION-D and LION-S are above it on CoLA.",
    "The authors’ blog contains errors in the range of log-decays, in off-diagonal blocks of the mask, and in the indices of chunks.",
    "The released code is LIONS-EPFL/LION on GitHub, commit 32a0136 of 13 May 2025. For images, only its attention form multiplies scores by 1/√d and adds 1e-6 to row sums.",
    "This page adds no epsilon and has no class token. It masks padding in every form and computes every variant in chunks of any length.",
  ],
  formula: "M_ij = λ^{|i − j|}",
} as const;

export const resultsText = inLanguage("results/words", english);
