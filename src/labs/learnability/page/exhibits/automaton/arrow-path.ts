/** Paths of arrows between round states: straight if no other arrow or state lies on the line, else curved. */
import type { Point } from "../../../math/tasks/automaton/automaton";
import { radius } from "./layout";

export interface ArrowPath {
  /** Path data, from the rim of one state to that of the other. */
  readonly d: string;
  /** Middle of the letters. */
  readonly label: Point;
}

/** Distance of a curve's middle from the straight line. */
const bend = 26;
/** A state this close to the line makes the arrow curved. */
const clearance = radius + 8;
/** Room between the rim and the tip. */
const gap = 3;
/** From the line to the middle of its letters. */
const labelGap = 12;
const loop = { height: 40, spread: 22 };

/** The arrow from one state to another. @param others centres of the states it should not cross. */
export function arrowPath(from: Point, to: Point, others: readonly Point[], opposite: boolean): ArrowPath {
  const obstacle = others.some((point) => distanceToSegment(point, from, to) < clearance);
  if (!opposite && !obstacle) return straightPath(from, to);
  return curvedPath(from, to, obstacle ? bend + 2 * radius : bend);
}

function straightPath(from: Point, to: Point): ArrowPath {
  const [ux, uy] = direction(from, to);
  const reach = radius + gap;
  const a: Point = [from[0] + ux * radius, from[1] + uy * radius];
  const b: Point = [to[0] - ux * reach, to[1] - uy * reach];
  return { d: `M${pair(a)}L${pair(b)}`, label: [(a[0] + b[0]) / 2 + uy * labelGap, (a[1] + b[1]) / 2 - ux * labelGap] };
}

/** A quadratic curve to the left of its direction, so that an arrow and its opposite part. @param height of its middle. */
function curvedPath(from: Point, to: Point, height: number): ArrowPath {
  const [ux, uy] = direction(from, to);
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  // The middle of a quadratic curve is half as high as its control point.
  const control: Point = [middle[0] + uy * 2 * height, middle[1] - ux * 2 * height];
  const [ax, ay] = direction(from, control);
  const [bx, by] = direction(to, control);
  const a: Point = [from[0] + ax * radius, from[1] + ay * radius];
  const b: Point = [to[0] + bx * (radius + gap), to[1] + by * (radius + gap)];
  const peak: Point = [(a[0] + 2 * control[0] + b[0]) / 4, (a[1] + 2 * control[1] + b[1]) / 4];
  return { d: `M${pair(a)}Q${pair(control)} ${pair(b)}`, label: [peak[0] + uy * labelGap, peak[1] - ux * labelGap] };
}

/** Where a loop may stand, in degrees clockwise from the right; above the state where nothing speaks against it. */
const loopAngles = [-90, 90, -45, -135, 45, 135];
/** More room than this makes a loop no better. */
const enoughRoom = 60;
/** Letters of a loop keep this distance from arrows that pass by. */
const passing = 22;

/**
 * The arrow from a state back to itself, on the side with the most room.
 *
 * @param neighbours  centres of the states to and from which it has arrows, and where the arrow of the start comes from.
 * @param lines       arrows between other states.
 */
export function loopPath(at: Point, neighbours: readonly Point[], lines: readonly (readonly [Point, Point])[]): ArrowPath {
  const taken = neighbours.map(([x, y]) => (Math.atan2(y - at[1], x - at[0]) * 180) / Math.PI);
  const room = (angle: number) => {
    const free = Math.min(enoughRoom, ...taken.map((other) => turn(angle, other)));
    const { label } = loopTowards(at, angle);
    return lines.some(([a, b]) => distanceToSegment(label, a, b) < passing) ? free - enoughRoom : free;
  };
  const best = loopAngles.reduce((chosen, angle) => (room(angle) > room(chosen) ? angle : chosen));
  return loopTowards(at, best);
}

function loopTowards([x, y]: Point, degrees: number): ArrowPath {
  const { height, spread } = loop;
  const angle = ((degrees + 90) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  /** A point given for a loop above the state. */
  const turned = (right: number, up: number): Point => [x + right * cos + up * sin, y + right * sin - up * cos];
  const foot = radius * 0.42;
  const rim = Math.sqrt(radius ** 2 - foot ** 2);
  const high = rim + height;
  return {
    d: `M${pair(turned(-foot, rim))}C${pair(turned(-spread, high))} ${pair(turned(spread, high))} ${pair(turned(foot + 1, rim + gap))}`,
    label: turned(0, rim + 0.75 * height + 9),
  };
}

/** Angle between two directions, 0 to 180 degrees. */
function turn(a: number, b: number): number {
  const difference = Math.abs(a - b) % 360;
  return Math.min(difference, 360 - difference);
}

function direction([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / length, (by - ay) / length];
}

export function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay));
}

function pair([x, y]: Point): string {
  return `${Math.round(10 * x) / 10},${Math.round(10 * y) / 10}`;
}
