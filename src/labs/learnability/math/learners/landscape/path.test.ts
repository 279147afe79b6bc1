import { describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../../platform/fields/fields";
import { finish } from "../../../../../platform/numerics/progress";
import { recordedSteps } from "../../../../../platform/numerics/recording-grid";
import { generate } from "../../tasks/generators";
import { tasks } from "../../tasks/registry";
import { Workspace } from "../../workspace";
import { fields, type GradientSpec } from "../gradient/fields";
import { GradientLearner } from "../gradient/learner";
import { keptSteps, RetracedRun } from "./path";

const task = tasks["random-attention"].schema.parse({ kind: "random-attention", d: 3, samples: 60, testSamples: 5 });
const dataset = finish(generate(task, { seed: 2, data: null, workspace: new Workspace() }));
const spec: GradientSpec = { kind: "gradient", ...defaultsOf(fields), heads: 2, steps: 500, batch: 8 };

describe("the path of a learner that is run again", () => {
  it("has the start, recorded steps and the last one", () => {
    const steps = keptSteps(10_000);
    expect([steps[0], steps[1], steps.at(-1)]).toEqual([0, 1, 10_000]);
    const recorded = new Set(recordedSteps(10_000));
    expect(steps.slice(1).every((step) => recorded.has(step))).toBe(true);
    expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => a - b));
    expect(steps.length).toBeLessThan(160);
    expect(keptSteps(1)).toEqual([0, 1]);
  });

  it("has the bits of the run at every step, however it was asked for", () => {
    const run = new RetracedRun(dataset, spec, 2);
    const first = finish(run.to(123));
    expect(first.at(-1)?.step).toBe(123);
    const whole = finish(run.to(500));
    expect(whole.map(({ step }) => step)).toEqual(keptSteps(500));
    expect(finish(run.to(123)).map(({ step }) => step)).toEqual(first.map(({ step }) => step));
    const learner = new GradientLearner(dataset, spec, 2);
    for (const { step, heads, loss } of whole) {
      learner.advance(step - learner.step);
      expect(heads).toEqual(learner.heads());
      expect(loss).toBe(learner.errors().train);
    }
  });

  it("goes on from where it was given up", () => {
    const run = new RetracedRun(dataset, spec, 2);
    const given = run.to(500);
    for (let turn = 0; turn < 5; turn++) given.next();
    given.return([]);
    expect(finish(run.to(500))).toEqual(finish(new RetracedRun(dataset, spec, 2).to(500)));
  });

  it("ends before the loss stops being a number", () => {
    const wild = { ...spec, optimizer: "sgd", rate: 10 } as const;
    const points = finish(new RetracedRun(dataset, wild, 2).to(500));
    expect(points[0].step).toBe(0);
    expect(points.length).toBeLessThan(keptSteps(500).length);
    expect(points.every(({ heads }) => heads.V.every(Number.isFinite))).toBe(true);
  });
});
