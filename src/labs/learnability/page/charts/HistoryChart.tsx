import { useMemo } from "react";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { ColorLegend } from "../../../../platform/charts/ColorLegend";
import type { PaletteTheme } from "../../../../platform/charts/diverging";
import { formatValue } from "../../../../platform/charts/format";
import { type Cell, GridReadOut } from "../../../../platform/charts/GridReadOut";
import { HeatMaps } from "../../../../platform/charts/HeatMaps";
import { columnEdges, type HeatMap } from "../../../../platform/charts/heat-maps";
import { Swatch } from "../../../../platform/charts/Marker";
import { joined } from "../../../../platform/charts/matrix-pixels";
import { cellArea, columnAt } from "../../../../platform/charts/matrix-places";
import { type HistoryLayout, layOutHistories } from "./history-layout";

/** Output of one source, the truth or a learner. */
export interface History {
  readonly id: string;
  readonly name: string;
  /** Beside the name. */
  readonly note: string;
  readonly color: string;
  readonly textColor: string;
  readonly marker: number | null;
  /** steps x columns. */
  readonly tokens: Float64Array;
  /** Index of the first wrong token; null when none is wrong. */
  readonly wrongAt: number | null;
}

/** Coordinates that belong together. */
export interface ColumnBlock {
  readonly name: string;
  readonly offset: number;
  readonly size: number;
}

export interface HistoryWords {
  readonly name: string;
  readonly summary: string;
  readonly read: string;
  /** Name of a token: "B₁". */
  readonly step: (step: number) => string;
  /** Description of a cell: "B₁, coordinate 3 of Brow". */
  readonly cell: (step: number, block: string, place: number) => string;
}

export interface HistoryChartProps {
  readonly width: number;
  readonly height: number;
  /** At least one; all as long as the first. */
  readonly histories: readonly History[];
  readonly steps: number;
  readonly blocks: readonly ColumnBlock[];
  readonly scale: number;
  readonly theme: PaletteTheme;
  readonly words: HistoryWords;
}

/** Generated tokens, one below the other, of several sources that should agree; a line marks the first wrong token. */
export function HistoryChart({ width, height, histories, steps, blocks, scale, theme, words }: HistoryChartProps) {
  const columns = blocks.reduce((sum, { size }) => sum + size, 0);
  const layout = useMemo(
    () => layOutHistories(histories.length, steps, columns, width, height),
    [histories.length, steps, columns, width, height],
  );
  const values = useMemo(() => joined(histories.map(({ tokens }) => tokens)), [histories]);
  const { maps } = layout;
  return (
    <div className="chart" style={{ width, height: layout.height }}>
      <HeatMaps maps={maps} values={values} scale={scale} theme={theme} width={width} height={layout.height} />
      <ChartImage width={width} height={layout.height} words={words}>
        <BlockNames map={maps[0]} blocks={blocks} />
        {histories.map((history, index) => (
          <Drawn
            key={history.id}
            history={history}
            map={maps[index]}
            titleAt={layout.titles[index]}
            layout={layout}
            blocks={blocks}
            words={words}
          />
        ))}
        <ColorLegend x={-20} y={layout.legend} room={width + 20} scale={scale} theme={theme} />
      </ChartImage>
      <GridReadOut
        label={words.read}
        width={width}
        height={layout.legend}
        matrices={histories.length}
        rows={steps}
        columns={columns}
        locate={(x, y) => locate(maps, x, y)}
        read={({ matrix, row, column }) => {
          const block = blocks.find(({ offset, size }) => column >= offset && column < offset + size);
          const marks = maps.map((map) => cellArea(map, row, column));
          return {
            title: words.cell(row, block?.name ?? "", column - (block?.offset ?? 0) + 1),
            rows: histories.map(({ id, name, marker, color, tokens }) => ({
              key: id,
              swatch: <Swatch shape={marker} color={color} />,
              name,
              value: formatValue(tokens[row * columns + column]),
            })),
            marks,
            at: marks[matrix],
          };
        }}
      />
    </div>
  );
}

interface DrawnProps {
  readonly history: History;
  readonly map: HeatMap;
  readonly titleAt: number;
  readonly layout: HistoryLayout;
  readonly blocks: readonly ColumnBlock[];
  readonly words: HistoryWords;
}

function Drawn({ history: { name, note, textColor, wrongAt }, map, titleAt, layout, blocks, words }: DrawnProps) {
  const { rowHeight, named } = layout;
  const { start } = columnEdges(map, 1);
  const wrongFrom = wrongAt === null ? null : map.y + wrongAt * rowHeight;
  return (
    <g>
      <text className="matrix-title" x={map.x} y={titleAt} style={{ fill: textColor }}>
        {name}
        <tspan className="chart-note matrix-note" dx={8}>
          {note}
        </tspan>
      </text>
      <rect className="matrix-frame" x={map.x - 0.5} y={map.y - 0.5} width={map.width + 1} height={map.height + 1} />
      {blocks.slice(1).map(({ offset }) => (
        <path key={offset} className="history-block" d={`M${map.x + start[offset] - 0.5},${map.y}v${map.height}`} />
      ))}
      {Array.from({ length: map.rows }, (_, step) => step)
        .filter((step) => step % named === 0)
        .map((step) => (
          <text key={step} className="chart-tick" x={map.x - 6} y={map.y + (step + 0.5) * rowHeight + 4} textAnchor="end">
            {words.step(step)}
          </text>
        ))}
      {wrongFrom !== null && <path className="history-wrong" d={`M${map.x - 30},${wrongFrom}H${map.x + map.width}`} />}
    </g>
  );
}

/** Names of blocks that are wide enough for them. */
function BlockNames({ map, blocks }: { readonly map: HeatMap; readonly blocks: readonly ColumnBlock[] }) {
  const { start, end } = columnEdges(map, 1);
  return blocks.map(({ name, offset, size }) => {
    const [from, to] = [map.x + start[offset], map.x + end[offset + size - 1]];
    return name.length * 6.2 + 2 <= to - from ? (
      <text key={name} className="chart-tick" x={(from + to) / 2} y={11} textAnchor="middle">
        {name}
      </text>
    ) : null;
  });
}

function locate(maps: readonly HeatMap[], x: number, y: number): Cell | null {
  const matrix = maps.findIndex((map) => y >= map.y && y < map.y + map.height && x >= map.x && x < map.x + map.width);
  if (matrix < 0) return null;
  const map = maps[matrix];
  return { matrix, row: Math.floor(((y - map.y) / map.height) * map.rows), column: columnAt(map, x - map.x) };
}
