/** Words of the panels of networks in training. */
import { formatValue } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const english = {
  layer: (number: number) => `layer ${number}`,
  loss: {
    chart: "Error of the network during training",
    scale: "Scale of the horizontal axis",
    scales: { linear: "linear", log: "log" },
    across: "training steps",
    upward: "squared error of D; line: batch median, band: quartiles",
    median: "network",
    note: (error: number) => formatValue(error),
    zero: "zero predictor",
    read: "Read the errors at a step",
    at: (x: number) => `step ${formatValue(x)}`,
    range: (low: number, high: number) => `quartiles ${formatValue(low)} to ${formatValue(high)}`,
    floor: "0",
    absent: "There is no network. Add a transformer.",
    begins: "Training starts.",
    failed: "Training failed.",
    better: (ratio: string, step: string, error: string, zero: string) =>
      `After ${step} steps the median squared error is ${error}, ${ratio} times smaller than that of the zero predictor (${zero}).`,
    noBetter: (step: string, error: string, zero: string) =>
      `After ${step} steps the median squared error is ${error}, close to or above that of the zero predictor (${zero}).`,
    skipped: (count: string, one: boolean) =>
      `${count} ${one ? "step with a non-finite gradient was" : "steps with non-finite gradients were"} skipped.`,
    onGpu: (device: string, gpu: string, processor: string) =>
      `Trained on the GPU (${device}), ${gpu} per step instead of ${processor}: same matrices, different rounding.`,
    gpuSlower: (device: string, gpu: string, processor: string) =>
      `A step takes ${gpu} on the GPU (${device}) and ${processor} on the processor, which continues.`,
    gpuLost: "The GPU was lost; training continues on the processor.",
    gpuFailed: "The GPU of this device cannot be used here; training runs on the processor.",
    partlyOnGpu: (steps: string) => `${steps} steps ran on a GPU, with different rounding.`,
    columns: { step: "Step", median: "Median", lower: "Lower quartile", upper: "Upper quartile", mean: "Largest mean" },
    explain: [
      "Layers of linear attention receive fresh matrices with a missing block in each step. The loss is the squared error of that block.",
      "The median over a batch describes a typical matrix. A few matrices with large A, on which the network diverges, dominate the mean. The table of this panel has it.",
      "The dashed line is the median error of the zero predictor. The caption compares errors on matrices that are not used for training.",
      "Large batches use the GPU once its steps are measured as faster. It is enabled or measured beside the step counter of the first lab.",
    ],
    formula: "Z \\leftarrow Z + \\left((Z W_Q)(Z W_K)^\\top \\odot M\\right) Z W_V W_P^\\top",
  },
  weights: {
    chart: "Weights of each layer",
    waiting: "There are no weights yet.",
    begins: "Initial weights, before training.",
    nearly: "The weights are nearly diagonal: three scalars per layer describe them.",
    notYet: "Three scalars per layer do not describe these weights.",
    left: (queryKey: string, values: string, layers: string) =>
      layers === "1"
        ? `The residual of three scalars in layer 1 is ${queryKey} % of W_QK and ${values} % of W_VP.`
        : `The residual of three scalars in layers 1 to ${layers} is ${queryKey} % of W_QK and ${values} % of W_VP.`,
    past: (step: string) => `At step ${step}:`,
    sentAlone: (share: string) => `C and D have ${share} % of the squared weights between machines. The loss has no term for messages.`,
    sentMore: (share: string) => `C and D have ${share} % of the squared weights between machines.`,
    narrow: "Narrow weights act along at most r directions of A.",
    sketch: (step: string, r: string, n: string, left: string, cosines: string, asymmetry: string) =>
      `After ${step} steps the residual of α₁ S Sᵀ (rank ${r} of ${n}) is ${left} % of W_QK on A. W_VP on A is ${asymmetry} % asymmetric; its smallest cosine with S is ${cosines}.`,
    step: "Step of the weights",
    now: "now",
    atStep: (step: string) => `step ${step}`,
    one: (share: string) => `The residual of three scalars is ${share} % of W_QK. A single layer trains only the columns of W_VP for D.`,
    alpha1: (value: string) => `α₁ ${value}`,
    alpha2: (value: string) => `α₂ ${value}`,
    alpha3: (value: string) => `α₃ ${value}`,
    legend: "each on its own scale",
    columns: {
      layer: "Layer",
      alpha1: "α₁",
      alpha2: "α₂",
      alpha3: "α₃",
      queryKey: "Residual of W_QK",
      values: "Residual of W_VP",
      sent: "Share of C and D between machines",
      sketch: "Residual of α₁ S Sᵀ in W_QK",
      cosine: "Smallest cosine of S with W_VP",
      ratio: "Smallest over largest eigenvalue of S",
      asymmetry: "Asymmetric part of W_VP",
    },
    explain: [
      "Only the products W_QK and W_VP act on the data. W_QK sets how strongly a row attends to another, W_VP the update from the attended row. Dashed lines separate the columns of A and B from those of C and D, and the machines.",
      "The three scalars are means of diagonals. α₁ is taken from W_QK on the columns of A, α₂ and α₃ from W_VP on those of A and C. The residual is the norm of the difference over the norm of the matrix. The caption omits the last layer, because A and B are not used after it. The sign of each layer is chosen so that α₁ ≥ 0, which does not change the output.",
      "Each machine has its own rows of W_VP: one block for itself and one for each other machine. Narrow weights have rank r; they are compared with α₁ S Sᵀ, where S has r orthonormal columns. Such a layer uses the sketch A S in place of A.",
    ],
    formula:
      "W_{QK} \\approx \\begin{pmatrix} \\alpha_1 I & 0 \\\\ 0 & 0 \\end{pmatrix}, \\quad W_{VP} \\approx \\begin{pmatrix} \\alpha_2 I & 0 \\\\ 0 & \\alpha_3 I \\end{pmatrix}",
  },
  constants: {
    chart: "Step sizes of each layer and those of the paper",
    waiting: "The step sizes are not computed yet.",
    after: (step: string, draws: string, each: string) => `After ${step} steps (medians over ${draws} draws of ${each} matrices),`,
    afterOne: (step: string, each: string) => `After ${step} steps (${each} matrices),`,
    between: (low: string, high: string) => `between ${low} and ${high}`,
    both: (eta: string, gamma: string) => `η before the last layer is ${eta}, γ is ${gamma}; the paper reports 1 and 1.9.`,
    gammaAlone: (gamma: string) => `γ is ${gamma}; the paper reports 1.9.`,
    idle: (layers: string, below: string, one: boolean) => `In ${one ? "layer" : "layers"} ${layers}, |η| and |γ| are below ${below}.`,
    leftOut: (count: string, of: string, one: boolean) =>
      `${count} of ${of} matrices ${one ? "is" : "are"} left out, because the network diverges.`,
    eta: "η = −α₁α₂‖A‖², step of A and B",
    gamma: "γ = −α₁α₃‖A‖², step of C and D",
    paper: (value: string) => `paper ${value}`,
    foot: "A is not used after the last layer",
    columns: { layer: "Layer", eta: "η", gamma: "γ" },
    explain: [
      "With three scalars a layer is an iteration of EAGLE with steps −α₁α₂ and −α₁α₃. η and γ multiply these by ‖A‖², for the A of largest norm that reaches the layer.",
      "This norm varies between draws of matrices, so medians over several draws are shown. With several machines, η uses the largest norm of one machine's columns of A, γ that of all columns.",
      "The paper's 1 and 1.9 are means over layers and networks. Training took 20 000 steps on 20 × 20 matrices with an 18 × 18 block A. A matrix is left out if the network's error exceeds ten times that of the zero predictor.",
    ],
    formula: "A \\leftarrow A + \\alpha_1\\alpha_2\\, A A^\\top A, \\quad C \\leftarrow C + \\alpha_1\\alpha_3\\, A A^\\top C",
  },
} as const;

export const trainingText = inLanguage("training/words", english);
