import { useMemo } from "react";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { ColorLegend } from "../../../../platform/charts/ColorLegend";
import type { PaletteTheme } from "../../../../platform/charts/diverging";
import { formatValue } from "../../../../platform/charts/format";
import { type Cell, type CellReading, GridReadOut } from "../../../../platform/charts/GridReadOut";
import { HeatMaps } from "../../../../platform/charts/HeatMaps";
import { joined } from "../../../../platform/charts/matrix-pixels";
import { cellArea } from "../../../../platform/charts/matrix-places";
import { layOutStrip, type StripGroup, type StripLayout } from "./strip-layout";

export interface StripWords {
  readonly name: string;
  readonly summary: string;
  readonly read: string;
  /** Where a cell is: "row 2, column 5". */
  readonly cell: (row: number, column: number) => string;
}

export interface StripChartProps {
  readonly width: number;
  readonly height: number;
  readonly groups: readonly StripGroup[];
  readonly theme: PaletteTheme;
  readonly words: StripWords;
}

/** A few matrices of different shapes side by side, such as a sample and the answers to it. */
export function StripChart({ width, height, groups, theme, words }: StripChartProps) {
  const layout = useMemo(() => layOutStrip(groups, width, height), [groups, width, height]);
  const maps = layout.strips.flatMap(({ maps }) => maps);
  // One canvas has one scale: every group is painted in units of its own.
  const values = useMemo(
    () => joined(groups.flatMap(({ scale, matrices }) => matrices.map(({ values }) => values.map((value) => value / (scale || 1))))),
    [groups],
  );
  return (
    <div className="chart" style={{ width, height }}>
      <HeatMaps maps={maps} values={values} scale={1} theme={theme} width={width} height={height} />
      <ChartImage width={width} height={height} words={words}>
        {layout.strips.map(({ group, maps, legendAt }) => (
          <g key={group.id}>
            {group.matrices.map(({ id, name }, index) => (
              <g key={id}>
                <text className="chart-note" x={maps[index].x} y={13}>
                  {name}
                </text>
                <rect
                  className="matrix-frame"
                  x={maps[index].x - 0.5}
                  y={maps[index].y - 0.5}
                  width={maps[index].width + 1}
                  height={maps[index].height + 1}
                />
              </g>
            ))}
            <ColorLegend x={legendAt.x - 12} y={legendAt.y} room={width + 12 - legendAt.x} scale={group.scale} theme={theme} />
            <text className="chart-note" x={legendAt.x} y={legendAt.y + 24}>
              {group.legend}
            </text>
          </g>
        ))}
      </ChartImage>
      {maps.length > 0 && (
        <GridReadOut
          label={words.read}
          width={width}
          height={layout.bottom}
          matrices={maps.length}
          rows={Math.max(...maps.map(({ rows }) => rows))}
          columns={Math.max(...maps.map(({ columns }) => columns))}
          shapeOf={(matrix) => maps[matrix]}
          locate={(x, y) => locate(layout, x, y)}
          read={(cell) => readCell(cell, layout, words)}
        />
      )}
    </div>
  );
}

function locate({ strips }: StripLayout, x: number, y: number): Cell | null {
  const maps = strips.flatMap(({ maps }) => maps);
  const matrix = maps.findIndex((map) => x >= map.x && x < map.x + map.width && y >= map.y && y < map.y + map.height);
  if (matrix < 0) return null;
  const map = maps[matrix];
  return { matrix, row: Math.floor(((y - map.y) / map.height) * map.rows), column: Math.floor(((x - map.x) / map.width) * map.columns) };
}

function readCell({ matrix, row, column }: Cell, { strips }: StripLayout, words: StripWords): CellReading {
  const placed = strips.flatMap(({ group, maps }) => group.matrices.map((matrix, index) => ({ matrix, map: maps[index] })));
  const { matrix: shown, map } = placed[matrix];
  const at = cellArea(map, row, column);
  return {
    title: words.cell(row + 1, column + 1),
    rows: [{ key: shown.id, swatch: null, name: shown.name, value: formatValue(shown.values[row * shown.columns + column]) }],
    marks: [at],
    at,
  };
}
