/** When other threads lend the job of the data a hand. What does so is fetched then: most data are too small for it. */
import { featureCount } from "../../model/samples";
import type { Dataset } from "../../tasks/dataset";
import type { SharedContext, SharedData } from "./split/shared-data";

export interface Sharing {
  /** Multiply-adds below which a computation is over before another thread has been asked. */
  readonly worth: number;
  readonly open: (context: SharedContext) => Promise<SharedData>;
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
