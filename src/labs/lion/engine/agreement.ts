/** Differences between forms, and the rows without outputs. */

import type { Problem } from "../../../platform/fields/problem";
import type { LionDocument } from "../document/document";
import { lionProblem } from "../document/lion-problem";
import { largestDifference } from "../math/attention";
import type { FormName } from "../math/forms/form";

/** Rows of a form's outputs that are no numbers. */
export interface BrokenRows {
  /** Head of the first such row, from 0. */
  readonly head: number;
  /** Token of the first such row, from 1. */
  readonly token: number;
  /** Number of such rows, in all heads. */
  readonly count: number;
}

/** Why a form cannot be compared: a sum left the range of the numbers, or the scores of a row add up to 0. */
export interface NotFinite extends BrokenRows {
  readonly form: FormName;
  readonly reason: "overflow" | "zero";
}

export interface Agreement {
  /** Largest between two forms, over all heads; NaN where an output overflowed, one form alone lacks one, or there is none. */
  readonly maxDifference: number;
  /** Why it is NaN. */
  readonly notFinite: readonly NotFinite[];
}

/** The part of a form's results that is compared. */
interface Compared {
  readonly form: FormName;
  readonly outputs: readonly Float64Array[];
  readonly dv: number;
  readonly overflow: BrokenRows | null;
}

export const isInfinite = (value: number) => Math.abs(value) === Number.POSITIVE_INFINITY;

/**
 * Rows that are broken; all entries of such a row are alike (`markBroken`).
 *
 * @param outputs  of each head, L x dv.
 * @param isBroken  called with the first entry of a row.
 */
export function brokenRows(
  outputs: readonly Float64Array[],
  dv: number,
  isBroken: (value: number, head: number, at: number) => boolean,
): BrokenRows | null {
  let first: Omit<BrokenRows, "count"> | null = null;
  let count = 0;
  for (const [head, output] of outputs.entries())
    for (let at = 0; at < output.length; at += dv) {
      if (!isBroken(output[at], head, at)) continue;
      first ??= { head, token: at / dv + 1 };
      count++;
    }
  return first && { ...first, count };
}

/** Agreement of all forms that are done. A row that has no output in any form, as of a token that attends to none, is left out. */
export function agreementOf(done: readonly Compared[]): Agreement {
  const overflown = done.flatMap(({ form, overflow }) => (overflow ? [{ form, reason: "overflow", ...overflow } as const] : []));
  if (overflown.length > 0) return { maxDifference: Number.NaN, notFinite: overflown };
  const maxDifference = differenceOf(done);
  const compared = done.length === 0 || done.some(({ outputs }) => outputs.some((output) => output.some(Number.isFinite)));
  if (compared && Number.isFinite(maxDifference)) return { maxDifference, notFinite: [] };
  const lacks = (value: number, head: number, at: number) =>
    Number.isNaN(value) && (!compared || done.some(({ outputs }) => !Number.isNaN(outputs[head][at])));
  const notFinite = done.flatMap(({ form, outputs, dv }) => {
    const rows = brokenRows(outputs, dv, lacks);
    return rows ? [{ form, reason: "zero", ...rows } as const] : [];
  });
  return { maxDifference: Number.NaN, notFinite };
}

function differenceOf(done: readonly Compared[]): number {
  const heads = done[0]?.outputs.length ?? 0;
  let largest = 0;
  for (let head = 0; head < heads; head++) largest = Math.max(largest, largestDifference(done.map(({ outputs }) => outputs[head])));
  return largest;
}

const codes = {
  overflow: { float64: "lion-overflow", float32: "lion-overflow-float32" },
  zero: { float64: "lion-zero-row", float32: "lion-zero-row-float32" },
} as const satisfies Readonly<Record<NotFinite["reason"], Readonly<Record<LionDocument["precision"], string>>>>;

/** The problem of a form, as a result document states it. */
export function notFiniteProblem(precision: LionDocument["precision"], { form, reason, head, token, count }: NotFinite): Problem {
  return lionProblem(codes[reason][precision], { token, count }, `forms.${form}${head > 0 ? `[${head}]` : ""}`);
}
