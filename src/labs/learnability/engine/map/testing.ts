import type { Experiment } from "../../document/document";
import { experimentOf } from "../testing";

/** An experiment with a map of 3 x 2 tiny cells by default. */
export function mapped(map: object = {}, task: object = {}, rest: object = {}): Experiment {
  return experimentOf({
    task: { kind: "random-attention", d: 2, n: 4, samples: 32, testSamples: 50, ...task },
    learners: [],
    map: {
      learner: { kind: "gradient", heads: 2, steps: 150, rate: 0.01, batch: 8 },
      x: { fields: ["learner.heads"], points: [[1], [2], [4]] },
      y: { fields: ["task.samples"], points: [[4], [32]] },
      seeds: 2,
      ...map,
    },
    ...rest,
  });
}
