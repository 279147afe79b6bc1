/** Where everything on the loss chart goes. Pure geometry: data in, pixels out. */
import { bisectRight } from "d3-array";
import { area as bandShape } from "d3-shape";
import { solutionColors } from "./colors";
import { visiblePoints } from "./downsample";
import { linePath } from "./line-path";
import { type LogAxis, pixel, positiveExtent, valueAxis } from "./log-axis";
import { type Area, isSolution, type LossData, type LossLevel, type LossLine, type Point } from "./loss-data";
import { averageLetter, type NamedGuide, type PlacedLevel, type PlacedMark, placeNames } from "./loss-names";
import { type RunAxis, runAxis } from "./run-axis";
import { isSpiky, type SteadyCurve, steadied } from "./spikes";
import { spread } from "./spread";
import { bold, labelLine, shortName, wrapped } from "./wrap";

export interface PlacedLine extends LossLine {
  readonly mainPath: string;
  readonly thinPath: string;
  readonly bandPath: string;
  readonly end: Point | null;
  /** Places where the curve passes the ticks. Their markers distinguish curves without colour. */
  readonly passes: readonly Point[];
}

export interface PlacedGuide extends NamedGuide {
  readonly path: string;
}

export interface PlacedLabel {
  readonly id: string;
  /** Its name, on as many lines as it needs. */
  readonly lines: readonly string[];
  readonly note: string;
  readonly color: string;
  /** Centre of the label. */
  readonly y: number;
  /** Where the labelled curve ends. */
  readonly from: Point;
}

export interface LossLayout {
  readonly area: Area;
  readonly x: RunAxis;
  readonly y: LogAxis;
  readonly lines: readonly PlacedLine[];
  readonly levels: readonly PlacedLevel[];
  readonly guides: readonly PlacedGuide[];
  readonly marks: readonly PlacedMark[];
  readonly labels: readonly PlacedLabel[];
  /** Labels have the room for their note on a line of its own. */
  readonly twoLines: boolean;
}

const margin = { left: 44, top: 24, bottom: 38 };
export const titleLine = 15;
/** For "2.8e-29 · 3.4 ms", the longest of notes, below a name. */
const noteRoom = 116;
/** Between the plot and its labels. */
export const labelGap = 14;
/** Letters of a note beside a name: " 0.00535" and " 2.8e-29 · 3.4 ms". */
const shortNote = 8;
const longNote = 15;
const fewPoints = 24;
/** With a name of one line; each more takes as much as a line. */
const tallLabel = 32;
const shortLabel = 17;
/** Labels may pass the upper end of the plot, and the lower one as far as the numbers of the axis below, of which the last is wide. */
const aboveLabels = 10;
const belowLabels = 6;

/**
 * @param title  lines of words above the plot.
 * @param axis  makes the vertical axis.
 * @param steady  draws spiky curves as their median within their range.
 */
export function layOutLoss(
  data: LossData,
  width: number,
  height: number,
  title: readonly string[] = [""],
  axis = valueAxis,
  steady = false,
): LossLayout {
  const top = margin.top + (title.length - 1) * titleLine;
  const labelled = [...data.lines, ...data.levels.filter(isSolution)];
  const room = labelRoom(data, width, true) - labelGap;
  const linesOf = (name: string) => wrapped(shortName(name, room), room * bold);
  const tall = tallLabel + labelLine * (Math.max(1, ...labelled.map(({ name }) => linesOf(name).length)) - 1);
  const twoLines = labelled.length * tall <= height - top - margin.bottom + aboveLabels + belowLabels;
  const right = Math.max(margin.left + 40, width - labelRoom(data, width, twoLines));
  const area = { left: margin.left, top, right, bottom: height - margin.bottom };
  const levels = data.levels.filter(({ value }) => Number.isFinite(value));
  const y = axis({ ...extentOf(data, levels), from: area.bottom, to: area.top, tickSpacing: 44 });
  const hasZero = data.lines.some(({ x }) => x.length > 0 && x[0] <= 0);
  const x = runAxis({ ...data.axis, hasZero, from: area.left, to: area.right });
  const lines = data.lines.map((curve) => placeLine(curve, x, y, steady));
  const named = placeNames(
    { ...data, levels },
    { x, y, area },
    { width: (title.at(-1) ?? "").length * averageLetter, top: top - margin.top },
  );
  return {
    area,
    x,
    y,
    lines,
    ...named,
    guides: named.guides.map((guide) => ({ ...guide, path: pathOf(Float64Array.from(guide.x, x.at), guide.main, y) })),
    labels: placeLabels(lines, named.levels, area, twoLines ? tall : shortLabel).map(({ name, note, ...label }) => {
      if (twoLines) return { ...label, note, lines: linesOf(name) };
      const short = shortName(name, width - right - labelGap);
      return { ...label, note: besideName(note, width - right - labelGap - short.length * averageLetter), lines: [short] };
    }),
    twoLines,
  };
}

/** The error at a place as recorded at or before it; NaN before the first record. */
export function errorAt(x: ArrayLike<number>, error: ArrayLike<number>, at: number): number {
  const index = pointBefore(x, at);
  return index >= 0 && index < error.length ? error[index] : Number.NaN;
}

/** The last point at or before a place; -1 before the first. */
const pointBefore = (x: ArrayLike<number>, at: number) => bisectRight(x, at) - 1;

function extentOf({ lines, guides }: LossData, levels: readonly LossLevel[]) {
  return positiveExtent([
    ...inScale(lines).flatMap(({ main, thin, band }) => [main, thin ?? [], band?.low ?? [], band?.high ?? []]),
    ...guides.map(({ main }) => main),
    levels.map(({ value }) => value),
  ]);
}

/** The curves that set the scale. A curve that diverges to 1e48 leaves the plot at the top, since it would flatten all others. */
function inScale(curves: readonly LossLine[]): readonly LossLine[] {
  const sound = curves.filter(({ diverged }) => !diverged);
  return sound.length > 0 ? sound : curves;
}

/** Room at the right for the longest label, up to two fifths of the chart. Notes change while training; the room must not. */
function labelRoom({ lines, levels }: LossData, width: number, twoLines: boolean): number {
  const solutions = levels.filter(isSolution);
  const letters = twoLines
    ? [...lines, ...solutions].map(({ name }) => name.length)
    : [...lines.map(({ name }) => name.length + shortNote), ...solutions.map(({ name }) => name.length + longNote)];
  const wanted = Math.max(noteRoom, 22 + Math.max(0, ...letters) * averageLetter);
  const most = Math.max(104, width * (twoLines ? 0.42 : 0.4));
  if (twoLines) return Math.min(wanted, most);
  // Names of one line are not broken: they have their room even on a telephone.
  const names = [...lines, ...solutions].map(({ name }) => shortName(name, 0).length * averageLetter);
  return Math.max(Math.min(wanted, most), Math.min(labelGap + Math.max(0, ...names) + 4, 0.6 * width));
}

/** As much of a note, part by part, as fits beside a name. */
function besideName(note: string, room: number): string {
  const parts = note.split(" · ");
  while (parts.length > 0 && (parts.join(" · ").length + 1) * averageLetter > room) parts.pop();
  return parts.join(" · ");
}

/** @param steady  draws spiky curves as their median within their range; the end stays that of the curve, whose value stands beside it. */
function placeLine(curve: LossLine, x: RunAxis, y: LogAxis, steady: boolean): PlacedLine {
  const columns = Float64Array.from(curve.x, x.at);
  const steadyOf = (values: ArrayLike<number> | null) =>
    steady && curve.band === null && values && isSpiky(values) ? steadied(columns, values) : null;
  const [main, thin] = [steadyOf(curve.main), steadyOf(curve.thin)];
  const pathOfEither = (values: ArrayLike<number>, median: SteadyCurve | null) =>
    median ? pathOf(median.columns, median.median, y) : pathOf(columns, values, y);
  const bands = curve.band ? [{ columns, ...curve.band }] : [main, thin].filter((band) => band !== null);
  const onMedian = (at: number) => (main ? pixel(y.at(main.median[Math.max(0, bisectRight(main.columns, at) - 1)])) : null);
  return {
    ...curve,
    end: endOf(columns, curve.main, y),
    passes: passesOf(curve, columns, x, y).map((mark) => ({ x: mark.x, y: onMedian(mark.x) ?? mark.y })),
    mainPath: pathOfEither(curve.main, main),
    thinPath: curve.thin ? pathOfEither(curve.thin, thin) : "",
    bandPath: bands.map((band) => bandPath(band.columns, band, y)).join(""),
  };
}

/** Whether a curve of one seed, or its companion, has spikes; a curve of several seeds is a median already. */
export const drawsSpikes = ({ band, main, thin }: LossLine) => band === null && (isSpiky(main) || (thin !== null && isSpiky(thin)));

/** Curves of few points are marked at each of them, once where several fall on one place, others at the last point before each tick. */
function passesOf({ x: places, main }: LossLine, columns: Float64Array, x: RunAxis, y: LogAxis): Point[] {
  const last = places.length - 1;
  const marks =
    places.length <= fewPoints
      ? Array.from(main, (value, index) => ({ at: columns[index], value })).slice(0, -1)
      : x.ticks
          .filter((tick) => places[last] > tick)
          .map((tick) => pointBefore(places, tick))
          .filter((index) => index >= 0)
          .map((index) => ({ at: columns[index], value: main[index] }));
  const placed = marks.filter(({ value }) => !Number.isNaN(value)).map(({ at, value }) => ({ x: pixel(at), y: pixel(y.at(value)) }));
  return placed.filter((mark, index) => mark.x !== placed[index - 1]?.x);
}

/** The last place at which the curve has a value. */
function endOf(columns: Float64Array, values: ArrayLike<number>, y: LogAxis): Point | null {
  for (let last = values.length - 1; last >= 0; last--)
    if (!Number.isNaN(values[last])) return { x: pixel(columns[last]), y: pixel(y.at(values[last])) };
  return null;
}

function pathOf(columns: Float64Array, error: ArrayLike<number>, y: LogAxis): string {
  return linePath(visiblePoints(columns, error).map((index) => ({ x: columns[index], y: y.at(error[index]) })));
}

function bandPath(columns: Float64Array, { low, high }: NonNullable<LossLine["band"]>, y: LogAxis): string {
  const kept = [...new Set([...visiblePoints(columns, low), ...visiblePoints(columns, high)])].sort((a, b) => a - b);
  const band = bandShape<number>(
    (index) => columns[index],
    (index) => y.at(low[index]),
    (index) => y.at(high[index]),
  )
    .defined((index) => !Number.isNaN(low[index]) && !Number.isNaN(high[index]))
    .digits(1);
  return band(kept) ?? "";
}

function placeLabels(lines: readonly PlacedLine[], levels: readonly PlacedLevel[], area: Area, height: number) {
  const wanted = [
    ...lines.flatMap(({ id, name, note, textColor, end }) => (end ? [{ id, name, note, color: textColor, from: end }] : [])),
    ...levels
      .filter(isSolution)
      .map(({ id, role, name, note, y }) => ({ id, name, note, color: solutionColors[role], from: { x: area.right, y } })),
  ];
  const centres = spread(
    wanted.map(({ from }) => from.y),
    height,
    area.top - aboveLabels,
    area.bottom + belowLabels,
  );
  return wanted.map((label, index) => ({ ...label, y: pixel(centres[index]) }));
}
