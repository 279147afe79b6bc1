/**
 * Reads values off a chart at one place: by pointer, by finger, or with the arrow keys. To assistive technology it is a
 * slider over the places of the chart whose value is the sentence read there.
 */

import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { placeWithin } from "./pointer";

export interface ReadOutRow {
  readonly key: string;
  readonly swatch: ReactNode;
  readonly name: string;
  readonly value: string;
}

export interface Reading {
  readonly title: string;
  readonly rows: readonly ReadOutRow[];
  /** Pixel of the place. */
  readonly x: number;
}

export interface ReadOutProps {
  readonly label: string;
  /** Number of places, 0 to count - 1. */
  readonly count: number;
  /** Index of the place nearest to a pixel. */
  readonly nearest: (x: number) => number;
  readonly read: (index: number) => Reading;
  readonly area: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** The place where reading begins by keyboard; the last one by default. */
  readonly rest?: number;
  /** Takes the place that is read, by click or Enter. */
  readonly onChoose?: (index: number) => void;
}

const jump = 10;

export function ReadOut({ label, count, nearest, read, area, rest = count - 1, onChoose }: ReadOutProps) {
  const [place, setPlace] = useState<number | null>(null);
  const shown = place === null || count === 0 ? null : Math.min(place, count - 1);
  const reading = shown === null ? null : read(shown);

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (count > 0) setPlace(nearest(area.left + placeWithin(event.currentTarget, event).x));
  };
  const steer = (event: KeyboardEvent) => {
    if (event.key === "Escape" && shown === null) return;
    const resting = shown ?? within(rest, count);
    if (event.key === "Enter" && count > 0) onChoose?.(resting);
    const next = steered(event.key, resting, count);
    if (next === undefined) return;
    event.preventDefault();
    setPlace(next);
  };

  const width = area.right - area.left;
  const height = area.bottom - area.top;
  return (
    <>
      <div
        className="readout-area"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, count - 1)}
        aria-valuenow={shown ?? within(rest, count)}
        aria-valuetext={readingSentence(reading ?? (count > 0 ? read(within(rest, count)) : null))}
        style={{ left: area.left, top: area.top, width, height }}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setPlace(null)}
        onClick={() => shown !== null && onChoose?.(shown)}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && setPlace((at) => at ?? within(rest, count))}
        onBlur={() => setPlace(null)}
        onKeyDown={steer}
      />
      {reading && (
        <>
          <div className="readout-line" style={{ left: reading.x, top: area.top, height }} />
          <ReadingBox reading={reading} x={reading.x} onLeft={reading.x - area.left > width / 2} top={area.top} />
        </>
      )}
    </>
  );
}

export interface ReadingBoxProps {
  readonly reading: Pick<Reading, "title" | "rows">;
  readonly x: number;
  readonly onLeft: boolean;
  readonly top: number;
}

export function ReadingBox({ reading, x, onLeft, top }: ReadingBoxProps) {
  const place = { top: top + 8, left: x + (onLeft ? -10 : 10), transform: onLeft ? "translateX(-100%)" : undefined };
  return (
    <div className="readout-box" style={place} aria-hidden="true">
      <div className="readout-title">{reading.title}</div>
      {reading.rows.map(({ key, swatch, name, value }) => (
        <div className="readout-row" key={key}>
          {swatch}
          <span className="readout-name">{name}</span>
          <span className="readout-value">{value}</span>
        </div>
      ))}
    </div>
  );
}

function within(place: number, count: number): number {
  return Math.max(0, Math.min(count - 1, place));
}

function steered(key: string, place: number, count: number): number | null | undefined {
  if (key === "Escape") return null;
  if (key === "ArrowLeft" || key === "ArrowDown") return within(place - 1, count);
  if (key === "ArrowRight" || key === "ArrowUp") return within(place + 1, count);
  if (key === "PageDown") return within(place - jump, count);
  if (key === "PageUp") return within(place + jump, count);
  if (key === "Home") return 0;
  if (key === "End") return within(count - 1, count);
  return undefined;
}

export function readingSentence(reading: Pick<Reading, "title" | "rows"> | null): string {
  if (!reading) return "";
  return `${reading.title}: ${reading.rows.map(({ name, value }) => `${name} ${value}`).join(", ")}`;
}
