/** Masks and their inverses for the panels on masks, of at most 64 tokens. */

import type { LionDocument } from "../../document/document";
import type { DrawnHead } from "../../engine/protocol";
import { type Convention, conventions, stepDecays } from "../../math/decays";
import { mask, maskInverse } from "../../math/mask";

export interface ConventionMask {
  readonly convention: Convention;
  readonly mask: Float64Array;
  /** Largest |M_ij - M_ji|. */
  readonly asymmetry: number;
}

/** The mask of the head's decays in every convention. */
export function conventionMasks({ decays }: DrawnHead): readonly ConventionMask[] {
  return conventions.map((convention) => {
    const values = mask(stepDecays(decays, convention));
    return { convention, mask: values, asymmetry: asymmetryOf(values, decays.length) };
  });
}

function asymmetryOf(values: Float64Array, length: number): number {
  let largest = 0;
  for (let i = 0; i < length; i++)
    for (let j = 0; j < i; j++) largest = Math.max(largest, Math.abs(values[i * length + j] - values[j * length + i]));
  return largest;
}

/** M^-1 written out, L x L; null where there is none. */
export function inverseOf({ decays }: DrawnHead, { convention }: LionDocument): Float64Array | null {
  const { length } = decays;
  const inverse = maskInverse(stepDecays(decays, convention));
  if (!inverse) return null;
  const values = new Float64Array(length * length);
  for (let i = 0; i < length; i++) {
    values[i * length + i] = inverse.diagonal[i];
    if (i + 1 === length) continue;
    values[(i + 1) * length + i] = inverse.below[i];
    values[i * length + i + 1] = inverse.above[i];
  }
  return values;
}
