import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { recordedSteps } from "../../../../platform/numerics/recording-grid";
import { decodeLink, encodeLink } from "../../document/link";
import { DataJob } from "../data-job";
import { GradientJob } from "../gradient-job";
import { runExperiment } from "../run-experiment";
import { cellsOf, dataKey, experimentAt, mapKey, mapOf, mappedLearner, placeIndex, runCount } from "./cells";
import { MapData } from "./data-sets";
import { coarseToFine, workOrder } from "./order";
import { stepsToTarget } from "./report";
import { runMap } from "./run-map";
import { mapped } from "./testing";
import { computeRun, mapSteps, multiplyAddsOfStep } from "./train";

const noRules = { targetError: 0, plateau: 0, seconds: 0 };

describe("the runs of a map", () => {
  it("are experiments with the closed form and the learner of their cell", () => {
    const experiment = mapped();
    const run = experimentAt(experiment, { x: 2, y: 0, seed: 1 });
    expect(run).toMatchObject({
      seed: 2,
      task: { samples: 4, d: 2 },
      learners: [{ kind: "closed-form" }, { heads: 4, steps: 150, repeats: 1 }],
    });
    const decoded = decodeLink(encodeLink(run));
    expect(decoded.ok && decoded.experiment).toEqual(run);
  });

  it("belong to the same map when they are opened, however it is shown", () => {
    const experiment = mapped();
    const map = mapOf(experiment);
    const key = mapKey(experiment);
    for (const place of workOrder(map)) expect(mapKey(experimentAt(experiment, place))).toBe(key);
    expect(mapKey({ ...experiment, map: { ...map, measure: "steps", target: 1e-3 } })).toBe(key);
    expect(mapKey({ ...experiment, map: { ...map, seed: 5 } })).not.toBe(key);
    expect(mapKey(mapped({}, { noise: 0.1 }))).not.toBe(key);
    expect(mapKey(mapped({}, {}, { stop: { plateau: 50 } }))).not.toBe(key);
  });

  it("draw their own data, or share them and differ in their start", () => {
    const own = mapped();
    const keyAt = (experiment: typeof own, seed: number) => dataKey(experimentAt(experiment, { x: 0, y: 0, seed }));
    expect(keyAt(own, 0)).not.toBe(keyAt(own, 1));
    const shared = mapped({ draws: "start" });
    expect(keyAt(shared, 0)).toBe(keyAt(shared, 1));
    expect(experimentAt(shared, { x: 0, y: 0, seed: 1 }).learners[mappedLearner]).toMatchObject({ seed: 2 });
  });

  it("count on from the last seed there is to the first", () => {
    const last = mapped({ seed: 2 ** 32 - 1 });
    expect(experimentAt(last, { x: 0, y: 0, seed: 1 }).seed).toBe(0);
  });
});

describe("the order of work", () => {
  it("has every run once, one seed of all cells first", () => {
    const map = mapOf(mapped());
    const order = workOrder(map);
    const indices = order.map((place) => placeIndex(map, place));
    expect(indices.toSorted((a, b) => a - b)).toEqual(Array.from({ length: runCount(map) }, (_, index) => index));
    expect(order.slice(0, cellsOf(map).length).every(({ seed }) => seed === 0)).toBe(true);
  });

  it("begins with the corners and then halves", () => {
    const cells = coarseToFine(5, 5).map(({ x, y }) => `${x}${y}`);
    expect(cells.slice(0, 4)).toEqual(["00", "40", "04", "44"]);
    expect(cells.slice(4, 9)).toEqual(["20", "02", "22", "42", "24"]);
    expect(new Set(cells).size).toBe(25);
    expect(coarseToFine(1, 1)).toEqual([{ x: 0, y: 0 }]);
  });
});

describe("a run of a map", () => {
  const causal = { supervision: "causal", output: "scalar" };
  it.each([
    ["last tokens", {}, {}],
    ["every prefix in float64", causal, { learner: { kind: "gradient", steps: 260, precision: "float64", batch: 8 } }],
    ["shared data", {}, { draws: "start" }],
  ])("has the very bits of the same learner on the page: %s", (_, task, map) => {
    const experiment = mapped(map, task);
    const sets = new MapData();
    for (const place of workOrder(mapOf(experiment))) {
      const { run } = finish(computeRun(sets, { experiment, data: null, place, certify: false }));
      const job = new GradientJob(experimentAt(experiment, place), null, mappedLearner);
      job.advance(Number.POSITIVE_INFINITY);
      const [{ curve }] = job.states();
      expect(run.outcome).toBe("done");
      expect(run.error).toBe(curve.test.at(-1));
      for (const [k, step] of run.curve.step.entries()) expect(run.curve.error[k]).toBe(curve.test[curve.step.indexOf(step)]);
    }
  });

  it("agrees with the result document of the experiment that it opens as", () => {
    const experiment = mapped();
    const place = { x: 1, y: 1, seed: 1 };
    const { run } = finish(computeRun(new MapData(), { experiment, data: null, place, certify: false }));
    const learner = runExperiment(experimentAt(experiment, place), null).learners[mappedLearner];
    expect(run.error).toBe(learner.losses.test.at(-1));
    expect(Math.abs(run.error / (learner.testMse ?? 0) - 1)).toBeLessThan(1e-12);
  });

  it("is ended by a rule at the step at which the page ends it", () => {
    const experiment = mapped(
      { learner: { kind: "gradient", heads: 4, steps: 3000, rate: 0.02, batch: 16 } },
      {},
      { stop: { targetError: 0.05 } },
    );
    const place = { x: 2, y: 1, seed: 0 };
    const { run } = finish(computeRun(new MapData(), { experiment, data: null, place, certify: false }));
    const job = new GradientJob(experimentAt(experiment, place), null, mappedLearner);
    job.advance(Number.POSITIVE_INFINITY);
    expect([run.stopped, run.steps, run.error]).toEqual(["target error", job.step, job.states()[0].curve.test.at(-1)]);
    expect(stepsToTarget(run, 0.05)).toBe(run.steps);
  });

  it("that diverges says so, and leaves nothing behind for the next one", () => {
    const experiment = mapped({
      y: { fields: ["learner.rate"], points: [[0.01], [10]] },
      learner: { kind: "gradient", optimizer: "sgd", steps: 150 },
    });
    const sets = new MapData();
    const at = (y: number) => finish(computeRun(sets, { experiment, data: null, place: { x: 2, y, seed: 0 }, certify: false })).run;
    const before = at(0);
    expect(at(1)).toMatchObject({
      outcome: "diverged",
      error: Number.NaN,
      reason: expect.problemSaying({ message: expect.stringContaining("overshoots") }),
    });
    expect(at(0).error).toBe(before.error);
    expect(sets.count).toBe(1);
  });

  it("that cannot be computed is reported with the reason", () => {
    const place = { x: 0, y: 0, seed: 0 };
    const experiment = mapped({ y: { fields: ["learner.rate"], points: [[0.01]] } });
    const custom = { ...experiment, task: { kind: "custom", name: "", hash: "" } as const };
    const { run } = finish(computeRun(new MapData(), { experiment: custom, data: null, place, certify: true }));
    expect(run).toMatchObject({ outcome: "failed", place });
    expect(run.reason?.code).toBe("custom-not-open");
  });
});

describe("the certificate of a map's data", () => {
  it("is that of the data laboratory, for too few samples and for enough", () => {
    const experiment = mapped();
    const { certificates } = runMap(experiment, null);
    expect(certificates.size).toBe(4);
    for (const y of [0, 1]) {
      const own = experimentAt(experiment, { x: 0, y, seed: 0 });
      const job = new DataJob(own, null);
      job.advance(Number.POSITIVE_INFINITY);
      const { rank, nullity, samples, psi, lambdaMin } = job.outcome().spectrum;
      const found = certificates.get(dataKey(own));
      expect(found).toMatchObject({ rank, nullity, samples, psi });
      expect(Math.abs((found?.lambdaMin ?? 0) - lambdaMin)).toBeLessThan(1e-12);
    }
  });
});

describe("what a map records", () => {
  it("is a part of what the page records, with its last step; all of it where rules look at it", () => {
    for (const total of [1, 7, 100, 101, 5000]) {
      const steps = mapSteps(total, noRules);
      expect(steps.at(-1)).toBe(total);
      expect(recordedSteps(total)).toEqual(expect.arrayContaining(steps));
      expect(mapSteps(total, { ...noRules, plateau: 10 })).toEqual(recordedSteps(total));
    }
    expect(mapSteps(100_000, noRules).length).toBeLessThan(recordedSteps(100_000).length / 3);
  });

  it("finds the first step at the target", () => {
    const { runs } = runMap(mapped(), null);
    for (const run of runs) {
      const steps = stepsToTarget(run, run.error);
      expect(steps).not.toBeNull();
      expect(stepsToTarget(run, run.curve.error.reduce((a, b) => Math.min(a, b)) / 2)).toBeNull();
    }
  });

  it("counts multiply-adds head by head", () => {
    const spec = experimentAt(mapped(), { x: 2, y: 0, seed: 0 }).learners[mappedLearner];
    if (spec.kind !== "gradient") throw new Error("no gradient learner");
    const train = { d: 2, count: 4, prefixes: 5, outputs: 1, gram: new Float64Array(), last: new Float64Array(), labels: null };
    // Eight sequences of five rows, four heads: G Q z in two products of 4, V in one of 2; three times for the gradient.
    expect(multiplyAddsOfStep(spec, { d: 2, outputs: 1, train })).toBe(3 * 8 * 5 * 4 * (4 + 4 + 2));
  });
});
