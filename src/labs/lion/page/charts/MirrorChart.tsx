import { useMemo } from "react";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { ColorLegend } from "../../../../platform/charts/ColorLegend";
import type { PaletteTheme } from "../../../../platform/charts/diverging";
import { formatValue } from "../../../../platform/charts/format";
import { GridReadOut } from "../../../../platform/charts/GridReadOut";
import { HeatMaps } from "../../../../platform/charts/HeatMaps";
import type { HeatMap } from "../../../../platform/charts/heat-maps";
import { joined } from "../../../../platform/charts/matrix-pixels";
import { cellArea } from "../../../../platform/charts/matrix-places";

/** Title and tokens above one picture of scores, and the scores: a row for each class, a column for each token. */
export interface MirrorRow {
  readonly id: string;
  readonly name: string;
  /** Labels of the tokens, of a character or two; null where the tokens are those of the picture above. */
  readonly tokens: readonly string[] | null;
  readonly scores: Float64Array;
}

export interface MirrorWords {
  readonly name: string;
  readonly summary: string;
  readonly legend: string;
  readonly read: string;
  /** "token 12, class 3" */
  readonly cell: (token: number, scoreClass: string) => string;
}

export interface MirrorChartProps {
  readonly width: number;
  readonly height: number;
  readonly theme: PaletteTheme;
  /** Names of the classes. */
  readonly classes: readonly string[];
  readonly rows: readonly MirrorRow[];
  readonly words: MirrorWords;
}

const [titleRoom, tokenRoom, legendRoom, gap] = [17, 15, 24, 9];
/** Least height of the row of a class. */
const thinnest = 2;
/** Width for labels of so many characters to be legible beside one another. */
const roomOf = (characters: number) => 6.6 * characters + 1.4;

/** Height of titles, labels, gaps and the legend, beside the scores. */
const fixedHeight = (rows: readonly MirrorRow[]) =>
  rows.reduce((sum, { tokens }) => sum + titleRoom + (tokens ? tokenRoom : 0) + gap, legendRoom);

/** Least height of the chart; it exceeds a smaller `height`. */
export const leastHeight = (rows: readonly MirrorRow[], classes: number) => fixedHeight(rows) + rows.length * thinnest * classes;

/** Scores of every token, one picture below the other, so that mirrored pictures can be compared. */
export function MirrorChart({ width, height, theme, classes, rows, words }: MirrorChartProps) {
  const length = rows[0].scores.length / classes.length;
  const left = Math.min(0.2 * width, 12 + 6.6 * Math.max(...classes.map((name) => name.length)));
  const cell = (width - left) / length;
  const maps = useMemo(() => {
    const tall = Math.max(thinnest * classes.length, Math.min(34 * classes.length, (height - fixedHeight(rows)) / rows.length));
    let y = 0;
    return rows.map(({ tokens }): HeatMap => {
      y += titleRoom + (tokens ? tokenRoom : 0);
      const map = { rows: classes.length, columns: length, x: left, y, width: width - left, height: tall, group: 0 };
      y += tall + gap;
      return map;
    });
  }, [rows, classes, length, left, width, height]);
  const values = useMemo(() => joined(rows.map(({ scores }) => scores)), [rows]);
  const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  const end = maps[maps.length - 1].y + maps[0].height;
  const tall = maps[0].height / classes.length;
  const every = Math.ceil(14 / tall);
  return (
    <div className="chart" style={{ width, height: Math.max(height, end + legendRoom) }}>
      <HeatMaps maps={maps} values={values} scale={scale} theme={theme} width={width} height={Math.max(height, end + legendRoom)} />
      <ChartImage width={width} height={Math.max(height, end + legendRoom)} words={words}>
        {rows.map(({ id, name, tokens }, at) => (
          <g key={id}>
            <text className="chart-note" x={left} y={maps[at].y - (tokens ? tokenRoom : 0) - 5}>
              {name}
            </text>
            {tokens &&
              cell >= roomOf(Math.max(...tokens.map((token) => token.length))) &&
              tokens.map((token, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity but their place
                <text key={place} className="chart-tick number" x={left + (place + 0.5) * cell} y={maps[at].y - 4} textAnchor="middle">
                  {token}
                </text>
              ))}
            <rect className="matrix-frame" x={left - 0.5} y={maps[at].y - 0.5} width={width - left + 1} height={maps[at].height + 1} />
            {classes.map(
              (one, row) =>
                row % every === 0 && (
                  <text key={one} className="chart-tick" x={left - 6} y={maps[at].y + (row + 0.5) * tall + 4} textAnchor="end">
                    {one}
                  </text>
                ),
            )}
          </g>
        ))}
        <ColorLegend x={Math.max(left - 54, -12)} y={end + 8} room={Math.min(width, 260)} scale={scale} theme={theme} />
        <text className="chart-note" x={left + 196} y={end + 17}>
          {width > left + 196 + 6.4 * words.legend.length ? words.legend : ""}
        </text>
      </ChartImage>
      <GridReadOut
        label={words.read}
        width={width}
        height={end}
        matrices={rows.length}
        rows={classes.length}
        columns={length}
        shapeOf={() => ({ rows: classes.length, columns: length })}
        locate={(x, y) => {
          const matrix = maps.findIndex((map) => y >= map.y && y < map.y + map.height);
          if (matrix < 0 || x < left || x >= width) return null;
          return { matrix, row: Math.floor((y - maps[matrix].y) / tall), column: Math.floor((x - left) / cell) };
        }}
        read={({ matrix, row, column }) => {
          const at = cellArea(maps[matrix], row, column);
          const value = formatValue(rows[matrix].scores[row * length + column]);
          const name = rows[matrix].name;
          return { title: words.cell(column + 1, classes[row]), rows: [{ key: name, swatch: null, name, value }], marks: [at], at };
        }}
      />
    </div>
  );
}
