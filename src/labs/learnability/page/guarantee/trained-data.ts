/** Gradient descent beside the closed form: the share of data sets within epsilon, against N and against steps. */
import { defaultsOf } from "../../../../platform/fields/fields";
import type { TrainedExcess } from "../../engine/sample-complexity/trained-excess";
import { type GradientSpec, fields as gradientFields } from "../../math/learners/gradient/fields";
import type { Asked } from "./asked";
import { type Guarantee, withinOf } from "./guarantee-data";

/** Data sets of each size, the first ones of those of the closed form; each has its own initial weights. */
export const trainedDraws = 10;
const mostSizes = 5;

/** Listed numbers of samples that are trained, ascending: all of a short list, else some from its first to its last. */
export function trainedSizes({ sampleComplexity: { samples } }: Pick<Asked, "sampleComplexity">): readonly number[] {
  if (samples.length <= mostSizes) return samples;
  return Array.from({ length: mostSizes }, (_, k) => samples[Math.round((k * (samples.length - 1)) / (mostSizes - 1))]);
}

/** The learner of the document, or the usual one. */
export function trainedLearner({ learners }: Pick<Asked, "learners">): GradientSpec {
  const first = learners.find((spec): spec is GradientSpec => spec.kind === "gradient");
  return first ?? ({ kind: "gradient", ...defaultsOf(gradientFields) } as GradientSpec);
}

/** Runs whose excess risk is at most epsilon at their end, and all of them, for each size. */
export function countsOfSizes(runs: readonly TrainedExcess[], sizes: readonly number[], { epsilon }: Pick<Guarantee, "epsilon">) {
  return sizes.map((size) => {
    const own = runs.filter(({ samples }) => samples === size);
    return { size, within: own.filter((run) => excessAt(run, Number.POSITIVE_INFINITY) <= epsilon).length, of: own.length };
  });
}

/** The share of the data sets of a size that the closed form fits within epsilon. */
export function closedFormShare(guarantee: Pick<Guarantee, "rows" | "epsilon">, size: number): number {
  const row = guarantee.rows.find(({ samples }) => samples === size);
  return row ? withinOf(row, guarantee.epsilon) / row.excess.length : Number.NaN;
}

/** Shares of the runs of one size that are within epsilon at each recorded step. */
export function sharesOfSteps(runs: readonly TrainedExcess[], size: number, { epsilon }: Pick<Guarantee, "epsilon">) {
  const own = runs.filter(({ samples }) => samples === size);
  const steps = [...new Set(own.flatMap(({ step }) => [...step]))].filter((step) => step > 0).toSorted((a, b) => a - b);
  const shares = steps.map((step) => own.filter((run) => excessAt(run, step) <= epsilon).length / own.length);
  return { steps, shares };
}

/** The last recorded excess up to a step; a diverged run has none after its end. */
function excessAt({ step, excess, diverged }: TrainedExcess, at: number): number {
  const place = step.findLastIndex((recorded) => recorded <= at);
  if (place < 0 || (diverged && at > step[place])) return Number.POSITIVE_INFINITY;
  return excess[place];
}
