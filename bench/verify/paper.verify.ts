/** The figures of the paper as its presets show them. */

import type { Experiment } from "../../src/labs/learnability/document/document";
import { presets } from "../../src/labs/learnability/document/presets";
import { openLearners } from "../../src/labs/learnability/engine/late-learners";
import { runExperiment } from "../../src/labs/learnability/engine/run-experiment";
import type { SweepPoint } from "../../src/labs/learnability/engine/study/questions";
import { sweepPoints } from "../../src/labs/learnability/engine/sweeps/sweep-points";
import { featureCount } from "../../src/labs/learnability/math/model/samples";
import { finish } from "../../src/platform/numerics/progress";
import type { Check, Figure } from "../check";
import { asKept } from "../words";

function presetOf(id: string): Experiment {
  const preset = presets.find((candidate) => candidate.id === id);
  if (!preset) throw new Error(`there is no preset ${id}`);
  return preset.document;
}

/** Median test errors over seeds of the gradient learners, in the order of their heads. */
function byHeads(experiment: Experiment): number[] {
  return runExperiment(experiment, null)
    .learners.slice(1)
    .map(({ testMse, repeats = [] }) => [testMse, ...repeats.map((other) => other.testMse)].map((error) => error ?? Number.NaN))
    .map((errors) => errors.toSorted((a, b) => a - b)[1]);
}

/** The same learners at another rate. */
function atRate(experiment: Experiment, rate: number): Experiment {
  return { ...experiment, learners: experiment.learners.map((spec) => (spec.kind === "gradient" ? { ...spec, rate } : spec)) };
}

function orderedByHeads(id: string): readonly Figure[] {
  const medians = byHeads(presetOf(id));
  const heads = [1, 2, 4, 8, 16];
  const faster = byHeads(atRate(presetOf(id), 0.01));
  const ordered = medians.map((median, k): Figure => {
    const name = `median test error, ${heads[k]} heads`;
    if (k === 0) return { name, value: median, relation: ">", bound: 1e-4 };
    return k < 4
      ? { name, value: median, relation: "<", bound: medians[k - 1] }
      : { name, value: median, relation: "<", bound: medians[2] / 100 };
  });
  const reversed: Figure = { name: "median at rate 0.01, 16 heads over one", value: faster[4] / faster[0], relation: ">", bound: 1000 };
  return [...asKept(id, { medians, mediansAtOtherRate: faster }), ...ordered, reversed];
}

async function pointsOf(id: string): Promise<readonly SweepPoint[]> {
  const experiment = presetOf(id);
  const points: SweepPoint[] = [];
  const late = await openLearners(experiment.learners);
  finish(sweepPoints(experiment, late, (message) => void (message.type === "run" && points.push(message.run))));
  return points;
}

const distances = (points: readonly SweepPoint[], learner: number) => points.map(({ learners }) => learners[learner].distance);

export const checks: readonly Check[] = [
  {
    id: "paper-figure-1a",
    title: "more heads fall further at rate 0.001 and not at 0.01, d = 2",
    run: () => orderedByHeads("paper-figure-1a"),
  },
  {
    id: "paper-figure-1b",
    title: "more heads fall further at rate 0.001 and not at 0.01, d = 4",
    run: () => orderedByHeads("paper-figure-1b"),
  },
  {
    id: "paper-figure-2a",
    title: "the distance falls as the certificate grows, at every training time; the minimum norm is exact at every mixture",
    run: async () => {
      const points = await pointsOf("paper-figure-2a");
      const [closedForm, ...convex] = points[0].learners.map((_, k) => distances(points, k));
      // Once a distance has reached the last digits, its order is rounding.
      const rises = convex.map((values) => values.filter((value, i) => i > 0 && value > values[i - 1] && value > 1e-9).length);
      const at = (share: number) => points.findIndex(({ value }) => value === share);
      const told = [0.0025, 0.005, 0.01, 0.05];
      return [
        ...asKept("paper-figure-2a", {
          rank: featureCount(8) - points[at(0)].nullity,
          distances: [0, ...told].map((share) => convex[1][at(share)]),
          lambdaMin: told.map((share) => points[at(share)].lambdaMin),
        }),
        { name: "largest distance of the closed form", value: Math.max(...closedForm), relation: "<", bound: 1e-12 },
        { name: "mixtures at which a distance rises", value: rises.reduce((sum, count) => sum + count, 0), relation: "=", bound: 0 },
        { name: "distance without Gaussian keys, longest training", value: convex[2][0], relation: ">", bound: 2 },
        { name: "distance at 1 %, 30 000 steps, over that at 0 %", value: convex[1][4] / convex[1][0], relation: "<", bound: 1e-3 },
        { name: "distance at 1 %, 2 000 steps, over that of 30 000", value: convex[0][4] / convex[1][4], relation: ">", bound: 100 },
        { name: "distance at 5 %, longest training", value: convex[2][6], relation: "<", bound: 1e-12 },
      ];
    },
  },
  {
    id: "paper-figure-2b",
    title: "learners that fit agree with the teacher on full-rank data, and not on low-rank data",
    run: async () => {
      const [low, full] = await pointsOf("paper-figure-2b");
      const names = ["closed form", "convex", "1 head", "2 heads", "4 heads", "8 heads"];
      const fitting = low.learners.slice(3);
      const distancesOf = ({ learners }: SweepPoint) => learners.slice(1).map(({ distance }) => distance);
      const worst = Math.max(...low.learners.map(({ trainMse }) => trainMse));
      return [
        ...asKept("paper-figure-2b", {
          lowRank: distancesOf(low),
          fullRank: distancesOf(full),
          lambdaMin: full.lambdaMin,
          trainingBound: Number(`1e${Math.ceil(Math.log10(worst))}`),
        }),
        { name: "nullity without Gaussian keys", value: low.nullity, relation: "=", bound: 40 },
        { name: "lambda_min with 5 %", value: full.lambdaMin, relation: "within", bound: [0.045, 0.08] },
        {
          name: "convex: low-rank distance over full-rank distance",
          value: low.learners[1].distance / full.learners[1].distance,
          relation: ">",
          bound: 1e6,
        },
        ...[3, 4, 5].map(
          (k): Figure => ({
            name: `${names[k]}: low-rank distance over full-rank distance`,
            value: low.learners[k].distance / full.learners[k].distance,
            relation: ">",
            bound: 50,
          }),
        ),
        {
          name: "largest training error of 2, 4, 8 heads, low rank",
          value: Math.max(...fitting.map(({ trainMse }) => trainMse)),
          relation: "<",
          bound: 1e-8,
        },
      ];
    },
  },
];
