/** Theorem 2.2 measured: how the excess risk of Algorithm 1 falls with N, and how the N that is needed grows with d, over seeds. */
import { sampleComplexityResult } from "../../src/labs/learnability/engine/sample-complexity/result";
import { experimentOf, mean } from "../../src/labs/learnability/engine/testing";
import { featureCount } from "../../src/labs/learnability/math/model/samples";
import { withChromium, withServedPage } from "../browsers/served";
import type { Check, Figure } from "../check";
import { whileDrawingDataSets } from "../page/data-sets";

const noise = 0.5;

interface Asked {
  readonly d: number;
  readonly output: "scalar" | "vector";
  readonly samples: readonly number[];
  readonly draws?: number;
  readonly seed: number;
}

/** A teacher of two heads on eight Gaussian tokens. */
function measured({ d, output, samples, draws = 100, seed }: Asked) {
  const task = { kind: "random-attention", d, n: 8, heads: 2, noise, output };
  const sampleComplexity = { samples, draws, epsilon: 0.05, delta: 0.05 };
  return sampleComplexityResult(experimentOf({ seed, task, learners: [], sampleComplexity }), null);
}

function overSeeds<Value>(count: number, measure: (seed: number) => Value): Value[] {
  return Array.from({ length: count }, (_, k) => measure(k + 1));
}

/** The slope of log y over log x, by least squares. */
function logSlope(x: readonly number[], y: readonly number[]): number {
  const [u, v] = [x, y].map((values) => values.map(Math.log));
  const [meanU, meanV] = [mean(u), mean(v)];
  return u.reduce((sum, at, i) => sum + (at - meanU) * (v[i] - meanV), 0) / u.reduce((sum, at) => sum + (at - meanU) ** 2, 0);
}

function slopes(): Figure[] {
  return [
    { d: 2, draws: 200 },
    { d: 3, draws: 200 },
    { d: 4, draws: 100 },
  ].flatMap(({ d, draws }) => {
    const samples = [32, 64, 128].map((share) => share * featureCount(d));
    const found = overSeeds(20, (seed) => {
      const { rows } = measured({ d, output: "scalar", samples, draws, seed });
      return logSlope(
        samples,
        rows.map(({ excess }) => mean(Array.from(excess))),
      );
    });
    // Products of few coordinates have the heaviest tails: at d = 2 single seeds reach -1.13.
    const widest = d === 2 ? 0.15 : 0.1;
    return [
      { name: `slope of the mean excess, d = ${d}, mean of 20 seeds`, value: mean(found), relation: "within", bound: [-1.1, -0.9] },
      {
        name: `largest distance of a seed from -1, d = ${d}`,
        value: Math.max(...found.map((at) => Math.abs(at + 1))),
        relation: "<",
        bound: widest,
      },
    ];
  });
}

/**
 * Mean excess at N = 8 psi over sigma^2 psi / (N - psi - 1), which is exact for Gaussian features. Cubic features lie above it. The
 * expected values are means of tr(Lambda (F^T F)^-1) over 500 to 20,000 feature matrices by NumPy, with standard errors up to 0.003.
 * The mean of 100 data sets scatters by 0.11 at d = 2, 0.05 at d = 3 and 0.02 beyond.
 */
const overTheory = [
  { d: 2, draws: 1000, expected: 1.415 },
  { d: 3, draws: 400, expected: 1.244 },
  { d: 4, draws: 100, expected: 1.167 },
  { d: 5, draws: 100, expected: 1.128 },
] as const;

function theory(): Figure[] {
  return overTheory.map(({ d, draws, expected }) => {
    const psi = featureCount(d);
    const samples = 8 * psi;
    const found = overSeeds(20, (seed) =>
      mean(Array.from(measured({ d, output: "scalar", samples: [samples], draws, seed }).rows[0].excess)),
    );
    const value = mean(found) / ((noise ** 2 * psi) / (samples - psi - 1));
    return { name: `mean excess over theory at N = 8 psi, d = ${d}`, value, relation: "within", bound: [expected - 0.02, expected + 0.02] };
  });
}

/** N needed for epsilon = delta = 0.05, for d = 2 to 6: one earlier run of 100 data sets each, with the 96th smallest excess as quantile. */
const references = { scalar: [88, 210, 372, 640, 1014], vector: [139, 430, 1077, 2268, 4321] } as const;
const expectedSlopes = { scalar: 2.2, vector: 3.1 } as const;

/** Numbers of samples around the reference; few coordinates scatter more. */
function sizesAround(reference: number, d: number): number[] {
  const shares = d === 2 ? [0.4, 0.6, 0.8, 1, 1.25, 1.6, 2.2] : d === 3 ? [0.7, 0.85, 1, 1.2, 1.45] : [0.8, 0.9, 1, 1.12, 1.25];
  return shares.map((share) => Math.round(share * reference));
}

function dimensions(output: Asked["output"]): Figure[] {
  const medians: number[] = [];
  const figures = references[output].flatMap((reference, k): Figure[] => {
    const d = k + 2;
    const count = d < 5 ? 20 : 5;
    const samples = sizesAround(reference, d);
    const found = overSeeds(count, (seed) => measured({ d, output, samples, seed }).needed ?? Number.NaN).toSorted((a, b) => a - b);
    const median = found[Math.floor(count / 2)];
    medians.push(median);
    // Quantiles of 100 data sets scatter, in the reference as well: by NumPy, 15 runs at d = 3 gave 192 to 222, with median 199.
    return [
      {
        name: `N needed over the reference ${reference}, d = ${d}, median of ${count} seeds`,
        value: median / reference,
        relation: "within",
        bound: [0.9, 1.1],
      },
      { name: `the same, smallest of the seeds, d = ${d}`, value: found[0] / reference, relation: "within", bound: [0.8, 1.02] },
      { name: `the same, largest of the seeds, d = ${d}`, value: found[count - 1] / reference, relation: "within", bound: [0.98, 1.25] },
    ];
  });
  const slope = logSlope([2, 3, 4, 5, 6], medians);
  const expected = expectedSlopes[output];
  return [...figures, { name: "slope of N needed over d", value: slope, relation: "within", bound: [expected - 0.1, expected + 0.1] }];
}

/** Parity of words of six letters: 64 traces of six tokens, which span 79 of 16,896 dimensions. */
const parity = { kind: "automaton", family: "one", form: "fixed", length: 6, traces: 32 } as const;

function traces(): Figure[] {
  const samples = [16, 18, 20, 22, 24, 32, 48, 64];
  const sampleComplexity = { samples, draws: 100, epsilon: 0.05, delta: 0.05 };
  const results = overSeeds(10, (seed) =>
    sampleComplexityResult(experimentOf({ seed, task: parity, learners: [], sampleComplexity }), null),
  );
  const needed = results.map((result) => result.needed ?? Number.NaN).toSorted((a, b) => a - b);
  const all = results.map(({ rows }) => Math.max(...rows[rows.length - 1].excess));
  return [
    { name: "traces needed of 64, median of 10 seeds", value: needed[5], relation: "within", bound: [17, 21] },
    { name: "the same, largest over smallest of the seeds", value: needed[9] / needed[0], relation: "<", bound: 1.25 },
    { name: "excess with all 64 traces, largest of 1,000 data sets", value: Math.max(...all), relation: "<", bound: 1e-20 },
  ];
}

export const checks: readonly Check[] = [
  { id: "sample-complexity-slope", title: "the mean excess falls with 1 / N from 32 psi on", run: slopes },
  { id: "sample-complexity-theory", title: "cubic features lie above the theory of Gaussian ones", run: theory },
  {
    id: "sample-complexity-one-output",
    title: "samples needed for excess 0.05 in 95 % of the data sets, one output, d = 2 to 6",
    run: () => dimensions("scalar"),
  },
  {
    id: "sample-complexity-outputs",
    title: "samples needed for excess 0.05 in 95 % of the data sets, d outputs, d = 2 to 6",
    run: () => dimensions("vector"),
  },
  { id: "sample-complexity-traces", title: "traces of parity needed, out of all 64", run: traces },
  {
    id: "sample-complexity-page",
    alone: true,
    title: "the page does not stutter while its panel on sample complexity computes",
    run: () => withServedPage((address) => withChromium((browser) => whileDrawingDataSets(browser, address))),
  },
];
