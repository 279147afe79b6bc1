/** What is known of a map's runs and of the data they learned from. Pure data: it travels between threads and into the store. */
import { readFailure } from "../../../../platform/engine/failure";
import type { Problem } from "../../../../platform/fields/problem";
import type { StopReason } from "../../math/learners/stop-reason";
import type { RunPlace } from "./cells";

export interface MapRun {
  readonly place: RunPlace;
  readonly outcome: "done" | "diverged" | "failed";
  /** Mean squared test error at the end, or training error where there are no test labels; NaN unless done. */
  readonly error: number;
  /** Gradient steps taken. */
  readonly steps: number;
  readonly curve: MapCurve;
  /** The rule that ended it before its last step. */
  readonly stopped: StopReason | null;
  /** Why it diverged or failed. */
  readonly reason: Problem | null;
  /** Of the whole training, counted head by head: what the arithmetic is for, whatever way the kernels take. */
  readonly multiplyAdds: number;
  /** Time spent computing, the data left out. */
  readonly milliseconds: number;
  /** Name of the GPU that took its steps, whose rounding is its own; absent for the processor's runs. */
  readonly gpu?: string;
}

/** The error at recorded steps, ascending. */
export interface MapCurve {
  readonly step: Float64Array;
  readonly error: Float64Array;
}

/** What a map shows of what a data set certifies. */
export interface DataBounds {
  /** Name of the data set, as `dataKey` gives it. */
  readonly key: string;
  readonly nullity: number;
  readonly lambdaMin: number;
}

/** What a data set certifies. */
export interface DataCertificate extends DataBounds {
  /** Samples (G, z, y), prefixes included. */
  readonly samples: number;
  readonly psi: number;
  readonly rank: number;
  readonly lambdaMax: number;
}

/** A run and, where it was asked for, what its data certify; null where these have too many features. */
export interface MapReport {
  readonly run: MapRun;
  readonly certificate: DataBounds | null;
}

/** The first recorded step at which the error is at or below the target; null where it never is. */
export function stepsToTarget({ curve, outcome }: MapRun, target: number): number | null {
  if (outcome === "failed") return null;
  const k = curve.error.findIndex((error) => error <= target);
  return k < 0 ? null : curve.step[k];
}

/** A report that is kept, in which older versions have the reason in words. */
export function readReport(kept: MapReport): MapReport {
  const { reason } = kept.run;
  return reason === null ? kept : { ...kept, run: { ...kept.run, reason: readFailure(reason) } };
}

/** What stands in for a run that could not be computed. */
export function failedRun(place: RunPlace, reason: Problem): MapRun {
  const curve = { step: new Float64Array(), error: new Float64Array() };
  return { place, outcome: "failed", error: Number.NaN, steps: 0, curve, stopped: null, reason, multiplyAdds: 0, milliseconds: 0 };
}
