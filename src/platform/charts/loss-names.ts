/** Names inside the loss chart: of levels, guides and marks, each where it lies over no curve and no other name. */

import type { LogAxis } from "./log-axis";
import { pixel } from "./log-axis";
import {
  type Area,
  type GuideLine,
  isSolution,
  type LossData,
  type LossLevel,
  type LossLine,
  type LossMark,
  type Point,
} from "./loss-data";
import type { RunAxis } from "./run-axis";
import { labelLine, wrapped } from "./wrap";

export interface PlacedLevel extends LossLevel {
  readonly y: number;
  readonly left: number;
  /** Baseline of the first line of a name that is written along the line. */
  readonly nameAt: number;
}

export interface NamedGuide extends GuideLine {
  /** Baseline of the first line of the name, at its right end or at its left one. */
  readonly named: (Point & { readonly lines: readonly string[]; readonly anchor: "end" | "start" }) | null;
}

export interface PlacedMark extends LossMark {
  readonly at: number;
  /** Lines that its name stands above the lowest place: 0 for most. */
  readonly row: number;
  /** A name stands before its line where it would leave the plot at the right, or lie over a curve. */
  readonly before: boolean;
}

/** Pixels by which the name of a mark may leave the plot, over numbers of an axis. */
const mostBeyond = 12;

interface Plot {
  readonly x: RunAxis;
  readonly y: LogAxis;
  readonly area: Area;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The last line of the title above the plot. */
interface TitleLine {
  readonly width: number;
  readonly top: number;
}

export const averageLetter = 6.5;
/** The baseline of the first line of the title. */
export const titleBase = 11;
/** Of the words along a level, which keep away from both ends of the plot. */
export const noteMargin = 12;
/** Pixels of their letters above and below a baseline. */
const [letterHeight, letterDepth] = [11, 3];

/** Levels first, whose names have the fewest places, then guides, then marks. */
export function placeNames(data: LossData, plot: Plot, title: TitleLine) {
  const taken: Box[] = [];
  const levels = placeLevels(data.levels, plot, title, taken);
  const guides = data.guides.map((guide) => nameGuide(guide, data.lines, plot, taken));
  return { levels, guides, marks: placeMarks(data, plot, taken) };
}

/**
 * Names stand above their lines, or below where another line passes through the room above; a name that would lie over another's,
 * or over the last line of the title, takes the other side, or the first room below.
 */
function placeLevels(levels: readonly LossLevel[], { x, y, area }: Plot, title: TitleLine, taken: Box[]): PlacedLevel[] {
  const at = levels.map(({ value }) => pixel(y.at(value)));
  const names = new Map<LossLevel, number>();
  const downwards = levels.map((_, index) => index).sort((one, other) => at[one] - at[other]);
  for (const index of downwards) {
    const level = levels[index];
    if (isSolution(level)) continue;
    const lines = wrapped(level.name, area.right - area.left - noteMargin);
    const more = (lines.length - 1) * labelLine;
    const right = area.right - noteMargin / 2;
    const left = right - widthOf(lines);
    const highest = title.width > left ? title.top + titleBase + letterDepth : 0;
    const isFree = (first: number) => {
      const { top, bottom } = boxOf(lines, left, first);
      return highest <= top && taken.every((box) => box.bottom <= top || bottom <= box.top);
    };
    const [above, under] = [at[index] - 6 - more, at[index] + 15];
    const crowded = at.some((other, place) => place !== index && other <= at[index] && other > at[index] - 20 - more);
    const next = Math.max(under, ...taken.map(({ bottom }) => bottom + letterHeight));
    const first = (crowded ? [under, above] : [above, under]).find(isFree) ?? next;
    taken.push(boxOf(lines, left, first));
    names.set(level, first);
  }
  return levels.map((level, index) => {
    const left = level.from === undefined ? area.left : pixel(x.at(level.from));
    return { ...level, y: at[index], left, nameAt: names.get(level) ?? at[index] };
  });
}

/** From the middle of a curve outwards: shares of its points. */
const alongGuide = [1 / 2, 5 / 8, 3 / 8, 3 / 4, 1 / 4, 7 / 8, 1 / 8];

/**
 * An earlier run is named above its end, a theory below its middle, or at the next place along it that is clear: below or
 * above, before or after it.
 */
function nameGuide(guide: GuideLine, curves: readonly LossLine[], plot: Plot, taken: Box[]): NamedGuide {
  const { x, y, area } = plot;
  const known = Array.from(guide.main, (_, index) => index).filter((index) => !Number.isNaN(guide.main[index]));
  if (guide.name === "" || known.length === 0) return { ...guide, named: null };
  const lines = wrapped(guide.name, area.right - area.left - noteMargin);
  const width = widthOf(lines);
  const pointAt = (index: number) => ({ x: pixel(x.at(guide.x[index])), y: pixel(y.at(guide.main[index])) });
  const placed = (at: Point, anchor: "end" | "start", first: number) => {
    const left = anchor === "end" ? Math.max(at.x - 6 - width, area.left + 6) : at.x + 6;
    return { box: boxOf(lines, left, first), named: { x: anchor === "end" ? left + width : left, y: first, lines, anchor } };
  };
  const places =
    guide.role === "earlier"
      ? [pointAt(known[known.length - 1])].map((at) => placed(at, "end", at.y - 7))
      : alongGuide
          .map((share) => pointAt(known[Math.min(known.length - 1, Math.floor(share * known.length))]))
          .flatMap((at) =>
            [at.y + 18, at.y - 7 - (lines.length - 1) * labelLine].flatMap((first) => [
              placed(at, "end", first),
              placed(at, "start", first),
            ]),
          );
  const isClear = ({ box }: (typeof places)[number]) =>
    box.right <= area.right &&
    box.top >= area.top &&
    box.bottom <= area.bottom &&
    !taken.some((other) => meet(box, other)) &&
    ![guide, ...curves].some((curve) => passesThrough(curve, plot, box));
  const { box, named } = places.find(isClear) ?? places[0];
  taken.push(box);
  return { ...guide, named };
}

/**
 * Each name in the lowest row in which it lies over no other name and no curve, after its line rather than before it. In a narrow
 * plot it leaves the edge as little as it can, or is left out.
 */
function placeMarks({ marks, lines, guides }: LossData, plot: Plot, taken: Box[]): PlacedMark[] {
  const { x, area } = plot;
  const rows = Array.from({ length: Math.max(1, Math.floor((area.bottom - area.top - letterHeight) / labelLine)) }, (_, row) => row);
  return marks.map((mark) => {
    const at = pixel(x.at(mark.x));
    const width = mark.name.length * averageLetter + 10;
    const sides = [
      { before: false, left: at, right: at + width },
      { before: true, left: at - width, right: at },
    ];
    const beyond = ({ left, right }: { readonly left: number; readonly right: number }) =>
      Math.max(area.left - left, right - area.right, 0);
    const least = Math.min(...sides.map(beyond));
    const places = rows.flatMap((row) =>
      sides
        .filter((side) => beyond(side) === least)
        .map(({ before, left, right }) => {
          const base = area.bottom - 7 - row * labelLine;
          return { before, row, box: { left, right, top: base - letterHeight, bottom: base + letterDepth } };
        }),
    );
    const free = places.filter(({ box }) => !taken.some((other) => meet(box, other)));
    const place = free.find(({ box }) => ![...lines, ...guides].some((curve) => passesThrough(curve, plot, box))) ?? free[0] ?? places[0];
    // A name for which the plot is too narrow would lie over what stands beside it.
    if (least > mostBeyond) return { ...mark, name: "", at, row: 0, before: false };
    taken.push(place.box);
    return { ...mark, at, row: place.row, before: place.before };
  });
}

const widthOf = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length)) * averageLetter;

function boxOf(lines: readonly string[], left: number, first: number): Box {
  return {
    left,
    right: left + widthOf(lines),
    top: first - letterHeight,
    bottom: first + (lines.length - 1) * labelLine + letterDepth,
  };
}

const meet = (one: Box, other: Box) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether a curve crosses a box of the plot. */
function passesThrough({ x: places, main }: Pick<LossLine, "x" | "main">, { x, y }: Plot, box: Box): boolean {
  for (let i = 1; i < places.length; i++) {
    const [from, to] = [x.at(places[i - 1]), x.at(places[i])];
    if (Number.isNaN(main[i - 1]) || Number.isNaN(main[i]) || to < box.left || from > box.right) continue;
    const [start, end] = [y.at(main[i - 1]), y.at(main[i])];
    const heightAt = (place: number) => (to > from ? start + ((end - start) * (place - from)) / (to - from) : start);
    const heights = [heightAt(Math.max(from, box.left)), heightAt(Math.min(to, box.right))];
    if (Math.max(...heights) >= box.top && Math.min(...heights) <= box.bottom) return true;
  }
  return false;
}
