/** Measured times against lengths: the exponent of their growth, and estimates between and beyond the measured lengths. */
import { fittedExponent, operationsOf, type Shape } from "./cost";
import type { FormName } from "./forms/form";

export interface TimedLength {
  readonly length: number;
  readonly milliseconds: number;
}

/** y = c L^power through measured times, over the lengths from `low` to `high`. */
export interface Growth {
  readonly power: number;
  readonly low: number;
  readonly high: number;
  readonly points: number;
}

/** Below so many tokens, copying and starting a kernel are no small part of the time. */
const fixedCostsUpTo = 512;
/** Two points are always on a line. */
const fewest = 3;

/**
 * The length from which on a form's time is that of its leading term: 512 tokens, and four chunks where states are carried, as
 * below one chunk that form grows with the square.
 */
export function asymptoticFrom(form: FormName, chunk: number): number {
  return form === "state-chunk" ? Math.max(fixedCostsUpTo, 4 * chunk) : fixedCostsUpTo;
}

/** @param times  in ascending order of length. @returns null where fewer than three of them lie in the asymptotic range. */
export function fittedGrowth(form: FormName, chunk: number, times: readonly TimedLength[]): Growth | null {
  const range = times.filter(({ length }) => length >= asymptoticFrom(form, chunk));
  if (range.length < fewest) return null;
  const power = fittedExponent(range.map(({ length, milliseconds }) => [length, milliseconds]));
  return { power, low: range[0].length, high: range[range.length - 1].length, points: range.length };
}

export interface Expected {
  readonly milliseconds: number;
  /** "between" two measured lengths, or at one; else continued from the nearest one in proportion to operations. */
  readonly from: "between" | "beyond";
}

/**
 * The time of a form at a length, from measured ones: on the straight line of logarithms between two of them.
 *
 * @param times  of this form and shape, in ascending order of length; at least one.
 */
export function expectedTime(form: FormName, shape: Shape, times: readonly TimedLength[]): Expected {
  const { length } = shape;
  const after = times.findIndex((time) => time.length >= length);
  if (times[after]?.length === length) return { milliseconds: times[after].milliseconds, from: "between" };
  if (after > 0) {
    const [low, high] = [times[after - 1], times[after]];
    const share = Math.log(length / low.length) / Math.log(high.length / low.length);
    return { milliseconds: low.milliseconds * (high.milliseconds / low.milliseconds) ** share, from: "between" };
  }
  const nearest = times[after === 0 ? 0 : times.length - 1];
  const operations = operationsOf(form, shape) / operationsOf(form, { ...shape, length: nearest.length });
  return { milliseconds: nearest.milliseconds * operations, from: "beyond" };
}

/**
 * The length at which the times of two forms cross for good: from there on `later` is faster at every length at which both were
 * measured.
 *
 * @returns null where it never is, or always.
 */
export function crossing(earlier: readonly TimedLength[], later: readonly TimedLength[]): number | null {
  const gaps = earlier.flatMap(({ length, milliseconds }) => {
    const other = later.find((time) => time.length === length);
    return other ? [{ length, gap: Math.log(other.milliseconds / milliseconds) }] : [];
  });
  const last = gaps.findLastIndex(({ gap }) => gap >= 0);
  if (last < 0 || last === gaps.length - 1) return null;
  const [before, after] = [gaps[last], gaps[last + 1]];
  return before.length * (after.length / before.length) ** (before.gap / (before.gap - after.gap));
}
