import { describe, expect, it } from "vitest";
import type { Experiment } from "../../../document/document";
import type { GradientJobState } from "../../../engine/protocol";
import { experimentOf } from "../../../engine/testing";
import type { InContextRegressionSpec } from "../../../math/tasks/in-context-regression/schema";
import type { RunSeries } from "../../session/series";
import { halfLearned, type Stair, shownStair, stairsOf, theoryOf } from "./regression-data";
import { regressionSentence } from "./regression-sentence";

const steps = 10_000;
const experiment: Experiment = experimentOf({
  task: { kind: "in-context-regression" },
  learners: [
    { kind: "gradient", heads: 8, steps, optimizer: "sgd" },
    { kind: "gradient", heads: 5, keyQueryRank: 1, steps, optimizer: "sgd" },
  ],
});
const task = experiment.task as InContextRegressionSpec;
const theory = theoryOf(task, experiment.learners);
const step = Float64Array.from({ length: 401 }, (_, k) => Math.round(10 ** (k / 100)));

/** A run of the second learner with these errors. */
function stairWith(error: readonly number[], diverged = false) {
  const values = Float64Array.from(error);
  const learned = { error: values, shares: [0, 0, 0, 1].map((share) => values.map((_, i) => (i > 200 ? share : 0))) };
  const curve = { step: step.slice(0, values.length), train: values, test: values, shifted: [], learned };
  const state = { kind: "gradient", learner: 1, curve, ...(diverged ? { diverged: { step: 3 } } : {}) } as unknown as GradientJobState;
  return shownStair(stairsOf(experiment, { gradients: new Map([[1, state]]) } as unknown as RunSeries));
}

const sentenceOf = (stair: Stair | null) => regressionSentence(theory, stair ? [stair] : [], stair);

/** Stays at the first number until step 100, then at the second until 1,000, and at the third to the end. */
const stairs = (...heights: readonly number[]) => Array.from(step, (at) => heights[at < 100 ? 0 : at < 1000 ? 1 : 2]);

describe("the sentence over the curves", () => {
  it("names the heights at which the error waits beside the predicted ones", () => {
    const sentence = sentenceOf(stairWith(stairs(1, 0.65, 0.137)));
    expect(sentence).toBe("One direction after another: the error waits at 0.650, predicted 0.641. The best single layer has 0.136.");
  });

  it("names the height at which the run ends, if it is not the last", () => {
    expect(sentenceOf(stairWith(stairs(1, 1, 0.641)))).toContain("The error ends at 0.641, the height after 1 direction.");
  });

  it("says that the first plateau lasts, that nothing has begun, and what to do after a divergence", () => {
    expect(sentenceOf(stairWith(Array.from(step.slice(0, 150), () => 1)))).toContain("first plateau, at 1.00; a larger start");
    expect(sentenceOf(null)).toContain("No learner has taken a step yet.");
    expect(sentenceOf(stairWith(stairs(1, 2, 3), true))).toContain("a smaller learning rate");
  });

  it("compares the deepest learner of several layers with as many gradient steps", () => {
    const layers = [1, 3, 2].map((layers) => ({ kind: "linear-layers", layers, steps }));
    const deep = experimentOf({ task: { kind: "in-context-regression" }, learners: layers });
    const curve = { step: step.slice(0, 2), train: [1, 1], test: Float64Array.of(1, 0.05), shifted: [] };
    const states = layers.map((_, learner) => [learner, { kind: "gradient", learner, curve }] as const);
    const all = stairsOf(deep, { gradients: new Map(states) } as unknown as RunSeries);
    const known = theoryOf(task, deep.learners);
    expect(known.steps.map((error) => error.toFixed(4))).toEqual(["0.2029", "0.0661", "0.0263"]);
    expect(regressionSentence(known, all, shownStair(all))).toBe(
      "3 layers have an error of 0.0500, 3 gradient steps of 0.0263. The best single layer has 0.136.",
    );
  });

  it("says that an error falls without waiting", () => {
    const falls = Array.from(step, (at) => 0.137 + 0.86 / (1 + at / 50) ** 2);
    expect(sentenceOf(stairWith(falls))).toContain("without waiting between");
  });
});

it("shows the learner with separate keys and queries, and when half of a direction is learned", () => {
  const stair = stairWith(stairs(1, 0.65, 0.137));
  expect(stair?.learner.index).toBe(1);
  expect(stair && [3, 0].map((k) => halfLearned(stair, k))).toEqual([step[201], null]);
});
