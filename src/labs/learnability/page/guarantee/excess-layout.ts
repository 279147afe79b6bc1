import { scaleLog } from "d3-scale";
import { type LogAxis, pixel, positiveExtent, valueAxis } from "../../../../platform/charts/log-axis";
import type { Area } from "../../../../platform/charts/loss-data";
import type { Guarantee, GuaranteeRow } from "./guarantee-data";

export interface ExcessLayout {
  readonly area: Area;
  readonly y: LogAxis;
  readonly x: (samples: number) => number;
  readonly columns: readonly ExcessColumn[];
  readonly epsilonAt: number;
  /** Dots within epsilon, above it, and triangles at the upper edge for those above the frame, each as one path. */
  readonly within: string;
  readonly above: string;
  readonly beyond: string;
}

export interface ExcessColumn {
  readonly row: GuaranteeRow;
  readonly x: number;
  /** Data sets above the frame. */
  readonly beyond: number;
}

/** Room for numbers at the left, names at the right and the axis below. */
const margins = {
  large: { left: 52, top: 24, right: 118, bottom: 44 },
  small: { left: 40, top: 10, right: 14, bottom: 24 },
} as const;
export type ExcessSize = keyof typeof margins;

/** Dots of a column lie beside each other over this part of the room between two columns. */
const spreadShare = 0.42;
const mostSpread = 22;
/** The frame ends at so many times the highest median outside the peak at N = psi. */
const headroom = 30;

export function layOutExcess({ rows, epsilon, psi }: Guarantee, width: number, height: number, size: ExcessSize): ExcessLayout {
  const margin = margins[size];
  const area = {
    left: margin.left,
    top: margin.top,
    right: Math.max(margin.left + 40, width - margin.right),
    bottom: height - margin.bottom,
  };
  const extent = positiveExtent([...rows.map(({ excess }) => excess), [epsilon]]);
  const usual = rows.filter(({ samples }) => Math.abs(Math.log(samples / psi)) > Math.log(1.3)).map(({ median }) => median);
  const high = Math.min(extent.high, Math.max(epsilon * 10, headroom * Math.max(...usual, extent.low)));
  const y = valueAxis({ ...extent, high, from: area.bottom, to: area.top, tickSpacing: size === "large" ? 34 : 24 });
  const top = 10 ** Math.max(Math.ceil(Math.log10(high) - 1e-9), Math.floor(Math.log10(extent.low) + 1e-9) + 1);
  const [least, most] = [rows[0].samples, rows[rows.length - 1].samples];
  const scale = scaleLog([least / 1.15, Math.max(most, least + 1) * 1.15], [area.left, area.right]);
  const columns = rows.map((row) => ({ row, x: scale(row.samples), beyond: row.excess.filter((value) => value > top).length }));
  const paths = { within: "", above: "", beyond: "" };
  columns.forEach(({ row, x }, k) => {
    const gap = Math.min(...[columns[k - 1], columns[k + 1]].map((other) => (other ? Math.abs(other.x - x) : Number.POSITIVE_INFINITY)));
    const room = Math.min(mostSpread, gap * 2 * spreadShare);
    row.excess.forEach((value, draw) => {
      const at = x + room * (goldenShare(draw) - 0.5);
      if (value > top) paths.beyond += triangle(at, area.top);
      else paths[value <= epsilon ? "within" : "above"] += circle(at, y.at(value), radii[size]);
    });
  });
  return { area, y, x: (samples) => scale(samples), columns, epsilonAt: y.at(epsilon), ...paths };
}

const radii = { large: 2.3, small: 1.4 } as const;

function circle(x: number, y: number, radius: number): string {
  return `M${pixel(x - radius)},${pixel(y)}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0`;
}

function triangle(x: number, top: number): string {
  return `M${pixel(x - 3)},${pixel(top + 7)}h6l-3,-6z`;
}

/** Evenly spread numbers in [0, 1), each at its place, however many follow. */
function goldenShare(index: number): number {
  return (index * 0.618_033_988_749_895) % 1;
}
