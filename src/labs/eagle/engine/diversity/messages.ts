/** What a page asks about machines whose ranges lie at several angles, and what it is told. */

import type { FromSweep } from "../../../../platform/engine/sweep";
import type { EagleDocument } from "../../document/document";

/** Squared errors of which it is told in which round they were reached. */
export const diversityTargets: readonly number[] = [1e-2, 1e-6, 1e-10, 1e-20];

/** Beyond this no reader waits: a count that has not ended is reported as not ended. */
export const mostRounds = 200_000;

/** Degrees between what machines see of the tilted directions and what they share. */
export const sweptAngles: readonly number[] = [0, 90, 60, 45, 30, 20, 12];

/** Both send C and D once a round. */
export const diversityMethods = ["eagle", "gradient-descent"] as const;
export type DiversityMethod = (typeof diversityMethods)[number];

/** One method on the problem with one angle. */
export interface DiversityRun {
  readonly method: DiversityMethod;
  readonly angle: number;
  /** Of Definition 1, measured on the data. */
  readonly alpha: number;
  /** Rounds, in the order of `diversityTargets`; null where all of them were not enough. */
  readonly reached: readonly (number | null)[];
  /** All that were done, and the relative squared error after them. */
  readonly rounds: number;
  readonly error: number;
}

/** A document whose problem is distributed and made here. */
export interface ToDiversity {
  readonly sweep: "diversity";
  readonly document: EagleDocument;
}

export type FromDiversity = FromSweep<DiversityRun>;
