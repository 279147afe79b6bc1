/**
 * How far a learner's function is from the teacher's, in two parts (paper notes, section 4.9): what the training data can
 * see, and what they leave free. A perfect fit has lost the first; nothing in the data speaks about the second.
 */
import { decomposeMoment, FreeSpace } from "../certificate/null-space";
import { load } from "../certificate/resident";
import { SecondMoment } from "../certificate/second-moment";
import { coefficientsOfHeads, functionDistance } from "../model/function-space";
import { featureCount } from "../model/samples";
import { type LongComputation, within } from "../numerics/progress";
import { Workspace } from "../numerics/workspace";
import type { Dataset } from "../tasks/dataset";
import { maxPrimalFeatures } from "./closed-form/fit";
import type { Distance } from "./recording";

/** Beyond this much work (samples times features squared) the null space is not looked for: training should begin at once. */
const mostWork = 2 ** 32;
const mostFeatures = 600;

/** Whether the distance can be taken apart: a rule on the data alone, so that curves are the same on every machine. */
function isDivisible({ d, train }: Dataset): boolean {
  const psi = featureCount(d);
  return psi <= mostFeatures && train.count * psi * psi <= mostWork;
}

/** Measures distances from the teacher of a data set. */
export class DistanceMeter {
  readonly #teacher: Float64Array;
  readonly #outputs: number;
  /** Null where the distance is not taken apart. */
  readonly #free: FreeSpace | null;

  constructor(teacher: Float64Array, outputs: number, free: FreeSpace | null) {
    this.#teacher = teacher;
    this.#outputs = outputs;
    this.#free = free;
  }

  /** @param p  outputs x psi. Without a known null space all of the distance counts as in the range. */
  measure(p: Float64Array): Distance {
    if (!this.#free) return { inRange: functionDistance(p, this.#teacher), inNull: Number.NaN };
    if (this.#free.nullity === 0) return { inRange: functionDistance(p, this.#teacher), inNull: 0 };
    return this.#free.split(
      p.map((value, i) => value - this.#teacher[i]),
      this.#outputs,
    );
  }
}

/** The meter of a data set; null without a teacher, or where p is not written down. */
export function* distanceMeter(dataset: Dataset): LongComputation<DistanceMeter | null> {
  const { teacher, d, outputs } = dataset;
  if (!teacher || featureCount(d) > maxPrimalFeatures) return null;
  const p = coefficientsOfHeads(teacher);
  if (!isDivisible(dataset)) return new DistanceMeter(p, outputs, null);
  const workspace = new Workspace();
  const moment = new SecondMoment(workspace, d, outputs);
  yield* within(0, 0.7, moment.extend(load(workspace, dataset.train, "the training samples"), dataset.train.count));
  return new DistanceMeter(p, outputs, new FreeSpace(yield* within(0.7, 1, decomposeMoment(workspace, moment))));
}
