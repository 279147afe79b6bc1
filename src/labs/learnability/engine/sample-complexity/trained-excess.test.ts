import { describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../platform/fields/fields";
import { finish } from "../../../../platform/numerics/progress";
import type { GradientSpec } from "../../math/learners/gradient/fields";
import { fields as gradientFields } from "../../math/learners/gradient/fields";
import { GradientLearner } from "../../math/learners/gradient/learner";
import { coefficientsOfHeads } from "../../math/model/function-space";
import { bestLayerOf } from "../../math/sample-complexity/best-layer";
import { excessOfHeads } from "../../math/sample-complexity/excess-of-heads";
import { draw, populationFor, slowForm, slowMisfit, specOf } from "../../math/sample-complexity/testing";
import { bestOfWhole } from "../../math/sample-complexity/whole";
import type { Dataset } from "../../math/tasks/dataset";
import type { TaskSpec } from "../../math/tasks/registry";
import { wholeOf } from "../../math/tasks/whole";
import { Workspace } from "../../math/workspace";
import { type TrainedExcess, trainedExcess } from "./trained-excess";

const workspace = new Workspace();
const learnerOf = (fields: Partial<GradientSpec>): GradientSpec =>
  ({ kind: "gradient", ...defaultsOf(gradientFields), precision: "float64", heads: 2, batch: 8, ...fields }) as GradientSpec;

function trained(
  task: TaskSpec,
  fields: Partial<GradientSpec>,
  more: { samples?: number; draw?: number; reference?: number } = {},
): TrainedExcess {
  const runs: TrainedExcess[] = [];
  const question = {
    experiment: { task, seed: 1 },
    data: null,
    learner: learnerOf(fields),
    samples: 60,
    draw: 0,
    reference: 4000,
    ...more,
  };
  finish(trainedExcess(question, (message) => message.type === "run" && runs.push(message.run)));
  expect(runs).toHaveLength(1);
  return runs[0];
}

describe("gradient descent on a data set drawn afresh", () => {
  it.each([
    ["label noise", { d: 2, noise: 0.5 }],
    ["a target that no layer represents", { d: 2, teacher: "softmax" }],
  ])("ends with the excess risk of its layer over the best one, not with its training error: %s", (_, fields) => {
    const task = specOf("random-attention", fields);
    const { step, excess, diverged } = trained(task, { steps: 200, rate: 0.01 }, { draw: 3 });
    const train = draw(workspace, task, 3, 60);
    const set = { d: 2, outputs: 2, train, test: train, shifted: [], reference: null } as unknown as Dataset;
    const learner = new GradientLearner(set, learnerOf({ steps: 200, rate: 0.01, seed: learnerOf({}).seed + 3 }), 1);
    learner.advance(200);
    const best = finish(bestLayerOf(workspace, populationFor(workspace, task, 4000)));
    const expected = slowForm(coefficientsOfHeads(learner.heads()), best.p, best.lambda, 2);
    expect(diverged).toBe(false);
    expect(step.at(-1)).toBe(200);
    expect(excess.at(-1)).toBeCloseTo(expected, 10);
    expect(excess[0]).toBeGreaterThan(excess.at(-1) ?? Number.NaN);
  });

  it("has the excess risk on all traces of a machine", () => {
    const task = specOf("automaton", { states: 2, letters: 1, length: 2, traces: 2 });
    const whole = finish(wholeOf(task));
    const best = finish(bestOfWhole(workspace, whole));
    const heads = {
      d: whole.d,
      outputs: whole.d,
      count: 1,
      V: new Float64Array(whole.d ** 2).fill(0.1),
      Q: new Float64Array(whole.d ** 2).fill(0.1),
    };
    const expected = slowMisfit(coefficientsOfHeads(heads), whole);
    expect(excessOfHeads(workspace, heads, best) / expected).toBeCloseTo(1, 12);
    const { excess } = trained(task, { steps: 400, rate: 0.01 }, { samples: 4 });
    expect(excess.at(-1)).toBeLessThan(0.1 * excess[0]);
  });

  it("differs between data sets, and is marked where it diverges", () => {
    const task = specOf("random-attention", { d: 2, noise: 0.5 });
    const ends = [0, 1].map((set) => trained(task, { steps: 50 }, { draw: set }).excess.at(-1));
    expect(ends[0]).not.toBe(ends[1]);
    expect(trained(task, { steps: 50, optimizer: "sgd", rate: 1e6, clip: 0 }).diverged).toBe(true);
  });
});
