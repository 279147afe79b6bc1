/** When other threads lend the job of the data a hand. What does so is fetched then: most data are too small for it. */

import type { LongComputation } from "../../../platform/numerics/progress";
import type { EigenHelp } from "../../../platform/numerics/symmetric-eigen";
import type { LabelledMoments } from "../math/certificate/resident";
import type { SecondMoment } from "../math/certificate/second-moment";
import type { Spectrum } from "../math/certificate/spectrum";
import { featureCount } from "../math/model/samples";
import type { Dataset } from "../math/tasks/dataset";
import type { Workspace } from "../math/workspace";
import type { ClosedFormFitting, TakenSamples } from "./closed-form-fitting";

/** What is shared: the second moment and the spectrum of the training samples of a data set. */
export interface SharedContext {
  /** Of the computation that asks. */
  readonly workspace: Workspace;
  /** For tasks that are done on this thread, where they may be left half done while others take room in the first; the same unless told. */
  readonly tasks?: Workspace;
  readonly dataset: Dataset;
  readonly moment: SecondMoment | null;
}

/**
 * Fits on the way that wait for the last spectrum: while one thread computes that one, the others have nothing else to do, and
 * nobody needs them before. They are taken in their order and made from what had been seen in their time, so that their bits are
 * those of fits made at once.
 */
export interface LaterFits {
  /** Whether fits to these samples take long enough to be left. */
  takes(taken: TakenSamples): boolean;
  leave(taken: TakenSamples): LongComputation<void>;
  /** Whoever has nothing else to do may make those that were left. */
  begin(): void;
  /** Makes all that nobody has made. */
  make(): LongComputation<void>;
}

/** A spectrum on the way. */
export interface Glance {
  /** Null until it is there. */
  readonly outcome: { readonly output: Spectrum } | null;
}

/** Second moment, spectrum and eigenvectors on several threads. */
export interface Shared {
  /** What others are waited for with; null while this thread has something to do. */
  readonly awaits: Promise<void> | null;
  /** For the eigenvectors of a large matrix. */
  readonly eigen: EigenHelp;
  /** As `moment.extend`, to the bit. */
  extend(moment: SecondMoment, samples: LabelledMoments, end: number): LongComputation<void>;
  /**
   * Begins the spectrum of all samples, once, beside what this thread does next: at any time by way of the kernel, otherwise when
   * the moment has seen them.
   *
   * @returns waits for it; null before that, and where it is not worth sharing.
   */
  certify(): (() => LongComputation<Spectrum>) | null;
  /**
   * Begins the spectrum of the first samples, which nobody waits for: it is shown when it is there, and let go when that of all
   * samples is begun.
   *
   * @returns null where this thread has it before another one has been asked.
   */
  glance(count: number): Glance | null;
  later(fittings: readonly ClosedFormFitting[]): LaterFits;
  /** Everything is done on this thread, until `share`. */
  recall(): void;
  share(): void;
  /** Ends the other threads; `share` opens them again. */
  dispose(): void;
}

export interface Sharing {
  /** Multiply-adds below which a computation is over before another thread has been asked. */
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

/** Whether the last piece of a data set, the larger half of it, is worth sharing. */
export function isWorthSharing({ d, train: { count } }: Dataset, { worth }: Sharing): boolean {
  const psi = featureCount(d);
  return Math.max(eigenvalueWork(Math.min(count, psi)), gramWork(count / 2, psi)) >= worth;
}

/** Whether a spectrum takes so long that those of fewer than all samples are left out. */
export function takesLong(d: number, count: number): boolean {
  return eigenvalueWork(Math.min(count, featureCount(d))) >= usuallyWorth;
}

/** Relative work of one checkpoint, for the progress bar. */
export function checkpointWork(d: number, count: number): number {
  const psi = featureCount(d);
  return Math.min(count, psi) ** 3 + count * psi * Math.min(psi, 512);
}
