/**
 * Charts as small pictures without axes, words and grid. They are data, so that a file can hold them: shapes in colours by role,
 * each a path in whole pixels of the picture.
 */

import { solutionColors } from "./colors";
import { visiblePoints } from "./downsample";
import { simplified } from "./few-points";
import type { valueAxis } from "./log-axis";
import { type Area, type GuideLine, isSolution, type LossData, type LossLevel, type LossLine, type Point } from "./loss-data";
import { type LossLayout, layOutLoss } from "./loss-layout";

/** In pixels; strokes need the margin. */
export const thumbnailSize = { width: 212, height: 78, margin: 4 };

/** How a path is drawn: stroked, as dots where its points are, filled, or stroked as wide as cells or bars are. */
export type ThumbnailLook = "line" | "thin" | "dashed" | "reference" | "dots" | "hollow" | "band" | "cells";

export interface ThumbnailShape {
  readonly look: ThumbnailLook;
  /** CSS. */
  readonly color: string;
  /** 1 unless told. */
  readonly opacity?: number;
  /** Of cells, in pixels. */
  readonly width?: number;
  readonly path: string;
}

export interface Thumbnail {
  readonly shapes: readonly ThumbnailShape[];
  /** A map whose runs are computed only when asked for has no picture: its cells are hatched, and the number of runs is written. */
  readonly map?: { readonly runs: number; readonly columns: number; readonly rows: number };
}

/** By the ids of presets. */
export type Thumbnails = Readonly<Record<string, Thumbnail>>;

export const thumbnailArea: Area = {
  left: thumbnailSize.margin,
  top: thumbnailSize.margin,
  right: thumbnailSize.width - thumbnailSize.margin,
  bottom: thumbnailSize.height - thumbnailSize.margin,
};

/** The size at which the page would draw it; its plot is scaled down to the picture. */
const full = { width: 640, height: 320 };

/** The curves, levels and bands of a chart of errors. @param axis  the vertical one, where it is not logarithmic. */
export function lossThumbnail(data: LossData, axis?: typeof valueAxis): Thumbnail {
  const layout = layOutLoss(data, full.width, full.height, [""], axis);
  const scaled = scaling(layout.area);
  return {
    shapes: [
      ...layout.marks.map(({ at }) => straight("reference", "var(--hairline)", { x: scaled.x(at), y: 0 }, { x: scaled.x(at), y: 1e4 })),
      ...layout.levels.map((level) => levelShape(level, scaled.x(level.left), scaled.y(level.y))),
      ...layout.guides.flatMap((guide) => curve(guide, "reference", "var(--muted)", guide.main, layout, scaled)),
      ...layout.lines.flatMap((line) => lineShapes(line, layout, scaled)),
    ],
  };
}

interface Scaled {
  readonly x: (pixel: number) => number;
  readonly y: (pixel: number) => number;
}

/** From pixels of a plot to those of the picture. */
export function scaling(plot: Area): Scaled {
  const { left, top, right, bottom } = thumbnailArea;
  return {
    x: (pixel) => left + ((pixel - plot.left) / (plot.right - plot.left)) * (right - left),
    y: (pixel) => top + ((pixel - plot.top) / (plot.bottom - plot.top)) * (bottom - top),
  };
}

function levelShape(level: LossLevel, left: number, y: number): ThumbnailShape {
  const [from, to] = [
    { x: left, y },
    { x: thumbnailArea.right, y },
  ];
  if (!isSolution(level)) return straight("reference", "var(--muted)", from, to);
  return straight(level.role === "convex" ? "dashed" : "line", solutionColors[level.role], from, to);
}

function lineShapes(line: LossLine, layout: LossLayout, scaled: Scaled): ThumbnailShape[] {
  const { color, main, thin, band } = line;
  return [
    ...(band ? [bandShape(line, band, layout, scaled)] : []),
    ...(thin ? curve(line, "thin", color, thin, layout, scaled) : []),
    ...curve(line, line.stroke === "solid" ? "line" : "dashed", color, main, layout, scaled),
  ];
}

function curve(
  { x: places }: Pick<LossLine | GuideLine, "x">,
  look: ThumbnailLook,
  color: string,
  values: ArrayLike<number>,
  layout: LossLayout,
  scaled: Scaled,
): ThumbnailShape[] {
  const path = pathThrough(pointsOf(places, values, layout, scaled));
  return path === "" ? [] : [{ look, color, path }];
}

function bandShape(
  { x: places, color }: LossLine,
  { low, high }: NonNullable<LossLine["band"]>,
  layout: LossLayout,
  scaled: Scaled,
): ThumbnailShape {
  const [under, over] = [low, high].map((values) => pointsOf(places, values, layout, scaled).filter(({ y }) => Number.isFinite(y)));
  return { look: "band", color, path: `${pathThrough([...under, ...over.toReversed()])}z` };
}

function pointsOf(places: ArrayLike<number>, values: ArrayLike<number>, { x, y }: LossLayout, scaled: Scaled): Point[] {
  const columns = Float64Array.from(places, (place) => scaled.x(x.at(place)));
  return visiblePoints(columns, values).map((index) => ({ x: columns[index], y: scaled.y(y.at(values[index])) }));
}

function straight(look: ThumbnailLook, color: string, from: Point, to: Point): ThumbnailShape {
  return { look, color, path: pathThrough([from, to]) };
}

/** In whole pixels and of few points; a point that is no number leaves a gap. Relative, which is short. */
export function pathThrough(points: readonly Point[]): string {
  let path = "";
  let last = { x: 0, y: 0 };
  for (const part of parts(points))
    for (const [place, point] of simplified(part.map(inPicture)).entries()) {
      path += place === 0 ? "m" : " ";
      path += `${point.x - last.x} ${point.y - last.y}`;
      last = point;
    }
  return path;
}

/** Dots at points, which round caps make of lines without length. */
export function dotsAt(points: readonly Point[]): string {
  const drawn = points.filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)).map(inPicture);
  return [...new Set(drawn.map(({ x, y }) => `M${x} ${y}h0`))].join("");
}

function parts(points: readonly Point[]): Point[][] {
  const found: Point[][] = [[]];
  for (const point of points)
    if (Number.isFinite(point.x) && Number.isFinite(point.y)) found[found.length - 1].push(point);
    else found.push([]);
  return found.filter((part) => part.length > 0);
}

/** Whole pixels; curves that leave the plot end at its edge. */
function inPicture({ x, y }: Point): Point {
  const { left, top, right, bottom } = thumbnailArea;
  return { x: Math.round(Math.max(left, Math.min(right, x))), y: Math.round(Math.max(top, Math.min(bottom, y))) };
}
