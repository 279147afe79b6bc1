/** Messages between page and worker on machines whose ranges lie at several angles. */

import type { FromSweep } from "../../../../platform/engine/sweep";
import type { EagleDocument } from "../../document/document";

/** Squared errors for which a run reports the round that reached them. */
export const diversityTargets: readonly number[] = [1e-2, 1e-6, 1e-10, 1e-20];

/** Most rounds of a run, to limit the reader's wait; a count that has not ended by then is reported as not ended. */
export const mostRounds = 200_000;

/** Degrees between the machines' tilted directions and the directions that they share. */
export const sweptAngles: readonly number[] = [0, 90, 60, 45, 30, 20, 12];

/** Both send C and D once a round. */
export const diversityMethods = ["eagle", "gradient-descent"] as const;
export type DiversityMethod = (typeof diversityMethods)[number];

/** One method on the problem with one angle. */
export interface DiversityRun {
  readonly method: DiversityMethod;
  readonly angle: number;
  /** alpha of Definition 1, measured on the data. */
  readonly alpha: number;
  /** Rounds, in the order of `diversityTargets`; null where all of them were not enough. */
  readonly reached: readonly (number | null)[];
  /** All rounds, and the relative squared error after them. */
  readonly rounds: number;
  readonly error: number;
}

/** A document whose problem is distributed and made here. */
export interface ToDiversity {
  readonly sweep: "diversity";
  readonly document: EagleDocument;
}

export type FromDiversity = FromSweep<DiversityRun>;
