/** Words of the panels of networks in training. */
import { formatValue } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const english = {
  layer: (number: number) => `layer ${number}`,
  loss: {
    chart: "Error of the network while it is trained",
    scale: "Scale of the horizontal axis",
    scales: { linear: "linear", log: "log" },
    across: "training steps",
    upward: "squared error of D; bold: median of a batch, band: quartiles, thin: largest mean since the point before",
    median: "network",
    note: (error: number) => formatValue(error),
    zero: "answer zero",
    read: "Read the errors at a step",
    at: (x: number) => `step ${formatValue(x)}`,
    range: (low: number, high: number) => `quartiles ${formatValue(low)} to ${formatValue(high)}`,
    floor: "0",
    nobody: "No network is trained yet: add a transformer.",
    begins: "Training begins.",
    failed: "The training failed.",
    better: (ratio: string, step: string, error: string, zero: string) =>
      `After ${step} steps the typical matrix is completed ${ratio} times better than by answering zero: median squared error ${error} in place of ${zero}.`,
    noBetter: (step: string, error: string, zero: string) =>
      `After ${step} steps the network is no better than answering zero: median squared error ${error} against ${zero}.`,
    skipped: (count: string, one: boolean) => `${count} ${one ? "step was" : "steps were"} not finite and left out.`,
    onGpu: (device: string, gpu: string, processor: string) =>
      `Trained on the GPU (${device}), ${gpu} a step in place of ${processor}: the same matrices, its own rounding.`,
    gpuSlower: (device: string, gpu: string, processor: string) =>
      `A step takes ${gpu} on the GPU (${device}) and ${processor} on the processor, which goes on.`,
    gpuLost: "The GPU was lost; the processor goes on from where it stood.",
    gpuFailed: "The GPU of this device cannot be used here; the processor trains.",
    partlyOnGpu: (steps: string) => `${steps} of the steps were taken on a GPU, with its own rounding.`,
    columns: { step: "Step", median: "Median", lower: "Lower quartile", upper: "Upper quartile", mean: "Largest mean" },
    explain: [
      "Layers of linear attention see fresh matrices in every step, each with a hole, and are told what belongs there, never how to find it.",
      "The median over the matrices of a step says how the typical one fares. The mean is decided by the few whose A is large, on which what the network does diverges: its spikes are kept, and cut where they leave the picture.",
      "Answering zero is what the dashed line has; times better are measured by matrices that the network is not trained on.",
      "Where this device was told to use its GPU, or was measured, by the word beside the steps in the first lab, large batches go there as soon as its steps are measured to be faster.",
    ],
    formula: "Z \\leftarrow Z + \\left((Z W_Q)(Z W_K)^\\top \\odot M\\right) Z W_V W_P^\\top",
  },
  weights: {
    chart: "Weights of each layer",
    waiting: "The weights are not there yet.",
    begins: "First weights, before any training.",
    nearly: "Nearly diagonal: each layer multiplies by three numbers.",
    notYet: "Three numbers a layer do not describe these weights.",
    left: (queryKey: string, values: string, layers: string) =>
      layers === "1"
        ? `They leave out ${queryKey} % of the upper matrix and ${values} % of the lower one in layer 1; the last layer is used for D alone.`
        : `They leave out ${queryKey} % of the upper matrices and ${values} % of the lower ones in layers 1 to ${layers}; the last layer is used for D alone.`,
    past: (step: string) => `At step ${step}:`,
    sentAlone: (share: string) =>
      `Of what machines send one another ${share} % is C and D alone, by squares. The loss has no term for messages.`,
    sentMore: (share: string) => `Of what machines send one another ${share} % is C and D, by squares.`,
    narrow: "Narrow weights: they can work along few directions of A alone.",
    sketch: (step: string, r: string, n: string, left: string, cosines: string, asymmetry: string) =>
      `After ${step} steps α₁ S Sᵀ, with ${r} of ${n} directions, leaves out ${left} % of W_QK where it meets A. Of W_VP there ${asymmetry} % is not symmetric, and its smallest cosine with S is ${cosines}: 1 would be the same directions.`,
    step: "Step of the weights",
    now: "now",
    atStep: (step: string) => `step ${step}`,
    one: (share: string) =>
      `Three numbers leave out ${share} % of the upper matrix; of the lower one a single layer trains the columns of D alone.`,
    alpha1: (value: string) => `α₁ ${value}`,
    alpha2: (value: string) => `α₂ ${value}`,
    alpha3: (value: string) => `α₃ ${value}`,
    legend: "each on its own scale",
    columns: {
      layer: "Layer",
      alpha1: "α₁",
      alpha2: "α₂",
      alpha3: "α₃",
      queryKey: "Left out of W_QK",
      values: "Left out of W_VP",
      sent: "Share of C and D in what is sent",
      sketch: "Left out of W_QK by α₁ S Sᵀ",
      cosine: "Smallest cosine of S with W_VP",
      ratio: "Smallest over largest eigenvalue of S",
      asymmetry: "Part of W_VP that is not symmetric",
    },
    explain: [
      "Only the products of the weights matter: W_QK decides how much of one row goes to another, W_VP what goes. Dashed lines part the columns of A and B from those of C and D, and machines from one another.",
      "The three numbers are the means of the diagonals: α₁ of W_QK over the columns of A, α₂ and α₃ of W_VP over those of A and of C. What they leave out is the norm of the rest over the norm of the matrix. Signs are turned so that α₁ is not negative, which changes no answer.",
      "Of several machines each has rows of its own in the lower matrices: its own block, and what it sends to each other machine. Narrow weights cannot be a multiple of the identity; they are held against α₁ S Sᵀ, with orthonormal columns S along which the upper matrix works: a layer then uses the sketch A S in place of A.",
    ],
    formula:
      "W_{QK} \\approx \\begin{pmatrix} \\alpha_1 I & 0 \\\\ 0 & 0 \\end{pmatrix}, \\quad W_{VP} \\approx \\begin{pmatrix} \\alpha_2 I & 0 \\\\ 0 & \\alpha_3 I \\end{pmatrix}",
  },
  constants: {
    chart: "The steps that each layer takes, beside those of the paper",
    waiting: "The network has not been read yet.",
    after: (step: string, draws: string, each: string) =>
      `After ${step} steps, medians over ${draws} draws of ${each} matrices, each scaled by the largest A of the draw that a layer meets:`,
    afterOne: (step: string, each: string) => `After ${step} steps, scaled by the largest A of ${each} matrices that a layer meets:`,
    between: (low: string, high: string) => `between ${low} and ${high}`,
    both: (eta: string, gamma: string) => `η is ${eta} where A is used again, γ ${gamma}; the paper found 1 and 1.9.`,
    gammaAlone: (gamma: string) => `γ is ${gamma}; the paper found 1.9.`,
    idle: (layers: string, below: string, one: boolean) =>
      one
        ? `Layer ${layers} takes hardly a step: its η and γ are less than ${below} from zero.`
        : `Layers ${layers} take hardly a step: their η and γ are less than ${below} from zero.`,
    leftOut: (count: string, of: string, one: boolean) =>
      `${count} of ${of} matrices, on which the network diverges, ${one ? "is" : "are"} left out.`,
    eta: "−α₁α₂‖A‖²: what A loses",
    gamma: "−α₁α₃‖A‖²: what C loses and D gains",
    paper: (value: string) => `paper ${value}`,
    foot: "after the last layer A is not used",
    columns: { layer: "Layer", eta: "η", gamma: "γ" },
    explain: [
      "With three numbers a layer is an iteration of EAGLE, and the products of these numbers are its steps. They are measured against the largest A that reaches the layer, since larger ones diverge.",
      "The largest A of one draw varies much from draw to draw, so the medians over several draws are shown. With several machines η is scaled by the largest norm of one machine's columns of A, γ by that of all columns together.",
      "The paper reports 1 and 1.9, as means over layers and networks trained for 20 000 steps on matrices of 20 × 20, of which A is 18 × 18. A matrix is left out where the network's error is more than ten times that of answering zero.",
    ],
    formula: "A \\leftarrow A + \\alpha_1\\alpha_2\\, A A^\\top A, \\quad C \\leftarrow C + \\alpha_1\\alpha_3\\, A A^\\top C",
  },
} as const;

export const trainingText = inLanguage("training/words", english);
