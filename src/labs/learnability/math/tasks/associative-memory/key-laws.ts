/** The laws that keys may have, by what they are called, and what follows from each. */
export const keyLaws = {
  orthonormal: "orthonormal",
  gaussian: "Gaussian",
  "gaussian-scaled": "Gaussian / √d",
  "one-hot": "one-hot",
} as const;

type KeyLaw = keyof typeof keyLaws;

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
