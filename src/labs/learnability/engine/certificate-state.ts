import type { Spectrum } from "../math/certificate/spectrum";
import { maxPrimalFeatures } from "../math/learners/closed-form/fit";
import type { CertificateState } from "./protocol";

/** The state of a spectrum while data arrive. @param total  training samples, of which it covers the first ones. */
export function certificateState(spectrum: Spectrum, total: number): CertificateState {
  const { psi, samples, eigenvalues, inUnits } = spectrum;
  // Exact zeros of the dual form are not sent: a quarter of a million, thirty times a second.
  const known = psi > maxPrimalFeatures ? Math.min(psi, samples) : psi;
  const largest = (values: Float64Array) => values.slice(psi - known);
  return {
    ...spectrum,
    total,
    eigenvalues: largest(eigenvalues),
    inUnits: inUnits && { ...inUnits, eigenvalues: largest(inUnits.eigenvalues) },
  };
}
