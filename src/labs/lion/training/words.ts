/** Words of the panels of encoders in training. */
import { formatCount, formatFixed, formatValue } from "../../../charts/format";
import { inLanguage } from "../in-language";

const share = (value: number) => formatFixed(value, 3);

const english = {
  value: { accuracy: share, loss: (nats: number) => `${share(nats)} nats`, batches: (nats: number) => `${share(nats)} nats` },
  baselines: {
    chance: "chance",
    bag: "counting without order",
    nearest: "the nearest letter",
    commonest: "the commonest answer",
    unigram: "how often each occurs",
    left: "the one before",
    blind: "both neighbours, sides unknown",
    sides: "both neighbours",
    bayes: "whoever knows the chain",
  },
  training: {
    title: "Training",
    chart: "How the encoders do while they learn",
    measure: "What is drawn",
    measures: { usual: "tests", accuracy: "right answers", loss: "nats", batches: "nats of the batches" },
    across: "training steps",
    lines: {
      accuracy: "share of right answers on 128 unseen sequences; line: mean of the seeds, band: least to most",
      loss: "nats on 128 unseen sequences; line: mean of the seeds, band: least to most",
      batches: "nats of the batch of a step, before it; line: mean of the seeds, band: least to most",
    },
    read: "Read the curves at a step",
    at: (step: number) => `step ${formatCount(step)}`,
    range: (low: number, high: number) => `${formatValue(low)} to ${formatValue(high)}`,
    floor: "0",
    nobody: "Nobody learns yet: add an encoder.",
    begins: "Training begins.",
    accuracy: {
      best: (name: string, step: string, value: string) => `After ${step} steps ${name} answers a share of ${value} right.`,
      last: (name: string, value: string) => `${name} is last with ${value}.`,
    },
    loss: {
      best: (name: string, step: string, value: string) =>
        `After ${step} steps ${name} needs ${value} nats for what is hidden; fewer are better.`,
      last: (name: string, value: string) => `${name} is last with ${value}.`,
    },
    columns: {
      step: "Step",
      mean: (name: string) => name,
      low: (name: string) => `${name}, least`,
      high: (name: string) => `${name}, most`,
    },
    explain: [
      "Every encoder is trained from its own first weights on fresh sequences in every step, and looked at on its way with 128 sequences that it never learns from. Nats are the mean of −ln of the probability that it gave to the right answer: 0 is perfect.",
      "Dashed lines are what is got without learning, by a rule or by counting, on the 1\u202f024 sequences that encoders are tested on in the end.",
      "Encoders with a decay for each token give up as many numbers in their small networks as their gates need: all are of nearly the same size.",
    ],
    formula: "y_i = \\frac{\\sum_j M_{ij}\\,\\phi(q_i)^\\top\\phi(k_j)\\,v_j}{\\sum_j M_{ij}\\,\\phi(q_i)^\\top\\phi(k_j)}",
  },
} as const;

export const trainingText = inLanguage("training/words", english);
