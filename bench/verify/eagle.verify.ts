/** How many iterations EAGLE and its competitors take, over seeds: n = d = 240, n' = d' = 2. */

import { presets } from "../../src/labs/eagle/document/presets";
import { eagleResult } from "../../src/labs/eagle/engine/result";
import { createSolver } from "../../src/labs/eagle/math/create";
import { type Problem, relativeSquaredError } from "../../src/labs/eagle/math/problem";
import { type DistributedDataSettings, distributedProblem } from "../../src/labs/eagle/math/problems/distributed";
import { type LowRankSettings, lowRankProblem } from "../../src/labs/eagle/math/problems/low-rank";
import { type SolverSettings, usualDistributed, usualEagle, usualLimited, usualStopping } from "../../src/labs/eagle/math/settings";
import { boundedError, runToItsBound } from "../../src/labs/eagle/math/testing";
import { finish } from "../../src/platform/numerics/progress";
import type { Check, Figure } from "../check";
import { median } from "../median";

const square: LowRankSettings = {
  d: 240,
  n: 240,
  dPrime: 2,
  nPrime: 2,
  rank: 240,
  distribution: "svd",
  kappa: 100,
  spectrum: "log-uniform",
  query: "all",
  noise: 0,
};

const seeds = [0n, 1n, 2n, 3n, 4n];

/** Relative squared errors until one is at or below `target`, or all iterations are done. */
function errorsUntil(problem: Problem, settings: SolverSettings, target: number): number[] {
  const solver = createSolver(problem, { ...settings, whenSettled: "continue" }, 1n);
  const errors: number[] = [];
  while (!solver.ended && !(errors[errors.length - 1] <= target)) {
    solver.step();
    errors.push(relativeSquaredError(problem, solver.answer()) ?? Number.NaN);
  }
  return errors;
}

/** The first iteration at or below an error; Infinity where there is none. */
function first(errors: readonly number[], target: number): number {
  const at = errors.findIndex((error) => error <= target);
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}

/** Medians over seeds of the iterations to 1e-6 and to 1e-20. */
function medians(kappa: number, settings: SolverSettings): readonly [coarse: number, fine: number] {
  const runs = seeds.map((seed) => errorsUntil(finish(lowRankProblem({ ...square, kappa }, seed)), settings, 1e-20));
  return [median(runs.map((errors) => first(errors, 1e-6))), median(runs.map((errors) => first(errors, 1e-20)))];
}

/** Medians beside those that were measured with NumPy for other draws of the same kind. */
function beside(name: string, settings: SolverSettings, expected: Counts, slack: (count: number) => number): Figure[] {
  return expected.flatMap(([kappa, ...counts]) => {
    const found = medians(kappa, settings);
    return counts.map((count, k): Figure => {
      const target = k === 0 ? "1e-6" : "1e-20";
      const bound = [count - slack(count), count + slack(count)] as const;
      return { name: `${name}, kappa = ${kappa}, to ${target}`, value: found[k], relation: "within", bound };
    });
  });
}

/** kappa, iterations to 1e-6, to 1e-20, as measured with NumPy. */
type Counts = readonly (readonly [kappa: number, coarse: number, fine: number])[];

const eagleCounts: Counts = [
  [1e1, 9, 10],
  [1e2, 14, 16],
  [1e3, 20, 22],
  [1e4, 25, 27],
  [1e5, 31, 33],
];

const newtonSchulzCounts: Counts = [
  [1e1, 9, 12],
  [1e2, 16, 18],
  [1e3, 23, 25],
  [1e4, 29, 31],
  [1e5, 36, 38],
];

const gradientCounts: Counts = [
  [1e1, 33, 103],
  [1e2, 226, 666],
];

const one = () => 1;
const tenth = (count: number) => Math.ceil(count / 10);

const tilted: DistributedDataSettings = {
  machines: 3,
  d: 240,
  columns: 120,
  dPrime: 2,
  nPrime: 2,
  core: 60,
  tilted: 20,
  alpha: 1,
  kappa: 1000,
};

/** The mean factor of the error over the last twenty rounds before 1e-20, over 1 - alpha. */
function asymptotic(alpha: number): Figure {
  const problem = finish(distributedProblem({ ...tilted, alpha, kappa: 10 }, 7n));
  const errors = errorsUntil(problem, { ...usualDistributed, iterations: 2000 }, 1e-20);
  const last = errors.length - 1;
  const factor = (errors[last] / errors[last - 20]) ** (1 / 40);
  return { name: `factor a round over 1 - alpha, alpha = ${alpha}`, value: factor / (1 - alpha), relation: "within", bound: [0.95, 1.05] };
}

/** Rounds to 1e-6 and 1e-20 of the accelerated form. */
function rounds(
  name: string,
  settings: DistributedDataSettings,
  expected: readonly [number, number],
  slack: (count: number) => number,
): Figure[] {
  const problem = finish(distributedProblem(settings, 7n));
  const errors = errorsUntil(problem, { ...usualDistributed, iterations: 2000 }, 1e-20);
  return [1e-6, 1e-20].map((target, k): Figure => {
    const bound = [expected[k] - slack(expected[k]), expected[k] + slack(expected[k])] as const;
    return { name: `${name}, to ${target}`, value: first(errors, target), relation: "within", bound };
  });
}

export const checks: readonly Check[] = [
  {
    id: "eagle-bound",
    title: "the sharp bound holds for 1,000 random problems of any shape, rank, spectrum and condition",
    run: () => {
      const runs = Array.from({ length: 1000 }, (_, k) => runToItsBound(k));
      const errors = runs.map(({ errors: each, bound }) => Math.sqrt(each[bound - 1]));
      const early = runs.map(({ errors: each, bound }) => bound - first(each, boundedError ** 2));
      return [
        {
          name: "largest relative error after as many iterations as the bound says",
          value: Math.max(...errors),
          relation: "<",
          bound: boundedError,
        },
        {
          name: "iterations by which it is missed at best: were it never met within one, it would not be sharp",
          value: Math.min(...early),
          relation: "<",
          bound: 1.5,
        },
      ];
    },
  },
  {
    id: "eagle-iterations",
    title: "iterations of EAGLE, Newton-Schulz and conjugate gradients, medians of 5 seeds",
    run: () => [
      ...beside("EAGLE", { ...usualEagle, rho: "recursive" }, eagleCounts, one),
      ...beside("Newton-Schulz", { kind: "newton-schulz", ...usualStopping }, newtonSchulzCounts, one),
      ...beside("conjugate gradients", { kind: "conjugate-gradients", ...usualStopping, iterations: 2000 }, gradientCounts, tenth),
    ],
  },
  {
    id: "eagle-distributed",
    title: "rounds of distributed EAGLE: independent of the number of machines, and 1 - alpha a round in the end",
    run: () => [
      ...[3, 5, 8].flatMap((machines) =>
        rounds(`${machines} machines of one range`, { ...tilted, machines, core: 80 }, [18, 21], (count) => (count === 18 ? 2 : 1)),
      ),
      ...rounds("alpha = 1/3", { ...tilted, alpha: 1 / 3 }, [31, 71], tenth),
      ...rounds("alpha = 0.077", { ...tilted, alpha: 0.077 }, [81, 284], tenth),
      ...[1 / 3, 0.172, 0.077, 0.029].map(asymptotic),
    ],
  },
  {
    id: "eagle-limited",
    title: "the paper's sketch loses the second order; the rescaled one loses less",
    run: () => {
      const problem = finish(lowRankProblem(square, 0n));
      const count = (r: number, rescaled: boolean) =>
        first(errorsUntil(problem, { ...usualLimited, r, rescaled, iterations: 4000 }, 1e-20), 1e-20);
      const [half, quarter] = [120, 60].map((r) => [count(r, false), count(r, true)]);
      return [
        { name: "sampled columns, r = n/2", value: half[0], relation: "within", bound: [120, 230] },
        { name: "sampled columns, r = n/4", value: quarter[0], relation: "within", bound: [350, 700] },
        { name: "growth from n/2 to n/4, beyond the factor 2 of the columns", value: quarter[0] / half[0], relation: ">", bound: 2 },
        { name: "rescaled over the paper's, r = n/2", value: half[1] / half[0], relation: "<", bound: 0.7 },
        { name: "rescaled over the paper's, r = n/4", value: quarter[1] / quarter[0], relation: "<", bound: 0.7 },
      ];
    },
  },
  {
    id: "eagle-race",
    title: "gradient descent needs more than a hundred thousand iterations where EAGLE needs sixteen",
    run: () => {
      const race = presets.find(({ id }) => id === "race");
      if (!race) throw new Error("there is no preset race");
      const { solvers } = eagleResult(race.document, null);
      return solvers.map(({ kind, relativeSquaredError }): Figure => {
        const iterations = first(relativeSquaredError ?? [], 1e-20);
        const name = `iterations to 1e-20, ${kind}`;
        return kind === "gradient-descent"
          ? { name, value: iterations, relation: ">", bound: 100_000 }
          : { name, value: iterations, relation: "<", bound: 400 };
      });
    },
  },
];
