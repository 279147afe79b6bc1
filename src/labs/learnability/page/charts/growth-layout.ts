/** Where the chart of growing errors puts things: an error of every token, on a logarithmic axis. */

import { linePath } from "../../../../platform/charts/line-path";
import { type LogAxis, pixel, positiveExtent, valueAxis } from "../../../../platform/charts/log-axis";
import type { Area } from "../../../../platform/charts/loss-data";
import { namesInRows } from "../../../../platform/charts/shares-layout";

/** The errors of one way through a computation; what is not a number any more ends the line. */
export interface GrowthLine {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly textColor: string;
  readonly stroke: "solid" | "dashed";
  /** A wide line shows on both sides of one that lies on it. */
  readonly weight: "wide" | "plain";
  readonly values: Float64Array;
}

export interface GrowthLayout {
  readonly area: Area;
  readonly y: LogAxis;
  /** Pixel of a token, counted from 0. */
  readonly x: (token: number) => number;
  /** Errors below it are forgotten when a token is rounded. */
  readonly half: number;
  /** Left ends of the names above the plot, and their baselines. */
  readonly names: readonly { readonly x: number; readonly y: number }[];
}

const margin = { left: 52, right: 16, bottom: 40, top: 8 };
const nameHeight = 20;
const titleHeight = 16;
/** Errors above it are drawn at the upper end: a run that is lost need not be followed. */
export const largestDrawn = 1e3;

export function layOutGrowth(lines: readonly GrowthLine[], others: readonly Float64Array[], width: number, height: number): GrowthLayout {
  const tokens = lines[0].values.length;
  const placed = namesInRows(
    lines.map(({ name }) => name),
    width,
  );
  const rows = 1 + (placed.at(-1)?.row ?? 0);
  const area = {
    left: margin.left,
    right: width - margin.right,
    top: margin.top + rows * nameHeight + titleHeight + 6,
    bottom: height - margin.bottom,
  };
  const extent = positiveExtent([...lines.map(({ values }) => values), ...others, [0.5]]);
  const y = valueAxis({ ...extent, high: Math.min(largestDrawn, extent.high), from: area.bottom, to: area.top, tickSpacing: 36 });
  const step = (area.right - area.left) / Math.max(1, tokens);
  return {
    area,
    y,
    x: (token) => pixel(area.left + (token + 0.5) * step),
    half: pixel(y.at(0.5)),
    names: placed.map(({ x, row }) => ({ x, y: margin.top + 11 + row * nameHeight })),
  };
}

export function growthPath({ x, y }: Pick<GrowthLayout, "x" | "y">, values: Float64Array): string {
  return linePath(Array.from(values, (value, token) => ({ x: x(token), y: y.at(value) })));
}
