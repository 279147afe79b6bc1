/** Gradient descent beside the closed form: the share of seeds within epsilon, against N and against steps. */
import { defaultsOf } from "../../../../platform/fields/fields";
import type { Experiment } from "../../document/document";
import type { MapRun } from "../../engine/map/report";
import { type GradientSpec, fields as gradientFields } from "../../math/learners/gradient/fields";
import type { Asked } from "./asked";
import { type Guarantee, withinOf } from "./guarantee-data";

/** Seeds of each size; each has its own target, data and initial weights. */
export const trainedSeeds = 10;
/** Sizes in multiples of the number of features; the nearest listed one is trained. */
const multiples = [1, 2, 4, 8, 16];

/** Listed numbers of samples that are trained, ascending. */
export function trainedSizes({ sampleComplexity: { samples }, psi }: Asked): readonly number[] {
  const nearest = (wanted: number) =>
    samples.reduce((best, size) => (Math.abs(Math.log(size / wanted)) < Math.abs(Math.log(best / wanted)) ? size : best));
  return [...new Set(multiples.map((multiple) => nearest(multiple * psi)))].sort((a, b) => a - b);
}

/** The learner of the document, or the usual one. */
export function trainedLearner({ learners }: Asked): GradientSpec {
  const first = learners.find((spec): spec is GradientSpec => spec.kind === "gradient");
  return first ?? ({ kind: "gradient", ...defaultsOf(gradientFields) } as GradientSpec);
}

/** One map over the sizes; null for targets whose number of samples is no setting. */
export function trainedExperiment(asked: Asked): Experiment | null {
  const { psi: _, most: __, problem: ___, ...experiment } = asked;
  if (!("samples" in experiment.task) || !("testSamples" in experiment.task)) return null;
  const learner = trainedLearner(asked);
  return {
    ...experiment,
    map: {
      learner,
      x: { fields: ["task.samples"], points: trainedSizes(asked).map((size) => [size]), names: [] },
      y: { fields: ["learner.heads"], points: [[learner.heads]], names: [] },
      seeds: trainedSeeds,
      seed: experiment.seed,
      draws: "data",
      measure: "success",
      target: 1,
    },
  };
}

/** Excess at the end, by the mean squared error over test samples without label noise. */
function isWithin({ outcome, error }: MapRun, { epsilon, outputs }: Guarantee): boolean {
  return outcome === "done" && outputs * error <= epsilon;
}

/** Runs within epsilon at their end, and all of them, for each size. */
export function countsOfSizes(runs: readonly MapRun[], sizes: readonly number[], guarantee: Guarantee) {
  return sizes.map((size, x) => {
    const own = runs.filter(({ place, outcome }) => place.x === x && outcome !== "failed");
    return { size, within: own.filter((run) => isWithin(run, guarantee)).length, of: own.length };
  });
}

/** The share of the data sets of a size that the closed form fits within epsilon. */
export function closedFormShare(guarantee: Guarantee, size: number): number {
  const row = guarantee.rows.find(({ samples }) => samples === size);
  return row ? withinOf(row, guarantee.epsilon) / row.excess.length : Number.NaN;
}

/** Most steps that are drawn. */
const mostSteps = 60;

/** Shares of the runs of one size that are within epsilon at each recorded step. */
export function sharesOfSteps(runs: readonly MapRun[], x: number, { epsilon, outputs }: Guarantee) {
  const own = runs.filter(({ place, outcome }) => place.x === x && outcome !== "failed");
  const longest = own.reduce<MapRun | null>((most, run) => (run.curve.step.length > (most?.curve.step.length ?? 0) ? run : most), null);
  const all = [...(longest?.curve.step ?? [])].filter((step) => step > 0);
  const every = Math.ceil(all.length / mostSteps);
  const steps = all.filter((_, place) => (all.length - 1 - place) % Math.max(1, every) === 0);
  const shares = steps.map((step) => own.filter((run) => outputs * errorAt(run, step) <= epsilon).length / own.length);
  return { steps, shares };
}

/** The last recorded error up to a step; a diverged run has none after its end. */
function errorAt({ curve, outcome, steps }: MapRun, step: number): number {
  if (outcome === "diverged" && step > steps) return Number.POSITIVE_INFINITY;
  const place = curve.step.findLastIndex((recorded) => recorded <= step);
  return place < 0 ? Number.POSITIVE_INFINITY : curve.error[place];
}
