/**
 * In-context regression by heads with keys and queries of rank one (Zhang, Singh, Latham, Saxe 2025): from a small start the loss waits at
 * the heights of the first m directions, and ends at the best layer. The 8,000 prompts of a sample have heights of their own, several
 * percent from those of the distribution: those of least squares on its first m directions.
 */
import { Matrix, solve } from "ml-matrix";
import { fields, type GradientSpec } from "../../src/labs/learnability/math/learners/gradient/fields";
import { WholeBatchLearner } from "../../src/labs/learnability/math/learners/gradient/whole-batch";
import { packedIndex } from "../../src/labs/learnability/math/model/features";
import { packedSize, type Split } from "../../src/labs/learnability/math/model/samples";
import { generate } from "../../src/labs/learnability/math/tasks/generators";
import { schema } from "../../src/labs/learnability/math/tasks/in-context-regression/schema";
import { waitsOf } from "../../src/labs/learnability/math/tasks/in-context-regression/staircase";
import { Workspace } from "../../src/labs/learnability/math/workspace";
import { defaultsOf } from "../../src/platform/fields/fields";
import { finish } from "../../src/platform/numerics/progress";
import { recordedSteps } from "../../src/platform/numerics/recording-grid";
import type { Check, Figure } from "../check";

const seeds = Array.from({ length: 10 }, (_, k) => k + 1);
const task = schema.parse({ kind: "in-context-regression", samples: 8000, testSamples: 1 });
const spec: GradientSpec = {
  kind: "gradient",
  ...defaultsOf(fields),
  ...{ heads: 8, keyQueryRank: 1, batch: "all", optimizer: "sgd", momentum: 0, rate: 0.05, initialScale: 0.02, steps: 60_000 },
};

/** Mean squared errors of least squares on x_l h_j with l and j among the m largest eigenvalues, m = 0 .. D. */
function sampleHeights({ d, count, gram, last, labels }: Split): number[] {
  const D = d - 1;
  const y = Array.from(labels ?? []);
  const square = y.reduce((sum, label) => sum + label ** 2, 0) / count;
  return Array.from({ length: D + 1 }, (_, m) => {
    if (m === 0) return square;
    const top = Array.from({ length: m }, (_, k) => D - 1 - k);
    const pairs = top.flatMap((l) => top.map((j) => ({ l, j })));
    const [second, cross] = [Matrix.zeros(pairs.length, pairs.length), Matrix.zeros(pairs.length, 1)];
    for (let n = 0; n < count; n++) {
      const row = Matrix.columnVector(pairs.map(({ l, j }) => last[n * d + l] * gram[n * packedSize(d) + packedIndex(d, j, D)]));
      second.add(row.mmul(row.transpose()));
      cross.add(Matrix.mul(row, y[n]));
    }
    return square - solve(second, cross).dot(cross) / count;
  });
}

function figuresOf(seed: number): Figure[] {
  const dataset = finish(generate(task, { seed, data: null, workspace: new Workspace() }));
  const heights = sampleHeights(dataset.train);
  const learner = new WholeBatchLearner(dataset, spec, seed);
  const step = recordedSteps(spec.steps);
  const loss = step.map((until) => {
    learner.advance(until - learner.step);
    return learner.lastLoss;
  });
  const waits = waitsOf(step, loss);
  const distances = waits.map((wait) => Math.min(...heights.map((height) => Math.abs(wait.loss / height - 1))));
  const end = loss[loss.length - 1];
  return [
    {
      name: `seed ${seed}: largest distance of a wait from a height of the sample`,
      value: Math.max(...distances),
      relation: "<",
      bound: 0.03,
    },
    { name: `seed ${seed}: waits between the first plateau and the end`, value: waits.length - 2, relation: "within", bound: [1, 3] },
    {
      name: `seed ${seed}: distance of the end from the best of the sample`,
      value: Math.abs(end / heights[task.dimension] - 1),
      relation: "<",
      bound: 0.03,
    },
  ];
}

export const checks: readonly Check[] = [
  {
    id: "in-context-stairs",
    title: "heads of rank one learn one direction after another, at the heights of their sample",
    run: () => seeds.flatMap(figuresOf),
  },
];
