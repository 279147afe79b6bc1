import { featureCount, type Moments } from "../../model/samples";

/** How a fit was computed; the names appear in results and on the page. */
export type Solver = "normal equations" | "normal equations on the GPU, refined" | "kernel" | "rank-revealing QR" | "kernel spectrum";

interface Report {
  readonly solver: Solver;
  /** Samples used. */
  readonly samples: number;
  /** ||Lambda p - b|| / ||b||, formed from the samples. */
  readonly relativeResidual: number;
}

/** A linear function of the features, held as its coefficients. */
export interface PrimalFit extends Report {
  readonly form: "primal";
  /** p, outputs x psi. */
  readonly p: Float64Array;
}

/** The same held as a combination of training samples, where there are too many features to write down. */
export interface DualFit extends Report {
  readonly form: "dual";
  /** samples x outputs: the prediction on Z is sum_i coefficients_i <X_i, X(Z)>. */
  readonly coefficients: Float64Array;
  readonly support: Moments;
}

export type Fit = PrimalFit | DualFit;

/** Most features a fit writes down; above, it stays in dual form. */
export const maxPrimalFeatures = 2200;

/** Whether the second moment of all features is kept: always where functions are written down, else where it is the smaller matrix. */
export function keepsSecondMoment(d: number, samples: number): boolean {
  const psi = featureCount(d);
  return psi <= maxPrimalFeatures || (psi <= samples && 8 * psi * psi < 2 ** 29);
}

/**
 * Whether a basis of the span of fewer samples than features is written down, which resolves shares down to rounding, and
 * kernels down to 1e-7; beyond 256 MB it would take ten seconds and more.
 */
export function keepsSpan(d: number, samples: number): boolean {
  return 8 * featureCount(d) * samples < 2 ** 28;
}
