import { range } from "d3-array";
import { useMemo } from "react";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { ColorLegend } from "../../../../platform/charts/ColorLegend";
import type { PaletteTheme } from "../../../../platform/charts/diverging";
import { formatValue } from "../../../../platform/charts/format";
import { type Cell, type CellReading, GridReadOut } from "../../../../platform/charts/GridReadOut";
import { HeatMaps } from "../../../../platform/charts/HeatMaps";
import { Swatch } from "../../../../platform/charts/Marker";
import { joined } from "../../../../platform/charts/matrix-pixels";
import { cellArea, columnAt } from "../../../../platform/charts/matrix-places";
import { labelLine, wrapped } from "../../../../platform/charts/wrap";
import { type FunctionLayout, layOutFunctions, type Pair, pairsOf } from "./function-layout";

/** One function, by its coefficients. */
export interface FunctionRow {
  readonly id: string;
  readonly name: string;
  readonly textColor: string;
  readonly color: string;
  readonly marker: number | null;
  readonly note: string;
  /** outputs x psi. */
  readonly p: Float64Array;
}

export interface FunctionWords {
  readonly name: string;
  readonly summary: string;
  readonly read: string;
  /** Description of a cell: "output 2, feature G₁₃ z₄". */
  readonly cell: (output: number, pair: Pair, coordinate: number) => string;
  readonly pair: (pair: Pair) => string;
  readonly pairs: string;
  readonly squares: string;
  readonly columns: string;
  readonly legend: string;
}

export interface FunctionChartProps {
  readonly width: number;
  readonly height: number;
  readonly functions: readonly FunctionRow[];
  readonly d: number;
  readonly outputs: number;
  readonly scale: number;
  readonly theme: PaletteTheme;
  readonly words: FunctionWords;
}

const legendRoom = 22;

/** Coefficients of teacher and learners, aligned column by column, on one colour scale. */
export function FunctionChart({ width, height, functions, d, outputs, scale, theme, words }: FunctionChartProps) {
  const title = useMemo(() => wrapped(words.columns, width), [words.columns, width]);
  // The layout has room for one line of the title.
  const room = height - legendRoom - (title.length - 1) * labelLine;
  const layout = useMemo(() => layOutFunctions(functions.length, outputs, d, width, room), [functions.length, outputs, d, width, room]);
  const values = useMemo(() => joined(functions.map(({ p }) => p)), [functions]);
  const psi = (d * d * (d + 1)) / 2;
  return (
    <div className="chart" style={{ width, height }}>
      <HeatMaps maps={layout.maps} values={values} scale={scale} theme={theme} width={width} height={height} />
      <ChartImage width={width} height={height} words={words}>
        {functions.map((row, index) => (
          <Name key={row.id} row={row} map={layout.maps[index]} y={layout.names[index]} outputs={outputs} />
        ))}
        <Columns layout={layout} title={title} words={words} />
        <ColorLegend x={-12} y={height - 12} room={width + 12} scale={scale} theme={theme} />
        <text className="chart-note" x={232} y={height - 3}>
          {words.legend}
        </text>
      </ChartImage>
      {functions.length > 0 && (
        <GridReadOut
          label={words.read}
          width={width}
          height={layout.bottom}
          matrices={functions.length}
          rows={outputs}
          columns={psi}
          locate={(x, y) => locate(layout, outputs, x, y)}
          read={(cell) => readCell(cell, functions, layout, d, words)}
        />
      )}
    </div>
  );
}

interface NameProps {
  readonly row: FunctionRow;
  readonly map: FunctionLayout["maps"][number];
  readonly y: number;
  readonly outputs: number;
}

function Name({ row, map, y, outputs }: NameProps) {
  const cell = map.height / outputs;
  return (
    <g>
      <text className="matrix-title" x={map.x} y={y} style={{ fill: row.textColor }}>
        {row.name}
        <tspan className="chart-note matrix-note" dx={8}>
          {row.note}
        </tspan>
      </text>
      {cell >= 12 &&
        range(1, outputs + 1).map((output) => (
          <text key={output} className="chart-tick" x={map.x - 6} y={map.y + (output - 0.5) * cell + 4} textAnchor="end">
            {output}
          </text>
        ))}
    </g>
  );
}

interface ColumnsProps {
  readonly layout: FunctionLayout;
  /** Line by line. */
  readonly title: readonly string[];
  readonly words: FunctionWords;
}

function Columns({ layout, title, words }: ColumnsProps) {
  const map = layout.maps[0];
  if (!map) return null;
  return (
    <g>
      {layout.labels.map(({ x, text, pair }) => (
        <text key={`${text}${pair}`} className="chart-tick" x={x} y={layout.bottom + 15} textAnchor="middle">
          {text === "pair" ? words.pair(pair) : words[text]}
        </text>
      ))}
      {title.map((line, index) => (
        <text key={line} className="chart-title" x={map.x + map.width / 2} y={layout.bottom + 31 + index * labelLine} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  );
}

function locate({ maps }: FunctionLayout, outputs: number, x: number, y: number): Cell | null {
  const matrix = maps.findIndex((map) => x >= map.x && x < map.x + map.width && y >= map.y && y < map.y + map.height);
  if (matrix < 0) return null;
  const map = maps[matrix];
  return { matrix, row: Math.min(outputs - 1, Math.floor(((y - map.y) / map.height) * outputs)), column: columnAt(map, x - map.x) };
}

function readCell(
  { matrix, row, column }: Cell,
  functions: readonly FunctionRow[],
  { maps }: FunctionLayout,
  d: number,
  words: FunctionWords,
): CellReading {
  const marks = maps.map((map) => cellArea(map, row, column));
  return {
    title: words.cell(row + 1, pairsOf(d)[Math.floor(column / d)], (column % d) + 1),
    rows: functions.map(({ id, name, marker, color, p }) => ({
      key: id,
      swatch: <Swatch shape={marker} color={color} />,
      name,
      value: formatValue(p[row * (maps[0]?.columns ?? 0) + column]),
    })),
    marks,
    at: marks[matrix],
  };
}
