/** The path of a line through points. */
import { line } from "d3-shape";
import type { Point } from "./loss-data";

const { isFinite: isPlace } = Number;

const straight = line<Point>(
  ({ x }) => x,
  ({ y }) => y,
)
  .defined(({ x, y }) => isPlace(x) && isPlace(y))
  .digits(1);

/** Broken where a point has no place; to one decimal of a pixel. */
export function linePath(points: readonly Point[]): string {
  return straight(points) ?? "";
}
