/** Where the space-time diagram draws what: one row for each step, or for every k-th where they do not all find room. */
import type { Configuration } from "../../../math/tasks/turing-machine/simulate";

export interface SpaceTimeLayout {
  readonly width: number;
  readonly height: number;
  /** Every how many steps there is a row. */
  readonly stride: number;
  /** The steps that are drawn, in their order. */
  readonly steps: readonly number[];
  /** Left edge of the first cell. */
  readonly left: number;
  readonly top: number;
  readonly cell: number;
  readonly row: number;
  /** Whether the letters can be read in their cells. */
  readonly lettered: boolean;
}

/** Room for the numbers of the steps. */
const gutter = 40;
const headRoom = 20;
const leastRow = 2;
const mostRow = 20;
const mostCell = 26;
/** A letter needs so many pixels each way. */
const letterSize = 13;

/** @param count  configurations: the start and one for each step. */
export function layOutSpaceTime(width: number, height: number, cells: number, count: number): SpaceTimeLayout {
  const room = Math.max(leastRow, height - headRoom - 4);
  const stride = Math.ceil(count / Math.floor(room / leastRow));
  const steps = Array.from({ length: Math.ceil(count / stride) }, (_, i) => i * stride);
  const row = Math.min(mostRow, room / steps.length);
  const cell = Math.max(2, Math.min(mostCell, (width - gutter - 4) / cells));
  return {
    width: Math.ceil(gutter + cell * cells + 4),
    height: Math.ceil(headRoom + row * steps.length + 4),
    stride,
    steps,
    left: gutter,
    top: headRoom,
    cell,
    row,
    lettered: row >= letterSize && cell >= letterSize - 2,
  };
}

/** Index of the drawn row that stands for a step: the last one that is not after it. */
export function rowOf({ stride, steps }: SpaceTimeLayout, step: number): number {
  return Math.min(steps.length - 1, Math.floor(step / stride));
}

/**
 * One path for each letter: everywhere it stands, neighbours joined.
 *
 * @returns letters of SVG paths; that of the blank, which is the paper itself, is empty.
 */
export function letterPaths(layout: SpaceTimeLayout, history: readonly Configuration[], letters: number): readonly string[] {
  const parts: string[][] = Array.from({ length: letters }, () => []);
  for (const [r, step] of layout.steps.entries()) {
    const { tape } = history[step];
    for (let cell = 0; cell < tape.length; ) {
      const letter = tape[cell];
      const from = cell;
      while (cell < tape.length && tape[cell] === letter) cell++;
      if (letter > 0)
        parts[letter].push(box(layout.left + from * layout.cell, layout.top + r * layout.row, (cell - from) * layout.cell, layout.row));
    }
  }
  return parts.map((path) => path.join(""));
}

/** The places of the head, as boxes: whole cells where letters are readable, thinner marks otherwise. */
export function headPath(layout: SpaceTimeLayout, history: readonly Configuration[]): string {
  const { left, top, cell, row, lettered } = layout;
  const inset = lettered ? 1 : cell * 0.25;
  return layout.steps
    .map((step, r) => {
      const y = top + r * row;
      return box(left + history[step].head * cell + inset, lettered ? y + 1 : y, cell - 2 * inset, lettered ? row - 2 : row);
    })
    .join("");
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)},${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Steps whose numbers stand beside the rows: a round number apart, so that they do not touch. */
export function labelledSteps({ steps, row, stride }: SpaceTimeLayout): readonly number[] {
  const least = Math.ceil(16 / row) * stride;
  const scale = 10 ** Math.floor(Math.log10(least));
  const apart = [1, 2, 5, 10].map((factor) => factor * scale).find((candidate) => candidate >= least) ?? least;
  const last = steps[steps.length - 1];
  return Array.from({ length: Math.floor(last / apart) + 1 }, (_, i) => i * apart);
}

/** Colours of letters as CSS; the blank has none. Letters beyond the seventh share colours and are distinguished by name. */
const tints = ["--accent", "--ramp-1", "--ramp-4", "--ramp-0", "--ramp-2", "--ramp-3"];

export function letterColor(letter: number): string {
  return letter === 0 ? "transparent" : `var(${tints[(letter - 1) % tints.length]})`;
}
