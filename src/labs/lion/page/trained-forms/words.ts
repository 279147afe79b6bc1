import { inLanguage } from "../in-language";

const english = {
  chart: {
    answers: "How far the scores of each form are from those of full attention",
    time: "Time of the whole encoder in each form over the length of the sequence",
    memory: "Memory of the whole encoder in each form over the length of the sequence",
  },
  show: "What is shown",
  shows: { answers: "the same answers", time: "time, measured", memory: "memory, measured" },
  forms: { full: "full attention", recurrent: "by recurrence", "state-chunk": "in chunks" },
  precise: (form: string, precision: string) => `${form}, ${precision}`,
  sameBits: "0, bit for bit",
  measure: "Measure at growing lengths (6 s)",
  across: { answers: "largest difference of a score from full attention of the same precision", length: "tokens L" },
  upward: {
    time: "milliseconds from tokens to scores, measured here in float32; dashed: by operations, from the longest measured",
    memory: "megabytes of the kernels’ arrays, measured here in float32; dashed: what the heads of a layer hold by the model",
  },
  read: "Values at a length",
  at: (tokens: string) => `${tokens} tokens`,
  floor: "0",
  waiting: "The same weights are computed with in every form.",
  agree: (when: string, who: string, tokens: string, chunk: string, float64: string, float32: string, largest: string) =>
    `${when}, ${who} reads ${tokens} tokens by recurrence and in chunks of ${chunk}: its scores differ from those of full attention by at most ${float64} in float64 and ${float32} in float32, where the largest is ${largest}.`,
  alone: {
    softmax: (when: string, who: string) =>
      `${when}, ${who} is computed by full attention: e^(q·k) is no inner product of finitely many features, so softmax has no state of finite size. Softmax in chunks (FlashAttention) is not implemented here.`,
    sided: (when: string, who: string) =>
      `${when}, ${who} is computed by full attention: its heads attend to one side of every token, and the two scans of the grid differ in what lies there. No other form is implemented for this.`,
  },
  asleep: "Nothing has been measured here yet: the button computes the whole encoder in every form, in a worker, at lengths that double.",
  measuring: "The shortest sequences are being measured.",
  time: (tokens: string, times: readonly string[]) => `Measured on this device, medians of 3: at ${tokens} tokens ${times.join(", ")}.`,
  timed: (form: string, amount: string) => `${form} ${amount}`,
  memory: (tokens: string, amounts: readonly string[]) =>
    `Measured on this device, what the arrays of the kernels came to: at ${tokens} tokens ${amounts.join(", ")}.`,
  megabytes: (amount: string) => `${amount} MB`,
  beyond: "Where a line ends, longer sequences would take that form too long here, or more than 256 MB for its scores.",
  apart: (relative: string) => `At all of these lengths the scores agree to ${relative} of the largest.`,
  explain: [
    "The same weights, three orders of computing: every pair of tokens at once, as in training; two states that sweep over the tokens, one from each end; and chunks, inside which all pairs are computed and between which states are carried. Everything but the heads is the same in all of them.",
    "Answers are compared at the length of the task, in float64 and in float32, on one sequence. Time and memory are measured in a worker with nothing beside it, on sequences of all symbols, from token numbers to scores: what is token by token is in them.",
    "Dashed lines are the cost model. For time it is continued from the longest measured length of each form in proportion to operations; for memory it counts scores and mask of the heads of one layer, or their states, and leaves out activations, which all forms have.",
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
