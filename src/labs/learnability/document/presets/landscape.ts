/** Experiments whose point is seen in the loss landscape, below the live panels. */
import { closedForm, type Preset, preset, randomAttention, toTheLastDigit } from "./preset";

const learner = { ...toTheLastDigit, steps: 60_000 };

export const landscapes: readonly Preset[] = [
  preset("works", {
    id: "two-valleys-one-bowl",
    quick: true,
    title: "Two minima, one function",
    commentary:
      "Two learners of {learners.1.heads:word} heads differ only in their seed and end at the same function. On the straight line between their weights the [training loss](landscape) rises by {measured.barrier}; with matched and rescaled heads it rises by {measured.barrierOfMatchedHeads}. In W the loss is convex, so a straight line has no barrier. One head cannot represent this target: its training loss ends at {ends.3.train:2}, its test error at {ends.3.test:2}.",
    first: "landscape",
    views: { landscape: "between_of-1_other-learner-2" },
    document: {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, { ...learner, heads: 2 }, { ...learner, heads: 2, seed: 2 }, { ...learner, heads: 1 }],
    },
  }),
];
