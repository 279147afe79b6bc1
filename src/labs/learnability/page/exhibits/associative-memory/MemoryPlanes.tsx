/** Keys and values of two numbers as arrows that can be dragged, beside the sum that attention makes of them. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from "react";
import { placeWithin } from "../../../../../platform/charts/pointer";
import { lockText } from "../../../../../platform/shell/class/words";
import { largestEntry } from "../../../math/tasks/associative-memory/table";
import { type Plane, type Point, planeOf } from "./plane";
import type { ReadMemory } from "./read-memory";
import type { Entry, Place } from "./table-edits";
import { memoryText } from "./words";
import "./memory-planes.css";

interface Arrow {
  readonly id: string;
  readonly label: string;
  /** Name of the vector for a screen reader. */
  readonly name: string;
  readonly at: Point;
  /** First of its two cells in the table; null for a vector that is computed. */
  readonly place: Place | null;
  readonly look: "pair" | "query" | "output";
}

export interface MemoryPlanesProps {
  readonly memory: ReadMemory;
  /** Drawn, but not to be moved. */
  readonly locked: boolean;
  readonly offer: (place: Place, block: readonly (readonly Entry[])[]) => string | null;
}

const size = 204;

export function MemoryPlanes({ memory: { table, retrieval }, locked, offer }: MemoryPlanesProps) {
  const words = memoryText.planes;
  const point = (vector: ArrayLike<number>): Point => [vector[0], vector[1]];
  const query: Arrow = {
    ...{ id: "query", label: "q", name: words.query, at: point(table.query), place: { row: table.keys.length, column: 0 }, look: "query" },
  };
  const keys = table.keys.map((key, pair): Arrow => {
    return {
      id: `key-${pair}`,
      label: `k${pair + 1}`,
      name: words.key(pair),
      at: point(key),
      place: { row: pair, column: 0 },
      look: "pair",
    };
  });
  const values = table.values.map((value, pair): Arrow => {
    return {
      id: `value-${pair}`,
      label: `v${pair + 1}`,
      name: words.value(pair),
      at: point(value),
      place: { row: pair, column: 2 },
      look: "pair",
    };
  });
  const output: Arrow = {
    id: "output",
    label: "ŷ",
    name: words.output,
    at: point(retrieval.answer.subarray(retrieval.d)),
    place: null,
    look: "output",
  };
  const move = (place: Place, [x, y]: Point) => offer(place, [[x, y]]);
  return (
    <div className="memory-planes">
      <VectorPlane title={words.keys} arrows={[query, ...keys]} locked={locked} onMove={move} unit />
      <VectorPlane title={words.values} arrows={[output, ...values]} locked={locked} onMove={move} />
      {!locked && <p className="memory-help">{words.help}</p>}
    </div>
  );
}

interface VectorPlaneProps {
  readonly title: string;
  readonly arrows: readonly Arrow[];
  readonly locked: boolean;
  readonly onMove: (place: Place, to: Point) => void;
  /** Draws the circle of radius one. */
  readonly unit?: boolean;
}

function VectorPlane({ title, arrows, locked, onMove, unit = false }: VectorPlaneProps) {
  const heading = useId();
  const movable = arrows.filter(({ place }) => place !== null);
  const [stop, setStop] = useState(movable[movable.length > 1 ? 1 : 0].id);
  // While an arrow is dragged the plane keeps its scale under the pointer.
  const [held, hold] = useState<Plane | null>(null);
  const plane =
    held ??
    planeOf(
      arrows.map(({ at }) => at),
      size,
    );
  const active = movable.some(({ id }) => id === stop) ? stop : movable[0].id;
  return (
    <fieldset className="memory-plane" aria-labelledby={heading}>
      <p id={heading} className="memory-plane-title">
        {title}
      </p>
      <div className="memory-plane-area" style={{ width: size, height: size }}>
        <svg width={size} height={size} aria-hidden="true">
          <Grid plane={plane} unit={unit} />
          {arrows.map((arrow) => (
            <ArrowShape key={arrow.id} arrow={arrow} plane={plane} />
          ))}
        </svg>
        {movable.map((arrow) => (
          <Handle
            key={arrow.id}
            arrow={arrow}
            plane={plane}
            tabIndex={arrow.id === active ? 0 : -1}
            locked={locked}
            onFocus={() => setStop(arrow.id)}
            onMove={(to) => arrow.place && onMove(arrow.place, to)}
            onHold={(on) => hold(on ? plane : null)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Grid({ plane: { size: width, reach, grid, at }, unit }: { readonly plane: Plane; readonly unit: boolean }) {
  const count = Math.floor(reach / grid);
  const lines = Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * grid);
  const middle = width / 2;
  return (
    <>
      {lines.map((line) => {
        const [x, y] = at([line, line]);
        return (
          <path key={line} className={line === 0 ? "memory-plane-axis" : "memory-plane-line"} d={`M${x},0V${width}M0,${y}H${width}`} />
        );
      })}
      {unit && <circle className="memory-plane-unit" cx={middle} cy={middle} r={at([1, 0])[0] - middle} />}
    </>
  );
}

function ArrowShape({ arrow: { at, label, look }, plane }: { readonly arrow: Arrow; readonly plane: Plane }) {
  const [[x0, y0], [x, y]] = [plane.at([0, 0]), plane.at(at)];
  const length = Math.hypot(x - x0, y - y0);
  const [right, down] = length < 1 ? [0, -1] : [(x - x0) / length, (y - y0) / length];
  // The label of a query or an output stands on the other side of its arrow, since it often lies on another arrow.
  const side = look === "pair" ? 1 : -1;
  const [lx, ly] = [x + 12 * right - 12 * side * down, y + 12 * down + 12 * side * right];
  const within = (place: number) => Math.max(9, Math.min(plane.size - 9, place));
  const head =
    length < 9
      ? ""
      : `M${x},${y}L${x - 8 * right - 4 * down},${y - 8 * down + 4 * right}L${x - 8 * right + 4 * down},${y - 8 * down - 4 * right}Z`;
  return (
    <g className={`memory-arrow memory-arrow-${look}`}>
      <path className="memory-arrow-shaft" d={`M${x0},${y0}L${x},${y}`} />
      <path className="memory-arrow-head" d={head} />
      <text x={within(lx)} y={within(ly) + 4} textAnchor="middle">
        {label}
      </text>
    </g>
  );
}

interface HandleProps {
  readonly arrow: Arrow;
  readonly plane: Plane;
  readonly tabIndex: 0 | -1;
  readonly locked: boolean;
  readonly onFocus: () => void;
  readonly onMove: (to: Point) => void;
  readonly onHold: (on: boolean) => void;
}

const directions: Readonly<Record<string, Point>> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** Tip of an arrow: dragged by mouse or finger, or moved by arrow keys. */
function Handle({ arrow: { name, at, look }, plane, tabIndex, locked, onFocus, onMove, onHold }: HandleProps): ReactNode {
  const words = memoryText.planes;
  const [x, y] = plane.at(at);
  const isHeld = (event: PointerEvent<HTMLButtonElement>) => event.currentTarget.hasPointerCapture(event.pointerId);
  const take = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    onHold(true);
  };
  const follow = (event: PointerEvent<HTMLButtonElement>) => {
    const area = event.currentTarget.parentElement;
    if (!area || !isHeld(event)) return;
    const pixel = placeWithin(area, event);
    const to = plane.vectorAt([pixel.x, pixel.y]);
    if (to[0] !== at[0] || to[1] !== at[1]) onMove(to);
  };
  const steer = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const direction = directions[key];
    if (direction && !locked) {
      const factor = shiftKey ? 5 : 1;
      onMove(plane.moved(at, [factor * direction[0], factor * direction[1]], largestEntry));
    } else if (key === "PageDown" || key === "PageUp") neighbour(event.currentTarget, key === "PageDown" ? 1 : -1)?.focus();
    else if (!direction) return;
    event.preventDefault();
  };
  return (
    <button
      type="button"
      className={`memory-tip memory-tip-${look}`}
      aria-label={words.vector(name, at[0], at[1])}
      aria-roledescription={words.arrow}
      aria-description={locked ? lockText.control : words.keysOfArrow}
      aria-disabled={locked || undefined}
      tabIndex={tabIndex}
      style={{ left: x, top: y }}
      onFocus={onFocus}
      onKeyDown={steer}
      {...(locked
        ? { title: lockText.control }
        : { onPointerDown: take, onPointerMove: follow, onLostPointerCapture: () => onHold(false) })}
    />
  );
}

/** The next tip in the plane, or the one before. */
function neighbour(tip: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const tips = [...(tip.parentElement?.querySelectorAll<HTMLElement>(".memory-tip") ?? [])];
  return tips.at((tips.indexOf(tip) + by) % tips.length);
}
