import { useMemo } from "react";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import type { PaletteTheme } from "../../../../platform/charts/diverging";
import { HeatMaps } from "../../../../platform/charts/HeatMaps";

export interface UnrolledRow {
  /** The network, or the reading of its weights, that computes the states. */
  readonly name: string;
  readonly note: string;
  readonly color: string;
  /** Row-major, one for the start and one after every layer. */
  readonly states: readonly ArrayLike<number>[];
}

/** A number below each column, in line with a name. */
export interface UnrolledFoot {
  readonly name: string;
  readonly values: readonly string[];
}

export interface UnrolledChartProps {
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  readonly columns: number;
  /** Rows and columns of the missing block, in the lower right corner. */
  readonly hole: { readonly rows: number; readonly columns: number };
  readonly carried: readonly UnrolledRow[];
  /** Above the columns: the start, and after each layer. */
  readonly titles: readonly string[];
  /** States that are drawn, from the start on; the others are empty frames. */
  readonly shown: number;
  /** Numbers below the columns, line by line. */
  readonly feet: readonly UnrolledFoot[];
  readonly theme: PaletteTheme;
  readonly words: { readonly name: string; readonly summary: string };
}

const [head, footLine, gap] = [20, 18, 10];
/** Beside the matrices there is room for names, or they stand above each row. */
const [namesWidth, namesHeight, narrowest] = [112, 18, 560];

/** One matrix after every layer, a row for the network and for each reading of its weights; all on one scale. */
export function UnrolledChart({ width, height, rows, columns, hole, carried, titles, shown, feet, theme, words }: UnrolledChartProps) {
  const [left, above] = width < narrowest ? [0, namesHeight] : [namesWidth, 0];
  const across = (width - left - gap * (titles.length - 1)) / titles.length;
  const footHeight = footLine + above;
  const down = (height - head - 4 - feet.length * footHeight - gap * (carried.length - 1)) / carried.length - above;
  const cell = Math.max(1, Math.min(across / columns, down / rows));
  const size = { width: cell * columns, height: cell * rows };
  const place = (row: number, layer: number) => ({ x: left + layer * (across + gap), y: head + above + row * (size.height + gap + above) });
  const bottom = place(carried.length - 1, 0).y + size.height;
  const values = useMemo(() => scaled(carried, shown), [carried, shown]);
  const maps = carried.flatMap(({ states }, row) =>
    states.slice(0, shown).map((_, layer) => ({ rows, columns, ...place(row, layer), ...size, group: 0 })),
  );
  return (
    <div className="chart" style={{ width, height }}>
      <HeatMaps maps={maps} values={values} scale={1} theme={theme} width={width} height={height} />
      <ChartImage width={width} height={height} words={words}>
        {titles.map((title, layer) => (
          <text key={title} className="chart-tick" x={place(0, layer).x} y={12}>
            {title}
          </text>
        ))}
        {carried.map(({ name, note, color, states }, row) => (
          <g key={name}>
            <text className="chart-title" x={0} y={place(row, 0).y + (above ? -5 : size.height / 2)} style={{ fill: color }}>
              {name}
              {above > 0 && (
                <tspan className="chart-tick" dx={8}>
                  {note}
                </tspan>
              )}
            </text>
            {above === 0 && (
              <text className="chart-tick" x={0} y={place(row, 0).y + size.height / 2 + 16}>
                {note}
              </text>
            )}
            {states.map((_, layer) => {
              const { x, y } = place(row, layer);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: layers have no other name
                <g key={layer} transform={`translate(${x} ${y})`}>
                  <rect className="block-frame" {...size} />
                  <rect
                    className="unrolled-hole"
                    x={cell * (columns - hole.columns)}
                    y={cell * (rows - hole.rows)}
                    width={cell * hole.columns}
                    height={cell * hole.rows}
                  />
                </g>
              );
            })}
          </g>
        ))}
        {feet.map(({ name, values }, line) => {
          const y = bottom + 17 + line * footHeight;
          return (
            <g key={name}>
              <text className="chart-tick" x={0} y={y}>
                {name}
              </text>
              {titles.map((title, layer) => (
                <text
                  key={title}
                  className={line === 0 ? "unrolled-difference" : "chart-tick"}
                  x={place(0, layer).x + size.width}
                  y={y + above}
                  textAnchor="end"
                >
                  {layer < shown ? values[layer] : ""}
                </text>
              ))}
            </g>
          );
        })}
      </ChartImage>
    </div>
  );
}

/** All entries over the largest one at the start: diverging entries are at the end of the scale. */
function scaled(carried: readonly UnrolledRow[], shown: number): Float64Array {
  const largest = Array.from(carried[0]?.states[0] ?? []).reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  return Float64Array.from(
    carried.flatMap(({ states }) => states.slice(0, shown).flatMap((state) => Array.from(state, (value) => value / largest))),
  );
}
