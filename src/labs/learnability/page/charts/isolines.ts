/** Lines of equal value on a grid, by marching squares with linear interpolation. */

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Row-major. */
  readonly values: ArrayLike<number>;
}

/**
 * Calls `draw` with both ends of every piece of every line, in cells from the first column and row.
 *
 * @param levels  ascending.
 */
export function eachIsolinePiece(
  { columns, rows, values }: Grid,
  levels: readonly number[],
  draw: (level: number, x1: number, y1: number, x2: number, y2: number) => void,
): void {
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const at = row * columns + column;
      const [a, b, c, d] = [values[at], values[at + 1], values[at + columns + 1], values[at + columns]];
      const [least, most] = [Math.min(a, b, c, d), Math.max(a, b, c, d)];
      // Few cells are crossed by any line.
      for (const level of levels) {
        if (level <= least) continue;
        if (level > most) break;
        const corners = [a, b, c, d];
        for (const [from, to] of pieces(edgeCrossings(corners, level), corners, level))
          draw(level, column + from[0], row + from[1], column + to[0], row + to[1]);
      }
    }
}

type Place = readonly [x: number, y: number];

/** Corners in the order of their edges: top left, top right, bottom right, bottom left. */
const corner: readonly Place[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

function edgeCrossings(corners: readonly number[], level: number): Place[] {
  const found: Place[] = [];
  for (let edge = 0; edge < 4; edge++) {
    const [from, to] = [corners[edge], corners[(edge + 1) % 4]];
    if (from < level === to < level) continue;
    const share = (level - from) / (to - from);
    const [a, b] = [corner[edge], corner[(edge + 1) % 4]];
    found.push([a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]);
  }
  return found;
}

/** Two crossings are one piece; four are two, around the corners that differ from the middle of the cell. */
function pieces(crossings: readonly Place[], corners: readonly number[], level: number): (readonly [Place, Place])[] {
  if (crossings.length === 2) return [[crossings[0], crossings[1]]];
  const middle = (corners[0] + corners[1] + corners[2] + corners[3]) / 4;
  const [top, right, bottom, left] = crossings;
  const aroundFirst = middle < level !== corners[0] < level;
  return aroundFirst
    ? [
        [left, top],
        [right, bottom],
      ]
    : [
        [top, right],
        [bottom, left],
      ];
}
