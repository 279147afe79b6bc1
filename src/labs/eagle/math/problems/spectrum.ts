import { exponential } from "../../../../platform/numerics/exponential";
import { logarithm } from "../../../../platform/numerics/logarithm";

/**
 * The distribution of r singular values between 1 and 1/kappa: kappa^-u with u uniform and both ends set exactly; evenly on the log
 * axis; evenly; or half of them at each end.
 */
export type Spectrum = "log-uniform" | "geometric" | "linear" | "two-levels";

/**
 * Singular values, the first 1, the last 1/kappa, in no order between.
 *
 * @param uniforms  r numbers in [0, 1), used by "log-uniform" alone.
 */
export function singularValuesOf(spectrum: Spectrum, r: number, kappa: number, uniforms: Float64Array): Float64Array {
  const decay = logarithm(kappa);
  const at = (k: number): number => {
    if (k === 0) return 1;
    if (k === r - 1) return 1 / kappa;
    const share = k / (r - 1);
    switch (spectrum) {
      case "log-uniform":
        return exponential(-uniforms[k] * decay);
      case "geometric":
        return exponential(-share * decay);
      case "linear":
        return 1 - share * (1 - 1 / kappa);
      case "two-levels":
        return 2 * k < r ? 1 : 1 / kappa;
    }
  };
  return Float64Array.from({ length: r }, (_, k) => at(k));
}
