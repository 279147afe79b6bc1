import { quantize } from "d3-interpolate";
import { interpolateViridis } from "d3-scale-chromatic";
import { useId, useMemo } from "react";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { ColorGradient } from "../../../../platform/charts/ColorGradient";
import { formatValue } from "../../../../platform/charts/format";
import { type Cell, GridReadOut } from "../../../../platform/charts/GridReadOut";
import { labelLine, wrapped } from "../../../../platform/charts/wrap";
import { PatchPicture, Squares } from "./PatchPicture";

/** How much of every patch reaches the chosen one. */
export interface PatchMap {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** side x side, from 0 to 1. */
  readonly values: ArrayLike<number>;
  /** The way that is in use. */
  readonly chosen: boolean;
}

export interface PatchesWords {
  readonly name: string;
  readonly summary: string;
  readonly picture: string;
  readonly choose: string;
  readonly legend: string;
  readonly read: string;
  /** "row 3, column 4", both from 1. */
  readonly patch: (row: number, column: number) => string;
}

export interface PatchesChartProps {
  readonly width: number;
  readonly height: number;
  /** Patches on a side. */
  readonly side: number;
  /** As PatchPicture has them. */
  readonly bytes: Uint8Array;
  readonly maps: readonly PatchMap[];
  /** The chosen patch, from 0, row by row. */
  readonly patch: number;
  readonly onPatch: (patch: number) => void;
  readonly words: PatchesWords;
}

const [gap, between, narrow, legendHeight, titleHeight] = [16, 10, 520, 22, 20];

/** A picture, and beside it in one size what each order of scanning lets the chosen patch see. */
export function PatchesChart({ width, height, side, bytes, maps, patch, onPatch, words }: PatchesChartProps) {
  const columns = width >= narrow ? maps.length + 1 : 2;
  const rows = Math.ceil((maps.length + 1) / columns);
  const room = (width - gap * (columns - 1)) / columns;
  const notes = [words.choose, ...maps.map(({ note }) => note)].map((note) => wrapped(note, room));
  const foot = 6 + labelLine * Math.max(...notes.map((lines) => lines.length));
  const size = Math.floor(Math.max(40, Math.min(room, (height - legendHeight - 12 - between * (rows - 1)) / rows - titleHeight - foot)));
  const places = notes.map((_, at) => ({
    x: (at % columns) * (room + gap),
    y: titleHeight + Math.floor(at / columns) * (titleHeight + size + foot + between),
  }));
  const below = rows * (titleHeight + size + foot) + between * (rows - 1);
  const cell = size / side;
  const within = ({ row, column }: Pick<Cell, "row" | "column">, at: number) => {
    const [left, top] = [places[at].x + column * cell, places[at].y + row * cell];
    return { left, top, right: left + cell, bottom: top + cell };
  };
  const locate = (x: number, y: number): Cell | null => {
    const matrix = places.findIndex((place) => x >= place.x && x < place.x + size && y >= place.y && y < place.y + size);
    if (matrix < 0) return null;
    return { matrix, row: Math.floor((y - places[matrix].y) / cell), column: Math.floor((x - places[matrix].x) / cell) };
  };
  const titles = [words.picture, ...maps.map(({ title }) => title)];
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        <PatchPicture {...places[0]} size={size} side={side} bytes={bytes} />
        {maps.map(({ id, values, chosen }, at) => (
          <g key={id}>
            <Weights {...places[at + 1]} size={size} side={side} values={values} />
            {chosen && (
              <rect className="parted-chosen" x={places[at + 1].x - 2} y={places[at + 1].y - 2} width={size + 4} height={size + 4} />
            )}
          </g>
        ))}
        {places.map(({ x, y }, at) => (
          <g key={titles[at]}>
            <text className={maps[at - 1]?.chosen ? "part-name part-name-diagonal" : "chart-tick"} x={x} y={y - 7}>
              {titles[at]}
            </text>
            <rect className="patch-chosen-outer" {...boxOf(x, y, patch, side, cell, 1.5)} />
            <rect className="patch-chosen" {...boxOf(x, y, patch, side, cell, 0)} />
            {notes[at].map((line, row) => (
              <text key={line} className="chart-tick" x={x} y={y + size + 16 + row * labelLine}>
                {line}
              </text>
            ))}
          </g>
        ))}
        <Legend x={0} y={below + 8} words={words.legend} />
      </ChartImage>
      <GridReadOut
        label={words.read}
        width={width}
        height={height - legendHeight}
        matrices={places.length}
        rows={side}
        columns={side}
        locate={locate}
        read={(read) => ({
          title: words.patch(read.row + 1, read.column + 1),
          rows: maps.map(({ id, title, values }) => ({
            key: id,
            swatch: null,
            name: title,
            value: formatValue(values[read.row * side + read.column]),
          })),
          marks: places.map((_, at) => within(read, at)),
          at: within(read, read.matrix),
        })}
        onChoose={({ row, column }) => onPatch(row * side + column)}
      />
    </div>
  );
}

function boxOf(x: number, y: number, patch: number, side: number, cell: number, beyond: number) {
  const size = cell + 2 * beyond;
  return { x: x + (patch % side) * cell - beyond, y: y + Math.floor(patch / side) * cell - beyond, width: size, height: size };
}

interface WeightsProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly side: number;
  readonly values: ArrayLike<number>;
}

function Weights({ values, ...place }: WeightsProps) {
  const colours = useMemo(() => Array.from(values, interpolateViridis), [values]);
  return <Squares {...place} colours={colours} />;
}

/** From 0 to 1, the same for all. */
function Legend({ x, y, words }: { readonly x: number; readonly y: number; readonly words: string }) {
  const gradient = useId();
  const from = x + 6.4 * words.length + 22;
  return (
    <g>
      <ColorGradient id={gradient} colors={quantize(interpolateViridis, 11)} />
      <text className="chart-tick" x={x} y={y + 8}>
        {words}
      </text>
      <text className="chart-tick" x={from - 5} y={y + 8} textAnchor="end">
        0
      </text>
      <rect x={from} y={y} width={96} height={8} rx={1.5} fill={`url(#${gradient})`} />
      <text className="chart-tick" x={from + 101} y={y + 8}>
        1
      </text>
    </g>
  );
}
