/** Where everything on the loss chart goes. Pure geometry: data in, pixels out. */
import { bisectRight } from "d3-array";
import { line } from "d3-shape";
import { visiblePoints } from "./downsample";
import { countAxis, type LogAxis, pixel, positiveExtent, valueAxis } from "./log-axis";
import { spread } from "./spread";

/** One learner's error curve. */
export interface LossLine {
  readonly id: string;
  readonly name: string;
  /** CSS colours of marks and of text. */
  readonly color: string;
  readonly textColor: string;
  /** Number of the marker's shape. */
  readonly marker: number;
  readonly step: ArrayLike<number>;
  readonly train: ArrayLike<number>;
  /** NaN where test labels are unknown; then the training error is the one drawn. */
  readonly test: ArrayLike<number>;
  /** What the label says under the name. */
  readonly note: string;
  readonly diverged: boolean;
}

/** A value that belongs to no step: the closed form, the variance of y, a prediction of theory. */
export interface LossLevel {
  readonly id: string;
  readonly role: "closed-form" | "reference";
  readonly name: string;
  readonly value: number;
  readonly note: string;
}

/** The closed form's marker, a diamond. */
export const closedFormMarker = 3;

export interface PlacedLevel extends LossLevel {
  readonly y: number;
  /** Baseline of a name that is written along the line. */
  readonly nameAt: number;
}

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PlacedLine extends LossLine {
  /** The error that is drawn boldly: test, or training where there is no test. */
  readonly main: ArrayLike<number>;
  readonly mainPath: string;
  readonly trainPath: string;
  readonly end: Point | null;
  readonly decades: readonly Point[];
}

export interface PlacedLabel {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly color: string;
  /** Centre of the label. */
  readonly y: number;
  /** Where the labelled curve ends. */
  readonly from: Point;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface LossLayout {
  readonly area: Area;
  readonly x: LogAxis;
  readonly y: LogAxis;
  readonly lines: readonly PlacedLine[];
  readonly levels: readonly PlacedLevel[];
  readonly labels: readonly PlacedLabel[];
  /** Labels have the room for their note on a line of its own. */
  readonly twoLines: boolean;
}

export interface LossData {
  readonly lines: readonly LossLine[];
  readonly levels: readonly LossLevel[];
  /** Last step of the longest run. */
  readonly steps: number;
}

const margin = { left: 44, top: 28, bottom: 40 };
const averageLetter = 6.5;
/** For "2.8e-29 · 3.4 ms", the longest of notes. */
const noteRoom = 116;
const tallLabel = 32;
const shortLabel = 17;

export function layOutLoss(data: LossData, width: number, height: number): LossLayout {
  const right = Math.max(margin.left + 40, width - labelRoom(data, width));
  const area = { left: margin.left, top: margin.top, right, bottom: height - margin.bottom };
  const drawn = data.lines.map((curve) => ({ ...curve, main: mainError(curve) }));
  const levels = data.levels.filter(({ value }) => Number.isFinite(value));
  const extent = positiveExtent([...inScale(drawn).flatMap(({ main, train }) => [main, train]), levels.map(({ value }) => value)]);
  const y = valueAxis({ ...extent, from: area.bottom, to: area.top, tickSpacing: 58 });
  const hasZero = drawn.some(({ step }) => step.length > 0 && step[0] <= 0);
  const x = countAxis(data.steps, hasZero, area.left, area.right);
  const lines = drawn.map((curve) => placeLine(curve, x, y));
  const placedLevels = placeLevels(levels, y);
  const twoLines = (lines.length + levels.length) * tallLabel <= area.bottom - area.top + tallLabel;
  const labels = placeLabels(lines, placedLevels, area, twoLines ? tallLabel : shortLabel);
  return { area, x, y, lines, levels: placedLevels, labels, twoLines };
}

/** The error at a step as recorded at or before it; NaN before the first record. */
export function errorAt(step: ArrayLike<number>, error: ArrayLike<number>, at: number): number {
  const index = bisectRight(step, at) - 1;
  return index >= 0 ? error[index] : Number.NaN;
}

/** The curves that set the scale: one that diverges to 1e48 must not press the others flat, it leaves at the top. */
function inScale<Curve extends LossLine>(curves: readonly Curve[]): readonly Curve[] {
  const sound = curves.filter(({ diverged }) => !diverged);
  return sound.length > 0 ? sound : curves;
}

/** Room at the right for the longest name, up to a third of the chart. Notes change while training; the room must not. */
function labelRoom({ lines, levels }: LossData, width: number): number {
  const names = [...lines, ...levels.filter(({ role }) => role === "closed-form")].map(({ name }) => name.length);
  return Math.min(Math.max(noteRoom, 22 + Math.max(0, ...names) * averageLetter), Math.max(104, width / 3));
}

function mainError({ test, train }: LossLine): ArrayLike<number> {
  for (let i = 0; i < test.length; i++) if (!Number.isNaN(test[i])) return test;
  return train;
}

function placeLine(curve: LossLine & { readonly main: ArrayLike<number> }, x: LogAxis, y: LogAxis): PlacedLine {
  const columns = Float64Array.from(curve.step, x.at);
  const last = curve.main.length - 1;
  const end = last >= 0 ? { x: pixel(columns[last]), y: pixel(y.at(curve.main[last])) } : null;
  const decades: Point[] = [];
  for (const exponent of x.ticks) {
    const value = errorAt(curve.step, curve.main, 10 ** exponent);
    const reached = last >= 0 && curve.step[last] > 10 ** exponent;
    if (reached && !Number.isNaN(value)) decades.push({ x: pixel(x.at(10 ** exponent)), y: pixel(y.at(value)) });
  }
  return {
    ...curve,
    end: end && !Number.isNaN(end.y) ? end : null,
    decades,
    mainPath: pathOf(columns, curve.main, y),
    trainPath: curve.main === curve.train ? "" : pathOf(columns, curve.train, y),
  };
}

function pathOf(columns: Float64Array, error: ArrayLike<number>, y: LogAxis): string {
  const draw = line<number>()
    .defined((index) => !Number.isNaN(error[index]))
    .x((index) => columns[index])
    .y((index) => y.at(error[index]))
    .digits(1);
  return draw(visiblePoints(columns, error)) ?? "";
}

/** Names stand above their lines, or below where another line passes through the room above. */
function placeLevels(levels: readonly LossLevel[], y: LogAxis): PlacedLevel[] {
  const at = levels.map(({ value }) => pixel(y.at(value)));
  return levels.map((level, index) => {
    const crowded = at.some((other, place) => place !== index && other <= at[index] && other > at[index] - 20);
    return { ...level, y: at[index], nameAt: at[index] + (crowded ? 15 : -6) };
  });
}

function placeLabels(lines: readonly PlacedLine[], levels: LossLayout["levels"], area: Area, height: number): PlacedLabel[] {
  const wanted = [
    ...lines.flatMap(({ id, name, note, textColor, end }) => (end ? [{ id, name, note, color: textColor, from: end }] : [])),
    ...levels
      .filter(({ role }) => role === "closed-form")
      .map(({ id, name, note, y }) => ({ id, name, note, color: "var(--closed-form)", from: { x: area.right, y } })),
  ];
  const centres = spread(
    wanted.map(({ from }) => from.y),
    height,
    area.top - 10,
    area.bottom + 14,
  );
  return wanted.map((label, index) => ({ ...label, y: pixel(centres[index]) }));
}
