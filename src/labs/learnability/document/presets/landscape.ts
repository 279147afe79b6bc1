/** Experiments whose point is seen in the loss landscape, below the live panels. */
import { closedForm, type Preset, preset, randomAttention, toTheLastDigit } from "./preset";

const learner = { ...toTheLastDigit, steps: 60_000 };

export const landscapes: readonly Preset[] = [
  preset("works", {
    id: "two-valleys-one-bowl",
    quick: true,
    title: "Two minima, one function",
    question: "Different weights, the same function. What lies between them?",
    context:
      "Two learners of {learners.1.heads:word} heads train on the same {task.samples} samples from different initial weights. The landscape shows the training loss between their final weights.",
    lead: ["landscape", "loss"],
    settings: ["task.heads", "task.samples", "task.d", "task.n"],
    views: { landscape: "between_of-1_other-learner-2" },
    document: {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, { ...learner, heads: 2 }, { ...learner, heads: 2, seed: 2 }, { ...learner, heads: 1 }],
    },
  }),
];
