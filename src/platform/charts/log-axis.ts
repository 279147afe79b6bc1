/** Logarithmic axes for quantities that span decades, with a marked floor for what has no logarithm. */
import { range } from "d3-array";
import { scaleLog } from "d3-scale";

export interface LogAxis {
  /** Pixel of a value. Values that are not positive lie on the floor, too large ones at the upper end; NaN stays NaN. */
  readonly at: (value: number) => number;
  /** Exponents of the powers of ten that get a tick. */
  readonly ticks: readonly number[];
  /** Pixel of the marked floor, or null when every value is positive. */
  readonly floor: number | null;
  /** The smallest value on the axis proper. */
  readonly low: number;
}

/** Room between the lowest power of ten and the marked floor. */
export const floorRoom = 18;

export interface LogAxisOptions {
  /** Smallest and largest positive values shown. */
  readonly low: number;
  readonly high: number;
  readonly hasFloor: boolean;
  /** Pixels of the low and the high end. */
  readonly from: number;
  readonly to: number;
  readonly tickSpacing: number;
  /** Ends a little beyond the values instead of at whole ticks, for values that hardly move. */
  readonly tight?: boolean;
}

/** Room beyond the outermost values of a tight axis, in decades. */
const tightRoom = 0.4;

/** A vertical axis over whole ticks, so that it stays put while values move within a tick. */
export function valueAxis({ low, high, hasFloor, from, to, tickSpacing, tight = false }: LogAxisOptions): LogAxis {
  const start = hasFloor ? from - floorRoom : from;
  const lowest = Math.floor(Math.log10(low) + 1e-9);
  const highest = Math.max(lowest + 1, Math.ceil(Math.log10(high) - 1e-9));
  const every = decadesPerTick(highest - lowest, Math.abs(to - start), tickSpacing);
  const bottom = Math.floor(lowest / every) * every;
  const ends = tight ? [Math.log10(low) - tightRoom, Math.log10(high) + tightRoom] : [bottom, highest];
  const [smallest, largest] = ends.map((exponent) => 10 ** exponent);
  const scale = scaleLog([smallest, largest], [start, to]);
  const ticks = range(bottom, ends[1] + 1e-9, every).filter((exponent) => exponent >= ends[0] - 1e-9);
  const at = (value: number) => (Number.isNaN(value) ? Number.NaN : value > 0 ? scale(Math.min(value, largest)) : from);
  return { at, ticks, floor: hasFloor ? from : null, low: smallest };
}

export function decadesPerTick(decades: number, pixels: number, spacing: number): number {
  const most = Math.max(1, Math.floor(pixels / spacing));
  return [1, 2, 3, 4, 5, 6, 8, 10].find((every) => decades / every <= most) ?? Math.ceil(decades / most);
}

/** Smallest and largest positive finite numbers among the given ones, and whether some are zero or negative. */
export function positiveExtent(values: Iterable<ArrayLike<number>>): { low: number; high: number; hasFloor: boolean } {
  let low = Number.POSITIVE_INFINITY;
  let high = 0;
  let hasFloor = false;
  for (const list of values)
    for (let i = 0; i < list.length; i++) {
      const value = list[i];
      if (value <= 0) hasFloor = true;
      else if (Number.isFinite(value)) {
        if (value < low) low = value;
        if (value > high) high = value;
      }
    }
  return high > 0 ? { low, high, hasFloor } : { low: 1e-3, high: 1, hasFloor };
}

/** Bounds to one decimal of a pixel: enough for the eye, and short to write into a path. */
export function pixel(value: number): number {
  return Math.round(value * 10) / 10;
}
