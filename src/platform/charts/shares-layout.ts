/** Where the chart of shares puts things: shares from 0 to 1 against a count, on a logarithmic axis. */
import { scaleLinear, scaleLog } from "d3-scale";
import { area as bandShape } from "d3-shape";
import { linePath } from "./line-path";
import { pixel } from "./log-axis";
import type { Area } from "./loss-data";

/** One curve; `low` and `high` bound its band. */
export interface ShareLine {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly textColor: string;
  readonly marker: number | null;
  readonly stroke: "solid" | "dashed";
  /** A wide curve shows on both sides of one that lies on it. */
  readonly weight: "wide" | "plain";
  readonly values: readonly number[];
  readonly band: { readonly low: readonly number[]; readonly high: readonly number[] } | null;
}

export interface SharesLayout {
  readonly area: Area;
  readonly x: readonly number[];
  readonly y: (share: number) => number;
  readonly shareTicks: readonly number[];
  /** Indices of the counts that are written out. */
  readonly named: readonly number[];
  /** Left ends of the names above the plot, and their baselines. */
  readonly names: readonly { readonly x: number; readonly y: number }[];
}

const margin = { left: 50, right: 24, bottom: 40, top: 8 };
const nameHeight = 20;
const letter = 6.6;
const swatch = 30;
const tickSpacing = 34;

/** @param counts  ascending, above 0. */
export function layOutShares(counts: readonly number[], names: readonly string[], width: number, height: number): SharesLayout {
  const placed = namesInRows(names, width);
  const rows = 1 + (placed.at(-1)?.row ?? 0);
  const area = { left: margin.left, right: width - margin.right, top: margin.top + rows * nameHeight + 6, bottom: height - margin.bottom };
  const [low, high] = [counts[0], counts[counts.length - 1]];
  const across = scaleLog([low, Math.max(high, 2 * low)], [area.left + 8, area.right]);
  const y = scaleLinear([0, 1], [area.bottom, area.top]);
  const x = counts.map((count) => pixel(across(count)));
  return {
    area,
    x,
    y: (share) => pixel(y(share)),
    shareTicks: [0, 0.25, 0.5, 0.75, 1],
    named: spaced(x),
    names: placed.map(({ x: left, row }) => ({ x: left, y: margin.top + 11 + row * nameHeight })),
  };
}

/** Names of lines above a plot, each behind its swatch, in as many rows as they need. */
export function namesInRows(names: readonly string[], width: number): { readonly x: number; readonly row: number }[] {
  let [x, row] = [0, 0];
  return names.map((name) => {
    const room = swatch + name.length * letter + 18;
    if (x > 0 && x + room - 18 > width) [x, row] = [0, row + 1];
    const at = { x, row };
    x += room;
    return at;
  });
}

/** From the last backwards, as many as keep their distance. */
function spaced(x: readonly number[]): number[] {
  const kept: number[] = [];
  for (let i = x.length - 1; i >= 0; i--) if (kept.length === 0 || x[kept[0]] - x[i] >= tickSpacing) kept.unshift(i);
  return kept;
}

/** A curve through the points. */
export function curvePath({ x, y }: Pick<SharesLayout, "x" | "y">, values: readonly number[]): string {
  return linePath(values.map((value, i) => ({ x: x[i], y: y(value) })));
}

/** The area between the bounds of a band. */
export function bandPath({ x, y }: Pick<SharesLayout, "x" | "y">, { low, high }: NonNullable<ShareLine["band"]>): string {
  const band = bandShape<number>(
    (_, i) => x[i],
    (_, i) => y(low[i]),
    (_, i) => y(high[i]),
  );
  return band(x) ?? "";
}
