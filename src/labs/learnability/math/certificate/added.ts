/**
 * The effect of more samples on the certificate: the spectrum of Lambda' = (N Lambda + sum of h h^T) / (N + k) with k added
 * samples, h their features.
 */

import { accumulateGram } from "../../../../platform/numerics/gram";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { symmetricEigenvalues, symmetricEigenvaluesInPlace } from "../../../../platform/numerics/symmetric-eigenvalues";
import { eachFeatureBlock } from "../model/feature-blocks";
import { featureCount, type Moments } from "../model/samples";
import type { Workspace } from "../workspace";
import { firstSamples } from "./kernel-matrix";
import { type SecondMoment, scaleBothSides } from "./second-moment";
import { describeInUnits, describeSpectrum, type Spectrum, spectrumOfKernel, unitsDecide } from "./spectrum";
import { featureFactors, unitsOf } from "./units";

/** From the second moment, for at least as many samples as features. @param added  all of them are added. */
export function* spectrumOfMomentWith(workspace: Workspace, moment: SecondMoment, added: Moments): LongComputation<Spectrum> {
  const { psi } = moment;
  const count = moment.count + added.count;
  const units = unitsOf(moment.squares.with(added));
  const mark = workspace.mark();
  try {
    const lambda = workspace.allocate(psi * psi * 8, "a copy of the second moment");
    workspace.f64(lambda, psi * psi).set(workspace.f64(moment.gram, psi * psi));
    const resident = { d: added.d, count: added.count, gram: workspace.push(added.gram), last: workspace.push(added.last) };
    if (added.count > 0)
      yield* within(
        0,
        0.3,
        eachFeatureBlock(workspace, resident, 0, added.count, ({ features, rows }) =>
          accumulateGram(workspace, features, rows, psi, lambda),
        ),
      );
    workspace.kernels.scale(lambda, psi * psi, 1 / count);
    const whole = units ? workspace.f64(lambda, psi * psi).slice() : null;
    const eigenvalues = yield* within(0.3, units ? 0.65 : 1, symmetricEigenvaluesInPlace(workspace, lambda, psi));
    const own = describeSpectrum(eigenvalues, count, psi);
    if (!whole || !unitsDecide(own, units)) return own;
    scaleBothSides(whole, featureFactors(units));
    return describeInUnits(own, yield* within(0.65, 1, symmetricEigenvalues(workspace, whole, psi)));
  } finally {
    workspace.release(mark);
  }
}

/** From the kernel of all samples, for fewer samples than features. */
export function spectrumOfKernelWith(workspace: Workspace, samples: Moments, added: Moments): LongComputation<Spectrum> {
  const all: Moments = {
    d: samples.d,
    count: samples.count + added.count,
    gram: glued(samples.gram, added.gram),
    last: glued(samples.last, added.last),
  };
  return spectrumOfKernel(workspace, all, all.count);
}

function glued(first: Float64Array, second: Float64Array): Float64Array {
  const whole = new Float64Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}

/** The certificate at a number of added samples. */
export interface AddedSamples {
  readonly count: number;
  readonly nullity: number;
  readonly lambdaMin: number;
}

/** Up to this many features a spectrum takes a few milliseconds, and numbers of samples between powers of two are computed too. */
const cheapFeatures = 400;
const mostPoints = 64;

/**
 * Nullity and smallest eigenvalue with the first 0, 1, 2, 4, ... of some more samples, up to all of them; then, where that
 * is cheap, between the numbers at which the nullity falls most.
 *
 * @param moment   of the present samples; null above 2,200 features.
 * @param added    the samples that may be added, in their order, `prefixes` of them at a time.
 * @param onPoint  receives all points after every spectrum, ascending in the number of sequences.
 */
export function* withMoreAndMore(
  workspace: Workspace,
  samples: Moments,
  moment: SecondMoment | null,
  added: Moments,
  prefixes: number,
  onPoint: (points: readonly AddedSamples[]) => void,
): LongComputation<readonly AddedSamples[]> {
  const psi = featureCount(samples.d);
  const points: AddedSamples[] = [];
  const planned = doublings(added.count / prefixes);
  const expected = psi <= cheapFeatures ? mostPoints : planned.length;
  for (let next = planned.shift(); next !== undefined; next = planned.shift() ?? (psi <= cheapFeatures ? steepest(points) : undefined)) {
    const more = firstSamples(added, next * prefixes);
    const viaMoment = moment && moment.count + more.count >= psi;
    const spectrum = viaMoment ? spectrumOfMomentWith(workspace, moment, more) : spectrumOfKernelWith(workspace, samples, more);
    const [from, to] = [points.length / expected, (points.length + 1) / expected];
    const { nullity, lambdaMin } = yield* within(from, to, spectrum);
    points.push({ count: next, nullity, lambdaMin });
    points.sort((a, b) => a.count - b.count);
    onPoint([...points]);
  }
  return points;
}

/** 0, 1, 2, 4, ... below `most`, and `most`. */
function doublings(most: number): number[] {
  const counts = [0];
  for (let count = 1; count < most; count *= 2) counts.push(count);
  if (most > 0) counts.push(most);
  return counts;
}

/** The middle of the first gap across which the nullity falls most; none when no gap is left, or enough points are known. */
function steepest(points: readonly AddedSamples[]): number | undefined {
  if (points.length >= mostPoints) return undefined;
  let [fall, middle] = [0, -1];
  for (let i = 1; i < points.length; i++) {
    const [before, after] = [points[i - 1], points[i]];
    if (after.count - before.count < 2 || before.nullity - after.nullity <= fall) continue;
    fall = before.nullity - after.nullity;
    middle = Math.floor((before.count + after.count) / 2);
  }
  return middle < 0 ? undefined : middle;
}
