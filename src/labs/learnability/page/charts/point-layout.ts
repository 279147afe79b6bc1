/** Layout of the certificate of one sample: the undetermined share, and each bound beside the actual difference. */
import { pixel, positiveExtent } from "../../../../platform/charts/log-axis";
import type { Area } from "../../../../platform/charts/loss-data";
import { type RunAxis, runAxis } from "../../../../platform/charts/run-axis";
import { labelLine, wrapped } from "../../../../platform/charts/wrap";

/** A learner on the sample: the bound on its difference from the closed form, and the actual difference. */
export interface PointRow {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly textColor: string;
  /** Number of the marker's shape. */
  readonly marker: number;
  /** The line under the name. */
  readonly note: string;
  /** Bound on the squared difference, given the learner's fit; infinite where nothing is certified. */
  readonly bound: number;
  /** A looser bound on the same (Lemma A.7); infinite where it says nothing. */
  readonly loose: number;
  /** The bound of Lemma E.2 for noisy labels; 0 where it bounds nothing, null where the lemma does not apply. */
  readonly noisy: number | null;
  /** The squared difference. */
  readonly difference: number;
}

export interface PlacedRow extends PointRow {
  readonly y: number;
  readonly at: number;
  /** Null for a bound that is infinite. */
  readonly boundAt: number | null;
  readonly looseAt: number | null;
  readonly noisyAt: number | null;
}

export interface PointLayout {
  readonly gauge: Area;
  readonly share: RunAxis;
  readonly sharePlace: number;
  readonly thresholdPlace: number;
  readonly area: Area;
  readonly x: RunAxis;
  /** Baselines of the lines above the rows. */
  readonly titleAt: readonly number[];
  readonly rows: readonly PlacedRow[];
  /** Whether the note has a line of its own below the name. */
  readonly twoLines: boolean;
  /** Whether the numbers have a third line. */
  readonly threeLines: boolean;
  /** Right end of a line of the note: up to the plot, or over it where several lines would overlap the next row. */
  readonly noteRoom: number;
  /** Left edge of the written numbers; null where there is no room for them. */
  readonly numbersAt: number | null;
}

/** The smallest share that differs from zero, about one rounding of float64. */
export const leastShare = 1e-16;

const gaugeTop = 44;
const gaugeHeight = 16;
/** From the gauge to the title of the rows, and height of a title line. */
const below = 44;
const titleLine = 15;
const axisRoom = 38;
const averageLetter = 6.6;
/** Names take half the width of a phone, at most so many pixels. */
const narrowNames = 140;
const tallestRow = 62;
/** Height of a row with one line for its note; each further line adds a line's height. */
const twoLinesFrom = 30;
const threeLinesFrom = 46;
const numbersRoom = 128;
const roomyFrom = 520;

/** @param titleLines  lines of words above the rows; `acrossLines` below them. */
export function layOutPoint(
  share: number,
  threshold: number,
  rows: readonly PointRow[],
  width: number,
  height: number,
  titleLines = 1,
  acrossLines = 1,
): PointLayout {
  const title = gaugeTop + gaugeHeight + below + titleLine;
  const rowsTop = title + (titleLines - 1) * titleLine + 12;
  const letters = Math.max(0, ...rows.map(({ name, note }) => Math.max(name.length, note.length)));
  const names = Math.min(26 + letters * averageLetter, Math.max(width * 0.36, Math.min(narrowNames, width * 0.5)));
  const numbers = width >= roomyFrom ? numbersRoom : 0;
  const gauge = { left: 12, right: width - 12, top: gaugeTop, bottom: gaugeTop + gaugeHeight };
  const shareAxis = runAxis({ scale: "log", low: leastShare, high: 1, hasZero: false, from: gauge.left, to: gauge.right });
  const area = {
    left: names,
    right: width - numbers - 12,
    top: rowsTop,
    bottom: Math.max(rowsTop + 20, height - axisRoom - (acrossLines - 1) * titleLine),
  };
  const step = Math.min(tallestRow, (area.bottom - area.top) / Math.max(1, rows.length));
  const bottom = area.top + step * rows.length;
  const noteLines = Math.max(1, ...rows.map(({ note }) => wrapped(note, area.left).length));
  const { low, high, hasFloor } = positiveExtent([
    rows.flatMap(({ bound, difference, loose, noisy }) => [bound, difference, loose, ...(isDrawn(noisy) ? [noisy] : [])]),
  ]);
  const ends = [Math.floor(Math.log10(low)), Math.max(Math.floor(Math.log10(low)) + 2, Math.ceil(Math.log10(high)))];
  const x = runAxis({
    scale: "log",
    low: 10 ** ends[0],
    high: 10 ** ends[1],
    hasZero: hasFloor,
    from: area.left + 8,
    to: area.right - 24,
  });
  return {
    gauge,
    share: shareAxis,
    sharePlace: pixel(shareAxis.at(Math.max(leastShare, share))),
    thresholdPlace: pixel(shareAxis.at(threshold)),
    area: { ...area, bottom },
    x,
    titleAt: Array.from({ length: titleLines }, (_, line) => title + line * titleLine),
    rows: rows.map((row, index) => ({
      ...row,
      y: pixel(area.top + (index + 0.5) * step),
      at: pixel(x.at(row.difference)),
      boundAt: Number.isFinite(row.bound) ? pixel(x.at(row.bound)) : null,
      looseAt: Number.isFinite(row.loose) ? pixel(x.at(row.loose)) : null,
      noisyAt: isDrawn(row.noisy) ? pixel(x.at(row.noisy)) : null,
    })),
    twoLines: step >= twoLinesFrom,
    threeLines: step >= threeLinesFrom,
    noteRoom: step >= twoLinesFrom + (noteLines - 1) * labelLine ? area.left : area.right,
    numbersAt: numbers > 0 ? area.right + 12 : null,
  };
}

/** A bound that is positive and finite. */
function isDrawn(bound: number | null): bound is number {
  return bound !== null && bound > 0 && Number.isFinite(bound);
}
