import { featureCount, type Moments } from "../model/samples";
import { type LongComputation, within } from "../numerics/progress";
import { symmetricEigenvaluesInPlace } from "../numerics/symmetric-eigenvalues";
import type { Workspace } from "../numerics/workspace";
import { firstSamples, kernelMatrix } from "./kernel-matrix";
import type { SecondMoment } from "./second-moment";

/** The certificate of identifiability: the spectrum of Lambda and what follows from it (Algorithm 2, Lemma 2.3). */
export interface Spectrum {
  readonly samples: number;
  readonly psi: number;
  /** psi eigenvalues of Lambda, ascending. With fewer samples than features the missing ones are exact zeros. */
  readonly eigenvalues: Float64Array;
  readonly lambdaMin: number;
  readonly lambdaMax: number;
  /** max(samples, psi) eps lambdaMax: smaller eigenvalues cannot be told from zero in float64. */
  readonly floor: number;
  /** Eigenvalues above the floor. */
  readonly rank: number;
  /** Directions the data leave free, psi - rank. */
  readonly nullity: number;
  /** lambdaMax / lambdaMin; infinite when lambdaMin is not positive. */
  readonly conditionNumber: number;
}

/** Rank, nullity and extremes of a spectrum, by the one rule used everywhere. @param eigenvalues ascending. */
export function describeSpectrum(eigenvalues: Float64Array, samples: number, psi: number): Spectrum {
  const lambdaMax = eigenvalues[eigenvalues.length - 1];
  const lambdaMin = eigenvalues[0];
  const floor = Math.max(samples, psi) * Number.EPSILON * lambdaMax;
  let rank = 0;
  for (const value of eigenvalues) if (value > floor) rank++;
  const conditionNumber = lambdaMin > 0 ? lambdaMax / lambdaMin : Number.POSITIVE_INFINITY;
  return { samples, psi, eigenvalues, lambdaMin, lambdaMax, floor, rank, nullity: psi - rank, conditionNumber };
}

/** Spectrum of Lambda from the accumulated second moment; psi^3 work. */
export function* spectrumOfMoment(workspace: Workspace, moment: SecondMoment): LongComputation<Spectrum> {
  const mark = workspace.mark();
  try {
    const eigenvalues = yield* symmetricEigenvaluesInPlace(workspace, moment.copyLambda(), moment.psi);
    return describeSpectrum(eigenvalues, moment.count, moment.psi);
  } finally {
    workspace.release(mark);
  }
}

/**
 * Spectrum of Lambda from the kernel of the first `count` samples, whose non-zero spectrum is that of N Lambda: count^3
 * work, for fewer samples than features.
 */
export function* spectrumOfKernel(workspace: Workspace, samples: Moments, count: number): LongComputation<Spectrum> {
  const psi = featureCount(samples.d);
  const mark = workspace.mark();
  try {
    const first = firstSamples(samples, count);
    const kernel = yield* within(0, 0.2, kernelMatrix(workspace, "H", first, first));
    const values = yield* within(0.2, 1, symmetricEigenvaluesInPlace(workspace, kernel, count));
    return describeSpectrum(padded(Float64Array.from(values, (value) => value / count).sort(), psi), count, psi);
  } finally {
    workspace.release(mark);
  }
}

/** `length` values, ascending: the missing ones are exact zeros, and of more than that the greatest are kept. */
function padded(values: Float64Array, length: number): Float64Array {
  if (values.length >= length) return values.slice(values.length - length);
  const result = new Float64Array(length);
  // Rounding may leave some below zero; a machine's psi is so large that sorting all of it would show.
  const first = values.findIndex((value) => value >= 0);
  const below = first < 0 ? values.length : first;
  result.set(values.subarray(0, below));
  result.set(values.subarray(below), length - values.length + below);
  return result;
}
