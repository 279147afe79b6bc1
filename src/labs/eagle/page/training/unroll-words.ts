/** Words of the panel in which a network is unrolled. */
import { inLanguage } from "../in-language";

type Sentence = (way: string, own: string, network: string, zero: string) => string;

const english = {
  beside: "What is laid beside the network",
  ways: { numbers: "three numbers a layer", clusters: "threshold and clusters", theory: "EAGLE by theory" },
  inWay: {
    numbers: "by three numbers a layer",
    sketch: "by a sketch and three numbers a layer",
    clusters: "by clusters of the entries above a threshold",
    theory: "by as many iterations of EAGLE with the steps of theory",
  },
  rows: {
    network: { name: "network", note: "all weights" },
    numbers: { name: "algorithm", note: "3 numbers" },
    sketch: { name: "algorithm", note: "sketch, 3 numbers" },
    clusters: { name: "clusters", note: "2 and 3 values" },
    theory: { name: "EAGLE", note: "η 1/3, γ 1" },
  },
  begin: "Unroll the weights",
  nobody: "No network is trained yet: add a transformer.",
  waiting: "Unroll the weights, and every layer stands beside an iteration.",
  empty: "What the network makes of a matrix, layer by layer, and what its weights make of it once they are read as an algorithm.",
  begins: "The weights are being unrolled.",
  averaging: (step: string) => `After ${step} steps: one matrix layer by layer. The errors over many are being computed.`,
  after: (step: string) => `After ${step} steps:`,
  same: ((way, own, network, zero) =>
    `completed ${way} the median error is ${own}, and with all weights ${network}: nothing to speak of is lost. Answering zero errs by ${zero}.`) as Sentence,
  worse: ((way, own, network, zero) =>
    `completed ${way} the median error is ${own}, with all weights ${network}: part of what the network does is left out. Answering zero errs by ${zero}.`) as Sentence,
  lost: ((way, own, network, zero) =>
    `completed ${way} the median error is ${own}, hardly better than answering zero, ${zero}, or worse; with all weights it is ${network}. This is not what the network does.`) as Sentence,
  stepper: { matrix: "Example", back: "The example before", on: "The next example" },
  chart: "A matrix after each layer",
  first: "matrix",
  afterLayer: (layer: number) => `layer ${layer}`,
  difference: "difference × 10⁻⁴",
  mean: (count: string) => `mean of ${count}`,
  paper: (size: string) => `paper, ${size}`,
  reading: {
    step: "Step of the reading",
    steps: { entries: "1 all entries", threshold: "2 threshold", clusters: "3 clusters", run: "4 run again" },
    chart: "Weights of each layer, read by threshold and clusters",
    threshold: (value: string) => `τ ${value}`,
    kept: (kept: string, all: string) => `${kept} of ${all}`,
    nothing: "nothing",
    layerOne: "in layer 1",
    layersTo: (last: string) => `in layers 1 to ${last}`,
    entries: "Step 1: every matrix as it is, and below it its threshold τ, which nobody tunes: 1.5 times the mean size of its entries.",
    dropped: (layers: string, queryKey: string, values: string) =>
      `Step 2: what is not above τ is dropped. Of the upper matrices ${queryKey} % of the entries stay ${layers}, of the lower ones ${values} %.`,
    inPlace: (queryKey: string, values: string) =>
      `Where three numbers a layer have theirs lie ${queryKey} % of those that stay above, ${values} % of those below.`,
    gathered: (layers: string, queryKey: string, values: string) =>
      `Step 3: what stays becomes two values above and three below at most, means of clusters. With all that was dropped ${queryKey} % of the upper matrices are left out ${layers}, and ${values} % of the lower ones.`,
    columns: {
      layer: "Layer",
      matrix: "Weights",
      threshold: "τ",
      kept: "Entries above τ",
      all: "Entries",
      inPlace: "Above τ where three numbers have theirs",
      values: "Values of the clusters",
      leftOut: "Left out",
      alphas: ["α₁ of what is left", "α₂ of what is left", "α₃ of what is left"],
    },
  },
  columns: {
    layer: "After layer",
    mean: (way: string) => `${way}: mean × 10⁻⁴`,
    median: (way: string) => `${way}: median × 10⁻⁴`,
    paper: "Paper, Table 1 × 10⁻⁴",
    error: "Median squared error of D",
    leftOut: "Matrices left out",
  },
  explain: [
    "Above, what the network makes of a matrix layer by layer; below, what comes of the same matrix where its weights are replaced. With three numbers a layer these are iterations of EAGLE with steps that training has chosen: A and B shrink, C shrinks faster, and the corner D fills, with the opposite sign.",
    "Threshold and clusters are how the paper reads weights, in four steps that can be looked at: entries below 1.5 times the mean size are dropped, the others gathered into two values of W_QK and three of W_VP, and the network is run again with what is left. Each layer is then an iteration with the numbers that stand on its diagonals. By theory EAGLE takes the steps 1/3 and 1 over the squared norm of each A, which a network that sees all matrices alike cannot know.",
    "Differences are squared and divided by the number of entries, in ten thousandths as in Table 1 of the paper: those of the matrix shown, and below them means over 512 fresh matrices, those left out on which one of the two diverges. The table behind this picture has medians, too.",
    "Beside a network of four layers that is read as three numbers a layer stands what the paper reports: means over ten networks, trained for 20 000 steps of 1 024 matrices of 20 × 20. These are its own figures, not computed here; of other sizes only the order of magnitude can be compared.",
  ],
  formula:
    "A \\leftarrow A + \\alpha_1\\alpha_2\\, A A^\\top A, \\quad C \\leftarrow C + \\alpha_1\\alpha_3\\, A A^\\top C, \\quad D \\leftarrow D + \\alpha_1\\alpha_3\\, B A^\\top C",
} as const;

export const unrollText = inLanguage("training/unroll-words", english);
