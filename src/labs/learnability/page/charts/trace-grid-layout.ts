/** Where the grid of computations puts things: a column for each, groups of rows one below the other. */
import type { Area } from "../../../../platform/charts/loss-data";

/** One row: what is right of every computation. */
export interface TraceRow {
  readonly id: string;
  readonly name: string;
  /** Where there is little room. */
  readonly shortName: string;
  /** Per column 0 to 1, NaN where it is not known. */
  readonly shares: Float64Array;
  /** At the end of the row: "17 of 64". */
  readonly count: string;
}

/** The rows of the data or of one learner. */
export interface TraceGroup {
  readonly id: string;
  /** Null where the row needs no name. */
  readonly name: string | null;
  readonly color: string;
  readonly textColor: string;
  readonly marker: number | null;
  readonly rows: readonly TraceRow[];
}

export interface PlacedRow {
  readonly row: TraceRow;
  readonly group: TraceGroup;
  readonly top: number;
  readonly height: number;
}

export interface TraceGridLayout {
  /** All cells. */
  readonly area: Area;
  readonly rows: readonly PlacedRow[];
  /** Baseline of each group's name. */
  readonly titles: readonly { readonly group: TraceGroup; readonly y: number }[];
  readonly narrow: boolean;
  /** Whether the axis has its title, and the cells their legend. */
  readonly said: boolean;
  readonly height: number;
  /** Left edge of a column. */
  readonly x: (column: number) => number;
  readonly columnAt: (x: number) => number;
}

const wideLabels = 184;
const narrowLabels = 84;
const counts = { wide: 84, narrow: 70 };
const narrowBelow = 620;
const titleHeight = 21;
const groupGap = 12;
/** Where rows would be lower than the lowest otherwise. */
const tightGap = 5;
const rowGap = 3;
const lowestRow = 9;
const highestRow = 26;
/** Numbers and title of the axis, and the legend in one or two lines. */
const below = { wide: 58, narrow: 78 };
/** Numbers of the axis alone, where there is no height for more. */
const ticksBelow = 24;
const top = 6;

export function layOutTraceGrid(groups: readonly TraceGroup[], columns: number, width: number, height: number): TraceGridLayout {
  const narrow = width < narrowBelow;
  const left = narrow ? narrowLabels : wideLabels;
  const right = width - (narrow ? counts.narrow : counts.wide);
  const named = groups.filter(({ name }) => name !== null).length;
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const gaps = Math.max(0, groups.length - 1);
  const rowsNeed = top + named * titleHeight + count * (rowGap + lowestRow) + gaps * tightGap;
  const said = rowsNeed + below[narrow ? "narrow" : "wide"] <= height;
  const under = said ? below[narrow ? "narrow" : "wide"] : ticksBelow;
  const fixed = top + named * titleHeight + count * rowGap + under;
  const gap = height - fixed - gaps * groupGap < count * lowestRow ? tightGap : groupGap;
  const rowHeight = Math.max(lowestRow, Math.min(highestRow, Math.floor((height - fixed - gaps * gap) / Math.max(1, count))));
  const rows: PlacedRow[] = [];
  const titles: { group: TraceGroup; y: number }[] = [];
  let y = top;
  for (const [index, group] of groups.entries()) {
    if (index > 0) y += gap;
    if (group.name !== null) {
      titles.push({ group, y: y + 13 });
      y += titleHeight;
    }
    for (const row of group.rows) {
      rows.push({ row, group, top: y, height: rowHeight });
      y += rowHeight + rowGap;
    }
  }
  const each = (right - left) / Math.max(1, columns);
  return {
    area: { left, right, top, bottom: y },
    rows,
    titles,
    narrow,
    said,
    height: y + under,
    x: (column) => left + column * each,
    columnAt: (x) => Math.max(0, Math.min(columns - 1, Math.floor((x - left) / each))),
  };
}

/** Columns at least this wide have a gap between them. */
const gapFrom = 4;

export interface RowPaths {
  /** Right, or as far as it is right: filled from below. */
  readonly filled: string;
  /** Wrong, or the rest of what is partly right: an empty cell. */
  readonly empty: string;
  /** Not known. */
  readonly unknown: string;
}

/** The cells of a row as three outlines, in whole pixels where columns are wide enough. */
export function rowPaths(
  { row: { shares }, top: y, height }: Pick<PlacedRow, "row" | "top" | "height">,
  { x }: Pick<TraceGridLayout, "x">,
): RowPaths {
  const paths = { filled: "", empty: "", unknown: "" };
  const gap = x(1) - x(0) >= gapFrom ? 1 : 0;
  for (const [column, share] of shares.entries()) {
    const [from, to] = [x(column), x(column + 1) - gap].map((at) => Math.round(100 * at) / 100);
    const box = (above: number, under: number) => `M${from},${above}H${to}V${under}H${from}Z`;
    const edge = Math.round(100 * (y + height * (1 - share))) / 100;
    if (Number.isNaN(share)) paths.unknown += `M${(from + to) / 2},${y + height / 2}h.01`;
    else {
      if (share < 1) paths.empty += box(y, edge);
      if (share > 0) paths.filled += box(edge, y + height);
    }
  }
  return paths;
}
