/** Computations of panels on the drawn head. None takes long: a drawn head has at most 64 tokens. */

import type { LionDocument } from "../../document/document";
import { settingsOf } from "../../document/settings";
import type { DrawnHead } from "../../engine/protocol";
import { attention, largestDifference, otherReading, type Reading } from "../../math/attention";
import { type StepDecays, stepDecays } from "../../math/decays";
import { forms } from "../../math/forms/forms";
import { mask } from "../../math/mask";
import { visibleKeys } from "../../math/sequence";

/** Combination of forward and backward scores in a row: the paper's, or one of the short cuts. */
export const readings = ["both", "diagonal-twice", "mean-of-scaled", "forward-only"] as const;
export type ShownReading = (typeof readings)[number];

export const shortcuts = readings.filter((reading): reading is Reading => reading !== "both");

export function stepsOf({ decays }: DrawnHead, { convention }: LionDocument): StepDecays {
  return stepDecays(decays, convention);
}

/** Whether the head has one mask: not where every coordinate has its own decay, nor where two scans have one each. */
export function hasMask({ decays }: DrawnHead, { scans }: LionDocument): boolean {
  return decays.width === 1 && scans === 1;
}

/** Largest difference of each short cut from attention in both directions; of one scan. */
export function shortcutDifferences({ sequence, decays }: DrawnHead, document: LionDocument): ReadonlyMap<Reading, number> {
  const settings = { ...settingsOf(document), scans: null };
  const both = attention(forms.full, sequence, decays, settings);
  return new Map(
    shortcuts.map((reading) => [reading, largestDifference([both, otherReading(reading, forms.full, sequence, decays, settings)])]),
  );
}

/** The drawn matrices of a head with one mask, L x L each. */
export interface Matrices {
  readonly length: number;
  /** M. */
  readonly mask: Float64Array;
  /** Q K^T (.) M, keys of padding left out. */
  readonly scores: Float64Array;
}

export function matricesOf(head: DrawnHead, document: LionDocument): Matrices {
  const { length, d, q } = head.sequence;
  const k = visibleKeys(head.sequence);
  const M = mask(stepsOf(head, document));
  const divisor = document.divideBySqrtD && !document.scaled ? Math.sqrt(d) : 1;
  const scores = new Float64Array(length * length);
  for (let i = 0; i < length; i++)
    for (let j = 0; j < length; j++) {
      let sum = 0;
      for (let c = 0; c < d; c++) sum += q[i * d + c] * k[j * d + c];
      scores[i * length + j] = (sum * M[i * length + j]) / divisor;
    }
  return { length, mask: M, scores };
}

/**
 * Weights of every row for every token in a reading, L x L: its scores, divided by their sum where rows are scaled. A scaled row
 * whose sum is 0 is not finite.
 */
export function weightsOf({ length, scores }: Matrices, reading: ShownReading, scaled: boolean): Float64Array {
  const weights = new Float64Array(length * length);
  for (let i = 0; i < length; i++) {
    const row = scores.subarray(i * length, (i + 1) * length);
    weights.set(rowOf(row, i, reading, scaled), i * length);
  }
  return weights;
}

function rowOf(scores: Float64Array, i: number, reading: ShownReading, scaled: boolean): Float64Array {
  const over = (row: Float64Array) => {
    if (!scaled) return row;
    const total = row.reduce((sum, score) => sum + score, 0);
    return row.map((score) => score / total);
  };
  const forward = scores.map((score, j) => (j <= i ? score : 0));
  const backward = scores.map((score, j) => (j >= i ? score : 0));
  switch (reading) {
    case "both":
      return over(scores);
    case "forward-only":
      return over(forward);
    case "diagonal-twice":
      return over(forward.map((score, j) => score + backward[j]));
    case "mean-of-scaled": {
      const [left, right] = [over(forward), over(backward)];
      return left.map((weight, j) => (scaled ? (weight + right[j]) / 2 : weight + right[j]));
    }
  }
}
