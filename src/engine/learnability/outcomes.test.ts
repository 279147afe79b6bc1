import { describe, expect, it } from "vitest";
import { featureCount } from "../../model/samples";
import { DataJob } from "./data-job";
import { runExperiment } from "./run-experiment";
import { experimentOf, extraHeads, mean } from "./testing";

const sigma = 0.5;

function closedFormOf(job: DataJob) {
  const state = job.states()[1];
  if (state.kind !== "closed-form") throw new Error("expected a closed form");
  return state;
}

/** Test error (against noiseless labels, so the excess risk) and training error, averaged over draws. */
function noisyFits(d: number, samplesPerFeature: number, draws: number) {
  const psi = featureCount(d);
  const samples = psi * samplesPerFeature;
  // The job of the data alone: neither its certificate nor a result document is asked for.
  const fits = Array.from({ length: draws }, (_, seed) => {
    const task = { kind: "random-attention", d, n: 6, samples, noise: sigma, testSamples: 1000, shifts: [] };
    const job = new DataJob(experimentOf({ seed, task, learners: [{ kind: "closed-form" }] }), null);
    job.advance(Number.POSITIVE_INFINITY);
    const { step, train, test } = closedFormOf(job).curve;
    expect(step.at(-1)).toBe(samples);
    return { train: train.at(-1) ?? Number.NaN, test: test.at(-1) ?? Number.NaN };
  });
  return {
    excess: mean(fits.map(({ test }) => test)),
    train: mean(fits.map(({ train }) => train)),
    line: (sigma * sigma * psi) / (samples - psi - 1),
    expectedTrain: sigma * sigma * (1 - psi / samples),
  };
}

describe("least squares on noisy labels", () => {
  it.each([{ d: 3 }, { d: 4 }])("has excess risk within 15 % of sigma^2 psi / (N - psi - 1) at N = 64 psi, d = $d", ({ d }) => {
    const { excess, line } = noisyFits(d, 64, 40);
    expect(Math.abs(excess / line - 1)).toBeLessThan(0.15);
  });

  it.each([{ d: 3 }, { d: 4 }])(
    "has 1.0 to 1.35 times that, and training error sigma^2 (1 - psi/N) within 3 %, at N = 16 psi, d = $d",
    ({ d }) => {
      const { excess, line, train, expectedTrain } = noisyFits(d, 16, 40);
      expect(excess / line).toBeGreaterThan(1);
      expect(excess / line).toBeLessThan(1.35);
      expect(Math.abs(train / expectedTrain - 1)).toBeLessThan(0.03);
    },
  );

  it("has about a fifth more than that at N = 256, d = 4, as the lesson on it says, and hardly more at 4,096", () => {
    const [few, many] = [noisyFits(4, 6.4, 100), noisyFits(4, 102.4, 40)];
    // Standard errors of the ratios: 0.013 and 0.016.
    expect(few.excess / few.line).toBeGreaterThan(1.15);
    expect(few.excess / few.line).toBeLessThan(1.27);
    expect(Math.abs(many.excess / many.line - 1)).toBeLessThan(0.06);
  });

  it("shows the theory line along the learning curve, where there is noise", () => {
    const task = { kind: "random-attention", d: 3, samples: 256, noise: sigma };
    const job = new DataJob(experimentOf({ task, learners: [{ kind: "closed-form" }] }), null);
    job.advance(Number.POSITIVE_INFINITY);
    const { curve, theory } = closedFormOf(job);
    if (!theory) throw new Error("expected a theory line");
    expect([...curve.step]).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
    expect([...theory].slice(0, 5)).toEqual(Array(5).fill(Number.NaN));
    expect(theory[8]).toBeCloseTo((0.25 * 18) / (256 - 19), 12);
  });
});

describe("gradient learners on a one-head teacher", () => {
  it("reach a test error with 16 heads at least 50 times below 1, 2 and 4 heads, and below 1e-5 var(y), in the mean of 5 seeds", () => {
    const counts = [1, 2, 4, 16];
    const runs = [1, 2, 3, 4, 5].map((seed) => {
      const experiment = extraHeads(seed, counts);
      const data = new DataJob(experiment, null);
      data.singleStep();
      const [certificate] = data.states();
      const variance = certificate.kind === "certificate" ? (certificate.labelVariance ?? Number.NaN) : Number.NaN;
      return { variance, errors: runExperiment(experiment, null).learners.map(({ testMse }) => testMse ?? Number.NaN) };
    });
    const errors = counts.map((_, k) => mean(runs.map((run) => run.errors[k])));
    for (const other of errors.slice(0, 3)) expect(other / errors[3]).toBeGreaterThan(50);
    expect(errors[3]).toBeLessThan(1e-5 * mean(runs.map(({ variance }) => variance)));
  });
});
