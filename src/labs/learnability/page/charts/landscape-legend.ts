/** Room of the legend of a loss landscape: what marks stand for, and the colour scale beside them or, where it is narrow, below. */

export const barWidth = 220;
export const rowHeight = 21;
const averageLetter = 6.2;
/** Of the colour scale with its numbers, and of the space above it. */
const scaleHeight = 44;
/** Between marks and scale. */
const apart = 60;

export interface LegendRoom {
  /** The colour scale stands beside the marks. */
  readonly abreast: boolean;
  /** Of each name: its distance from the left in pixels, and its row. */
  readonly places: readonly { readonly x: number; readonly row: number }[];
  readonly rows: number;
  /** With the space above it. */
  readonly height: number;
}

/** Names side by side, in as many rows as the width takes. */
export function legendRoom(names: readonly string[], width: number): LegendRoom {
  const needed = names.reduce((sum, name) => sum + entryWidth(name), 0);
  const abreast = needed + barWidth + apart <= width;
  const most = abreast ? needed : width;
  let [x, row] = [0, 0];
  const places = names.map((name) => {
    const own = entryWidth(name);
    if (x > 0 && x + own > most + 1) [x, row] = [0, row + 1];
    x += own;
    return { x: x - own, row };
  });
  const rows = row + 1;
  return { abreast, places, rows, height: scaleHeight + (abreast ? 0 : rows * rowHeight) };
}

function entryWidth(name: string): number {
  return name.length * averageLetter + 28;
}
