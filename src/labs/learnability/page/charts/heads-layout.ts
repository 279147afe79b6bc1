/** Where the singular values of the heads chart go. */
import { linePath } from "../../../../platform/charts/line-path";
import { type LogAxis, pixel, valueAxis } from "../../../../platform/charts/log-axis";
import type { Area, Point } from "../../../../platform/charts/loss-data";
import { clipped } from "../../../../platform/charts/text-room";
import { bold, labelLine, shortName, wrapped } from "../../../../platform/charts/wrap";

export interface HeadsSeries {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly textColor: string;
  readonly marker: number;
  /** Stems from below, as for the closed form; otherwise a thin line. */
  readonly stems: boolean;
  /** Singular values, descending. */
  readonly values: ArrayLike<number>;
  /** "uses 2 of 16". */
  readonly note: string;
}

export interface PlacedHeads extends HeadsSeries {
  readonly path: string;
  readonly dots: readonly Point[];
  readonly dotArea: number;
  /** Stems of hundreds of heads are thinner, or they would be one surface. */
  readonly stemWidth: number;
  /** The name at the right, and the baseline of its first line. */
  readonly lines: readonly string[];
  readonly labelAt: number;
}

export interface HeadsLayout {
  readonly area: Area;
  readonly count: number;
  readonly x: (place: number) => number;
  readonly y: LogAxis;
  readonly placed: readonly PlacedHeads[];
  readonly twoLines: boolean;
  /** Whether a name and its note fit side by side. */
  readonly fits: (learner: HeadsSeries) => boolean;
}

/** Above the plot, two lines: what is drawn, and where the teacher's heads end. */
const margin = { left: 44, top: 40, bottom: 38 };
/** Between the plot and the names, with room for a marker. */
export const nameIndent = 32;
const averageLetter = 7.1;
const leastRoom = 128;
/** Two decades below the threshold are worth seeing; what is smaller lies on the floor. */
const decadesBelow = 100;

export function layOutHeads(series: readonly HeadsSeries[], threshold: number, width: number, height: number): HeadsLayout {
  const room = Math.max(leastRoom, nameIndent + Math.max(0, ...series.map(({ name }) => name.length)) * averageLetter);
  const right = Math.max(margin.left + 40, width - Math.min(room, width * 0.45));
  const area = { left: margin.left, top: margin.top, right, bottom: height - margin.bottom };
  const count = Math.max(0, ...series.map(({ values }) => values.length));
  const step = (area.right - area.left) / Math.max(1, count);
  const x = (place: number) => area.left + (place + 0.5) * step;
  const low = threshold / decadesBelow;
  const y = valueAxis({ low, high: 1, hasFloor: true, from: area.bottom, to: area.top, tickSpacing: 30 });
  const at = (share: number) => pixel(y.at(share >= low ? share : 0));
  const own = width - right - nameIndent;
  const names = series.map(({ name }) => wrapped(shortName(name, own), own * bold));
  const high = 20 + labelLine * Math.max(1, ...names.map(({ length }) => length));
  const twoLines = series.length * high <= area.bottom - area.top + 30;
  const placed = series.map((learner, index) => {
    const aside = (index - (series.length - 1) / 2) * Math.min(5, (step * 0.7) / series.length);
    const placed = placeSeries(learner, (place) => pixel(x(place) + aside), at, area, step);
    return {
      ...placed,
      lines: twoLines ? names[index] : [clipped(learner.name, own)],
      labelAt: area.top + 12 + index * (twoLines ? high : 18),
    };
  });
  const fits = ({ name, note }: HeadsSeries) => nameIndent + (name.length + 1 + note.length) * averageLetter <= width - area.right;
  return { area, count, x, y, placed, twoLines, fits };
}

function placeSeries(
  learner: HeadsSeries,
  x: (place: number) => number,
  y: (share: number) => number,
  area: Area,
  step: number,
): Omit<PlacedHeads, "lines" | "labelAt"> {
  const { values, stems } = learner;
  const dots = Array.from({ length: values.length }, (_, place) => ({ x: x(place), y: y(values[0] > 0 ? values[place] / values[0] : 0) }));
  const path = stems ? dots.map((dot) => `M${dot.x},${area.bottom}V${dot.y}`).join("") : linePath(dots);
  return { ...learner, path, dots, dotArea: Math.max(8, Math.min(44, step * 4)), stemWidth: Math.min(1.5, step * 0.3) };
}

/** Heads whose singular value is above `threshold` times the largest. */
export function usedHeads(values: ArrayLike<number>, threshold: number): number {
  let used = 0;
  for (let i = 0; i < values.length; i++) if (values[i] > threshold * values[0]) used++;
  return used;
}
