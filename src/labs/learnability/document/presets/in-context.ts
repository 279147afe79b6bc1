/** Linear regression in context: every prompt is a regression of its own. */
import { closedForm, gradient, type Preset, preset } from "./preset";

export const inContext: readonly Preset[] = [
  preset("works", {
    id: "regression-in-context",
    quick: true,
    title: "Regression in context",
    question: "Every prompt is a new regression. How well can one layer answer?",
    context:
      "Each of {task.samples} prompts has {task.context} examples of a linear function and a query. The closed form and {learners.1.heads:word} heads learn from them; test prompts have new functions.",
    lead: ["loss", "spectrum"],
    settings: ["task.dimension", "task.context", "task.spectrum", "task.noise"],
    document: {
      task: { kind: "in-context-regression" },
      learners: [closedForm, { ...gradient, heads: 4, initialScale: 0.1, steps: 5000 }],
    },
  }),
];
