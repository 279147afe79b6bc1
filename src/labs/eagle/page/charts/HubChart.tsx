import { useId, useMemo } from "react";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import type { PaletteTheme } from "../../../../platform/charts/diverging";
import { HeatMaps } from "../../../../platform/charts/HeatMaps";
import { linePath } from "../../../../platform/charts/line-path";
import type { Area, Point } from "../../../../platform/charts/loss-data";
import { type HubLayout, layOutHub, type PlacedMachine, wayOf } from "./hub-layout";
import "./hub.css";

/** A machine with what stays on it. */
export interface HubMachine {
  readonly status: "loading" | "waiting" | "computing" | "answered" | "stopped" | "recovering";
  /** "Machine 2", "worker 1", "80 columns", "κ 100, now 1.00", and what its status is called. */
  readonly name: string;
  readonly place: string;
  readonly columns: string;
  readonly condition: string;
  readonly state: string;
  /** Its columns, row-major. */
  readonly picture: { readonly rows: number; readonly columns: number; readonly values: Float32Array };
  /** Singular values at the start and now, descending, the largest 1. */
  readonly first: ArrayLike<number>;
  readonly latest: ArrayLike<number>;
}

export interface HubWords {
  readonly name: string;
  readonly summary: string;
  readonly hub: string;
  readonly hubNote: string;
  /** Messages of a machine in a round. */
  readonly sent: string;
  readonly received: string;
  readonly values: string;
}

export interface HubChartProps {
  readonly width: number;
  readonly height: number;
  readonly machines: readonly HubMachine[];
  /** Columns over rows of what a machine holds: pictures may have fewer pixels. */
  readonly aspect: number;
  /** Rounds that are complete: their messages are seen to travel. */
  readonly round: number;
  /** Milliseconds that a message takes to be seen; null where rounds are too fast for it. */
  readonly travel: number | null;
  readonly theme: PaletteTheme;
  readonly words: HubWords;
}

/** Machines around a hub: what they hold stays inside them, what they exchange travels along arrows. */
export function HubChart({ width, height, machines, aspect, round, travel, theme, words }: HubChartProps) {
  const arrow = useId();
  const layout = layOutHub(machines.length, aspect, width, height);
  const pictures = machines.flatMap((machine, at) => {
    const place = layout.machines[at].picture;
    return place ? [{ ...machine.picture, ...place }] : [];
  });
  const values = useMemo(() => joinedPictures(machines), [machines]);
  const scale = useMemo(() => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0), [values]);
  const maps = pictures.map(({ rows, columns, x, y, width, height }) => ({ rows, columns, x, y, width, height, group: 0 }));
  return (
    <div className="chart" style={{ width, height }}>
      {maps.length > 0 && <HeatMaps maps={maps} values={values} scale={scale} theme={theme} width={width} height={height} />}
      <ChartImage width={width} height={height} words={words}>
        <marker id={arrow} viewBox="0 0 8 8" refX={7} refY={4} markerWidth={6} markerHeight={6} orient="auto-start-reverse">
          <path className="hub-arrow-head" d="M0,0L8,4L0,8Z" />
        </marker>
        <Hub area={layout.hub} words={words} />
        {machines.map((machine, at) => (
          <g key={machine.name}>
            <Ways place={layout.machines[at]} shape={layout.shape} arrow={arrow} stopped={machine.status === "stopped"} />
            {travel !== null && round > 0 && (
              <Messages key={round} place={layout.machines[at]} machine={machine} shape={layout.shape} travel={travel} />
            )}
            <Machine machine={machine} place={layout.machines[at]} shape={layout.shape} title={words.values} />
          </g>
        ))}
        {layout.labelled && <Labels layout={layout} words={words} />}
      </ChartImage>
    </div>
  );
}

function joinedPictures(machines: readonly HubMachine[]): Float64Array {
  const result = new Float64Array(machines.reduce((sum, { picture }) => sum + picture.values.length, 0));
  let from = 0;
  for (const { picture } of machines) {
    result.set(picture.values, from);
    from += picture.values.length;
  }
  return result;
}

function Hub({ area, words }: { readonly area: Area; readonly words: HubWords }) {
  const middle = (area.left + area.right) / 2;
  return (
    <g>
      <rect className="hub-box" x={area.left} y={area.top} width={area.right - area.left} height={area.bottom - area.top} rx={8} />
      <text className="hub-name" x={middle} y={area.top + 23} textAnchor="middle">
        {words.hub}
      </text>
      <text className="chart-note" x={middle} y={area.top + 41} textAnchor="middle">
        {words.hubNote}
      </text>
    </g>
  );
}

interface WaysProps {
  readonly place: PlacedMachine;
  readonly shape: HubLayout["shape"];
  readonly arrow: string;
  readonly stopped: boolean;
}

function Ways({ place, shape, arrow, stopped }: WaysProps) {
  return (
    <>
      <path
        className="hub-sent"
        d={linePath(wayOf(place.out, place.hubIn, shape))}
        markerEnd={`url(#${arrow})`}
        opacity={stopped ? 0.25 : 1}
      />
      <path className="hub-received" d={linePath(wayOf(place.hubOut, place.in, shape))} markerEnd={`url(#${arrow})`} />
    </>
  );
}

interface MessagesProps {
  readonly place: PlacedMachine;
  readonly machine: HubMachine;
  readonly shape: HubLayout["shape"];
  readonly travel: number;
}

/** C and D on their way: down to the machine, then up again from one that has answered. */
function Messages({ place, machine, shape, travel }: MessagesProps) {
  const duration = `${travel}ms`;
  const [down, up] = [wayOf(place.hubOut, place.in, shape), wayOf(place.out, place.hubIn, shape)];
  return (
    <g className="hub-messages">
      <Message way={down} style={{ animationDuration: duration }} />
      {machine.status !== "stopped" && <Message way={up} style={{ animationDuration: duration, animationDelay: duration }} />}
    </g>
  );
}

function Message({ way, style }: { readonly way: readonly Point[]; readonly style: object }) {
  return (
    <rect
      className="hub-message"
      x={-5}
      y={-5}
      width={10}
      height={10}
      rx={2}
      style={{ ...style, offsetPath: `path("${linePath(way)}")` }}
    />
  );
}

interface MachineProps {
  readonly machine: HubMachine;
  readonly place: PlacedMachine;
  readonly shape: HubLayout["shape"];
  readonly title: string;
}

function Machine({ machine, place, shape, title }: MachineProps) {
  const { box, picture, values } = place;
  const { name, status, state, columns, condition } = machine;
  const inRow = shape === "rows";
  const middle = (box.top + box.bottom) / 2;
  const tall = box.bottom - box.top >= 40;
  const line = inRow ? (tall ? middle - 5 : middle + 4) : box.top + 21;
  return (
    <g>
      <rect className="hub-machine" x={box.left} y={box.top} width={box.right - box.left} height={box.bottom - box.top} rx={8} />
      <circle className={`hub-status hub-status-${status}`} cx={box.left + 14} cy={line - 4} r={4.5} />
      <text className="hub-name" x={box.left + 25} y={line}>
        {name}
      </text>
      {!inRow && (
        <text className="chart-note" x={box.right - 11} y={line} textAnchor="end">
          {state}
        </text>
      )}
      {inRow && tall && (
        <text className="chart-note" x={box.left + 25} y={line + 16}>
          {values ? `${columns} · ${state}` : state}
        </text>
      )}
      {inRow && !values && (
        <text className="chart-note" x={box.right - 11} y={line} textAnchor="end">
          {tall ? columns : state}
        </text>
      )}
      {picture && (
        <>
          <rect className="block-frame" {...picture} />
          <text className="chart-tick" x={box.left + 11} y={box.bottom - 26}>
            {columns}
          </text>
          <text className="chart-tick" x={box.left + 11} y={box.bottom - 11}>
            {machine.place} · {condition}
          </text>
        </>
      )}
      {values && <Values area={values} machine={machine} title={inRow ? null : title} />}
    </g>
  );
}

/** Hollow where the singular values began, filled where they are. */
function Values({ area, machine, title }: { readonly area: Area; readonly machine: HubMachine; readonly title: string | null }) {
  const { first, latest } = machine;
  const count = Math.min(first.length, latest.length);
  if (count === 0) return null;
  const lowest = Math.log(Math.max(1e-12, Math.min(...Array.from(first), ...Array.from(latest))));
  const x = (at: number) => area.left + ((area.right - area.left) * (at + 0.5)) / count;
  const y = (value: number) => area.top + (lowest < -1e-9 ? (Math.log(Math.max(1e-12, value)) / lowest) * (area.bottom - area.top) : 0);
  return (
    <g className="hub-values">
      {title && (
        <text className="chart-tick" x={area.left} y={area.top - 10}>
          {title}
        </text>
      )}
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: singular values are told apart by their order alone
        <g key={at}>
          <path className="hub-value-way" d={`M${x(at)},${y(first[at])}V${y(latest[at])}`} />
          <circle className="hub-value-first" cx={x(at)} cy={y(first[at])} r={2.4} />
          <circle className="hub-value" cx={x(at)} cy={y(latest[at])} r={2.4} />
        </g>
      ))}
    </g>
  );
}

/** The messages, beside the arrows of the machine nearest to the middle. */
function Labels({ layout, words }: { readonly layout: HubLayout; readonly words: HubWords }) {
  const { out, in: down } = layout.machines[Math.floor((layout.machines.length - 1) / 2)];
  const { hubIn, hubOut } = layout.machines[Math.floor((layout.machines.length - 1) / 2)];
  const middle = (from: Point, to: Point) => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  const [left, right] = [middle(out, hubIn), middle(hubOut, down)];
  return (
    <>
      <Lines at={{ x: left.x - 12, y: left.y }} anchor="end" text={words.sent} />
      <Lines at={{ x: right.x + 12, y: right.y }} anchor="start" text={words.received} />
    </>
  );
}

function Lines({ at, anchor, text }: { readonly at: Point; readonly anchor: "start" | "end"; readonly text: string }) {
  const lines = text.split("\n");
  return (
    <text className="chart-note chart-halo" textAnchor={anchor}>
      {lines.map((line, index) => (
        <tspan key={line} x={at.x} y={at.y + (index - (lines.length - 1) / 2) * 15 + 4}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
