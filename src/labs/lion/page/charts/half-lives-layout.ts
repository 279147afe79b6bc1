/** From half-lives to bars on a logarithmic axis. */
import { scaleLog } from "d3-scale";

/** Ends of the axis, in tokens; what lies beyond is held there. */
export const halfLifeEnds = [0.125, 512] as const;
/** Three to an octave. */
const bins = 36;
/** Fewer values are drawn one by one: their shares would be a matter of luck. */
const fewest = 12;

/** A bar between two half-lives. */
export interface HalfLifeBar {
  readonly from: number;
  readonly to: number;
  /** Of all values. */
  readonly share: number;
}

export type DrawnHalfLives =
  | { readonly kind: "bars"; readonly bars: readonly HalfLifeBar[] }
  | { readonly kind: "marks"; readonly at: readonly number[] };

/** Shares of the values in bins of equal ratio, those that hold any; single values where there are few. */
export function drawnHalfLives(values: readonly number[]): DrawnHalfLives {
  const [low, high] = halfLifeEnds;
  if (values.length < fewest) return { kind: "marks", at: [...new Set(values.map((value) => Math.max(low, Math.min(high, value))))] };
  const place = scaleLog(halfLifeEnds, [0, bins]).clamp(true);
  const counts = new Array<number>(bins).fill(0);
  for (const value of values) counts[Math.min(bins - 1, Math.floor(place(value)))]++;
  const bars = counts.flatMap((count, bin) =>
    count === 0 ? [] : [{ from: place.invert(bin), to: place.invert(bin + 1), share: count / values.length }],
  );
  return { kind: "bars", bars };
}
