/** Where a cell of a heat map is on the chart, for the frame around it. */
import { columnEdges, type HeatMap } from "./heat-maps";
import type { Area } from "./loss-data";
import { cellEdges } from "./matrix-pixels";

export function cellArea(map: HeatMap, row: number, column: number): Area {
  const rows = cellEdges(map.rows, map.height);
  const columns = columnEdges(map, 1);
  return {
    left: map.x + columns.start[column],
    right: map.x + columns.end[column],
    top: map.y + rows.start[row],
    bottom: map.y + rows.end[row],
  };
}

/** The column of a map at a distance from its left edge; in a gap, the one before it. */
export function columnAt(map: HeatMap, distance: number): number {
  const { start } = columnEdges(map, 1);
  let column = 0;
  while (column + 1 < start.length && start[column + 1] <= distance) column++;
  return column;
}
