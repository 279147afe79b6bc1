/** When other threads lend the job of the data a hand. What does so is fetched then: most data are too small for it. */
import type { LabelledMoments } from "../../certificate/resident";
import type { SecondMoment } from "../../certificate/second-moment";
import type { Spectrum } from "../../certificate/spectrum";
import { featureCount } from "../../model/samples";
import type { LongComputation } from "../../numerics/progress";
import type { Workspace } from "../../numerics/workspace";
import type { Dataset } from "../../tasks/dataset";

/** What is shared: the second moment and the spectra of the training samples of a data set as they arrive. */
export interface SharedContext {
  /** Of the computation that asks. */
  readonly workspace: Workspace;
  readonly dataset: Dataset;
  readonly moment: SecondMoment | null;
  /** Samples at which spectra will be asked for, ascending. */
  readonly counts: readonly number[];
}

/** Second moment and spectra on several threads. */
export interface Shared {
  /** What others are waited for with; null while this thread has something to do. */
  readonly awaits: Promise<void> | null;
  /** The spectrum of the most samples for which it is known, of those that were seen here. */
  readonly latest: Spectrum | null;
  /** As `moment.extend`, to the bit. */
  extend(moment: SecondMoment, samples: LabelledMoments, end: number): LongComputation<void>;
  /**
   * The spectrum of the first `count` samples, which the moment has just seen: as soon as another thread has it, or now where
   * there is no other.
   *
   * @returns false where it is not worth sharing, and is to be computed at once by whoever asks.
   */
  see(count: number): LongComputation<boolean>;
  /** Waits for all that were begun. */
  finish(): LongComputation<void>;
  /** Everything is done on this thread, until `share`. */
  recall(): void;
  share(): void;
  /** Ends the other threads. */
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

/** Multiply-adds for the lower triangle of F^T F. */
export function gramWork(samples: number, psi: number): number {
  return (samples * psi ** 2) / 2;
}

/** Whether the last piece of a data set, the larger half of it, is worth sharing. */
export function isWorthSharing({ d, train: { count } }: Dataset, { worth }: Sharing): boolean {
  const psi = featureCount(d);
  return Math.max(eigenvalueWork(Math.min(count, psi)), gramWork(count / 2, psi)) >= worth;
}
