import { describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../../platform/fields/fields";
import { finish } from "../../../../../platform/numerics/progress";
import { learnerSeed, normals } from "../../../../../platform/numerics/random";
import { recordedSteps } from "../../../../../platform/numerics/recording-grid";
import { decomposeMoment, FreeSpace } from "../../certificate/null-space";
import { load } from "../../certificate/resident";
import { SecondMoment } from "../../certificate/second-moment";
import { pairScale } from "../../model/features";
import { coefficientsOf, coefficientsOfHeads } from "../../model/function-space";
import { purposes } from "../../streams";
import { fields as memoryFields } from "../../tasks/associative-memory/schema";
import type { Dataset } from "../../tasks/dataset";
import { generate } from "../../tasks/generators";
import { type RandomAttentionSpec, fields as taskFields } from "../../tasks/random-attention/schema";
import { Workspace } from "../../workspace";
import { loadClosedFormData } from "../closed-form/learner";
import { solve } from "../closed-form/solve";
import { distanceMeter } from "../distance";
import { type ConvexSpec, fields } from "./fields";
import { ConvexLearner } from "./learner";
import { along, iterate, nullSpace } from "./testing";

const seed = 5;

function datasetOf(changes: Partial<RandomAttentionSpec>): Dataset {
  const spec: RandomAttentionSpec = {
    kind: "random-attention",
    ...defaultsOf(taskFields),
    d: 3,
    samples: 60,
    testSamples: 20,
    shifts: [],
    ...changes,
  };
  return finish(generate(spec, { seed, data: null, workspace: new Workspace() }));
}

const specOf = (changes: Partial<ConvexSpec>): ConvexSpec => ({ kind: "convex", ...defaultsOf(fields), ...changes });

function learned(dataset: Dataset, changes: Partial<ConvexSpec>): ConvexLearner {
  const learner = new ConvexLearner(dataset, specOf(changes), seed, finish(distanceMeter(dataset)));
  finish(learner.learn());
  return learner;
}

/** The Gaussian W of the learner's seed: outputs d x d^2, its antisymmetric part included. */
function gaussianStart({ d, outputs }: Dataset, scale: number): Float64Array {
  const stream = { seed: learnerSeed(seed, fields.seed.default), purpose: purposes.initialWeights };
  const rows = Array.from({ length: outputs }, (_, index) => normals(new Workspace(), { ...stream, index }, d ** 3));
  return Float64Array.from(
    rows.flatMap((row) => [...row]),
    (value) => scale * value,
  );
}

const data = {
  "random tokens": datasetOf({}),
  "random signs": datasetOf({ inputLaw: "rademacher" }),
  "fewer samples than features": datasetOf({ samples: 12 }),
  "one output, noise": datasetOf({ output: "scalar", noise: 0.5 }),
};

describe.each(Object.entries(data))("the eigenbasis against one step after the other: %s", (_, dataset) => {
  it.each(["zero", "gaussian"] as const)("has p and every recorded training error to 1e-10 over 500 steps from %s", (start) => {
    const learner = learned(dataset, { start, steps: 500, startScale: 0.3 });
    const W = start === "zero" ? new Float64Array(dataset.outputs * dataset.d ** 3) : gaussianStart(dataset, 0.3);
    const losses = iterate(dataset, W, learner.rate ?? Number.NaN, 500);
    const { step, train } = learner.recorder.curve();
    const size = Math.hypot(...(dataset.train.labels ?? [])) / Math.sqrt(dataset.train.count * dataset.outputs);
    expect([...step]).toEqual(recordedSteps(500));
    step.forEach((at, i) => {
      // The iteration forms every error as a difference of numbers as large as the labels, which limits its digits.
      const rounding = 1e-14 * size;
      expect(Math.abs(Math.sqrt(train[i]) - Math.sqrt(losses[at - 1]))).toBeLessThan(1e-10 * Math.sqrt(losses[at - 1]) + rounding);
    });
    expect(finish(learner.coefficients())).toBeAllclose(coefficientsOf(W, dataset.d, dataset.outputs), { ofLargest: 1e-10 });
  });
});

describe("the largest stable rate", () => {
  const dataset = data["random tokens"];
  const least = 1e-3;

  it("is d_out / lambda_max: 0.99 of it goes down and 1.01 goes up, one step after the other", () => {
    const { largestRate } = learned(dataset, { steps: 1 });
    const growth = (relativeRate: number) => {
      const losses = iterate(dataset, new Float64Array(dataset.outputs * dataset.d ** 3), relativeRate * (largestRate ?? Number.NaN), 3000);
      return losses[2999] / losses[0];
    };
    expect(growth(0.99)).toBeLessThan(least);
    expect(growth(1.01)).toBeGreaterThan(1e30);
  });

  it("is what a learner needs to arrive, and beyond it the learner ends", () => {
    const below = learned(dataset, { relativeRate: 0.99, steps: 100_000 });
    expect(below.diverged).toBeUndefined();
    expect(below.recorder.train.at(-1)).toBeLessThan(1e-24);
    const above = learned(dataset, { relativeRate: 1.01, steps: 100_000 });
    expect(above.diverged?.step).toBeGreaterThan(10_000);
    expect(Math.max(...above.recorder.train)).toBeLessThanOrEqual(1e300);
    expect(finish(above.coefficients()).every(Number.isFinite)).toBe(true);
    expect(above.step).toBe(above.recorder.step.at(-1));
  });
});

describe("directions that the data leave free", () => {
  const dataset = data["random signs"];
  const directions = nullSpace(dataset);

  it("stay where a Gaussian start put them, for any number of steps", () => {
    expect(directions).toHaveLength(6);
    const start = along(directions, coefficientsOf(gaussianStart(dataset, 0.3), 3, 3), 3);
    for (const steps of [1, 1000, 1e12]) {
      const learner = learned(dataset, { start: "gaussian", startScale: 0.3, steps });
      expect(along(directions, finish(learner.coefficients()), 3)).toBeAllclose(start, { ofLargest: 1e-13 });
    }
  });

  it.each(["random signs", "fewer samples than features", "random tokens"] as const)(
    "are empty from zero, which ends at the minimum-norm closed form: %s",
    (name) => {
      const workspace = new Workspace();
      const { training } = loadClosedFormData(workspace, data[name]);
      const moment = new SecondMoment(workspace, 3, 3);
      finish(moment.extend(training.resident, data[name].train.count));
      const fit = finish(solve(workspace, training, moment, data[name].train.count, 0));
      if (fit.form !== "primal") throw new Error("expected coefficients");
      expect(finish(learned(data[name], { steps: 1e12 }).coefficients())).toBeAllclose(fit.p, { ofLargest: 1e-12 });
    },
  );

  it("are what remains of the distance from the teacher, which the curve keeps in two parts", () => {
    const learner = learned(dataset, { start: "gaussian", startScale: 0.3, steps: 200 });
    const { seenDistance, freeDistance } = learner.recorder.curve();
    if (!seenDistance || !freeDistance || !dataset.teacher) throw new Error("expected a teacher");
    const teacher = coefficientsOfHeads(dataset.teacher);
    const scale = pairScale(3);
    const difference = finish(learner.coefficients()).map((value, i) => value - teacher[i]);
    const whole = Math.hypot(...difference.map((value, i) => value / scale[i % scale.length]));
    expect(freeDistance.at(-1)).toBeCloseTo(Math.hypot(...along(directions, difference, 3)), 12);
    expect(Math.hypot(seenDistance.at(-1) ?? Number.NaN, freeDistance.at(-1) ?? Number.NaN)).toBeCloseTo(whole, 12);
    expect(Math.max(...freeDistance) - Math.min(...freeDistance)).toBeLessThan(1e-13);
    const arrived = learned(dataset, { start: "gaussian", startScale: 0.3, steps: 1e12 }).recorder.curve();
    expect(arrived.seenDistance?.at(-1)).toBeLessThan(1e-12);
  });
});

describe("memories with orthonormal keys and values, which leave directions free", () => {
  const spec = { kind: "associative-memory", ...defaultsOf(memoryFields), d: 3, pairs: 3, samples: 1000, testSamples: 10 } as const;
  const dataset = finish(generate(spec, { seed, data: null, workspace: new Workspace() }));
  const directions = nullSpace(dataset);
  const teacher = dataset.teacher ? coefficientsOfHeads(dataset.teacher) : new Float64Array();

  it("are learned exactly from zero, since the teacher happens to be the function of minimum norm that fits them", () => {
    expect(directions.length).toBeGreaterThan(0);
    const learner = learned(dataset, { steps: 1e12 });
    expect(finish(learner.coefficients())).toBeAllclose(teacher, { ofLargest: 1e-12 });
  });

  it("stay exactly as they were in W at every step, although the free part of p moves", () => {
    const start = { start: "gaussian", startScale: 0.3 } as const;
    const { step, freeDistance } = learned(dataset, { ...start, steps: 1e9 }).recorder.curve();
    if (!freeDistance) throw new Error("expected a teacher");
    expect(step.length).toBeGreaterThan(400);
    expect(freeDistance[0]).toBeGreaterThan(1);
    expect((Math.max(...freeDistance) - Math.min(...freeDistance)) / freeDistance[0]).toBeLessThan(1e-13);
    // The same along the null space of Lambda itself, which S tilts against that of S Lambda S.
    const workspace = new Workspace();
    const moment = new SecondMoment(workspace, 6, 6);
    finish(moment.extend(load(workspace, dataset.train, "test"), dataset.train.count));
    const space = new FreeSpace(finish(decomposeMoment(workspace, moment)));
    const ofFunction = (steps: number) => {
      const p = finish(learned(dataset, { ...start, steps }).coefficients());
      return space.split(
        p.map((value, i) => value - teacher[i]),
        6,
      ).inNull;
    };
    expect(Math.abs(ofFunction(1e9) / ofFunction(1) - 1)).toBeGreaterThan(1e-3);
  });

  it("are fitted just as well from a Gaussian start, whose free part stays for ever", () => {
    const learner = learned(dataset, { start: "gaussian", steps: 1e12 });
    const p = finish(learner.coefficients());
    const start = along(directions, coefficientsOf(gaussianStart(dataset, 0.1), 6, 6), 6);
    expect(along(directions, p, 6)).toBeAllclose(start, { ofLargest: 1e-13 });
    expect(learner.recorder.train.at(-1)).toBeLessThan(1e-28);
    // The remaining difference lies along those directions alone.
    const scale = pairScale(6);
    const difference = p.map((value, k) => (value - teacher[k]) / scale[k % scale.length]);
    expect(Math.hypot(...difference)).toBeCloseTo(Math.hypot(...start), 10);
  });
});

describe("a convex learner", () => {
  it("has test errors that its predictions have", () => {
    const dataset = datasetOf({ shifts: [{ kind: "scaled", factor: 2 }], noise: 0.2 });
    const learner = learned(dataset, { start: "gaussian", steps: 300 });
    const predictions = finish(learner.predict(finish(learner.coefficients()), learner.test));
    const labels = dataset.test.labels ?? new Float64Array();
    const mean = predictions.reduce((sum, value, i) => sum + (value - labels[i]) ** 2, 0) / labels.length;
    const { test, shifted } = learner.recorder.curve();
    expect(Math.abs((test.at(-1) ?? Number.NaN) / mean - 1)).toBeLessThan(1e-12);
    // Tokens of twice the size have features of eight times the size.
    expect(shifted[0].at(-1)).toBeGreaterThan(30 * mean);
  });

  it("gives the same bits again, and the same beginning whatever its last step is", () => {
    const dataset = data["random tokens"];
    const [first, again] = [learned(dataset, { start: "gaussian" }), learned(dataset, { start: "gaussian" })];
    expect(again.recorder.curve()).toEqual(first.recorder.curve());
    expect(finish(again.coefficients())).toEqual(finish(first.coefficients()));
    const longer = learned(dataset, { start: "gaussian", steps: 1e12 }).recorder.curve();
    expect(longer.train.subarray(0, 150)).toEqual(first.recorder.curve().train.subarray(0, 150));
    expect(longer.step).toHaveLength(600);
    expect(longer.step.at(-1)).toBe(1e12);
  });

  it("says what it cannot learn from, and what to do", () => {
    const dataset = data["random tokens"];
    const withTrain = (changes: Partial<Dataset["train"]>, d = 3) => ({ ...dataset, d, train: { ...dataset.train, ...changes } });
    const refusal = (bad: Dataset) => () => new ConvexLearner(bad, specOf({}), seed, null);
    expect(refusal(withTrain({ labels: null }))).toThrow("the training samples have no labels y, which the convex learner needs");
    expect(refusal(withTrain({ count: 0 }))).toThrow("there are no training samples");
    expect(refusal(withTrain({}, 17))).toThrow(
      "tokens of 17 coordinates have 2601 cubic features, but gradient descent on W takes at most 2200",
    );
    const still = new ConvexLearner(withTrain({ last: new Float64Array(dataset.train.last.length) }), specOf({}), seed, null);
    expect(() => finish(still.learn())).toThrow(/features of the training samples are zero/);
  });
});
