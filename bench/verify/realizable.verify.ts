import { DataJob } from "../../src/labs/learnability/engine/data-job";
import { experimentOf } from "../../src/labs/learnability/engine/testing";
import type { Check, Figure } from "../check";

/** (d, N, n) and the largest test error, relative to the variance of y. */
const sizes = [
  { d: 4, samples: 2048, n: 8, bound: 1e-26 },
  { d: 8, samples: 4096, n: 8, bound: 1e-26 },
  { d: 16, samples: 8192, n: 16, bound: 1e-25 },
] as const;

export const checks: readonly Check[] = [
  {
    id: "realizable",
    title: "the closed form learns Gaussian data of a linear-attention teacher exactly",
    run: () => sizes.flatMap(exactness),
  },
];

function exactness({ d, samples, n, bound }: (typeof sizes)[number]): Figure[] {
  const task = { kind: "random-attention", d, n, samples, shifts: [] };
  const job = new DataJob(experimentOf({ seed: 1, task, learners: [{ kind: "closed-form" }] }), null);
  job.advance(Number.POSITIVE_INFINITY);
  const [certificate, closedForm] = job.states();
  if (certificate.kind !== "certificate" || closedForm.kind !== "closed-form") throw new Error("unexpected order of states");
  const error = closedForm.curve.test[closedForm.curve.test.length - 1];
  const at = `d = ${d}, N = ${samples}, n = ${n}`;
  return [
    { name: `test error / var(y), ${at}`, value: error / (certificate.labelVariance ?? Number.NaN), relation: "<", bound },
    { name: `condition number of Lambda, ${at}`, value: closedForm.solution?.conditionNumber ?? Number.NaN, relation: "<", bound: 1e6 },
  ];
}
