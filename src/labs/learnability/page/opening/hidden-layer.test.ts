import { expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import { type CurvePoint, learningCurve } from "../../engine/learning-curve/learning-curve";
import { runExperiment } from "../../engine/run-experiment";
import "../../math/tasks/generators";
import { curveExperiment, mostExamples, questionCounts, withExamples } from "./hidden-layer";
import { outcomeOf } from "./outcome";

const points: CurvePoint[] = [];
finish(learningCurve({ experiment: curveExperiment }, (message) => void (message.type === "run" && points.push(message.run))));

it("shows the answers of the closed form of the headless runner, from samples that are the first of those", () => {
  expect(points).toHaveLength(mostExamples);
  for (const examples of [1, 8, 39, 40, mostExamples]) {
    const experiment = withExamples(examples);
    const learners = experiment.learners.filter(({ kind }) => kind === "closed-form");
    const task = { ...experiment.task, testSamples: questionCounts.wide, shifts: [] } as Experiment["task"];
    const { learners: results, certificate } = runExperiment({ ...experiment, task, learners }, null);
    const { answers, rank } = points[examples - 1];
    expect(rank).toBe(certificate.rank);
    const scale = Math.max(...answers.map(Math.abs));
    for (const [at, answer] of answers.entries()) expect(Math.abs(results[0].predictions[at][0] - answer) / scale).toBeLessThan(1e-12);
  }
});

it("is exact from as many samples on as there are features", () => {
  const outcome = outcomeOf(points)!;
  expect([outcome.enough, outcome.psi]).toEqual([40, 40]);
});
