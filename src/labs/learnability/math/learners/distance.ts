/**
 * The distance of a learner from the teacher, in two parts (paper notes, section 4.9): in the span of the training data and
 * in the null space of Lambda. For a perfect fit the first is zero; the data do not determine the second.
 *
 * Both are parts of u = p / S, S = sqrt 2 on pair features, which is the symmetric part of W in an orthonormal basis: there
 * the gradient of the loss lies in the span of the data, so that descent on W never changes the null-space part. For p
 * itself it changes both parts a little, since S does not preserve angles.
 */

import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { decomposeMoment, type FeatureParts, FreeSpace, partsInScale } from "../certificate/null-space";
import { load } from "../certificate/resident";
import { SecondMoment } from "../certificate/second-moment";
import { pairScale } from "../model/features";
import { coefficientsOfHeads } from "../model/function-space";
import { featureCount, type Heads } from "../model/samples";
import type { Dataset } from "../tasks/dataset";
import { Workspace } from "../workspace";
import { maxPrimalFeatures } from "./closed-form/fit";
import type { Distance } from "./recording";

/** Above this much work (samples times features squared) the null space is not computed, since training should begin at once. */
const mostWork = 2 ** 32;
const mostFeatures = 600;

/** Whether the distance is split: a rule on the data alone, so that curves are the same on every machine. */
function isDivisible({ d, train }: Dataset): boolean {
  const psi = featureCount(d);
  return psi <= mostFeatures && train.count * psi * psi <= mostWork;
}

/** Measures distances from the teacher of a data set. */
export class DistanceMeter {
  readonly #teacher: Float64Array;
  readonly #outputs: number;
  readonly #scale: Float64Array;
  /** Null where the distance is not split. */
  readonly #free: FreeSpace | null;

  /** @param parts  of feature space in the scale of W; null where they are unknown. */
  constructor(teacher: Heads, parts: FeatureParts | null) {
    this.#teacher = coefficientsOfHeads(teacher);
    this.#outputs = teacher.outputs;
    this.#scale = pairScale(teacher.d);
    this.#free = parts && new FreeSpace(parts);
  }

  /** @param p  outputs x psi. Without a known null space all of the distance counts as in the span. */
  measure(p: Float64Array): Distance {
    const difference = this.#differenceOf(p);
    if (this.#free && this.#free.nullity > 0) {
      const { inRange, inNull } = this.#free.split(difference, this.#outputs);
      return { seen: inRange, free: inNull };
    }
    let squares = 0;
    for (let i = 0; i < difference.length; i++) squares += difference[i] * difference[i];
    return { seen: Math.sqrt(squares), free: this.#free ? 0 : Number.NaN };
  }

  /** Between u of the learner and of the teacher. Without functions called for each entry: this is done at every recorded step. */
  #differenceOf(p: Float64Array): Float64Array {
    const [scale, teacher] = [this.#scale, this.#teacher];
    const psi = scale.length;
    const difference = new Float64Array(p.length);
    for (let row = 0; row < p.length; row += psi)
      for (let i = 0; i < psi; i++) difference[row + i] = (p[row + i] - teacher[row + i]) / scale[i];
    return difference;
  }
}

/** The meter of a data set; null without a teacher, or in dual form. */
export function* distanceMeter(dataset: Dataset): LongComputation<DistanceMeter | null> {
  const { teacher, d, outputs } = dataset;
  if (!teacher || featureCount(d) > maxPrimalFeatures) return null;
  if (!isDivisible(dataset)) return new DistanceMeter(teacher, null);
  const workspace = new Workspace();
  const moment = new SecondMoment(workspace, d, outputs);
  yield* within(0, 0.7, moment.extend(load(workspace, dataset.train, "the training samples"), dataset.train.count));
  const decomposition = yield* within(0.7, 0.9, decomposeMoment(workspace, moment));
  return new DistanceMeter(teacher, yield* within(0.9, 1, partsInScale(workspace, decomposition, pairScale(d))));
}
