/** Experiments whose point is seen in the loss landscape, below the live panels. */
import { closedForm, type Preset, preset, randomAttention, toTheLastDigit } from "./preset";

const learner = { ...toTheLastDigit, steps: 60_000 };

export const landscapes: readonly Preset[] = [
  preset("works", {
    id: "two-valleys-one-bowl",
    quick: true,
    title: "Two valleys, one bowl",
    commentary:
      "Two learners of two heads differ in their seed alone, and both end at rounding, with the same function. Yet on the straight way between their weights the training loss climbs by {measured.barrier}, and still by {measured.barrierOfMatchedHeads} once their heads are matched and rescaled, while over W it never climbs: there both lie at the bottom of one bowl. One head alone cannot represent this target and ends at a training loss of {ends.3.train:2}, a test error of {ends.3.test:2}. [The landscape of the loss](landscape) shows the hills and the bowl side by side.",
    first: "landscape",
    views: { landscape: "between_of-1_other-learner-2" },
    document: {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, { ...learner, heads: 2 }, { ...learner, heads: 2, seed: 2 }, { ...learner, heads: 1 }],
    },
  }),
];
