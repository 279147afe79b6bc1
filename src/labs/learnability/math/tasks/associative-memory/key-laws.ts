/** The distributions of keys by name, with their properties. */
export const keyLaws = {
  orthonormal: "orthonormal",
  gaussian: "Gaussian",
  "gaussian-scaled": "Gaussian / √d",
  "one-hot": "one-hot",
} as const;

type KeyLaw = keyof typeof keyLaws;

/** Whether all samples are Gaussian, so that the share of Gaussian samples has no effect. */
export function gaussianThroughout(keyLaw: KeyLaw): boolean {
  return keyLaw === "gaussian" || keyLaw === "gaussian-scaled";
}

/** The keys of the shifted test set: those that are missing or rare in training. */
export function shiftedKeys({
  keyLaw,
  gaussianShare,
}: {
  readonly keyLaw: KeyLaw;
  readonly gaussianShare: number;
}): "Gaussian" | "orthonormal" {
  return !gaussianThroughout(keyLaw) && gaussianShare < 1 ? "Gaussian" : "orthonormal";
}
