import { featureCount, type Moments } from "../../model/samples";

/** The solver of a fit; the names appear in results and on the page. */
export type Solver = "normal equations" | "normal equations on the GPU, refined" | "kernel" | "rank-revealing QR" | "kernel spectrum";

interface Report {
  readonly solver: Solver;
  /** Samples used. */
  readonly samples: number;
}

/** A linear function of the features, held as its coefficients. */
export interface PrimalFit extends Report {
  readonly form: "primal";
  /** p, outputs x psi. */
  readonly p: Float64Array;
}

/** A function as a combination of training samples, above 2,200 features. */
export interface DualFit extends Report {
  readonly form: "dual";
  /** samples x outputs: the prediction on Z is sum_i coefficients_i <X_i, X(Z)>. */
  readonly coefficients: Float64Array;
  readonly support: Moments;
}

export type Fit = PrimalFit | DualFit;

/** Largest number of features of a fit in primal form; above, it stays in dual form. */
export const maxPrimalFeatures = 2200;

/** Whether the second moment of all features is stored: always in primal form, else where it is the smaller matrix. */
export function keepsSecondMoment(d: number, samples: number): boolean {
  const psi = featureCount(d);
  return psi <= maxPrimalFeatures || (psi <= samples && 8 * psi * psi < 2 ** 29);
}

/**
 * Whether a basis of the span of fewer samples than features is stored, which resolves shares down to rounding, where
 * kernels resolve 1e-7; above 256 MB it would take more than ten seconds.
 */
export function keepsSpan(d: number, samples: number): boolean {
  return 8 * featureCount(d) * samples < 2 ** 28;
}
