import { inLanguage } from "../in-language";

const english = {
  chart: {
    answers: "Differences of logits from those of full attention",
    time: "Time of the whole encoder in each form over the length of the sequence",
    memory: "Memory of the whole encoder in each form over the length of the sequence",
  },
  show: "View",
  shows: { answers: "differences of logits", time: "measured time", memory: "measured memory" },
  forms: { full: "full attention", recurrent: "recurrent", "state-chunk": "in chunks" },
  precise: (form: string, precision: string) => `${form}, ${precision}`,
  sameBits: "0, bitwise equal",
  measure: "Measure at growing lengths (6 s)",
  across: { answers: "largest difference of a logit from full attention of the same precision", length: "tokens L" },
  upward: {
    time: "milliseconds from tokens to logits, measured in float32; dashed: extrapolated by operations",
    memory: "megabytes of the kernels’ arrays, measured in float32; dashed: cost model for the heads of one layer",
  },
  read: "Values at a length",
  at: (tokens: string) => `${tokens} tokens`,
  floor: "0",
  waiting: "The encoder is not computed in every form yet.",
  agree: (when: string, who: string, tokens: string, chunk: string, float64: string, float32: string, largest: string) =>
    `${when}, ${who} computes ${tokens} tokens recurrently and in chunks of ${chunk}. Logits differ from full attention by at most ${float64} in float64 and ${float32} in float32; the largest is ${largest}.`,
  alone: {
    softmax: (when: string, who: string) =>
      `${when}, ${who} is computed by full attention: softmax has no recurrent state of finite size. Softmax in chunks (FlashAttention) is not implemented here.`,
    sided: (when: string, who: string) =>
      `${when}, ${who} is computed by full attention. For heads that attend to one side in two scans, no other form is implemented.`,
  },
  asleep: "Nothing has been measured yet: the button measures the whole encoder in every form, at lengths that double.",
  measuring: "The shortest sequences are being measured.",
  time: (tokens: string, times: readonly string[]) => `Measured on this device at ${tokens} tokens, medians of 3: ${times.join(", ")}.`,
  timed: (form: string, amount: string) => `${form} ${amount}`,
  memory: (tokens: string, amounts: readonly string[]) =>
    `Memory of the kernels’ arrays on this device, at ${tokens} tokens: ${amounts.join(", ")}.`,
  megabytes: (amount: string) => `${amount} MB`,
  apart: (relative: string) => `At all measured lengths, logits agree to ${relative} of the largest.`,
  explain: [
    "The heads are computed with the same weights as full attention, by two recurrences, and in chunks with carried states. All other layers are the same.",
    "Logits are compared on one sequence of the length of the task, in float64 and float32. Time and memory include all layers and are measured in a worker.",
    "Lines end where longer sequences would take too long in that form, or more than 256 MB for its scores.",
    "Dashed lines are the cost model. For time, it continues the longest measured length of each form in proportion to operations.",
    "For memory, it counts scores and mask, or states, of the heads of one layer, without activations. Softmax has no state: e^(q·k) is no inner product of finitely many features.",
  ],
  formula: "Y = SCALE(Q Kᵀ ⊙ M) V, S_i = λ_i S_{i−1} + k_i v_iᵀ",
  columns: {
    form: "form",
    precision: "precision",
    difference: "largest difference",
    tokens: "tokens",
    milliseconds: "ms",
    megabytes: "MB",
  },
} as const;

export const trainedFormsText = inLanguage("trained-forms/words", english);
