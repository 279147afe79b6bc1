/** Experiments whose point is seen in the loss landscape, below the live panels. */
import { closedForm, type Preset, preset, randomAttention, toTheLastDigit } from "./preset";

const learner = { ...toTheLastDigit, steps: 60_000 };

export const landscapes: readonly Preset[] = [
  preset("works", {
    id: "two-valleys-one-bowl",
    quick: true,
    title: "Two minima, one function",
    first: "landscape",
    views: { landscape: "between_of-1_other-learner-2" },
    document: {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, { ...learner, heads: 2 }, { ...learner, heads: 2, seed: 2 }, { ...learner, heads: 1 }],
    },
  }),
];
