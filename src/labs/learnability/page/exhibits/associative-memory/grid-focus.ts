/**
 * One tab stop for a whole grid, arrow keys within it (the grid pattern of ARIA). Whatever can be reached in a row carries
 * `data-column`; columns may be missing, and then the nearest one takes their place.
 */

export interface Stop {
  readonly row: number;
  readonly column: number;
}

type Direction = (stop: Stop) => Stop;

const far = Number.MAX_SAFE_INTEGER;

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }) => ({ row, column: far }),
};

/** Where a key leads; null for keys that lead nowhere. With Ctrl, Home and End are the corners of the grid. */
export function stopAfter(key: string, corner: boolean, stop: Stop): Stop | null {
  if (corner) return key === "Home" ? { row: 0, column: 0 } : key === "End" ? { row: far, column: far } : null;
  return directions[key]?.(stop) ?? null;
}

/** Moves the focus to the stop nearest to the one wanted. @returns whether there was one. */
export function focusStop(table: HTMLTableElement, { row, column }: Stop): boolean {
  const rows = [...table.tBodies[0].rows];
  const stops = [...(rows.at(Math.max(0, Math.min(rows.length - 1, row)))?.querySelectorAll<HTMLElement>("[data-column]") ?? [])];
  const away = (stop: HTMLElement) => Math.abs(Number(stop.dataset.column) - column);
  const nearest = stops.reduce<HTMLElement | null>((best, stop) => (best && away(best) <= away(stop) ? best : stop), null);
  nearest?.focus();
  return nearest !== null;
}
