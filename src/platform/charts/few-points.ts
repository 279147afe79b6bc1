/** Curves of few points. */
import type { Point } from "./loss-data";

/** Points of a simplified curve at most. */
const most = 60;
/** Pixels by which a simplified curve may miss a point, to begin with. */
const tolerance = 0.6;

/** The points without which a curve would miss others by more than half a pixel, or by more where they would be too many. */
export function simplified(points: readonly Point[]): readonly Point[] {
  for (let within = tolerance; ; within *= 1.5) {
    const kept = withoutNear(points, within);
    if (kept.length <= most) return kept;
  }
}

/** The algorithm of Ramer, Douglas and Peucker. */
function withoutNear(points: readonly Point[], within: number): readonly Point[] {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points[points.length - 1]];
  let farthest = 0;
  let distance = 0;
  for (let at = 1; at < points.length - 1; at++) {
    const away = distanceTo(points[at], first, last);
    if (away > distance) [farthest, distance] = [at, away];
  }
  if (distance <= within) return [first, last];
  return [...withoutNear(points.slice(0, farthest + 1), within), ...withoutNear(points.slice(farthest), within).slice(1)];
}

/** From a point to the line segment between two others. */
function distanceTo(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length));
  return Math.hypot(point.x - from.x - share * dx, point.y - from.y - share * dy);
}
