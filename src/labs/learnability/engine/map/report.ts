/** Results of a map's runs and their data. Pure data, sent between threads and stored. */
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
  /** The problem of a diverged or failed run. */
  readonly reason: Problem | null;
  /** Of the whole training, counted head by head, independent of how the kernels compute it. */
  readonly multiplyAdds: number;
  /** Computing time without the data. */
  readonly milliseconds: number;
  /** Name of the GPU that trained it, whose rounding differs; absent for the processor. */
  readonly gpu?: string;
}

/** The error at recorded steps, ascending. */
export interface MapCurve {
  readonly step: Float64Array;
  readonly error: Float64Array;
}

/** The part of a data set's certificate that a map shows. */
export interface DataBounds {
  /** Name of the data set, as `dataKey` gives it. */
  readonly key: string;
  readonly nullity: number;
  readonly lambdaMin: number;
}

/** The certificate of a data set. */
export interface DataCertificate extends DataBounds {
  /** Samples (G, z, y), prefixes included. */
  readonly samples: number;
  readonly psi: number;
  readonly rank: number;
  readonly lambdaMax: number;
}

/** A run and, if requested, the certificate of its data; null where these have too many features. */
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

/** A stored report; older versions stored the reason as text. */
export function readReport(kept: MapReport): MapReport {
  const { reason } = kept.run;
  return reason === null ? kept : { ...kept, run: { ...kept.run, reason: readFailure(reason) } };
}

/** The entry of a run that could not be computed. */
export function failedRun(place: RunPlace, reason: Problem): MapRun {
  const curve = { step: new Float64Array(), error: new Float64Array() };
  return { place, outcome: "failed", error: Number.NaN, steps: 0, curve, stopped: null, reason, multiplyAdds: 0, milliseconds: 0 };
}
