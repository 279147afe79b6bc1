/** Results of whole experiments over many draws: a few in outcomes.test.ts, all in `npm run verify -- outcomes`. */
import { featureCount } from "../math/model/samples";
import { DataJob } from "./data-job";
import { runExperiment } from "./run-experiment";
import { experimentOf, extraHeads, mean } from "./testing";

export const sigma = 0.5;

export function closedFormOf(job: DataJob) {
  const state = job.states()[1];
  if (state.kind !== "closed-form") throw new Error("expected a closed form");
  return state;
}

/** Test error (against noiseless labels, so the excess risk) and training error, averaged over draws. */
export function noisyFits(d: number, samplesPerFeature: number, draws: number) {
  const psi = featureCount(d);
  const samples = psi * samplesPerFeature;
  // The data job alone, without certificate and result document.
  const fits = Array.from({ length: draws }, (_, seed) => {
    const task = { kind: "random-attention", d, n: 6, samples, noise: sigma, testSamples: 1000, shifts: [] };
    const job = new DataJob(experimentOf({ seed, task, learners: [{ kind: "closed-form" }] }), null);
    job.advance(Number.POSITIVE_INFINITY);
    const { step, train, test } = closedFormOf(job).curve;
    if (step.at(-1) !== samples) throw new Error(`the curve ends at ${step.at(-1)} samples, expected ${samples}`);
    return { train: train.at(-1) ?? Number.NaN, test: test.at(-1) ?? Number.NaN };
  });
  return {
    excess: mean(fits.map(({ test }) => test)),
    train: mean(fits.map(({ train }) => train)),
    line: (sigma * sigma * psi) / (samples - psi - 1),
    expectedTrain: sigma * sigma * (1 - psi / samples),
  };
}

/**
 * Test errors of learners with these numbers of heads on a one-head teacher, as shares of the variance of its labels,
 * averaged over seeds.
 */
export function errorsByHeads(counts: readonly number[], seeds: readonly number[]) {
  const runs = seeds.map((seed) => {
    const experiment = extraHeads(seed, counts);
    const data = new DataJob(experiment, null);
    data.singleStep();
    const [certificate] = data.states();
    const variance = certificate.kind === "certificate" ? (certificate.labelVariance ?? Number.NaN) : Number.NaN;
    return { variance, errors: runExperiment(experiment, null).learners.map(({ testMse }) => testMse ?? Number.NaN) };
  });
  const variance = mean(runs.map((run) => run.variance));
  return counts.map((_, k) => mean(runs.map((run) => run.errors[k])) / variance);
}
