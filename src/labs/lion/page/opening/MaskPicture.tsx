import { type PointerEvent, useId, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import { type Size, useSize } from "../../../../platform/ui/measure";
import { type Part, partOf } from "../charts/PartedMatrix";
import { conventionStore, dragged } from "./dragged";
import { countsOf, crossing, decaysWith, length, maskOf, open, stop } from "./sentence";
import { openingText } from "./words";

/** The mask of the two sentences, with the decays of the tokens above their columns. */
export function MaskPicture() {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  return (
    <div className="question-frame mask-frame" ref={frame}>
      {size && size.width > 0 && <Mask {...size} />}
    </div>
  );
}

interface Layout {
  readonly narrow: boolean;
  /** The first cell, and the size of each. */
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
  /** Bars of the decays: their height and the y of their feet. */
  readonly bar: number;
  readonly foot: number;
}

function layoutIn({ width, height }: Size): Layout {
  if (width < 640) {
    const [left, top] = [70, 80];
    return { narrow: true, left, top, across: (width - left - 2) / length, down: (height - top - 26) / length, bar: 24, foot: 26 };
  }
  const [left, top] = [112, 64];
  const across = (width - left - 260) / length;
  return { narrow: false, left, top, across, down: (height - top - 30) / length, bar: 34, foot: 40 };
}

const tokens = Array.from({ length }, (_, token) => token);

function Mask(size: Size) {
  const { value } = useStore(dragged);
  const { convention } = useStore(conventionStore);
  const [framed, setFramed] = useState<number | null>(null);
  const M = useMemo(() => maskOf(value, convention), [value, convention]);
  const layout = useMemo(() => layoutIn(size), [size]);
  const { left, top, across, down } = layout;
  const name = useId();
  const words = openingText;
  const closed = value === 0;
  const row = framed ?? (closed ? stop : null);
  return (
    <svg width={size.width} height={size.height} role="img" aria-labelledby={name}>
      <title id={name}>{words.chart(value, crossing(value, convention))}</title>
      <Decays {...layout} value={value} />
      <Labels {...layout} closed={closed} onFrame={(token) => setFramed((before) => (before === token ? null : token))} />
      {tokens.flatMap((i) =>
        tokens.map((j) => {
          const weight = M[i * length + j];
          return (
            weight > 0 && (
              <rect
                key={`${i} ${j}`}
                className={`part-${partOf(i, j)}`}
                fillOpacity={weight}
                x={left + j * across + 0.75}
                y={top + i * down + 0.75}
                width={across - 1.5}
                height={down - 1.5}
                rx={2}
              />
            )
          );
        }),
      )}
      {closed && <Wall {...layout} M={M} />}
      {row !== null && (
        <rect className="parted-chosen" x={left - 1} y={top + row * down - 1} width={length * across + 2} height={down + 2} rx={4} />
      )}
      {layout.narrow ? <LegendBelow {...layout} /> : <Counts {...layout} M={M} closed={closed} />}
      {!layout.narrow && <LegendBeside {...layout} />}
    </svg>
  );
}

function Decays({ left, across, bar, foot, narrow, value }: Layout & { readonly value: number }) {
  const half = narrow ? 6 : 9;
  const place = useRef<SVGRectElement>(null);
  const turn = ({ clientY, buttons }: PointerEvent) => {
    const box = place.current?.getBoundingClientRect();
    if (!box || buttons === 0) return;
    const decay = 100 * ((box.bottom - clientY) / box.height);
    dragged.drag(Math.round(Math.max(0, Math.min(open, decay))));
  };
  return (
    <>
      <text className="mask-note" x={left - 10} y={foot - 4} textAnchor="end">
        {openingText.decay}
      </text>
      {decaysWith(value).map((decay, token) => {
        const x = left + (token + 0.5) * across;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
          <g key={token} className={token === stop ? "mask-bar-stop" : "mask-bar"}>
            <rect className="mask-bar-room" x={x - half} y={foot - bar} width={2 * half} height={bar} rx={3} />
            <rect className="mask-bar-fill" x={x - half} y={foot - decay * bar} width={2 * half} height={decay * bar} rx={3} />
          </g>
        );
      })}
      <rect
        ref={place}
        className="mask-handle"
        x={left + (stop + 0.5) * across - Math.max(half + 4, 14)}
        y={foot - bar}
        width={2 * Math.max(half + 4, 14)}
        height={bar}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          turn(event);
        }}
        onPointerMove={turn}
      />
    </>
  );
}

interface LabelsProps extends Layout {
  readonly closed: boolean;
  onFrame(token: number): void;
}

/** Names of the tokens; a click on one frames its row. */
function Labels({ left, top, across, down, narrow, onFrame }: LabelsProps) {
  return (
    <>
      {openingText.tokens.map((token, at) => {
        const x = left + (at + 0.5) * across;
        const look = at === stop ? "mask-label mask-label-stop" : "mask-label";
        const upright = narrow
          ? { transform: `translate(${x + 4},${top - 6}) rotate(-90)` }
          : { x, y: top - 8, textAnchor: "middle" as const };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
          <g key={at}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: framing a row only helps the eye; the counts are in the words */}
            <text className={look} {...upright} onClick={() => onFrame(at)}>
              {narrow && at === stop ? openingText.stopShort : token}
            </text>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
            <text className={look} x={left - 10} y={top + (at + 0.5) * down + 4.5} textAnchor="end" onClick={() => onFrame(at)}>
              {token}
            </text>
          </g>
        );
      })}
    </>
  );
}

interface MaskProps extends Layout {
  /** L x L, row-major. */
  readonly M: Float64Array;
}

/** The two blocks of zeros: from where the first row ends to the right, and from where the first column ends to the bottom. */
function Wall({ M, left, top, across, down }: MaskProps) {
  const hatch = useId();
  const zero = (i: number, j: number) => M[i * length + j] === 0;
  const upper = { from: tokens.findIndex((j) => zero(0, j)), rows: tokens.filter((i) => zero(i, length - 1)).length };
  const lower = { from: tokens.findIndex((i) => zero(i, 0)), columns: tokens.filter((j) => zero(length - 1, j)).length };
  const blocks = [
    { x: upper.from, y: 0, columns: length - upper.from, rows: upper.rows },
    { x: 0, y: lower.from, columns: lower.columns, rows: length - lower.from },
  ];
  const pill = 8 * openingText.closed.length + 16;
  return (
    <>
      <pattern id={hatch} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="mask-hatch" d="M0,0V7" />
      </pattern>
      {blocks.map(({ x, y, columns, rows }) => {
        const [middle, height] = [left + (x + columns / 2) * across, top + (y + rows / 2) * down];
        return (
          <g key={y}>
            <rect
              className="mask-wall"
              x={left + x * across + 1}
              y={top + y * down + 1}
              width={columns * across - 2}
              height={rows * down - 2}
              fill={`url(#${hatch})`}
            />
            <rect className="mask-pill" x={middle - pill / 2} y={height - 12} width={pill} height={24} rx={12} />
            <text className="mask-label mask-label-stop" x={middle} y={height + 4.5} textAnchor="middle">
              {openingText.closed}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Counts({ M, left, top, across, down, closed }: MaskProps & { readonly closed: boolean }) {
  const { rows, columns } = countsOf(M);
  const words = openingText;
  const look = (token: number) => (closed && token === stop ? "mask-count mask-count-stop" : "mask-count");
  return (
    <>
      <text className="mask-note" x={left + length * across + 14} y={top - 8}>
        {words.attends}
      </text>
      <text className="mask-note" x={left - 10} y={top + length * down + 20} textAnchor="end">
        {words.attended}
      </text>
      {tokens.map((token) => (
        <g key={token}>
          <text className={look(token)} x={left + length * across + 14} y={top + (token + 0.5) * down + 4.5}>
            {rows[token]}
          </text>
          <text className={look(token)} x={left + (token + 0.5) * across} y={top + length * down + 20} textAnchor="middle">
            {columns[token]}
          </text>
        </g>
      ))}
    </>
  );
}

const parts: readonly Part[] = ["forward", "backward", "diagonal"];

function LegendBeside({ left, top, across, down }: Layout) {
  const x = left + length * across + 96;
  const words = openingText;
  return (
    <>
      {parts.map((part, at) => (
        <g key={part} transform={`translate(${x},${top + 8 + 46 * at})`}>
          <rect className={`part-${part}`} width={13} height={13} rx={2} />
          <text className={`part-name part-name-${part}`} x={22} y={11}>
            {words.parts[part]}
          </text>
          <text className="mask-note" x={22} y={28}>
            {words.partNotes[part]}
          </text>
        </g>
      ))}
      <g transform={`translate(${x},${top + 8 + 46 * parts.length})`}>
        <rect className="mask-wall" x={0.75} y={0.75} width={11.5} height={11.5} rx={2} fill="none" />
        <text className="mask-label mask-label-stop" x={22} y={11}>
          {words.wall}
        </text>
        <text className="mask-note" x={22} y={28}>
          {words.wallNote}
        </text>
      </g>
      {length * down > 46 * 4 + 60 &&
        words.reading.map((line, at) => (
          <text key={line} className="mask-note" x={x} y={top + length * down - 24 + 18 * at}>
            {line}
          </text>
        ))}
    </>
  );
}

function LegendBelow({ left, top, down }: Layout) {
  const words = openingText;
  return (
    <>
      {parts.map((part, at) => (
        <g key={part} transform={`translate(${left - 60 + 100 * at},${top + length * down + 10})`}>
          <rect className={`part-${part}`} width={12} height={12} rx={2} />
          <text className={`part-name part-name-${part}`} x={18} y={11}>
            {words.parts[part]}
          </text>
        </g>
      ))}
    </>
  );
}
