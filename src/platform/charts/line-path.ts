/** The path of a line through points. */
import type { Point } from "./loss-data";

const { isFinite: isPlace } = Number;

/**
 * Broken where a point has no place; to one decimal of a pixel. The text is that of `line` of d3-shape with `digits(1)`, in a fifth
 * of the time: charts that follow a run ask for thousands of points thirty times a second.
 */
export function linePath(points: readonly Point[]): string {
  let path = "";
  /** Points since the last gap. */
  let run = 0;
  for (const { x, y } of points) {
    if (isPlace(x) && isPlace(y)) path += `${run++ === 0 ? "M" : "L"}${tenths(x)},${tenths(y)}`;
    else {
      if (run === 1) path += "Z";
      run = 0;
    }
  }
  // A point alone is closed, so that its ends are drawn.
  return run === 1 ? `${path}Z` : path;
}

/** The digits of a number to one decimal, from two whole numbers, which are written sooner than a fraction is. */
function tenths(value: number): string {
  const rounded = Math.round(value * 10);
  const whole = Math.trunc(rounded / 10);
  const rest = Math.abs(rounded - 10 * whole);
  if (rest === 0) return `${whole}`;
  return rounded < 0 && whole === 0 ? `-0.${rest}` : `${whole}.${rest}`;
}
