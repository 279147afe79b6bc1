import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { symmetricEigenvalues, symmetricEigenvaluesInPlace } from "../eigenvalues/symmetric-eigenvalues";
import type { TileTeam } from "../eigenvalues/tile-team";
import { featureCount, type Moments } from "../model/samples";
import type { Workspace } from "../workspace";
import { firstSamples, kernelMatrix } from "./kernel-matrix";
import type { SecondMoment } from "./second-moment";
import { inUnits, type Units, unitsOf, unitsOfSamples } from "./units";

/** The certificate of identifiability: the spectrum of Lambda, its rank and condition (Algorithm 2, Lemma 2.3). */
export interface Spectrum {
  readonly samples: number;
  readonly psi: number;
  /** psi eigenvalues of Lambda, ascending. With fewer samples than features the missing ones are exact zeros. */
  readonly eigenvalues: Float64Array;
  readonly lambdaMin: number;
  readonly lambdaMax: number;
  /** max(samples, psi) eps lambdaMax: float64 does not distinguish smaller eigenvalues of Lambda from zero. */
  readonly floor: number;
  /** Rank, independent of the units of the coordinates: see `SpectrumInUnits`. */
  readonly rank: number;
  /** Dimension of the null space, psi - rank. */
  readonly nullity: number;
  /** lambdaMax / lambdaMin; infinite when lambdaMin is not positive. */
  readonly conditionNumber: number;
  /** The eigenvalues that decided the rank; null where those of Lambda do, since rescaling changes nothing. */
  readonly inUnits: SpectrumInUnits | null;
  /** Number of directions within the rank whose eigenvalues of the unscaled Lambda are below its floor. */
  readonly unitsHide: number;
}

/** The spectrum of D Lambda D, of samples in rescaled coordinates. */
export interface SpectrumInUnits {
  /** Ascending, as many as of Lambda. */
  readonly eigenvalues: Float64Array;
  /** max(samples, psi) eps times the largest of them. The rank is the number of eigenvalues above. */
  readonly floor: number;
}

/**
 * The common rule: the floor is max(samples, psi) eps times the largest eigenvalue, the rank the number above. @param
 * eigenvalues ascending.
 */
function rankOf(eigenvalues: Float64Array, samples: number, psi: number): { readonly floor: number; readonly rank: number } {
  const floor = Math.max(samples, psi) * Number.EPSILON * eigenvalues[eigenvalues.length - 1];
  let rank = 0;
  for (const value of eigenvalues) if (value > floor) rank++;
  return { floor, rank };
}

/** Rank, nullity and extremes of a spectrum whose rank does not depend on units. @param eigenvalues ascending. */
export function describeSpectrum(eigenvalues: Float64Array, samples: number, psi: number): Spectrum {
  const lambdaMax = eigenvalues[eigenvalues.length - 1];
  const lambdaMin = eigenvalues[0];
  const { floor, rank } = rankOf(eigenvalues, samples, psi);
  const conditionNumber = lambdaMin > 0 ? lambdaMax / lambdaMin : Number.POSITIVE_INFINITY;
  const own = { samples, psi, eigenvalues, lambdaMin, lambdaMax, floor, rank, nullity: psi - rank, conditionNumber };
  return { ...own, inUnits: null, unitsHide: 0 };
}

/** The same with rank and nullity from rescaled coordinates. @param eigenvalues of D Lambda D, ascending. */
export function describeInUnits(own: Spectrum, eigenvalues: Float64Array): Spectrum {
  const { samples, psi } = own;
  const { floor, rank } = rankOf(eigenvalues, samples, psi);
  return { ...own, rank, nullity: psi - rank, inUnits: { eigenvalues, floor }, unitsHide: Math.max(0, rank - own.rank) };
}

/** Float64 leaves a few eps of the largest for a zero eigenvalue: values up to this many count as noise. */
const noise = 8;
/** Safety factor for rounding of the eigenvalues and of the floor. */
const margin = 4;

/**
 * Whether rescaled coordinates might change the rank: some eigenvalue is so near the floor that scales of this spread may
 * move it across (Ostrowski's theorem). Otherwise the rescaled eigenvalues are not needed.
 */
export function unitsDecide({ eigenvalues, floor, samples, psi }: Spectrum, units: Units | null): units is Units {
  if (!units) return false;
  const reach = margin * units.spread;
  const noiseStaysBelow = Math.max(samples, psi) >= noise * reach;
  const missing = Math.max(0, psi - samples);
  for (let i = missing; i < eigenvalues.length; i++) {
    const value = eigenvalues[i];
    if (value > reach * floor) break;
    if (!noiseStaysBelow || Math.abs(value) * reach >= floor) return true;
  }
  return false;
}

/** The newest spectrum of every moment: the certificate, fits and pointwise shares use the same one. */
const known = new WeakMap<SecondMoment, Spectrum>();

/** Stores a spectrum of the moment's present samples, computed elsewhere. */
export function keepSpectrum(moment: SecondMoment, spectrum: Spectrum): Spectrum {
  known.set(moment, spectrum);
  return spectrum;
}

/** The spectrum of the moment's present samples; null before it is computed. */
export function knownSpectrum(moment: SecondMoment): Spectrum | null {
  const spectrum = known.get(moment);
  return spectrum?.samples === moment.count ? spectrum : null;
}

/**
 * Spectrum of Lambda from the accumulated second moment, cached; psi^3 work, twice that where rescaled coordinates decide
 * the rank.
 *
 * @param workspace  that of the moment.
 * @param team       other threads for its eigenvalues, which change no bit.
 */
export function spectrumOfMoment(workspace: Workspace, moment: SecondMoment, team: TileTeam | null = null): LongComputation<Spectrum> {
  return cached(moment, (units) =>
    workspaceReleased(workspace, () => symmetricEigenvaluesInPlace(workspace, moment.copyLambda(units), moment.psi, team)),
  );
}

/** The same in a workspace of its own. */
export function spectrumApart(workspace: Workspace, moment: SecondMoment): LongComputation<Spectrum> {
  return cached(moment, (units) => symmetricEigenvalues(workspace, moment.lambda(units), moment.psi));
}

function* cached(moment: SecondMoment, eigenvalues: (units: Units | null) => LongComputation<Float64Array>): LongComputation<Spectrum> {
  const { psi, count } = moment;
  const before = knownSpectrum(moment);
  if (before) return before;
  const units = unitsOf(moment.squares);
  const own = describeSpectrum(yield* within(0, units ? 0.5 : 1, eigenvalues(null)), count, psi);
  return keepSpectrum(moment, unitsDecide(own, units) ? describeInUnits(own, yield* within(0.5, 1, eigenvalues(units))) : own);
}

/**
 * Spectrum of Lambda from the kernel of the first `count` samples, whose non-zero spectrum is that of N Lambda: count^3
 * work, for fewer samples than features; twice that where rescaled coordinates decide the rank.
 *
 * @param team  as above.
 */
export function* spectrumOfKernel(
  workspace: Workspace,
  samples: Moments,
  count: number,
  team: TileTeam | null = null,
): LongComputation<Spectrum> {
  const psi = featureCount(samples.d);
  const first = firstSamples(samples, count);
  const units = unitsOfSamples(first);
  const own = describeSpectrum(yield* within(0, units ? 0.5 : 1, kernelEigenvalues(workspace, first, team)), count, psi);
  if (!unitsDecide(own, units)) return own;
  return describeInUnits(own, yield* within(0.5, 1, kernelEigenvalues(workspace, inUnits(first, units))));
}

/** psi eigenvalues of Lambda, ascending, from the kernel. */
export function* kernelEigenvalues(workspace: Workspace, samples: Moments, team: TileTeam | null = null): LongComputation<Float64Array> {
  const { count } = samples;
  const mark = workspace.mark();
  try {
    const kernel = yield* within(0, 0.2, kernelMatrix(workspace, "H", samples, samples));
    const values = yield* within(0.2, 1, symmetricEigenvaluesInPlace(workspace, kernel, count, team));
    return padded(Float64Array.from(values, (value) => value / count).sort(), featureCount(samples.d));
  } finally {
    workspace.release(mark);
  }
}

function* workspaceReleased<Result>(workspace: Workspace, compute: () => LongComputation<Result>): LongComputation<Result> {
  const mark = workspace.mark();
  try {
    return yield* compute();
  } finally {
    workspace.release(mark);
  }
}

/** `length` values, ascending: padded with exact zeros, or the largest ones. */
function padded(values: Float64Array, length: number): Float64Array {
  if (values.length >= length) return values.slice(values.length - length);
  const result = new Float64Array(length);
  // Rounding may leave some below zero; for machines psi is so large that sorting all of it would be slow.
  const first = values.findIndex((value) => value >= 0);
  const below = first < 0 ? values.length : first;
  result.set(values.subarray(0, below));
  result.set(values.subarray(below), length - values.length + below);
  return result;
}
