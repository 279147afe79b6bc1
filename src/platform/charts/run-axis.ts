/** The horizontal axis of a run: steps, samples or seconds, logarithmic or linear. */
import { range } from "d3-array";
import { scaleLinear, scaleLog } from "d3-scale";
import { decadesPerTick, floorRoom } from "./log-axis";

export interface RunAxis {
  /** Pixel of a value; NaN stays NaN, what lies beyond an end is held there. */
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
  /** Pixel of the marked place of zero on a logarithmic axis, or null when nothing lies there. */
  readonly floor: number | null;
}

export interface RunAxisOptions {
  readonly scale: "log" | "linear";
  readonly low: number;
  readonly high: number;
  /** Nothing lies between whole numbers: no tick of a linear axis stands there. */
  readonly whole?: true;
  /** Some values are zero, which has no logarithm. */
  readonly hasZero: boolean;
  readonly from: number;
  readonly to: number;
}

const tickSpacing = 56;

export function runAxis(options: RunAxisOptions): RunAxis {
  return options.scale === "log" ? logarithmic(options) : linear(options);
}

function logarithmic({ low, high, hasZero, from, to }: RunAxisOptions): RunAxis {
  const start = hasZero ? from + floorRoom : from;
  const end = Math.max(high, 2 * low);
  const scale = scaleLog([low, end], [start, to]).clamp(true);
  const at = (value: number) => (Number.isNaN(value) ? Number.NaN : value > 0 ? scale(value) : from);
  return { at, ticks: decadeTicks(low, end, to - start), floor: hasZero ? from : null };
}

/** Powers of ten; with fewer than two of them in view, also their doubles and fives. */
function decadeTicks(low: number, high: number, pixels: number): number[] {
  const first = Math.ceil(Math.log10(low) - 1e-9);
  const last = Math.floor(Math.log10(high) + 1e-9);
  const every = decadesPerTick(Math.max(1, last - first), pixels, tickSpacing);
  const ticks = range(first, last + 1, every).map((exponent) => 10 ** exponent);
  if (ticks.length > 1) return ticks;
  return [first - 1, first]
    .flatMap((exponent) => [1, 2, 5].map((leading) => leading * 10 ** exponent))
    .filter((tick) => tick >= low * (1 - 1e-9) && tick <= high * (1 + 1e-9));
}

function linear({ high, whole, from, to }: RunAxisOptions): RunAxis {
  const scale = scaleLinear([0, high], [from, to]).clamp(true).unknown(Number.NaN);
  const ticks = scale.ticks(Math.max(2, Math.floor((to - from) / 90)));
  return { at: scale, ticks: whole ? ticks.filter(Number.isInteger) : ticks, floor: null };
}

/** The next of 1, 2, 5, 10, 20, ... so that an estimate that moves a little moves no axis. */
export function roundedUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((leading) => leading * power).find((candidate) => candidate >= value * (1 - 1e-9)) ?? 10 * power;
}
