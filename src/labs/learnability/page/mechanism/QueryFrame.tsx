import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import type { Size } from "../../../../platform/ui/measure";
import { Arrow, Axes, type FrameProps, Indexed, Measured, planeOf } from "./plane";
import type { Point } from "./steps";
import { mechanismText } from "./words";

interface QueryFrameProps extends FrameProps {
  onMove(token: number, place: Point): void;
  onDragging(dragging: boolean): void;
}

/** The last token turns into the query; all tokens can be moved. */
export function QueryFrame({ steps, scales, share, onMove, onDragging }: QueryFrameProps) {
  return <Measured>{(size) => <QueryPlane {...{ steps, scales, share, onMove, onDragging, size }} />}</Measured>;
}

const tenth = (value: number) => Math.round(10 * value) / 10;

function QueryPlane({ steps, scales, share, onMove, onDragging, size }: QueryFrameProps & { readonly size: Size }) {
  const plane = planeOf(size, scales.plane);
  const [held, setHeld] = useState<number | null>(null);
  const title = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const { names, tokens, query } = steps;
  const last = tokens.length - 1;
  const words = mechanismText;
  const origin = plane.at([0, 0]);
  const end = plane.at(turned(tokens[last], query, share));
  const [far, near] = [plane.at(tokens[last]), plane.at(query)];
  const limit = scales.plane;
  const move = (token: number, [x, y]: Point) => {
    const within = (value: number) => tenth(Math.max(-limit, Math.min(limit, value)));
    onMove(token, [within(x), within(y)]);
  };
  const drag =
    (token: number) =>
    ({ clientX, clientY }: PointerEvent) => {
      const box = drawing.current?.getBoundingClientRect();
      if (held === token && box) move(token, plane.back(clientX - box.left, clientY - box.top));
    };
  const step = (token: number) => (event: KeyboardEvent) => {
    const by = steppedBy[event.key];
    if (!by) return;
    event.preventDefault();
    move(token, [tokens[token][0] + by[0], tokens[token][1] + by[1]]);
  };
  const hold = (token: number | null) => {
    setHeld(token);
    onDragging(token !== null);
  };
  return (
    <svg ref={drawing} width={size.width} height={size.height} aria-labelledby={title}>
      <title id={title}>{words.titles[0]}</title>
      <Axes {...plane} />
      {share > 0 && (
        <>
          <path
            className="mechanism-turn"
            d={`M${far[0]},${far[1]}Q${(far[0] + near[0]) / 2 - 40},${(far[1] + near[1]) / 2} ${near[0]},${near[1]}`}
          />
          <Arrow className="mechanism-query" from={origin} to={end} />
        </>
      )}
      {share === 1 && (
        <text className="mechanism-label mechanism-query" x={near[0] + 6} y={near[1] + (query[1] < 0 ? 20 : -10)} textAnchor="middle">
          {words.query}
        </text>
      )}
      {names.map((name, at) => {
        const token = tokens[at];
        const [x, y] = plane.at(token);
        const left = token[0] < 0 && x > 36;
        return (
          <g
            key={name}
            className="mechanism-token"
            role="slider"
            tabIndex={0}
            aria-label={words.token(at + 1, token[0], token[1])}
            aria-valuenow={token[0]}
            aria-valuetext={words.token(at + 1, token[0], token[1])}
            aria-description={words.move}
            data-last={at === last}
            onKeyDown={step(at)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              hold(at);
            }}
            onPointerMove={drag(at)}
            onPointerUp={() => hold(null)}
            onPointerCancel={() => hold(null)}
          >
            <circle className="mechanism-hit" cx={x} cy={y} r={22} />
            {at === last && <circle className="mechanism-ring" cx={x} cy={y} r={9} />}
            <circle className="mechanism-dot-token" cx={x} cy={y} r={at === last ? 4 : 6} />
            <text className="mechanism-label" x={x + (left ? -14 : 14)} y={y + 5} textAnchor={left ? "end" : "start"}>
              <Indexed letter="z" index={at + 1} />
              {at === last && x < size.width - 100 && words.last}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A tenth for each press. */
const steppedBy: Readonly<Record<string, Point>> = {
  ArrowLeft: [-0.1, 0],
  ArrowRight: [0.1, 0],
  ArrowUp: [0, 0.1],
  ArrowDown: [0, -0.1],
};

/** On the way from one vector to another, by angle and length. */
function turned(from: Point, to: Point, share: number): Point {
  const [a, b] = [from, to].map(([x, y]) => Math.atan2(y, x));
  const turn = ((b - a + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  const long = (1 - share) * Math.hypot(...from) + share * Math.hypot(...to);
  const angle = share === 1 ? b : a + share * turn;
  return [long * Math.cos(angle), long * Math.sin(angle)];
}
