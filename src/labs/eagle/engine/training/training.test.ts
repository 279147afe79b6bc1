import { describe, expect, it } from "vitest";
import { isUnderWay } from "../../../../platform/engine/job";
import { problemLine } from "../../../../platform/fields/problem";
import { quantile } from "../../../../platform/numerics/quantile";
import { parseEagle } from "../../document/document";
import { TrainingJob } from "./job";
import { TrainingRecorder } from "./recorder";
import { trainingResult } from "./result";

function documentOf(problem: object, solver: object) {
  const parsed = parseEagle({
    format: "learnability-experiment",
    version: 1,
    lab: "eagle",
    seed: 3,
    problem: { kind: "training", ...problem },
    solvers: [{ kind: "transformer", ...solver }],
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

const small = documentOf({ d: 4, n: 4, rank: 2, decay: 0.9 }, { layers: 2, batch: 40, steps: 40 });

function finished(job: TrainingJob) {
  while (isUnderWay(job.status)) job.advance(5);
  const [state] = job.states();
  return state;
}

describe("the job of a network in training", () => {
  it("gives the bits of the result document, however it is sliced", () => {
    const state = finished(new TrainingJob(small, 0));
    const [trained] = trainingResult(small).solvers;
    expect(state.status).toBe("done");
    expect(state.iteration).toBe(40);
    expect(state.skipped).toBe(trained.skippedSteps);
    expect(state.judged).toMatchObject({ step: 40, medianError: trained.medianError, zeroMedianError: trained.zeroMedianError });
    expect(state.curve.median).toEqual(trained.losses.median);
    expect(Array.from(state.weights?.layers[1].WQK ?? [])).toEqual(
      Array.from(
        trained.layers[1].WQK.flatMap((row) => [...row]),
        Math.fround,
      ),
    );
  });

  it("goes on from a checkpoint to the same bits", () => {
    const job = new TrainingJob(small, 0);
    for (let step = 0; step < 13; step++) job.singleStep();
    expect(job.step).toBe(13);
    const resumed = new TrainingJob(small, 0, structuredClone(job.checkpoint() ?? undefined));
    const { milliseconds: _, ...there } = finished(resumed);
    const { milliseconds: __, ...straight } = finished(new TrainingJob(small, 0));
    expect(there).toEqual(straight);
  });

  it("takes no more steps than it is allowed", () => {
    const job = new TrainingJob(small, 0);
    job.advance(1e4, 7);
    expect(job.step).toBe(7);
    expect(job.checkpoint()?.step).toBe(7);
  });

  it("is judged from the first step on, by matrices on which answering zero always errs alike", () => {
    const job = new TrainingJob(small, 0);
    job.singleStep();
    const [{ judged: first }] = job.states();
    const last = finished(job).judged;
    expect(first?.step).toBe(0);
    expect(last?.zeroMedianError).toBe(first?.zeroMedianError);
    expect(last?.medianError).toBeLessThan(first?.medianError ?? 0);
  });
});

describe("the result document of training", () => {
  it("has a W_VP for each machine where columns are distributed, and one in all else", () => {
    const settings = { batch: 8, steps: 2, layers: 2 };
    const [distributed] = trainingResult(documentOf({ regime: "distributed", machines: 2 }, settings)).solvers;
    expect(distributed.layers[0].WVP).toHaveLength(2);
    expect(distributed.layers[0].WQK).toHaveLength(5);
    const [limited] = trainingResult(documentOf({ regime: "limited", r: 2 }, settings)).solvers;
    expect(limited.layers[0].WVP).toHaveLength(9);
    expect(limited.losses.step).toEqual(Float64Array.of(1, 2));
  });
});

describe("what is kept of the errors of a step", () => {
  it("has spikes between two points in the later one", () => {
    const recorder = new TrainingRecorder(5000, null);
    for (let step = 1; step <= 60; step++) recorder.add(step, Float64Array.of(1, 2, step === 45 ? 1e9 : 3));
    const { step, median, mean } = recorder.curve();
    expect([...step.slice(0, 3), ...step.slice(-2)]).toEqual([1, 2, 3, 50, 60]);
    expect(median.at(-1)).toBe(2);
    expect(mean.at(-2)).toBeGreaterThan(3e8);
    expect(mean.at(-1)).toBe(2);
  });

  it("counts errors that are not finite as the largest", () => {
    expect(quantile(Float64Array.of(Number.NaN, 1, 2, 3, Number.POSITIVE_INFINITY), 0.5)).toBe(3);
    expect(quantile(Float64Array.of(4, 1, 3, 2), 0.5)).toBe(2.5);
    expect(quantile(Float64Array.of(Number.NaN), 0.5)).toBe(Number.POSITIVE_INFINITY);
  });
});
