/** The place of a card, in pixels. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
}

/**
 * The card that a key leads to, in the rows in which the cards stand; null for other keys. Up and down lead to the nearest card of
 * the next row, whatever its group. At an end the card stays the same.
 */
export function cardAfter(key: string, current: number, places: readonly CardPlace[]): number | null {
  const last = places.length - 1;
  switch (key) {
    case "ArrowRight":
      return Math.min(current + 1, last);
    case "ArrowLeft":
      return Math.max(current - 1, 0);
    case "Home":
      return 0;
    case "End":
      return last;
    case "ArrowDown":
      return nearestInRow(places, current, Math.min(...places.map(({ y }) => y).filter((y) => y > places[current].y)));
    case "ArrowUp":
      return nearestInRow(places, current, Math.max(...places.map(({ y }) => y).filter((y) => y < places[current].y)));
    default:
      return null;
  }
}

/** The card itself where there is no such row. */
function nearestInRow(places: readonly CardPlace[], current: number, row: number): number {
  const away = (at: number) => Math.abs(places[at].x - places[current].x);
  const inRow = places.flatMap(({ y }, at) => (y === row ? [at] : []));
  return inRow.reduce((nearest, at) => (away(at) < away(nearest) ? at : nearest), inRow[0] ?? current);
}
