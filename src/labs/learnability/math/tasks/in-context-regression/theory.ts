/**
 * The best single layer of linear attention for in-context regression (Zhang, Frei, Bartlett 2024; derived for attention divided by N,
 * with N the examples in the context): y^ = x_q^T Gamma^-1 h, h = (1/N) sum_i y_i x_i, Gamma = (1 + 1/N) Lam + ((tr Lam + s2) / N) I.
 */
import type { InContextRegressionSpec } from "./schema";

type Settings = Pick<InContextRegressionSpec, "dimension" | "context" | "spectrum" | "trace" | "noise">;

/** Eigenvalues of Lam, the covariance of x, along the D coordinates, ascending; they sum to the trace. */
export function inputSpectrum({ dimension, spectrum, trace }: Pick<Settings, "dimension" | "spectrum" | "trace">): Float64Array {
  const total = spectrum === "white" ? dimension : (dimension * (dimension + 1)) / 2;
  return Float64Array.from({ length: dimension }, (_, j) => (trace * (spectrum === "white" ? 1 : j + 1)) / total);
}

/** Eigenvalues of Gamma, in the order of `inputSpectrum`. */
export function contextSpectrum(settings: Settings): Float64Array {
  const { context, trace, noise } = settings;
  return inputSpectrum(settings).map((lambda) => (1 + 1 / context) * lambda + (trace + noise ** 2) / context);
}

/** Mean squared error of the best layer: tr Lam - sum_j lam_j^2 / Gamma_j. */
export function bestLayerError(settings: Settings): number {
  return plateaus(settings)[settings.dimension];
}

/**
 * Mean squared errors after m = 0 .. D directions, the largest eigenvalue first: tr Lam - sum_{j <= m} lam_j^2 / Gamma_j
 * (Zhang, Singh, Latham, Saxe 2025). The first is the error of answering zero, the last that of the best layer.
 */
export function plateaus(settings: Settings): Float64Array {
  const [lambda, gamma] = [inputSpectrum(settings), contextSpectrum(settings)];
  const heights = new Float64Array(settings.dimension + 1);
  heights[0] = settings.trace;
  for (let m = 1; m < heights.length; m++) {
    const j = settings.dimension - m;
    heights[m] = heights[m - 1] - lambda[j] ** 2 / gamma[j];
  }
  return heights;
}

/** One step of gradient descent on the squared error of the context, from zero: y^ = eta x_q^T h with the best rate eta (von Oswald 2023). */
export function gradientStep(settings: Settings): { readonly rate: number; readonly error: number } {
  const [lambda, gamma] = [inputSpectrum(settings), contextSpectrum(settings)];
  const squares = lambda.reduce((sum, value) => sum + value ** 2, 0);
  const rate = squares / lambda.reduce((sum, value, j) => sum + value ** 2 * gamma[j], 0);
  return { rate, error: settings.trace - rate * squares };
}
