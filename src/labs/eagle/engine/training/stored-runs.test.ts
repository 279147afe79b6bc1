/** Stored runs are read as they were written, and those of the page are what they are said to be. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isUnderWay } from "../../../../platform/engine/job";
import { problemLine } from "../../../../platform/fields/problem";
import { parseEagle } from "../../document/document";
import { TrainingJob } from "./job";
import { readStoredRuns, writeStoredRuns } from "./stored-runs";

const path = "src/labs/eagle/page/training/stored-runs.json";

it("a run is read as it was written, numbers as float32", () => {
  const parsed = parseEagle({
    format: "learnability-experiment",
    version: 1,
    lab: "eagle",
    problem: { kind: "training", regime: "distributed", machines: 2, d: 4, n: 4, rank: 2 },
    solvers: [{ kind: "transformer", layers: 2, batch: 40, steps: 30 }],
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  const job = new TrainingJob(parsed.document, 0);
  while (isUnderWay(job.status)) job.advance(1000);
  const [state] = job.states();
  const run = { document: parsed.document, state: { ...state, milliseconds: 4000 }, machine: "a machine", kernels: "01234567" };
  const single = (values: Float64Array) => Float64Array.from(Float32Array.from(values));
  const { step, median, lowerQuartile, upperQuartile, mean } = state.curve;
  const curve = {
    step,
    median: single(median),
    lowerQuartile: single(lowerQuartile),
    upperQuartile: single(upperQuartile),
    mean: single(mean),
  };
  expect(readStoredRuns(writeStoredRuns([run]))).toEqual([{ ...run, state: { ...run.state, curve } }]);
});

it("those of the page are of the paper's size, three seeds and the other regimes, in less than 300 kB", () => {
  const text = readFileSync(path, "utf8");
  expect(text.length).toBeLessThan(300_000);
  const runs = readStoredRuns(text);
  const regimes = runs.map(({ document: { problem, seed } }) => `${problem.kind === "training" && problem.regime} ${seed}`);
  expect(regimes).toEqual(["unconstrained 1", "unconstrained 2", "unconstrained 3", "distributed 1", "limited 1"]);
  for (const { document, state } of runs) {
    expect(document.problem).toMatchObject({ d: 18, n: 18, dPrime: 2, nPrime: 2, rank: 10, decay: 0.7 });
    expect(document.solvers).toMatchObject([{ layers: 4, batch: 1024, steps: 20_000, rate: 0.001, clip: 0.1 }]);
    expect(state.judged?.step).toBe(state.iteration);
    expect(state.curve.step.at(-1)).toBeLessThanOrEqual(state.iteration);
    expect(state.weights?.layers.every(({ WQK, WVP }) => [...WQK, ...WVP].every(Number.isFinite))).toBe(true);
  }
});
