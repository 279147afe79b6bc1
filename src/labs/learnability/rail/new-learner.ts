import type { Experiment, LearnerSpec } from "../../../experiment/learnability/document";
import { defaultLearner, valuesOf } from "./tables";

/** Numbers of heads in the order in which they are worth comparing. */
const headsToTry = [4, 16, 1, 2, 8, 32, 64, 3];
const layersToTry = [2, 1, 4, 3];
const ridgesToTry = [0, 1e-3, 0.01, 0.1, 1, 10, 100, 1000];

/** Seeds of Gaussian starts; starting at zero comes before them all. */
const seedsToTry = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * A learner that is not there yet: trained like the last one of its kind, with other heads, another ridge or another
 * start, so that the two can be compared.
 */
export function newLearner({ learners }: Experiment, kind: LearnerSpec["kind"]): LearnerSpec {
  const alike = learners.filter((learner) => learner.kind === kind);
  const model = alike.at(-1) ?? defaultLearner(kind);
  const taken = (field: string) => alike.map((other) => Number(valuesOf(other)[field]));
  if (model.kind === "gradient") return { ...model, heads: firstFree(headsToTry, taken("heads")) };
  if (model.kind === "closed-form") return { ...model, ridge: firstFree(ridgesToTry, taken("ridge")) };
  if (model.kind === "linear-layers") return { ...model, layers: firstFree(layersToTry, taken("layers")) };
  if (model.kind === "transformer") return { ...model, layers: firstFree(layersToTry, taken("layers")) };
  const gaussian = alike.filter((other) => other.kind === "convex" && other.start === "gaussian");
  if (gaussian.length === alike.length) return { ...model, start: "zero" };
  const seeds = gaussian.map((other) => Number(valuesOf(other).seed));
  return { ...model, start: "gaussian", seed: firstFree(seedsToTry, seeds) };
}

function firstFree(candidates: readonly number[], taken: readonly number[]): number {
  return candidates.find((candidate) => !taken.includes(candidate)) ?? candidates[0];
}
