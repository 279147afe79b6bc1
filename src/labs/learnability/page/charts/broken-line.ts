import type { Point } from "../../../../platform/charts/loss-data";

/** A line through points, broken where one of them is nowhere: a browser refuses a path with a NaN in it. */
export function brokenLine(points: readonly Point[]): string {
  let path = "";
  let drawing = false;
  for (const { x, y } of points) {
    const isSomewhere = Number.isFinite(x) && Number.isFinite(y);
    if (isSomewhere) path += `${drawing ? "L" : "M"}${x},${y}`;
    drawing = isSomewhere;
  }
  return path;
}
