import type { CertificateState } from "../../engine/protocol";

/** Eigenvalues of Lambda as computed, or of samples whose coordinates are in units of one size. */
export const drawnSpectra = ["own", "units"] as const;

export type DrawnSpectrum = (typeof drawnSpectra)[number];

export interface ShownSpectrum {
  /** Ascending; those missing from `count` are exact zeros. */
  readonly eigenvalues: Float64Array;
  readonly count: number;
  /** How many of them, the last, are those of structurally zero features. */
  readonly zeros: number;
  /** How many are above the floor. */
  readonly rank: number;
  /** Whether directions below the floor are among those that are seen. */
  readonly hidesSeen: boolean;
  /** NaN before anything is known. */
  readonly floor: number;
  /** Whether they are those in units of one size, and so none of Lambda itself. */
  readonly inUnits: boolean;
}

const nothing = { eigenvalues: new Float64Array(0), count: 0, rank: 0, hidesSeen: false, floor: Number.NaN, inUnits: false };

/**
 * One of the spectra with its own floor and what is above it: Lambda's, unless the other is asked for and differs.
 *
 * @param zeros  features of the target that are structurally zero.
 */
export function spectrumDrawn(certificate: CertificateState | null | undefined, drawn: DrawnSpectrum, zeros = 0): ShownSpectrum {
  if (!certificate) return { ...nothing, zeros };
  const { psi, rank, floor, inUnits, unitsHide } = certificate;
  // The eigenvalues of structurally zero features are exact zeros, whatever rounding left of them.
  const possible = (values: Float64Array) => (zeros > 0 ? values.subarray(Math.max(0, values.length - (psi - zeros))) : values);
  if (drawn === "units" && inUnits && unitsHide > 0)
    return { ...inUnits, eigenvalues: possible(inUnits.eigenvalues), count: psi, zeros, rank, hidesSeen: false, inUnits: true };
  return {
    eigenvalues: possible(certificate.eigenvalues),
    count: psi,
    zeros,
    rank: rank - unitsHide,
    hidesSeen: unitsHide > 0,
    floor,
    inUnits: false,
  };
}
