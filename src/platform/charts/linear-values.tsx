/** A vertical axis for values that lie within a power of ten, such as shares: linear, from 0 on. */
import { ticks } from "d3-array";
import { scaleLinear } from "d3-scale";
import type { ValueGrid } from "./Axes";
import { formatRounded } from "./format";
import { pixel, type valueAxis } from "./log-axis";

/** @param most  the upper end; the largest value, rounded up, where it is null. */
export function linearValues(most: number | null): { readonly axis: typeof valueAxis; readonly Grid: typeof ValueGrid } {
  return {
    axis: ({ high, from, to, tickSpacing }) => {
      const count = Math.max(2, Math.floor(Math.abs(to - from) / tickSpacing));
      const marks = ticks(0, most ?? high, count);
      const end = most ?? (marks.at(-1)! < high ? marks.at(-1)! + (marks[1] - marks[0]) : marks.at(-1)!);
      const at = scaleLinear([0, end], [from, to]).clamp(true).unknown(Number.NaN);
      return { at, ticks: most === null ? [...marks.filter((mark) => mark < end), end] : marks, floor: null, low: 0 };
    },
    Grid,
  };
}

const Grid: typeof ValueGrid = ({ axis, area }) => (
  <g className="chart-axis">
    {axis.ticks.map((value) => {
      const at = pixel(axis.at(value));
      return (
        <g key={value}>
          <path className="chart-grid" d={`M${area.left},${at}H${area.right}`} />
          <text className="chart-tick" x={area.left - 8} y={at + 4} textAnchor="end">
            {formatRounded(value, 3)}
          </text>
        </g>
      );
    })}
  </g>
);
