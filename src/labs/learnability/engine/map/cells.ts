/** The runs of a learnability map: each is an experiment that the page can open. */

import { defaultsOf } from "../../../../platform/fields/fields";
import type { Experiment, LearnerSpec } from "../../document/document";
import { withoutLaterSettings } from "../../document/later-settings";
import { at, type LearnabilityMap, type MapPlace } from "../../document/map";
import { withoutShown } from "../../document/shown";
import { kernelVersion as eigenvaluesVersion } from "../../kernels/eigenvalues/generated/version";
import { kernelVersion as factoredVersion } from "../../kernels/factored/generated/version";
import { mayListLargeSpectra } from "../../math/eigenvalues/large-spectra";
import { kernelVersion } from "../../math/kernel-version";
import { fields as closedFormFields } from "../../math/learners/closed-form/fields";
import { needsFactored } from "../../math/learners/gradient/factored-learners";
import type { GradientSpec } from "../../math/learners/gradient/fields";

/** One seed of one cell; the seed is counted from 0. */
export interface RunPlace extends MapPlace {
  readonly seed: number;
}

/** Index of the map's learner in the experiment of a run. */
export const mappedLearner = 1;

const seeds = 2 ** 32;

/** The map of an experiment that has one. @throws {PlaygroundError} */
export function mapOf({ map }: Experiment): LearnabilityMap {
  if (!map) throw new Error("this experiment has no map");
  return map;
}

/**
 * The experiment of one run: the task of its cell, the closed form, and the map's learner. It keeps the map: opened as a
 * document, it shows the same map.
 *
 * @throws {PlaygroundError} when the experiment has no map.
 */
export function experimentAt(experiment: Experiment, place: RunPlace): Experiment {
  const map = mapOf(experiment);
  const { task, learner } = at(experiment.task, map, place);
  const later = (seed: number) => (seed + place.seed) % seeds;
  const drawn = map.draws === "data";
  const mapped: GradientSpec = drawn ? learner : { ...learner, seed: later(learner.seed) };
  const closedForm: LearnerSpec = { kind: "closed-form", ...defaultsOf(closedFormFields) };
  return { ...experiment, seed: drawn ? later(map.seed) : map.seed, task, learners: [closedForm, mapped] };
}

/** The learner of the experiment of one run. */
export function learnerAt(experiment: Experiment, place: RunPlace): GradientSpec {
  const spec = experimentAt(experiment, place).learners[mappedLearner];
  if (spec.kind !== "gradient") throw new Error("the map's learner is no gradient learner");
  return spec;
}

/** Whether some run trains separate keys and queries on batches, whose kernels are fetched. */
export function mapNeedsFactored(experiment: Experiment): boolean {
  return experiment.map !== null && cellsOf(experiment.map).some((cell) => needsFactored(learnerAt(experiment, { ...cell, seed: 0 })));
}

/** The key of the data set of a run: runs with the same key learn from the same samples. */
export function dataKey({ task, seed }: Experiment): string {
  return JSON.stringify([seed, task]);
}

/** Position of a run among all runs of a map: seed by seed, row by row. */
export function placeIndex({ x, y }: LearnabilityMap, place: RunPlace): number {
  return (place.seed * y.points.length + place.y) * x.points.length + place.x;
}

/** Number of runs of a map. */
export function runCount({ x, y, seeds }: LearnabilityMap): number {
  return x.points.length * y.points.length * seeds;
}

/** Every cell, row by row. */
export function cellsOf({ x, y }: LearnabilityMap): MapPlace[] {
  return y.points.flatMap((_, row) => x.points.map((_, column) => ({ x: column, y: row })));
}

/**
 * The key of a map: all that its results depend on, including the kernels. Values set by its axes and its view are left
 * out, so that every run of a map, opened as an experiment, belongs to the same map.
 */
export function mapKey(experiment: Experiment): string {
  const map = mapOf(experiment);
  const { task } = experimentAt(experiment, { x: 0, y: 0, seed: 0 });
  const shown = { measure: "error", target: 1, x: { ...map.x, names: [] }, y: { ...map.y, names: [] } } as const;
  const { stop, task: bare } = withoutShown({ ...experiment, task });
  const kernels = [
    kernelVersion,
    ...(mapNeedsFactored(experiment) ? [factoredVersion] : []),
    ...(cellsOf(map).some((cell) => mayListLargeSpectra(experimentAt(experiment, { ...cell, seed: 0 }).task)) ? [eigenvaluesVersion] : []),
  ].join("+");
  return JSON.stringify([kernels, bare, stop, { ...map, ...shown }], withoutLaterSettings);
}
