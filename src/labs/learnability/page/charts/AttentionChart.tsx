import { type ReactNode, useMemo } from "react";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { ColorLegend } from "../../../../platform/charts/ColorLegend";
import type { PaletteTheme } from "../../../../platform/charts/diverging";
import { formatValue } from "../../../../platform/charts/format";
import { type Cell, type CellReading, GridReadOut } from "../../../../platform/charts/GridReadOut";
import { HeatMaps } from "../../../../platform/charts/HeatMaps";
import type { HeatMap } from "../../../../platform/charts/heat-maps";
import { Swatch } from "../../../../platform/charts/Marker";
import { joined } from "../../../../platform/charts/matrix-pixels";
import { cellArea } from "../../../../platform/charts/matrix-places";
import { bold, shortName, wrapped } from "../../../../platform/charts/wrap";
import { captionOf, layOutMatrices, type MatrixGroups, type MatrixLayout, type Room } from "./matrix-layout";

/** The heads of the teacher or of one learner. */
export interface AttentionGroup {
  readonly id: string;
  readonly name: string;
  /** CSS colours of words and of the swatch. */
  readonly textColor: string;
  readonly color: string;
  /** Null for the teacher, which has no marker. */
  readonly marker: number | null;
  /** Notes under the name; the chart shows as many as fit. */
  readonly notes: readonly string[];
  /** heads x n x n. */
  readonly matrices: Float64Array;
}

export interface AttentionWords {
  readonly name: string;
  readonly summary: string;
  readonly read: string;
  readonly head: (place: number) => string;
  /** Description of a cell: "head 1: token 5 attends to token 3". */
  readonly cell: (head: number, asking: number, answering: number) => string;
  readonly legend: string;
}

export interface AttentionChartProps {
  readonly width: number;
  readonly height: number;
  readonly groups: readonly AttentionGroup[];
  /** Heads of every group, and tokens. */
  readonly heads: number;
  readonly n: number;
  /** The value at the ends of the colour scale. */
  readonly scale: number;
  readonly theme: PaletteTheme;
  readonly words: AttentionWords;
  /** Further drawing over the matrices. */
  readonly over?: (maps: readonly HeatMap[]) => ReactNode;
}

/** Height of a line of its words. */
const legendLine = 14;
const legendHeight = 26;
/** Left edge of the legend's words beside the colours; without room there they are below. */
const legendWidth = 232;
const averageLetter = 6;

/** Attention matrices of teacher and learners, on one colour scale. */
export function AttentionChart({ width, height, groups, heads, n, scale, theme, words, over }: AttentionChartProps) {
  const beside = legendWidth + words.legend.length * averageLetter <= width;
  const legend = beside ? [words.legend] : wrapped(words.legend, width);
  const legendRoom = beside ? legendHeight : legendHeight + 2 + legendLine * legend.length;
  const title = Math.max(0, ...groups.map(titleWidth));
  const layout = useMemo(
    () => centred({ groups: groups.length, each: heads, cells: n, title }, { width, height: height - legendRoom }),
    [groups.length, heads, n, title, width, height, legendRoom],
  );
  const values = useMemo(() => joined(groups.map(({ matrices }) => matrices)), [groups]);
  const maps = useMemo(() => mapsOf(layout, n), [layout, n]);
  const total = Math.max(layout.height + legendRoom, height);
  return (
    <div className="chart" style={{ width, height: total }}>
      <HeatMaps maps={maps} values={values} scale={scale} theme={theme} width={width} height={total} />
      <ChartImage width={width} height={total} words={words}>
        {groups.map((group, index) => (
          <Title key={group.id} group={group} at={layout.titles[index]} />
        ))}
        <Frames layout={layout} words={words} />
        {over?.(maps)}
        <ColorLegend x={-12} y={layout.height + legendHeight - 14} room={width + 12} scale={scale} theme={theme} />
        {legend.map((line, index) => (
          <text
            key={line}
            className="chart-note"
            x={beside ? legendWidth : 0}
            y={layout.height + legendRoom - 5 - legendLine * (legend.length - 1 - index)}
          >
            {line}
          </text>
        ))}
      </ChartImage>
      {groups.length > 0 && (
        <GridReadOut
          label={words.read}
          width={width}
          height={layout.height}
          matrices={groups.length * heads}
          rows={n}
          columns={n}
          locate={(x, y) => locate(layout, heads, n, x, y)}
          read={(cell) => readCell(cell, groups, heads, n, maps, words)}
        />
      )}
    </div>
  );
}

function Title({ group, at }: { readonly group: AttentionGroup; readonly at: MatrixLayout["titles"][number] }) {
  return (
    <g>
      <text className="matrix-title" x={at.x} y={at.y + 12} style={{ fill: group.textColor }}>
        {shortName(group.name, at.width)}
      </text>
      <text className="chart-note" x={at.x} y={at.y + 28}>
        {fitting(group.notes, at.width)}
      </text>
    </g>
  );
}

/** Width of the shortest distinguishing name of a group, and of its first note. */
function titleWidth({ name, notes: [note = ""] }: AttentionGroup): number {
  return Math.max((shortName(name, 0).length * averageLetter) / bold, note.length * averageLetter);
}

/** As many of the notes as fit side by side; at least the first. */
function fitting(notes: readonly string[], width: number): string {
  const all = notes.join(" · ");
  return notes.length <= 1 || all.length * averageLetter <= width ? all : fitting(notes.slice(0, -1), width);
}

function Frames({ layout, words }: { readonly layout: MatrixLayout; readonly words: AttentionWords }) {
  const { places, size, captions } = layout;
  return places.map((place) => (
    <g key={`${place.group},${place.index}`}>
      <rect className="matrix-frame" x={place.x - 0.5} y={place.y - 0.5} width={size + 1} height={size + 1} />
      {captions && (
        <text className="chart-tick" {...captionOf(layout, place)} textAnchor="middle">
          {words.head(place.index + 1)}
        </text>
      )}
    </g>
  ));
}

/** The largest layout that fits, moved down by a share of the remaining height. */
function centred(matrices: MatrixGroups, room: Room): MatrixLayout {
  const layout = layOutMatrices(matrices, room);
  const down = Math.max(0, Math.floor((room.height - layout.height) / 2));
  const moved = <Place extends { readonly y: number }>(place: Place) => ({ ...place, y: place.y + down });
  return { ...layout, places: layout.places.map(moved), titles: layout.titles.map(moved), height: layout.height + down };
}

function mapsOf({ places, size }: MatrixLayout, n: number): HeatMap[] {
  return places.map(({ x, y }) => ({ rows: n, columns: n, x, y, width: size, height: size, group: 0 }));
}

function locate({ places, size }: MatrixLayout, heads: number, n: number, x: number, y: number): Cell | null {
  const at = places.find((place) => x >= place.x && x < place.x + size && y >= place.y && y < place.y + size);
  if (!at) return null;
  const within = (offset: number) => Math.min(n - 1, Math.floor((offset / size) * n));
  return { matrix: at.group * heads + at.index, row: within(y - at.y), column: within(x - at.x) };
}

function readCell(
  { matrix, row, column }: Cell,
  groups: readonly AttentionGroup[],
  heads: number,
  n: number,
  maps: readonly HeatMap[],
  words: AttentionWords,
): CellReading {
  const head = matrix % heads;
  const marks = groups.map((_, group) => cellArea(maps[group * heads + head], row, column));
  return {
    title: words.cell(head + 1, column + 1, row + 1),
    rows: groups.map(({ id, name, marker, color, matrices }) => ({
      key: id,
      swatch: <Swatch shape={marker} color={color} />,
      name,
      value: formatValue(matrices[(head * n + row) * n + column]),
    })),
    marks,
    at: marks[Math.floor(matrix / heads)],
  };
}
