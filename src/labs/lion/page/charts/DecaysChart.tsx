import { type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import { formatFixed, formatRounded } from "../../../../platform/charts/format";
import { pixel } from "../../../../platform/charts/log-axis";
import { placeWithin } from "../../../../platform/charts/pointer";
import { roving } from "../../../../platform/ui/roving";
import { PartedMatrix } from "./PartedMatrix";
import { wallBelow } from "./SweepsChart";

export interface DecaysChartProps {
  readonly width: number;
  readonly height: number;
  /** λ of every token, from 0 to 1. */
  readonly lambdas: Float64Array;
  /** M, L x L. */
  readonly mask: Float64Array;
  /** Places on the warped axis, from 0 on. */
  readonly time: Float64Array;
  /** Null where they cannot be changed here. */
  readonly onChange: ((token: number, lambda: number) => void) | null;
  readonly words: {
    readonly name: string;
    readonly summary: string;
    readonly handle: (token: number) => string;
    readonly place: string;
    readonly warped: string;
    readonly axis: string;
    readonly axisNote: string;
  };
}

const [left, top, tall, foot, narrow] = [26, 8, 84, 24, 520];
/** Left and right go from token to token, up and down change its decay. */
const handles = roving(".decay-handle[tabindex]");
const [step, leap] = [0.01, 0.1];

/** Decays as handles, the mask that they make right below, and the same as distances. */
export function DecaysChart({ width, height, lambdas, mask, time, onChange, words }: DecaysChartProps) {
  const description = useId();
  const length = lambdas.length;
  const beside = width >= narrow;
  const lower = top + tall + foot;
  const size = Math.max(40, Math.min(beside ? width * 0.46 - left : width - left, beside ? height - lower - 6 : (height - lower) * 0.58));
  const axis = beside
    ? { x: left + size + 34, width: width - left - size - 44, y: lower + 44, height: Math.max(60, size - 80) }
    : { x: left, width: width - left - 8, y: lower + size + 52, height: Math.max(40, height - lower - size - 74) };
  const span = width - left - 8;
  const centre = (at: number) => left + ((at + 0.5) / length) * span;
  const y = (lambda: number) => top + (1 - lambda) * tall;
  const cell = size / length;
  const walls = [...lambdas.keys()].filter((at) => lambdas[at] < wallBelow);
  return (
    <div className="chart" style={{ width, height }} ref={handles}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role={onChange ? "group" : "img"}
        aria-label={words.name}
        aria-describedby={description}
      >
        <desc id={description}>{words.summary}</desc>
        {[0, 0.5, 1].map((share) => (
          <line key={share} className="chart-grid" x1={left} x2={width - 8} y1={y(share)} y2={y(share)} />
        ))}
        <text className="chart-tick" x={left - 6} y={y(1) + 4} textAnchor="end">
          1
        </text>
        <text className="chart-tick" x={left - 6} y={y(0) + 4} textAnchor="end">
          0
        </text>
        <Handles {...{ lambdas, centre, y, onChange, span }} label={words.handle} />
        {[...lambdas.keys()]
          .filter((at) => at === 0 || (at + 1) % Math.max(4, Math.ceil(length / 8)) === 0)
          .map((at) => (
            <text key={at} className="chart-tick" x={centre(at)} y={top + tall + 17} textAnchor="middle">
              {at + 1}
            </text>
          ))}
        <PartedMatrix x={left} y={lower} size={size} length={length} values={mask} scale={1} />
        {walls.map((at) => (
          <line key={at} className="decay-wall" x1={left + (at + 0.5) * cell} x2={left + (at + 0.5) * cell} y1={lower} y2={lower + size} />
        ))}
        <text className="part-name part-name-diagonal" x={axis.x} y={axis.y - 34}>
          {words.axis}
        </text>
        <text className="chart-tick" x={axis.x} y={axis.y - 18}>
          {words.axisNote}
        </text>
        <Warped {...axis} time={time} walls={walls} words={words} />
      </svg>
      {onChange && <Surface length={length} span={span} onChange={onChange} />}
    </div>
  );
}

interface HandlesProps {
  readonly lambdas: Float64Array;
  readonly centre: (at: number) => number;
  readonly y: (lambda: number) => number;
  readonly span: number;
  readonly label: (token: number) => string;
  readonly onChange: DecaysChartProps["onChange"];
}

/** One for each token, moved by arrow keys. */
function Handles({ lambdas, centre, y, span, label, onChange }: HandlesProps) {
  // Keys may repeat faster than what they changed is drawn.
  const moved = useRef<{ readonly lambdas: Float64Array; readonly at: number; readonly lambda: number } | null>(null);
  const onKey = (at: number) => (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step, PageUp: leap, PageDown: -leap }[event.key];
    const standing = moved.current?.lambdas === lambdas && moved.current.at === at ? moved.current.lambda : lambdas[at];
    const next = event.key === "Home" ? 0 : event.key === "End" ? 1 : by === undefined ? null : standing + by;
    if (next === null || !onChange) return;
    event.preventDefault();
    moved.current = { lambdas, at, lambda: hundredths(next) };
    onChange(at, moved.current.lambda);
  };
  return Array.from(lambdas, (lambda, at) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity but their place
      key={at}
      className={lambda < wallBelow ? "decay-handle decay-handle-wall" : "decay-handle"}
      {...(onChange
        ? {
            role: "slider",
            tabIndex: 0,
            "aria-label": label(at + 1),
            "aria-valuemin": 0,
            "aria-valuemax": 1,
            "aria-valuenow": Number(lambda.toFixed(2)),
            "aria-valuetext": formatFixed(lambda, 2),
            onKeyDown: onKey(at),
          }
        : {})}
    >
      <line x1={centre(at)} x2={centre(at)} y1={y(0)} y2={y(lambda)} />
      <circle cx={centre(at)} cy={y(lambda)} r={Math.min(4.5, Math.max(2, span / lambdas.length / 2.6))} />
    </g>
  ));
}

/** Beyond the scale above and below it, where a drag may begin. */
const beyond = 6;

interface SurfaceProps {
  readonly length: number;
  readonly span: number;
  readonly onChange: NonNullable<DecaysChartProps["onChange"]>;
}

/** Where handles are dragged and drawn across. No part of the drawing: browsers scroll the page by a finger on SVG whatever it asks for. */
function Surface({ length, span, onChange }: SurfaceProps) {
  const drawAt = (event: PointerEvent<HTMLDivElement>) => {
    const { offsetWidth } = event.currentTarget;
    const place = placeWithin(event.currentTarget, event);
    const at = Math.floor((place.x / offsetWidth) * length);
    if (at >= 0 && at < length) onChange(at, hundredths(1 - (place.y - beyond) / tall));
  };
  return (
    <div
      className="decay-surface"
      style={{ left, top: top - beyond, width: span, height: tall + 2 * beyond }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drawAt(event);
      }}
      onPointerMove={(event) => event.buttons > 0 && drawAt(event)}
    />
  );
}

function hundredths(lambda: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, lambda))) / 100;
}

interface WarpedProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly time: Float64Array;
  readonly walls: readonly number[];
  readonly words: DecaysChartProps["words"];
}

/** Where tokens stand, above, and where their decays put them, below. A wall is a long way. */
function Warped({ x, y, width, height, time, walls, words }: WarpedProps) {
  const length = time.length;
  // Where nothing passes at all, the way is as long as there is room for.
  const most = Math.min(time[length - 1], 60) || 1;
  const above = (at: number) => x + ((at + 0.5) / length) * width;
  const below = (at: number) => x + (Math.min(time[at], most) / most) * width;
  return (
    <g>
      <text className="chart-tick" x={x} y={y}>
        {words.place}
      </text>
      {[...time.keys()].map((at) => (
        <g key={at} className={walls.includes(at) ? "warp warp-wall" : "warp"}>
          <line x1={pixel(above(at))} x2={pixel(below(at))} y1={y + 10} y2={y + height} />
          <circle cx={pixel(above(at))} cy={y + 10} r={2.2} />
          <circle cx={pixel(below(at))} cy={y + height} r={2.2} />
        </g>
      ))}
      <text className="chart-tick" x={x} y={y + height + 18}>
        {`${words.warped} ${formatRounded(time[length - 1], 3)}`}
      </text>
    </g>
  );
}
