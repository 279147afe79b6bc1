/** Handles of the promise: the tolerance moves its line, the failure probability its end of the quantile's line. */
import type { KeyboardEvent, PointerEvent } from "react";
import { formatSetting } from "../../../../platform/charts/format";
import { placeWithin } from "../../../../platform/charts/pointer";
import { sampleComplexityFields } from "../../document/sample-complexity";
import { excessQuantile } from "../../math/sample-complexity/needed";
import type { ExcessLayout } from "./excess-layout";
import { type Guarantee, promised } from "./guarantee-data";
import { deltas } from "./needed-data";
import { guaranteeText } from "./words";

/** Takes a tolerance or a failure probability. */
export type OnPromise = (change: { readonly epsilon: number } | { readonly delta: number }) => void;

interface HandleProps {
  readonly layout: ExcessLayout;
  readonly guarantee: Guarantee;
  readonly onPromise: OnPromise;
}

/** Steps of a key, in decades. */
const keyStep = 1 / 20;

export function EpsilonHandle({ layout: { area, y, epsilonAt }, guarantee: { epsilon }, onPromise }: HandleProps) {
  const { min, max } = sampleComplexityFields.epsilon;
  const set = (value: number) => onPromise({ epsilon: Number(Math.min(max, Math.max(min, value)).toPrecision(3)) });
  const ends = [y.low, valueAt(y, area.top)] as const;
  return (
    <Handle
      name={guaranteeText.epsilonHandle}
      said={`ε = ${formatSetting(epsilon)}`}
      now={Math.log10(epsilon)}
      range={[Math.log10(ends[0]), Math.log10(ends[1])]}
      x={area.left}
      y={epsilonAt}
      area={area}
      onDrag={(at) => set(valueAt(y, at))}
      onStep={(steps) => set(epsilon * 10 ** (steps * keyStep))}
      onEnd={(end) => set(ends[end])}
    />
  );
}

export function DeltaHandle({ layout: { area, y, columns }, guarantee, onPromise }: HandleProps) {
  const { delta, draws } = guarantee;
  const { row } = columns[columns.length - 1];
  const offered = deltas.filter((one) => one * draws >= 1);
  const place = offered.findLastIndex((one) => one >= delta);
  const take = (to: number) => onPromise({ delta: offered[Math.max(0, Math.min(offered.length - 1, to))] });
  const heights = offered.map((one) => y.at(excessQuantile(row.excess, one)));
  return (
    <Handle
      name={guaranteeText.deltaHandle}
      said={guaranteeText.deltaSaid(delta, promised(guarantee), draws)}
      now={-Math.log10(delta)}
      range={[-Math.log10(offered[0]), -Math.log10(offered[offered.length - 1])]}
      x={area.right}
      y={y.at(row.quantile)}
      area={area}
      onDrag={(at) => take(nearest(heights, at))}
      onStep={(steps) => take(place + Math.sign(steps))}
      onEnd={(end) => take(end === 0 ? 0 : offered.length - 1)}
    />
  );
}

/** The value at a height of a logarithmic axis. */
function valueAt(y: ExcessLayout["y"], pixel: number): number {
  const [from, to] = [y.ticks[0], y.ticks[y.ticks.length - 1]];
  const [low, high] = [y.at(10 ** from), y.at(10 ** to)];
  return 10 ** (from + ((to - from) * (pixel - low)) / (high - low));
}

function nearest(heights: readonly number[], at: number): number {
  return heights.reduce((best, height, place) => (Math.abs(height - at) < Math.abs(heights[best] - at) ? place : best), 0);
}

interface VerticalHandle {
  readonly name: string;
  readonly said: string;
  readonly now: number;
  readonly range: readonly [low: number, high: number];
  readonly x: number;
  readonly y: number;
  readonly area: ExcessLayout["area"];
  /** @param at  pixel of the chart */
  readonly onDrag: (at: number) => void;
  readonly onStep: (steps: number) => void;
  readonly onEnd: (end: 0 | 1) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 5, PageDown: -5 };

function Handle({ name, said, now, range, x, y, area, onDrag, onStep, onEnd }: VerticalHandle) {
  const follow = (event: PointerEvent<HTMLButtonElement>) => {
    const chart = event.currentTarget.parentElement;
    if (!chart || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onDrag(Math.max(area.top, Math.min(area.bottom, placeWithin(chart, event).y)));
  };
  const steer = (event: KeyboardEvent) => {
    if (event.key === "Home" || event.key === "End") onEnd(event.key === "Home" ? 0 : 1);
    else if (event.key in steps) onStep(steps[event.key]);
    else return;
    event.preventDefault();
  };
  return (
    <button
      type="button"
      className="guarantee-handle"
      role="slider"
      aria-label={name}
      aria-orientation="vertical"
      aria-valuemin={range[0]}
      aria-valuemax={range[1]}
      aria-valuenow={now}
      aria-valuetext={said}
      title={`${name}: ${said}`}
      style={{ left: x, top: Math.max(area.top, Math.min(area.bottom, y)) }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={follow}
      onKeyDown={steer}
    />
  );
}
