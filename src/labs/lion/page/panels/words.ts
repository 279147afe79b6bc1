import { inLanguage } from "../in-language";

const english = {
  forms: {
    full: "full attention",
    recurrent: "the recurrent form",
    chunk: "the paper’s chunks",
    "state-chunk": "chunks with carried states",
  },
  /** Combinations of the two directions that differ from bidirectional attention. */
  shortcuts: {
    scaled: {
      "diagonal-twice": "diagonal counted twice",
      "mean-of-scaled": "mean of two scaled outputs",
      "forward-only": "forward only",
    },
    unscaled: {
      "diagonal-twice": "diagonal counted twice",
      "mean-of-scaled": "sum of two outputs",
      "forward-only": "forward only",
    },
  },
  agreement: {
    title: "Differences between forms",
    chart: "Differences between the outputs of the forms",
    across: (first: string) => `largest difference from ${first}`,
    sameBits: "0, bitwise equal",
    waiting: "The forms are not computed yet.",
    one: (form: string) => `Only ${form} is computed. Choose a second form to compare it with.`,
    agree: (forms: string, difference: string, precision: string) =>
      `All ${forms} forms agree to ${difference}, within the rounding error of ${precision}.`,
    differ: (difference: string, largest: string) =>
      `The forms differ by ${difference}, more than the expected rounding error; the largest output is ${largest}.`,
    notCompared: (form: string, why: string, hint: string) => `The form “${form}” ${why}. Remedy: ${hint}.`,
    noOutput: "rows without output",
    others: (least: string, most: string) => `Naive combinations of the two directions differ by ${least} to ${most}.`,
    othersAlike: "Naive combinations of the two directions give the same outputs here.",
    notDrawn: (tokens: string, width: string) =>
      `Matrix, states, chunks and masks are drawn for up to ${tokens} tokens of width up to ${width}.`,
    explain: [
      "Every form computes the same sums over all tokens in another order: as a matrix, by two recurrences, or in chunks.",
      "Above the line, each form is compared with the first one; a difference of 0 stands left of the axis.",
      "Below the line are naive combinations. The sum of two causal outputs counts the diagonal twice; the others are their mean and one of them.",
      "In the authors’ released code for images, only the attention form adds 1e-6 to row sums. Its forms are therefore different functions.",
    ],
    formula: "y_i = Σⱼ M_ij (q_i · kⱼ) vⱼ / Σⱼ M_ij (q_i · kⱼ)",
    columns: { answer: "form", difference: "largest difference" },
  },
  /** The same forms on the GPU of this device. */
  gpu: {
    forms: { full: "GPU: full attention", chunk: "GPU: paper’s chunks", "state-chunk": "GPU: carried states" },
    played: "software emulation on the processor",
    agree: (device: string, difference: string) =>
      `With WebGPU (${device}), the forms agree to ${difference}, within the rounding error of float32.`,
    differ: (device: string, difference: string) =>
      `With WebGPU (${device}), the forms differ by ${difference}, more than the rounding error of float32.`,
    notCompared: (device: string) =>
      `With WebGPU (${device}), the forms cannot be compared: numbers exceed float32, or the scores of a row sum to 0.`,
    obstacles: {
      coordinates: "WebGPU does not compute decays per coordinate.",
      recurrent: "Only the recurrent form is chosen, and it is not implemented in WebGPU.",
      "too-long": "WebGPU does not repeat the computation at this size.",
    },
    failures: {
      "no-webgpu": "This browser has no WebGPU: the processor computes all forms.",
      "no-adapter": "The browser offers no GPU to this page: the processor computes all forms.",
      "no-device": "The GPU could not be opened: the processor computes all forms.",
      checksum: "The GPU computed a test sum incorrectly and is not used.",
      shader: "The driver of the GPU rejected a program; the GPU is not used.",
      timeout: "The GPU did not respond in time and is not used.",
      "out-of-memory": "The forms do not fit in the memory of the GPU.",
      lost: "The GPU was lost during the computation; the forms shown are those of the processor.",
      worker: "The worker of the GPU failed; the forms shown are those of the processor.",
    },
  },
} as const;

export const lionPanelText = inLanguage("panels/words", english);
