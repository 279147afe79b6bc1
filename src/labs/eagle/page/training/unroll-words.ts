/** Words of the panel in which a network is unrolled. */
import { inLanguage } from "../in-language";

type Sentence = (way: string, own: string, network: string, zero: string) => string;

const english = {
  beside: "Comparison",
  ways: { numbers: "three scalars per layer", clusters: "threshold and clusters", theory: "EAGLE, theoretical steps" },
  inWay: {
    numbers: "with three scalars per layer",
    sketch: "with a sketch and three scalars per layer",
    clusters: "with clustered weights",
    theory: "with EAGLE’s theoretical steps",
  },
  rows: {
    network: { name: "network", note: "all weights" },
    numbers: { name: "algorithm", note: "3 scalars" },
    sketch: { name: "algorithm", note: "sketch, 3 scalars" },
    clusters: { name: "clusters", note: "2 and 3 values" },
    theory: { name: "EAGLE", note: "η 1/3, γ 1" },
  },
  begin: "Unroll the network",
  absent: "There is no network. Add a transformer.",
  waiting: "Unroll the network to compare each layer with an iteration.",
  empty: "States of a matrix after each layer, by the network and by the algorithm read from its weights.",
  begins: "The network is being unrolled.",
  averaging: (step: string) => `After ${step} steps: states of one matrix. The errors over many matrices are being computed.`,
  after: (step: string) => `After ${step} steps:`,
  same: ((way, own, network, zero) =>
    `the median error is ${own} ${way}, similar to ${network} with all weights. The zero predictor has ${zero}.`) as Sentence,
  worse: ((way, own, network, zero) =>
    `the median error is ${own} ${way}, larger than ${network} with all weights. The zero predictor has ${zero}.`) as Sentence,
  lost: ((way, own, network, zero) =>
    `the median error is ${own} ${way}, close to or above ${zero} of the zero predictor. With all weights it is ${network}.`) as Sentence,
  stepper: { matrix: "Example", back: "Previous example", on: "Next example" },
  chart: "A matrix after each layer",
  first: "matrix",
  afterLayer: (layer: number) => `layer ${layer}`,
  difference: "difference × 10⁻⁴",
  mean: (count: string) => `mean of ${count}`,
  paper: (size: string) => `paper, ${size}`,
  reading: {
    step: "Extraction step",
    steps: { entries: "1 all entries", threshold: "2 threshold", clusters: "3 clusters", run: "4 run" },
    chart: "Weights of each layer, by threshold and clusters",
    threshold: (value: string) => `τ ${value}`,
    kept: (kept: string, all: string) => `${kept} of ${all}`,
    nothing: "nothing",
    layerOne: "in layer 1",
    layersTo: (last: string) => `in layers 1 to ${last}`,
    entries: "Step 1: each matrix with its threshold τ, 1.5 times the mean absolute entry.",
    dropped: (layers: string, queryKey: string, values: string) =>
      `Step 2: entries above τ are kept, ${queryKey} % of W_QK and ${values} % of W_VP ${layers}.`,
    inPlace: (queryKey: string, values: string) =>
      `Of these, ${queryKey} % (W_QK) and ${values} % (W_VP) lie on the diagonals of the three scalars.`,
    gathered: (layers: string, queryKey: string, values: string) =>
      `Step 3: at most two cluster means replace the kept entries of W_QK, at most three those of W_VP. The residual is ${queryKey} % of W_QK and ${values} % of W_VP ${layers}.`,
    columns: {
      layer: "Layer",
      matrix: "Weights",
      threshold: "τ",
      kept: "Entries above τ",
      all: "Entries",
      inPlace: "Above τ on the scalars’ diagonals",
      values: "Cluster means",
      leftOut: "Residual",
      alphas: ["α₁ of the clusters", "α₂ of the clusters", "α₃ of the clusters"],
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
    "The upper row shows the states of a matrix in the network, the lower row those with replaced weights. With three scalars per layer these are iterations of EAGLE with trained steps. A, B and C shrink, and D grows with the opposite sign.",
    "“Threshold and clusters” is the paper’s extraction, in four steps. Entries below 1.5 times the mean absolute entry become zero; cluster means replace the others, two for W_QK and three for W_VP. The network then runs with these weights. “EAGLE, theoretical steps” uses η = 1/3 and γ = 1 with the norm of each A. A trained network has the same weights for all matrices.",
    "Differences are squared and divided by the number of entries, in units of 10⁻⁴ as in Table 1 of the paper. They are given for the matrix shown and as means over 512 fresh matrices. Matrices on which one of the two diverges are left out. The table of this panel also has medians.",
    "For four layers and three scalars per layer the paper’s values are shown. They are means over ten networks, trained for 20 000 steps of 1 024 matrices of 20 × 20. For other sizes only the order of magnitude is comparable.",
  ],
  formula:
    "A \\leftarrow A + \\alpha_1\\alpha_2\\, A A^\\top A, \\quad C \\leftarrow C + \\alpha_1\\alpha_3\\, A A^\\top C, \\quad D \\leftarrow D + \\alpha_1\\alpha_3\\, B A^\\top C",
} as const;

export const unrollText = inLanguage("training/unroll-words", english);
