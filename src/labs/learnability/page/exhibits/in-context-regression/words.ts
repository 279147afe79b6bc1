/** Words on the panel of in-context regression; they are loaded with the panel. */
import { formatCount, formatFixed, formatRounded, formatValue } from "../../../../../platform/charts/format";
import { inLanguage } from "../../in-language";

/** A measured number with a minus sign as long as a plus. */
const signed = (value: number) => formatValue(value).replace(/^-/, "−");
const list = (values: readonly number[], and: string) => {
  const shown = values.map((value) => formatValue(value));
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} ${and} ${shown[shown.length - 1]}`;
};

const english = {
  title: "Learned directions",
  chart: "Error against gradient steps, with the errors that theory predicts after each direction",
  read: "Read the curves at a step",
  begin: "Waiting for the first steps.",
  failed: (reason: string) => `The prompts could not be used: ${reason}`,
  sentence: {
    begin: (best: number) => `No learner has taken a step yet. The best single layer has an error of ${formatValue(best)}.`,
    diverged: (name: string) => `Training of ${name} diverged: a smaller learning rate takes smaller steps.`,
    first: (error: number) => `The error waits on the first plateau, at ${formatValue(error)}; a larger start leaves it sooner.`,
    waits: (heights: readonly number[], predicted: readonly number[]) =>
      `One direction after another: the error waits at ${list(heights, "and")}, predicted ${list(predicted, "and")}.`,
    falls: (from: number, to: number) => `The error falls from ${formatValue(from)} to ${formatValue(to)} without waiting between.`,
    adam: (from: number, to: number) =>
      `The error falls from ${formatValue(from)} to ${formatValue(to)} without waiting: AdamW rescales small gradients.`,
    ends: (error: number, m: number) =>
      `The error ends at ${formatValue(error)}, the height after ${formatCount(m)} ${m === 1 ? "direction" : "directions"}.`,
    deep: (layers: number, error: number, steps: number) =>
      `${formatCount(layers)} layers have an error of ${formatValue(error)}, ${formatCount(layers)} gradient steps of ${formatValue(steps)}.`,
    best: (best: number) => `The best single layer has ${formatValue(best)}.`,
  },
  error: "mean squared error of the answer",
  across: "gradient steps",
  at: (step: number) => `Step ${formatCount(step)}`,
  zero: "answer zero",
  after: (m: number) => `after ${formatCount(m)} ${m === 1 ? "direction" : "directions"}`,
  best: "best layer",
  gradientSteps: (k: number) => `${formatCount(k)} gradient ${k === 1 ? "step" : "steps"}`,
  ridge: "ridge on context",
  shares: (name: string) => `Share of each direction, ${name}`,
  noShares: "Directions are recorded for heads trained on the processor.",
  direction: (lambda: number) => `λ = ${formatRounded(lambda, 3)}`,
  half: "half at step",
  notYet: "not yet",
  share: (share: number) => signed(Number(share.toFixed(2))),
  matrices: {
    name: "The matrix M of the layer, the best one, and their difference",
    summary: (largest: number) => `The entries of M differ from those of the best layer by at most ${formatValue(largest)}.`,
    caption: (largest: number) =>
      `The answer is xᵀ M h, h the mean of y x in the context. M is within ${formatValue(largest)} of the best.`,
    learned: "M, learned",
    best: "Γ⁻¹, best layer",
    difference: "difference",
    scale: (value: number) => `±${formatRounded(value, 2)}`,
    entry: (value: number) => formatFixed(value, Math.abs(value) >= 10 ? 1 : 2).replace(/^-/, "−"),
  },
  prompt: {
    name: "One prompt: examples, query and answers",
    caption: (layer: number, truth: number) => `In this prompt the layer answers ${signed(layer)}, ridge on the context ${signed(truth)}.`,
    across: "x along the query",
    up: "y",
    examples: (count: number) => `${formatCount(count)} examples`,
    layer: "the layer",
    ridge: "ridge on context",
    value: signed,
  },
  columns: { step: "step", learner: "learner", error: "error", direction: (k: number) => `share of direction ${formatCount(k)}` },
  explain: [
    "Each prompt is a regression with its own task vector. The layer answers xᵀ M h, where h is the mean of y x over the examples.",
    "The dashed lines are the errors after the strongest directions of the inputs are learned, as theory predicts them.",
    "With separate keys and queries and a small start, gradient descent waits near these lines; one merged matrix does not.",
    "The curves are exact errors of xᵀ M h over all prompts. The other features of the layer add a little to them.",
    "The coordinates of the inputs are independent, so they are the eigen-directions of Λ in which M is drawn.",
    "Curves of several layers are errors on the test prompts. Gradient steps in the context start from zero and take the best rates.",
  ],
  formula:
    "L_m = \\operatorname{tr} \\Lambda - \\sum_{j \\le m} \\frac{\\lambda_j^2}{(1 + 1/N) \\lambda_j + (\\operatorname{tr} \\Lambda + \\sigma^2)/N}",
} as const;

export const regressionText = inLanguage("exhibits/in-context-regression/words", english);
