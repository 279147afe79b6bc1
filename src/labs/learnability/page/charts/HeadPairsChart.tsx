import { useMemo } from "react";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { ColorLegend } from "../../../../platform/charts/ColorLegend";
import type { PaletteTheme } from "../../../../platform/charts/diverging";
import { formatValue } from "../../../../platform/charts/format";
import { type Cell, type CellReading, GridReadOut } from "../../../../platform/charts/GridReadOut";
import { HeatMaps } from "../../../../platform/charts/HeatMaps";
import type { HeatMap } from "../../../../platform/charts/heat-maps";
import { joined } from "../../../../platform/charts/matrix-pixels";
import { cellArea } from "../../../../platform/charts/matrix-places";
import { averageLetter, bold } from "../../../../platform/charts/wrap";
import { captionOf, layOutMatrices, type MatrixLayout } from "./matrix-layout";

/** One head, by its two matrices. */
export interface HeadPair {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** outputs x d and d x d, row-major. */
  readonly V: Float64Array;
  readonly Q: Float64Array;
}

export interface HeadPairsWords {
  readonly name: string;
  readonly summary: string;
  readonly read: string;
  readonly value: string;
  readonly keyQuery: string;
  /** Where a cell is: "head 1: row 2, column 3". */
  readonly cell: (head: string, row: number, column: number) => string;
}

export interface HeadPairsChartProps {
  readonly width: number;
  readonly height: number;
  readonly pairs: readonly HeadPair[];
  readonly d: number;
  readonly outputs: number;
  readonly scale: number;
  readonly theme: PaletteTheme;
  readonly words: HeadPairsWords;
}

const legendHeight = 22;

/** Value and key-query matrices of a few heads, on one colour scale. */
export function HeadPairsChart({ width, height, pairs, d, outputs, scale, theme, words }: HeadPairsChartProps) {
  const title = Math.max(0, ...pairs.map(({ name, note }) => Math.max((name.length * averageLetter) / bold, note.length * averageLetter)));
  const layout = useMemo(
    () => layOutMatrices({ groups: pairs.length, each: 2, cells: d, title }, { width, height: height - legendHeight }),
    [pairs.length, d, title, width, height],
  );
  const maps = useMemo(() => mapsOf(layout, d, outputs), [layout, d, outputs]);
  const values = useMemo(() => joined(pairs.flatMap(({ V, Q }) => [V, Q])), [pairs]);
  const total = Math.max(height, layout.height + legendHeight);
  const names = [words.value, words.keyQuery];
  return (
    <div className="chart" style={{ width, height: total }}>
      <HeatMaps maps={maps} values={values} scale={scale} theme={theme} width={width} height={total} />
      <ChartImage width={width} height={total} words={words}>
        {pairs.map(({ id, name, note }, index) => (
          <g key={id}>
            <text className="matrix-title pair-title" x={layout.titles[index].x} y={layout.titles[index].y + 12}>
              {name}
            </text>
            <text className="chart-note" x={layout.titles[index].x} y={layout.titles[index].y + 28}>
              {note}
            </text>
          </g>
        ))}
        {maps.map(({ x, y, width, height }, index) => (
          <g key={`${x},${y}`}>
            <rect className="matrix-frame" x={x - 0.5} y={y - 0.5} width={width + 1} height={height + 1} />
            {layout.captions && (
              // A single letter is never turned.
              <text className="chart-tick" {...captionOf(layout, layout.places[index])} transform={undefined} textAnchor="middle">
                {names[index % 2]}
              </text>
            )}
          </g>
        ))}
        <ColorLegend x={-12} y={layout.height + 8} room={width + 12} scale={scale} theme={theme} />
      </ChartImage>
      {pairs.length > 0 && (
        <GridReadOut
          label={words.read}
          width={width}
          height={layout.height}
          matrices={maps.length}
          rows={d}
          columns={d}
          shapeOf={(matrix) => maps[matrix]}
          locate={(x, y) => locate(maps, x, y)}
          read={(cell) => readCell(cell, pairs, maps, words)}
        />
      )}
    </div>
  );
}

/** V is as wide as Q, and as high as it has outputs. */
function mapsOf({ places, size }: MatrixLayout, d: number, outputs: number): HeatMap[] {
  return places.map(({ index, x, y }) => {
    const rows = index === 0 ? outputs : d;
    return { rows, columns: d, x, y, width: size, height: Math.max(rows, Math.round((size * rows) / d)), group: 0 };
  });
}

function locate(maps: readonly HeatMap[], x: number, y: number): Cell | null {
  const matrix = maps.findIndex((map) => x >= map.x && x < map.x + map.width && y >= map.y && y < map.y + map.height);
  if (matrix < 0) return null;
  const map = maps[matrix];
  return { matrix, row: Math.floor(((y - map.y) / map.height) * map.rows), column: Math.floor(((x - map.x) / map.width) * map.columns) };
}

function readCell({ matrix, row, column }: Cell, pairs: readonly HeadPair[], maps: readonly HeatMap[], words: HeadPairsWords): CellReading {
  const { name, V, Q } = pairs[Math.floor(matrix / 2)];
  const values = matrix % 2 === 0 ? V : Q;
  const at = cellArea(maps[matrix], row, column);
  return {
    title: words.cell(name, row + 1, column + 1),
    rows: [
      {
        key: "value",
        swatch: null,
        name: matrix % 2 === 0 ? words.value : words.keyQuery,
        value: formatValue(values[row * maps[matrix].columns + column]),
      },
    ],
    marks: [at],
    at,
  };
}
