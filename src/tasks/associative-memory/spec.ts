/** What follows from the settings of this target. Apart from their schema, which those who draw the data do not need. */

export type KeyLaw = "orthonormal" | "gaussian" | "gaussian-scaled" | "one-hot";

/** Laws under which every sample is Gaussian, so that a share of Gaussian samples says nothing. */
export function gaussianThroughout(keyLaw: KeyLaw): boolean {
  return keyLaw === "gaussian" || keyLaw === "gaussian-scaled";
}

/** The keys of the shifted test set: those that training has none or few of. */
export function shiftedKeys({
  keyLaw,
  gaussianShare,
}: {
  readonly keyLaw: KeyLaw;
  readonly gaussianShare: number;
}): "Gaussian" | "orthonormal" {
  return !gaussianThroughout(keyLaw) && gaussianShare < 1 ? "Gaussian" : "orthonormal";
}
