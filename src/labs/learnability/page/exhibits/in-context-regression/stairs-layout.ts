/** Where the curves of in-context regression stand: errors above, shares of each direction below, on one axis of steps. */
import { scaleLinear } from "d3-scale";
import { headsColor, headsTextColor } from "../../../../../platform/charts/colors";
import { formatValue } from "../../../../../platform/charts/format";
import { linePath } from "../../../../../platform/charts/line-path";
import { pixel } from "../../../../../platform/charts/log-axis";
import type { Area } from "../../../../../platform/charts/loss-data";
import { type RunAxis, runAxis } from "../../../../../platform/charts/run-axis";
import { spread } from "../../../../../platform/charts/spread";
import { letterWidth } from "../../../../../platform/charts/text-room";
import { shortName } from "../../../../../platform/charts/wrap";
import { halfLearned, type Stair, type Theory } from "./regression-data";

/** Beside the plots: names at the left of this column, values at its right end; wider for long names of learners, up to the widest share. */
const columnWidth = { most: 192, least: 168, share: 0.42, widest: 0.6 };
/** Room for the marker of a learner before its name. */
export const learnerSwatch = 15;
const gap = 10;
const left = 40;
const labelHeight = 15;
/** Of all the height, the part of the upper plot. */
const upperShare = 0.6;
const titles = 18;
const below = 38;
/** Plateaus with a name; more of them would cover each other. */
const mostNamed = 6;
/** Steps before which a long run shows nothing. */
const firstShown = 10;

export interface StairRow {
  readonly id: string;
  readonly role: "zero" | "plateau" | "best" | "gradient-step" | "ridge" | "learner";
  readonly value: number;
  /** Directions, of a plateau; steps, of gradient descent in the context. */
  readonly m?: number;
  readonly stair?: Stair;
  /** Pixel of the value and of its words. */
  readonly y: number;
  readonly labelY: number;
}

export interface DirectionLine {
  /** Place in the order of the theory. */
  readonly index: number;
  readonly lambda: number;
  readonly half: number | null;
  readonly color: string;
  readonly textColor: string;
  readonly stroke: "solid" | "dashed" | "dotted";
  readonly path: string;
  readonly labelY: number | null;
  /** Where half of it is learned, in pixels; null before. */
  readonly mark: { readonly x: number; readonly y: number } | null;
}

export interface StairsLayout {
  readonly upper: Area;
  readonly lower: Area;
  readonly x: RunAxis;
  readonly errorTicks: readonly { readonly value: number; readonly y: number }[];
  readonly shareTicks: readonly { readonly value: number; readonly y: number }[];
  readonly rows: readonly StairRow[];
  readonly curves: readonly {
    readonly stair: Stair;
    readonly path: string;
    readonly end: { readonly x: number; readonly y: number } | null;
  }[];
  readonly directions: readonly DirectionLine[];
  /** Left and right end of the column beside the plots. */
  readonly column: { readonly left: number; readonly right: number };
}

export function layOutStairs(theory: Theory, stairs: readonly Stair[], shown: Stair | null, width: number, height: number): StairsLayout {
  const right = width - columnOf(stairs, width);
  const split = Math.round(height * upperShare);
  const upper = { left, right, top: titles + 4, bottom: split - 16 };
  const lower = { left, right, top: split + titles + 4, bottom: height - below };
  const steps = Math.max(1, ...stairs.map(({ learner }) => learner.spec.steps));
  const low = steps >= 1000 ? firstShown : 1;
  const x = runAxis({ scale: "log", low, high: steps, hasZero: false, from: left, to: right });
  const seen = stairs.map((stair) => within(stair, low));
  const top = Math.max(theory.heights[0], theory.ridge, ...stairs.flatMap(({ error }) => largest(error, 1.5 * theory.heights[0]))) * 1.03;
  const y = scaleLinear([0, top], [upper.bottom, upper.top]).clamp(true);
  const path = (stair: Stair, from: number, values: Float64Array, at: (value: number) => number) =>
    linePath(Array.from({ length: stair.step.length - from }, (_, k) => ({ x: x.at(stair.step[from + k]), y: at(values[from + k]) })));
  const curves = stairs.map((stair, k) => {
    const last = stair.step.length - 1;
    const end = last >= seen[k] ? { x: x.at(stair.step[last]), y: y(stair.error[last]) } : null;
    return { stair, path: path(stair, seen[k], stair.error, y), end };
  });
  const shares = scaleLinear([-0.05, 1.15], [lower.bottom, lower.top]).clamp(true);
  return {
    upper,
    lower,
    x,
    errorTicks: y.ticks(5).map((value) => ({ value, y: pixel(y(value)) })),
    shareTicks: [0, 0.5, 1].map((value) => ({ value, y: pixel(shares(value)) })),
    rows: placedRows(theory, stairs, y, upper),
    curves,
    directions: shown ? directionsOf(theory, shown, x, lower, (values) => path(shown, within(shown, low), values, shares), shares) : [],
    column: { left: right + gap, right: width },
  };
}

/** The width of the column, with room for the names of learners, or for the part that tells them apart. */
function columnOf(stairs: readonly Stair[], width: number): number {
  const { most, least, share, widest } = columnWidth;
  const usual = Math.max(least, Math.min(most, share * width));
  const need = ({ learner, error }: Stair, room: number) => {
    const value = formatValue(error[error.length - 1]).length + 1;
    return gap + learnerSwatch + Math.ceil((shortName(learner.name, room).length + value) * letterWidth);
  };
  const needs = (room: number) => Math.max(0, ...stairs.map((stair) => need(stair, room)));
  const whole = needs(Number.POSITIVE_INFINITY);
  return Math.max(usual, whole <= share * width ? whole : Math.min(needs(0), widest * width));
}

/** The first recorded step on the axis. */
function within({ step }: Stair, low: number): number {
  const at = step.findIndex((value) => value >= low);
  return at < 0 ? step.length : at;
}

function largest(values: Float64Array, most: number): number {
  return Math.min(
    most,
    values.reduce((high, value) => (value > high ? value : high), 0),
  );
}

/** Plateaus, baselines and the last errors of learners, with their words moved apart. */
function placedRows({ heights, steps, ridge }: Theory, stairs: readonly Stair[], y: (value: number) => number, area: Area): StairRow[] {
  const D = heights.length - 1;
  // Names that have no room below one another would lie over the titles: those of the plateaus between the ends give way.
  const room = Math.floor((area.bottom - area.top) / labelHeight) + 1 - (steps.length + 1 + stairs.length);
  const most = Math.max(1, Math.min(mostNamed, room - 1));
  const named = (m: number) => m < most || m === D;
  const plateaus = Array.from(heights, (value, m) => ({
    id: `plateau-${m}`,
    role: m === 0 ? ("zero" as const) : m === D ? ("best" as const) : ("plateau" as const),
    value,
    m,
    named: named(m),
  }));
  const rows = [
    ...plateaus,
    ...steps.map((value, k) => ({ id: `gradient-step-${k + 1}`, role: "gradient-step" as const, value, m: k + 1, named: true })),
    { id: "ridge", role: "ridge" as const, value: ridge, named: true },
    ...stairs.map((stair) => ({
      id: `learner-${stair.learner.index}`,
      role: "learner" as const,
      value: stair.error[stair.error.length - 1],
      stair,
      named: true,
    })),
  ];
  const shown = rows.filter(({ named, value }) => named && Number.isFinite(value));
  const places = spread(
    shown.map(({ value }) => y(value)),
    labelHeight,
    area.top - labelHeight / 2,
    area.bottom + labelHeight / 2,
  );
  return rows
    .filter(({ value }) => Number.isFinite(value))
    .map(({ named: _, ...row }) => ({
      ...row,
      y: pixel(y(row.value)),
      labelY: pixel(places[shown.findIndex(({ id }) => id === row.id)] ?? Number.NaN),
    }));
}

const strokes = ["solid", "dashed", "dotted"] as const;

/** The strongest direction first, in colours from many heads to few. */
function directionsOf(
  { lambda }: Theory,
  stair: Stair,
  x: RunAxis,
  area: Area,
  pathOf: (values: Float64Array) => string,
  y: (value: number) => number,
): DirectionLine[] {
  const { shares } = stair;
  if (!shares) return [];
  const order = Array.from(lambda, (_, k) => lambda.length - 1 - k);
  const named = order.slice(0, mostNamed);
  const middle = (area.top + area.bottom) / 2;
  const places = spread(
    named.map((_, k) => middle + (k - (named.length - 1) / 2) * labelHeight),
    labelHeight,
    area.top,
    area.bottom,
  );
  return order.map((index, k) => {
    const half = halfLearned(stair, index);
    const heads = 64 ** (1 - k / Math.max(1, order.length - 1));
    return {
      index,
      lambda: lambda[index],
      half,
      color: headsColor(heads),
      textColor: headsTextColor(heads),
      stroke: strokes[k % strokes.length],
      path: pathOf(shares[index]),
      labelY: places[k] === undefined ? null : pixel(places[k]),
      mark: half === null ? null : { x: pixel(x.at(half)), y: pixel(y(0.5)) },
    };
  });
}
