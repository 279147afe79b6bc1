import { DataJob } from "../../src/labs/learnability/engine/data-job";
import { runExperiment } from "../../src/labs/learnability/engine/run-experiment";
import { experimentOf, mean } from "../../src/labs/learnability/engine/testing";
import { featureCount } from "../../src/labs/learnability/math/model/samples";
import type { Check, Figure } from "../check";

const sigma = 0.5;
const draws = 40;

export const checks: readonly Check[] = [
  {
    id: "memory-certificate",
    title: "unitary memories leave 40 directions free, and 5 % of Gaussian ones close them",
    run: () => {
      const seeds = Array.from({ length: 10 }, (_, k) => k + 1);
      const unitary = seeds.map((seed) => certificateOf(seed, { samples: 2000 }).rank);
      const mixture = seeds.map((seed) => certificateOf(seed, { samples: 16_384, gaussianShare: 0.05 }).lambdaMin);
      const [least, most] = [Math.min(...mixture), Math.max(...mixture)];
      return [
        { name: "smallest rank of unitary memories, 10 seeds", value: Math.min(...unitary), relation: "=", bound: 248 },
        { name: "largest rank of unitary memories, 10 seeds", value: Math.max(...unitary), relation: "=", bound: 248 },
        { name: "smallest lambda_min at 5 % Gaussian, N = 16384, 10 seeds", value: least, relation: "within", bound: [0.045, 0.08] },
        { name: "largest lambda_min at 5 % Gaussian, N = 16384, 10 seeds", value: most, relation: "within", bound: [0.045, 0.08] },
      ];
    },
  },
  {
    id: "memory-noise",
    title: "least squares on noisy labels of Gaussian memories errs as theory predicts",
    run: () => [2, 3].map(excessOverTheory),
  },
];

function certificateOf(seed: number, task: object) {
  const job = new DataJob(experimentOf({ seed, task: { kind: "associative-memory", testSamples: 1, ...task }, learners: [] }), null);
  job.advance(Number.POSITIVE_INFINITY);
  const [state] = job.states();
  if (state.kind !== "certificate" || !state.certificate) throw new Error(`no certificate: ${state.failure}`);
  return state.certificate;
}

/** Mean excess risk over the draws at N = 64 psi, over sigma^2 psi / (N - psi - 1). */
function excessOverTheory(d: number): Figure {
  const psi = featureCount(2 * d);
  const samples = 64 * psi;
  const task = { kind: "associative-memory", d, pairs: d, keyLaw: "gaussian", samples, noise: sigma };
  const runs = Array.from({ length: draws }, (_, seed) =>
    runExperiment(experimentOf({ seed, task, learners: [{ kind: "closed-form" }] }), null),
  );
  const excess = mean(runs.map(({ learners }) => learners[0].testMse ?? Number.NaN));
  const line = (sigma * sigma * psi) / (samples - psi - 1);
  return {
    name: `excess risk / theory, keys of dimension ${d}, ${draws} draws`,
    value: excess / line,
    relation: "within",
    bound: [0.85, 1.15],
  };
}
