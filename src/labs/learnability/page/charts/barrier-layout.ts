/** Where the curves of a barrier chart go: the loss along a segment from one solution to another. */

import { linePath } from "../../../../platform/charts/line-path";
import { type LogAxis, pixel, positiveExtent, valueAxis } from "../../../../platform/charts/log-axis";
import type { Area, Point } from "../../../../platform/charts/loss-data";
import { spread } from "../../../../platform/charts/spread";
import { bold, labelLine, wrapped } from "../../../../platform/charts/wrap";

export interface BarrierCurve {
  readonly id: string;
  readonly name: string;
  /** "climbs by 4.33". */
  readonly note: string;
  readonly color: string;
  readonly textColor: string;
  readonly stroke: "solid" | "dashed" | "dotted";
  /** The loss at t from 0 to 1. */
  readonly lossAt: (t: number) => number;
  /** Where it is largest. */
  readonly highestAt: number;
}

export interface PlacedCurve extends BarrierCurve {
  readonly path: string;
  readonly top: Point;
  /** The name at the right, and the baseline of its first line. */
  readonly lines: readonly string[];
  readonly labelAt: number;
}

export interface BarrierLayout {
  readonly area: Area;
  readonly x: (t: number) => number;
  readonly y: LogAxis;
  readonly curves: readonly PlacedCurve[];
}

const margin = { left: 48, top: 24, bottom: 38 };
/** Between the plot and the names. */
export const nameIndent = 42;
const averageLetter = 6.6;
/** Points of a curve. */
const points = 240;
/** Ends that lie thirty decades below the top would make a wall of every hill. */
const mostDecades = 8;
/** Of a name of one line, with its note. */
const labelHeight = 34;

export function layOutBarrier(curves: readonly BarrierCurve[], width: number, height: number): BarrierLayout {
  const longest = Math.max(0, ...curves.flatMap(({ name, note }) => [name.length, note.length]));
  const room = Math.min(width * 0.45, nameIndent + longest * averageLetter);
  const area = { left: margin.left, top: margin.top, right: Math.max(margin.left + 60, width - room), bottom: height - margin.bottom };
  const x = (t: number) => area.left + t * (area.right - area.left);
  const places = Array.from({ length: points + 1 }, (_, i) => i / points);
  const sampled = curves.map(({ lossAt }) => places.map(lossAt));
  const { low, high, hasFloor } = positiveExtent(sampled);
  const lowest = Math.max(low, high * 10 ** -mostDecades);
  const y = valueAxis({ low: lowest, high, hasFloor: hasFloor || low < lowest, from: area.bottom, to: area.top, tickSpacing: 34 });
  const at = (loss: number) => pixel(y.at(loss < y.low ? 0 : loss));
  const tops = curves.map(({ lossAt, highestAt }) => ({ x: pixel(x(highestAt)), y: at(lossAt(highestAt)) }));
  const own = width - area.right - nameIndent + 6;
  const names = curves.map(({ name }) => wrapped(name, own * bold));
  const labels = spread(
    // The name of a curve without a top stands at the bottom.
    tops.map((top) => (Number.isFinite(top.y) ? top.y : area.bottom)),
    labelHeight + labelLine * (Math.max(1, ...names.map(({ length }) => length)) - 1),
    area.top + 8,
    area.bottom - 8,
  );
  const placed = curves.map((curve, k) => ({
    ...curve,
    path: linePath(sampled[k].map((loss, i) => ({ x: x(places[i]), y: at(loss) }))),
    top: tops[k],
    lines: names[k],
    labelAt: labels[k],
  }));
  return { area, x, y, curves: placed };
}
