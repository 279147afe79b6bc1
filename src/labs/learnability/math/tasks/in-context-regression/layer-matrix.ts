/**
 * What a layer computes in a context: of its cubic features only x_q (x) h is correlated with the answer, h = (1/N) sum_i y_i x_i, so that
 * M in x_q^T M h decides how well it regresses. All other features are even in the task vector, and add their own mean square.
 */
import { featureIndex } from "../../model/features";
import type { Heads } from "../../model/samples";
import type { Learned } from "../learned";
import type { InContextRegressionSpec } from "./schema";
import { contextSpectrum, inputSpectrum } from "./theory";

type Settings = Pick<InContextRegressionSpec, "dimension" | "context" | "spectrum" | "trace" | "noise">;

/** M of a layer with one output, D x D, row-major: row l belongs to x_q, column j to h. */
export function layerMatrix({ d, count, V, Q }: Heads): Float64Array {
  const D = d - 1;
  const M = new Float64Array(D * D);
  for (let h = 0; h < count; h++)
    for (let l = 0; l < D; l++)
      for (let j = 0; j < D; j++) M[l * D + j] += V[h * d + j] * Q[h * d * d + D * d + l] + V[h * d + D] * Q[h * d * d + j * d + l];
  return M;
}

/** The same of a function with coefficients p, length psi. */
export function matrixOfFunction(p: Float64Array, d: number): Float64Array {
  const D = d - 1;
  return Float64Array.from({ length: D * D }, (_, at) => p[featureIndex(d, at % D, D, Math.floor(at / D))]);
}

/**
 * The mean squared error of x_q^T M h over all prompts, tr(Lam M Lam Gamma M^T) - 2 tr(Lam M Lam) + tr Lam, and the shares
 * M_jj Gamma_j of the best layer, in the order of `inputSpectrum`.
 */
export function learnedBy(M: Float64Array, settings: Settings): Learned {
  const [lambda, gamma] = [inputSpectrum(settings), contextSpectrum(settings)];
  const D = settings.dimension;
  let error = settings.trace;
  for (let l = 0; l < D; l++) {
    error -= 2 * lambda[l] ** 2 * M[l * D + l];
    for (let j = 0; j < D; j++) error += lambda[l] * lambda[j] * gamma[j] * M[l * D + j] ** 2;
  }
  return { error, shares: Array.from(gamma, (value, j) => M[j * D + j] * value) };
}
