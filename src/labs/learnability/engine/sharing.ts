/** Decides when helper threads work for the data job. Their code is fetched on demand: most data are too small. */

import type { LongComputation } from "../../../platform/numerics/progress";
import type { EigenHelp } from "../../../platform/numerics/symmetric-eigen";
import type { LabelledMoments } from "../math/certificate/resident";
import type { SecondMoment } from "../math/certificate/second-moment";
import type { Spectrum } from "../math/certificate/spectrum";
import { featureCount } from "../math/model/samples";
import type { Dataset } from "../math/tasks/dataset";
import type { Workspace } from "../math/workspace";
import type { ClosedFormFitting, TakenSamples } from "./closed-form-fitting";

/** The shared input: second moment and spectrum of the training samples of a data set. */
export interface SharedContext {
  /** The workspace of the computation itself. */
  readonly workspace: Workspace;
  /** For tasks on this thread, which may pause while the computation allocates in its own workspace; the same one by default. */
  readonly tasks?: Workspace;
  readonly dataset: Dataset;
  readonly moment: SecondMoment | null;
}

/**
 * Intermediate fits postponed until the last spectrum, during which helper threads are idle. They are taken in their order
 * and made from the samples of their time, so that their bits are those of immediate fits.
 */
export interface LaterFits {
  /** Whether fits to these samples take long enough to be postponed. */
  takes(taken: TakenSamples): boolean;
  leave(taken: TakenSamples): LongComputation<void>;
  /** Lets idle threads compute postponed fits. */
  begin(): void;
  /** Computes all remaining fits. */
  make(): LongComputation<void>;
}

/** An intermediate spectrum in progress. */
export interface Glance {
  /** Null until it is computed. */
  readonly outcome: { readonly output: Spectrum } | null;
}

/** Second moment, spectrum and eigenvectors on several threads. */
export interface Shared {
  /** Resolves when a helper reports; null while this thread has work. */
  readonly awaits: Promise<void> | null;
  /** For the eigenvectors of a large matrix. */
  readonly eigen: EigenHelp;
  /** As `moment.extend`, to the bit. */
  extend(moment: SecondMoment, samples: LabelledMoments, end: number): LongComputation<void>;
  /**
   * Begins the spectrum of all samples, once, on a helper thread: at any time by way of the kernel, otherwise when the
   * moment includes all samples.
   *
   * @returns a function that waits for it; null before that, and where sharing does not pay.
   */
  certify(): (() => LongComputation<Spectrum>) | null;
  /**
   * Begins the spectrum of the first samples, which is shown when it is ready, and cancelled when that of all samples
   * begins.
   *
   * @returns null where this thread is faster than a helper.
   */
  glance(count: number): Glance | null;
  later(fittings: readonly ClosedFormFitting[]): LaterFits;
  /** Computes everything on this thread, until `share`. */
  recall(): void;
  share(): void;
  /** Ends the helper threads; `share` opens them again. */
  dispose(): void;
}

export interface Sharing {
  /** Multiply-adds below which this thread is faster than a helper. */
  readonly worth: number;
  readonly open: (context: SharedContext) => Promise<Shared>;
}

/** About a fifth of a second. */
export const usuallyWorth = 2e9;

/** Multiply-adds for the eigenvalues of a matrix of this order. */
export function eigenvalueWork(order: number): number {
  return 1.3 * order ** 3;
}

/** Multiply-adds for the Cholesky factor of a matrix of this order. */
export function factorWork(order: number): number {
  return order ** 3 / 3;
}

/** Multiply-adds for the lower triangle of F^T F. */
export function gramWork(samples: number, psi: number): number {
  return (samples * psi ** 2) / 2;
}

/** Whether the last piece of a data set, its larger half, is worth sharing. */
export function isWorthSharing({ d, train: { count } }: Dataset, { worth }: Sharing): boolean {
  const psi = featureCount(d);
  return Math.max(eigenvalueWork(Math.min(count, psi)), gramWork(count / 2, psi)) >= worth;
}

/** Whether a spectrum takes so long that intermediate ones are left out. */
export function takesLong(d: number, count: number): boolean {
  return eigenvalueWork(Math.min(count, featureCount(d))) >= usuallyWorth;
}

/** Relative work of one checkpoint, for the progress bar. */
export function checkpointWork(d: number, count: number): number {
  const psi = featureCount(d);
  return Math.min(count, psi) ** 3 + count * psi * Math.min(psi, 512);
}
