/** Where the parts of the retrieval chart stand. Its rows are as high as those of the table beside it. */
import { roundedUp } from "../../../../../platform/charts/run-axis";

export const headHeight = 26;
export const rowHeight = 30;

const answersGap = 9;
const oneLine = 24;
const twoLines = 36;
/** Below this width everything moves together. */
const roomy = 400;
const [narrowestCell, widestCell] = [37, 54];
/** For the plus sign before a term. */
const plusRoom = 8;
const narrowestBars = 56;
const widestBars = 300;
const letter = 6.5;

export interface RetrievalLayoutOptions {
  readonly width: number;
  readonly d: number;
  /** Columns of Z. */
  readonly rows: number;
  /** Name and note of every answer. */
  readonly answers: readonly { readonly name: string; readonly note: string }[];
  readonly scores: readonly number[];
}

export interface RetrievalLayout {
  readonly width: number;
  readonly height: number;
  readonly scoreRight: number;
  readonly bars: { readonly left: number; readonly right: number; readonly zero: number };
  /** Pixel of a score. */
  readonly at: (score: number) => number;
  readonly cells: { readonly left: number; readonly right: number; readonly width: number };
  /** Top of row s. */
  readonly rowTop: (row: number) => number;
  readonly answerTop: (answer: number) => number;
  readonly answerHeight: number;
  readonly sumLine: number;
}

export function layOutRetrieval(options: RetrievalLayoutOptions): RetrievalLayout {
  const { d, rows, answers, scores } = options;
  const { scoreRight, gap } = spacing(options.width);
  const width = Math.max(options.width, leastWidth(options.width, d));
  const cellWidth = Math.max(narrowestCell, Math.min(widestCell, Math.floor((width - scoreRight - 2 * gap - 150) / d)));
  const barsLeft = scoreRight + gap;
  const barsRight = Math.min(barsLeft + widestBars, width - d * cellWidth - gap - plusRoom);
  const cellsLeft = barsRight + gap + plusRoom;
  const { zero, at } = scoreScale(scores, barsLeft, barsRight);
  const answerHeight = answers.some(({ name, note }) => 26 + (name.length + note.length) * letter > cellsLeft - 10) ? twoLines : oneLine;
  const rowsBottom = headHeight + rows * rowHeight;
  const answersTop = rowsBottom + answersGap;
  return {
    width,
    height: answersTop + answers.length * answerHeight + 2,
    scoreRight,
    bars: { left: barsLeft, right: barsRight, zero },
    at,
    cells: { left: cellsLeft, right: cellsLeft + d * cellWidth, width: cellWidth },
    rowTop: (row) => headHeight + row * rowHeight,
    answerTop: (answer) => answersTop + answer * answerHeight,
    answerHeight,
    sumLine: rowsBottom + Math.floor(answersGap / 2),
  };
}

/** Right edge of the printed scores, after the names of the rows; and the gap between what stands side by side. */
function spacing(width: number): { scoreRight: number; gap: number } {
  return width < roomy ? { scoreRight: 104, gap: 8 } : { scoreRight: 114, gap: 14 };
}

/** Where a chart needs more width than there is, it scrolls in its frame. */
export function leastWidth(width: number, d: number): number {
  const { scoreRight, gap } = spacing(width);
  return scoreRight + gap + narrowestBars + gap + plusRoom + d * narrowestCell;
}

/** The width at which a chart may stand beside the table. */
export function goodWidth(d: number): number {
  return leastWidth(roomy, d) + 4 * d + 40;
}

/** Ends at round numbers, so that the bars of a learner in training do not move those of the others. */
function scoreScale(scores: readonly number[], left: number, right: number): { zero: number; at: (score: number) => number } {
  const finite = scores.filter(Number.isFinite);
  const above = Math.max(0, ...finite);
  const below = Math.max(0, ...finite.map((score) => -score));
  const largest = Math.max(above, below);
  const side = (size: number) => (size > 0.02 * largest ? roundedUp(size) : 0);
  const [low, high] = largest > 0 ? [side(below), side(above)] : [0, 1];
  const at = (score: number) => left + ((score + low) / (low + high)) * (right - left);
  return { zero: at(0), at: (score) => Math.max(left, Math.min(right, at(score))) };
}
