/** From half-lives to bars on a logarithmic axis. */
import { type Ends, held } from "../../../../platform/charts/scale";

/** Ends of the axis, in tokens; what lies beyond is held there. */
export const halfLifeEnds: Ends = [0.125, 512];
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
  const shown = values.map((value) => held(value, halfLifeEnds));
  if (shown.length < fewest) return { kind: "marks", at: [...new Set(shown)] };
  const ratio = (high / low) ** (1 / bins);
  const counts = new Array<number>(bins).fill(0);
  for (const value of shown) counts[Math.min(bins - 1, Math.floor(Math.log(value / low) / Math.log(ratio)))]++;
  const bars = counts.flatMap((count, bin) =>
    count === 0 ? [] : [{ from: low * ratio ** bin, to: low * ratio ** (bin + 1), share: count / shown.length }],
  );
  return { kind: "bars", bars };
}
