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
    notCompared: (form: string, why: string, hint: string) => `The forms cannot be compared. The form “${form}” ${why}. Remedy: ${hint}.`,
    noOutput: "rows without output",
    others: (least: string, most: string) => `The tempting short cuts are off by ${least} to ${most}.`,
    othersAlike: "Here the short cuts come to the same.",
    notDrawn: (tokens: string, width: string) =>
      `Matrix, sweeps, chunks and masks are drawn for up to ${tokens} tokens, each of up to ${width} numbers.`,
    explain: [
      "Every form computes the same sum over all tokens in another order: a matrix, two recurrences that sweep over the tokens, or chunks.",
      "Above the line each form is compared with the first, and what is left is rounding; a zero stands left of the axis.",
      "Below it are short cuts that look alike and are something else: two causal sweeps added, which count a token’s own score twice, the mean of two causal answers, and one causal answer alone.",
      "In the authors’ released code for images the attention form adds 1e-6 to row sums and the other forms do not, so they are not the same function there.",
    ],
    formula: "y_i = Σⱼ M_ij (q_i · kⱼ) vⱼ / Σⱼ M_ij (q_i · kⱼ)",
    columns: { answer: "answer", difference: "largest difference" },
  },
  /** The same forms on this device's GPU. */
  gpu: {
    forms: { full: "GPU: full attention", chunk: "GPU: paper’s chunks", "state-chunk": "GPU: carried states" },
    played: "a GPU that the processor plays",
    agree: (device: string, difference: string) =>
      `By WebGPU (${device}) the forms come to the same within ${difference}, the rounding of float32.`,
    differ: (device: string, difference: string) =>
      `By WebGPU (${device}) the forms are off by ${difference}, more than the rounding of float32.`,
    notCompared: (device: string) =>
      `By WebGPU (${device}) the forms cannot be compared: numbers are beyond the range of float32, or the scores of a row add up to 0 in it.`,
    obstacles: {
      coordinates: "Decays of each coordinate are not implemented in WebGPU.",
      recurrent: "Only the recurrent form is computed here, and it is not implemented in WebGPU. A parallel scan could compute it.",
      "too-long": "So many operations are not done once more by WebGPU.",
    },
    failures: {
      "no-webgpu": "This browser has no WebGPU, so forms are computed on the processor alone.",
      "no-adapter": "The browser offers this page no GPU, so forms are computed on the processor alone.",
      "no-device": "The GPU could not be opened, so forms are computed on the processor alone.",
      checksum: "The GPU computed a known sum wrongly, so it is not used.",
      shader: "The driver of the GPU did not accept a program, so it is not used.",
      timeout: "The GPU did not answer in time, so it is not used.",
      "out-of-memory": "The forms do not fit in the memory of the GPU.",
      lost: "The GPU was lost while it computed; the forms here are those of the processor.",
      worker: "What drives the GPU failed; the forms here are those of the processor.",
    },
  },
} as const;

export const lionPanelText = inLanguage("panels/words", english);
