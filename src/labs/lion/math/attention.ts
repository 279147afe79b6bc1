/** Bidirectional linear attention of one head, Y = SCALE(Q K^T (.) M) V (eq. 8), in any of its forms. */
import { type Convention, oneDirection, type StepDecays, stepDecays, type TokenDecays } from "./decays";
import type { Form, Terms } from "./forms/form";
import { decaysInOrder, outputInPlace, type ScanOrder, sequenceInOrder } from "./scans";
import { type Sequence, valuesWithOnes, visibleKeys } from "./sequence";

export interface AttentionSettings {
  readonly convention: Convention;
  /** Whether every row of Q K^T (.) M is divided by its sum, after the mask. Not defined for decays of one number a coordinate. */
  readonly scaled: boolean;
  /** Whether scores are divided by sqrt(d); a scaled row does not notice. */
  readonly divideBySqrtD: boolean;
  /** Tokens in a chunk. */
  readonly chunk: number;
  /** In which orders the tokens are scanned: masks of several are averaged. Null scans them once as they come. */
  readonly scans: readonly ScanOrder[] | null;
}

export const usualSettings: AttentionSettings = { convention: "eq9", scaled: true, divideBySqrtD: false, chunk: 64, scans: null };

/** Y of a head, L x d_v, however it is computed. */
export type Attention = (sequence: Sequence, decays: TokenDecays, settings: AttentionSettings) => Float64Array;

/**
 * Y, L x d_v. A row that cannot be computed has the same value in all entries (`markBroken`): NaN where rows are scaled and its
 * scores add up to 0, as for a token that attends to nothing; infinity where a sum overflows.
 *
 * @param form  the order of computation: results agree up to rounding.
 * @throws {RangeError} for scaled rows with a decay for each coordinate.
 */
export function attention(form: Form, sequence: Sequence, decays: TokenDecays, settings: AttentionSettings): Float64Array {
  const sums = scansOf(sequence, decays, settings).map((scan) => form(termsOf(scan.sequence), scan.steps, settings.chunk));
  return outputOf(sums, sequence, settings);
}

/** The input of a form for one scan over the tokens. */
export interface Scan {
  /** In the order of the scan. */
  readonly sequence: Sequence;
  readonly steps: StepDecays;
}

/** @throws {RangeError} for scaled rows with a decay for each coordinate. */
export function scansOf(sequence: Sequence, decays: TokenDecays, { scaled, convention, scans }: AttentionSettings): readonly Scan[] {
  if (scaled && decays.width > 1) throw new RangeError("rows are not scaled where every coordinate decays by itself");
  if (!scans) return [{ sequence, steps: stepDecays(decays, convention) }];
  return scans.map((order) => ({
    sequence: sequenceInOrder(sequence, order),
    steps: stepDecays(decaysInOrder(decays, order), convention),
  }));
}

/** Y from the sums of each scan, L x (d_v + 1) each, denominators last: their mean, divided as the settings require. */
export function outputOf(sums: readonly Float64Array[], sequence: Sequence, settings: AttentionSettings): Float64Array {
  const mean = settings.scans ? meanOf(sums, settings.scans) : sums[0];
  return settings.scaled ? divided(mean, sequence.dv) : numerators(mean, sequence, settings);
}

function meanOf(sums: readonly Float64Array[], orders: readonly ScanOrder[]): Float64Array {
  const total = new Float64Array(sums[0].length);
  for (const [scan, order] of orders.entries()) {
    const placed = outputInPlace(sums[scan], order);
    for (let e = 0; e < total.length; e++) total[e] += placed[e] / orders.length;
  }
  return total;
}

/** The terms that a form sums over: keys without those of padding, and values with a column of ones. */
export function termsOf(sequence: Sequence): Terms {
  const { length, d, dv, q } = sequence;
  return { length, d, columns: dv + 1, q, k: visibleKeys(sequence), v: valuesWithOnes(sequence) };
}

function divided(sums: Float64Array, dv: number): Float64Array {
  return rowsOver(sums, dv, (row) => sums[row + dv]);
}

function numerators(sums: Float64Array, { d, dv }: Sequence, settings: AttentionSettings): Float64Array {
  const divisor = plainDivisor(d, settings);
  return rowsOver(sums, dv, () => divisor);
}

/** By what every row is divided where rows are not scaled. */
export function plainDivisor(d: number, { divideBySqrtD }: AttentionSettings): number {
  return divideBySqrtD ? Math.sqrt(d) : 1;
}

/** Every row of sums without its last column, over a divisor of its own. */
function rowsOver(sums: Float64Array, dv: number, divisorAt: (row: number) => number): Float64Array {
  const y = new Float64Array((sums.length / (dv + 1)) * dv);
  for (let row = 0, at = 0; row < sums.length; row += dv + 1) {
    const divisor = divisorAt(row);
    for (let c = 0; c < dv; c++) y[at++] = sums[row + c] / divisor;
    markBroken(y, at - dv, at, divisor);
  }
  return y;
}

/**
 * Overwrites a row that could not be computed: by NaN where it was divided by 0, by infinity where an entry or the divisor
 * overflowed. Without this, a row divided by an infinite sum would be zeros.
 *
 * @param y  contains the row, from the first place to the second (exclusive).
 */
export function markBroken(y: Float64Array, from: number, to: number, divisor: number): void {
  // Each term is 0, or NaN for what is not finite.
  let check = divisor - divisor;
  for (let e = from; e < to; e++) check += y[e] - y[e];
  if (divisor === 0) y.fill(Number.NaN, from, to);
  else if (check !== 0) y.fill(Number.POSITIVE_INFINITY, from, to);
}

/** c^F and c^B with half of the diagonal each (eq. 19): their sum is the denominator. */
export interface ScalingParts {
  /** L. */
  readonly forward: Float64Array;
  readonly backward: Float64Array;
}

/** The two parts of the denominator of every row. */
export function scalingParts(form: Form, sequence: Sequence, decays: TokenDecays, settings: AttentionSettings): ScalingParts {
  const steps = stepDecays(decays, settings.convention);
  const terms: Terms = { ...termsOf(sequence), columns: 1, v: new Float64Array(sequence.length).fill(1) };
  const half = diagonalOf(terms).map((score) => score / 2);
  const part = (direction: "forward" | "backward") =>
    form(terms, oneDirection(steps, direction), settings.chunk).map((sum, i) => sum - half[i]);
  return { forward: part("forward"), backward: part("backward") };
}

/** q_i . k_i. */
export function diagonalOf({ length, d, q, k }: Terms): Float64Array {
  const scores = new Float64Array(length);
  for (let e = 0; e < q.length; e++) scores[Math.floor(e / d)] += q[e] * k[e];
  return scores;
}

/** Other ways to combine two directions, for comparison: none of these is bidirectional attention. */
export type Reading = "forward-only" | "diagonal-twice" | "mean-of-scaled";

/**
 * - "forward-only": causal linear attention: every token attends to itself and to earlier tokens.
 * - "diagonal-twice": two causal sweeps added, numerators and denominators, so that every token counts itself twice.
 * - "mean-of-scaled": two causal outputs, each scaled by itself, and their mean (their sum, unscaled).
 *
 * @returns L x d_v, like `attention`; of a single scan.
 */
export function otherReading(
  reading: Reading,
  form: Form,
  sequence: Sequence,
  decays: TokenDecays,
  settings: AttentionSettings,
): Float64Array {
  const steps = stepDecays(decays, settings.convention);
  const terms = termsOf(sequence);
  const finished = (sums: Float64Array) => (settings.scaled ? divided(sums, sequence.dv) : numerators(sums, sequence, settings));
  const forward = form(terms, oneDirection(steps, "forward"), settings.chunk);
  if (reading === "forward-only") return finished(forward);
  const backward = form(terms, oneDirection(steps, "backward"), settings.chunk);
  if (reading === "diagonal-twice") return finished(forward.map((sum, e) => sum + backward[e]));
  const [left, right] = [finished(forward), finished(backward)];
  return left.map((value, e) => (settings.scaled ? (value + right[e]) / 2 : value + right[e]));
}

/**
 * The largest difference between several answers, anywhere; 0 for one. Where one has a number and another has none it is
 * infinite.
 */
export function largestDifference(answers: readonly Float64Array[]): number {
  let largest = 0;
  const [first, ...others] = answers;
  for (let e = 0; e < (first?.length ?? 0); e++) {
    let [low, high, missing] = [first[e], first[e], Number.isNaN(first[e]) ? 1 : 0];
    for (const other of others) {
      const value = other[e];
      if (Number.isNaN(value)) missing++;
      else [low, high] = [value < low ? value : low, value > high ? value : high];
    }
    if (missing > 0 && missing < answers.length) return Number.POSITIVE_INFINITY;
    if (missing === 0 && high !== low) largest = Math.max(largest, high - low);
  }
  return largest;
}
