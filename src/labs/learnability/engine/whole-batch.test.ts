import { expect, it } from "vitest";
import { problemLine } from "../../../platform/fields/problem";
import { parseExperiment } from "../document/document";
import { weightsOf } from "../document/weights";
import { suitsGpu } from "../math/learners/training-methods";
import { runExperiment } from "./run-experiment";
import { experimentOf } from "./testing";

const task = { kind: "in-context-regression", dimension: 2, context: 5, samples: 64, testSamples: 16 };
const whole = { kind: "gradient", heads: 2, steps: 40, rate: 0.01, initialScale: 0.3, batch: "all" };

it("runs headless on all samples in each step, in float64, as with batches of N", () => {
  const experiment = experimentOf({ task, learners: [whole, { ...whole, batch: 64, precision: "float64" }] });
  const result = runExperiment(experiment, null);
  const [all, batches] = result.learners.map(({ losses }) => Array.from(losses.test));
  expect(all).toBeAllclose(batches, { ofLargest: 1e-10 });
  expect(result.experiment.learners[0]).toMatchObject({ batch: "all" });
  expect(weightsOf(result).filter(({ name }) => name === "learner0_Q")).toMatchObject([{ type: "float64", shape: [2, 3, 3] }]);
});

it("is a value of a map's axis, beside numbers", () => {
  const map = {
    learner: whole,
    x: { fields: ["learner.batch"], points: [[64], ["all"]] },
    y: { fields: ["learner.heads"], points: [[2]] },
    seeds: 1,
  };
  const { map: cells } = runExperiment(experimentOf({ task, learners: [], map }), null);
  const [batches, all] = cells?.cells.map(({ error }) => Number(error)) ?? [];
  expect(Math.abs(all / batches - 1)).toBeLessThan(1e-5);
});

it("is trained on the processor, and another word is refused", () => {
  const [float32, all] = experimentOf({ task, learners: [{ ...whole, batch: 8 }, whole] }).learners;
  expect([float32, all].map(suitsGpu)).toEqual([true, false]);
  const refused = parseExperiment({ format: "learnability-experiment", version: 1, task, learners: [{ ...whole, batch: "some" }] });
  expect(refused.ok ? "" : problemLine(refused.problem)).toContain('must be a whole number between 1 and 65536, or "all"');
});
