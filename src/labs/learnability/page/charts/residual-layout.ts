/** Where the chart of the search for fewer heads puts things. */
import { type LogAxis, pixel, positiveExtent, valueAxis } from "../../../../platform/charts/log-axis";
import type { Area, Point } from "../../../../platform/charts/loss-data";

/** The best that so many heads came to. */
export interface ResidualTrial {
  readonly heads: number;
  /** Relative to the function's size. */
  readonly residual: number;
}

export interface ResidualLayout {
  readonly area: Area;
  readonly y: LogAxis;
  /** Pixel of a number of heads. */
  readonly x: (heads: number) => number;
  readonly ticks: readonly number[];
  readonly dots: readonly (Point & { readonly exact: boolean })[];
  /** Down to where the function counts as made exactly. */
  readonly limit: number;
}

const margin = { left: 52, top: 42, right: 24, bottom: 38 };

/**
 * @param from   least and most heads on the axis.
 * @param exact  residual below which the function is made exactly.
 */
export function layOutResiduals(
  trials: readonly ResidualTrial[],
  [from, to]: readonly [number, number],
  exact: number,
  width: number,
  height: number,
): ResidualLayout {
  const area = { left: margin.left, top: margin.top, right: width - margin.right, bottom: height - margin.bottom };
  const extent = positiveExtent([trials.map(({ residual }) => residual), [exact / 1000, 1]]);
  const y = valueAxis({ ...extent, from: area.bottom, to: area.top, tickSpacing: 36 });
  const span = Math.max(1, to - from);
  const step = (area.right - area.left) / (span + 1);
  const x = (heads: number) => pixel(area.left + (heads - from + 0.5) * step);
  const every = Math.ceil(28 / step);
  const ticks = Array.from({ length: span + 1 }, (_, index) => from + index).filter((heads) => (heads - from) % every === 0);
  const dots = trials.map(({ heads, residual }) => ({ x: x(heads), y: pixel(y.at(residual)), exact: residual <= exact }));
  return { area, y, x, ticks, dots, limit: pixel(y.at(exact)) };
}
