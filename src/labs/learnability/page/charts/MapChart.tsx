import { quantize } from "d3-interpolate";
import { interpolateViridis } from "d3-scale-chromatic";
import { useId, useMemo } from "react";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { ColorGradient } from "../../../../platform/charts/ColorGradient";
import { formatSetting } from "../../../../platform/charts/format";
import { type Cell, GridReadOut } from "../../../../platform/charts/GridReadOut";
import type { Area } from "../../../../platform/charts/loss-data";
import { PowerOfTen } from "../../../../platform/charts/PowerOfTen";
import { letterWidth } from "../../../../platform/charts/text-room";
import {
  type CurveRange,
  cellArea,
  curvePath,
  curveRange,
  frontierPath,
  inkOn,
  layOutMap,
  type MapCell,
  type MapLayout,
  type MapScale,
} from "./map-layout";
import "./map.css";

export interface MapWords {
  readonly name: string;
  readonly summary: string;
  readonly read: string;
  readonly across: string;
  readonly up: string;
  readonly scale: string;
  readonly frontier: string;
  readonly pending: string;
  readonly never: string;
  readonly free: string;
  readonly failed: string;
  readonly cell: (
    column: number,
    point: number,
  ) => { readonly title: string; readonly rows: readonly (readonly [name: string, value: string])[] };
}

export interface MapChartProps {
  readonly width: number;
  readonly height: number;
  readonly columns: readonly string[];
  /** From the bottom up. */
  readonly rows: readonly string[];
  /** Row by row, from the bottom up. */
  readonly cells: readonly MapCell[];
  readonly scale: MapScale;
  readonly words: MapWords;
  /** The outlined cell; null for none. */
  readonly chosen: Place | null;
  readonly onRead: (place: Place) => void;
  readonly onChoose: (place: Place) => void;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A grid of runs in colours, with the frontier beyond which the data leave no direction undetermined. */
export function MapChart({ width, height, columns, rows, cells, scale, words, chosen, onRead, onChoose }: MapChartProps) {
  const hatch = useId();
  const layout = useMemo(() => layOutMap({ columns, rows, up: words.up }, width, height), [columns, rows, words.up, width, height]);
  const range = useMemo(() => curveRange(layout.drawn ? cells : []), [layout.drawn, cells]);
  const frontier = frontierPath(cells, layout);
  const { area } = layout;
  const placeOf = ({ row, column }: Pick<Cell, "row" | "column">) => ({ x: column, y: layout.rows - 1 - row });
  const locate = (x: number, y: number): Cell | null => {
    const column = Math.floor(((x - area.left) / (area.right - area.left)) * layout.columns);
    const row = Math.floor(((y - area.top) / (area.bottom - area.top)) * layout.rows);
    const inside = column >= 0 && column < layout.columns && row >= 0 && row < layout.rows;
    return inside ? { matrix: 0, row, column } : null;
  };
  return (
    <div className="chart map-chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="map-hatch" d="M0,0V6" />
        </pattern>
        <Keys {...{ width, words, hatch, cells }} frontier={frontier !== ""} />
        {cells.some(({ value }) => Number.isFinite(value)) && <Legend {...{ width, scale, words }} />}
        <Names width={width} layout={layout} words={words} />
        {cells.map((cell, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity, and keep their place
          <CellMark key={index} {...{ cell, index, layout, scale, range }} pending={`url(#${hatch})`} />
        ))}
        {frontier && <path className="map-frontier-halo" d={frontier} />}
        {frontier && <path className="map-frontier" d={frontier} />}
        {chosen && <Outline area={cellArea(layout, chosen.x, chosen.y)} />}
      </ChartImage>
      <GridReadOut
        label={words.read}
        {...{ width, height, locate }}
        matrices={1}
        rows={layout.rows}
        columns={layout.columns}
        onRead={(cell) => onRead(placeOf(cell))}
        onChoose={(cell) => onChoose(placeOf(cell))}
        read={(cell) => {
          const { x, y } = placeOf(cell);
          const { title, rows: told } = words.cell(x, y);
          const place = cellArea(layout, x, y);
          return { title, rows: told.map(([name, value]) => ({ key: name, swatch: null, name, value })), marks: [place], at: place };
        }}
      />
    </div>
  );
}

interface CellMarkProps {
  readonly cell: MapCell;
  readonly index: number;
  readonly layout: MapLayout;
  readonly scale: MapScale;
  readonly range: CurveRange;
  /** Fill of cells whose value is not known yet. */
  readonly pending: string;
}

function CellMark({ cell, index, layout, scale, range, pending }: CellMarkProps) {
  const area = cellArea(layout, index % layout.columns, Math.floor(index / layout.columns));
  const { left, top, right, bottom } = area;
  const [width, height] = [right - left, bottom - top];
  const known = Number.isFinite(cell.value);
  const color = known ? interpolateViridis(scale(cell.value)) : undefined;
  const fill = color ?? (Number.isNaN(cell.value) ? pending : undefined);
  const plot = { left: left + 7, right: right - 7, top: top + 26, bottom: bottom - 7 };
  return (
    <g style={color ? { color: inkOn(color) } : undefined} className="map-cell">
      <rect className={known ? undefined : "map-cell-empty"} x={left} y={top} {...{ width, height }} {...(fill ? { fill } : {})} />
      {cell.value === Number.POSITIVE_INFINITY && width >= 9 && height >= 9 && (
        <path className="map-never" d={`M${left + 0.3 * width},${top + height / 2}H${right - 0.3 * width}`} />
      )}
      {layout.labelled && cell.label !== "" && (
        <text className={known ? "map-value" : "map-value map-value-muted"} x={left + 7} y={top + 17}>
          {cell.label}
        </text>
      )}
      {layout.drawn &&
        cell.curves.map((curve, seed) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seeds have no other identity, and keep their place
          <path key={seed} className="map-curve" d={curvePath(curve, plot, range)} />
        ))}
      {cell.free && width >= 16 && height >= 16 && <circle className="map-free" cx={right - 8} cy={top + 8} r={3} />}
      {cell.failed && <path className="map-failed" d={`M${right - 9},${bottom - 9}l5,5m0,-5l-5,5`} />}
      {cell.share > 0 && cell.share < 1 && height >= 12 && (
        <path className="map-share" d={`M${left},${bottom - 1}H${left + cell.share * width}`} />
      )}
    </g>
  );
}

interface NamesProps {
  readonly width: number;
  readonly layout: MapLayout;
  readonly words: MapWords;
}

function Names({ width, layout: { area, columnNames, rowNames }, words }: NamesProps) {
  return (
    <g>
      {columnNames.map(({ name, at }) => (
        <text key={at} className="chart-tick" x={at} y={area.bottom + 16} textAnchor="middle">
          {name}
        </text>
      ))}
      {rowNames.map(({ name, at }) => (
        <text key={at} className="chart-tick" x={area.left - 8} y={at + 4} textAnchor="end">
          {name}
        </text>
      ))}
      <text className="chart-title" x={(area.left + area.right) / 2} y={area.bottom + 34} textAnchor="middle">
        {words.across}
      </text>
      <text className="chart-title" x={0} y={area.top - 9}>
        {(words.up.length + 2) * letterWidth > width ? words.up : `${words.up} ↑`}
      </text>
    </g>
  );
}

const bar = { width: 110, height: 8 };

interface LegendProps {
  readonly width: number;
  readonly scale: MapScale;
  readonly words: MapWords;
}

/** The colour scale at the right. */
function Legend({ width, scale, words }: LegendProps) {
  const gradient = useId();
  const start = width - bar.width - 42;
  return (
    <g>
      <ColorGradient id={gradient} colors={quantize(interpolateViridis, 11)} />
      <text className="chart-tick" x={start - 46} y={11} textAnchor="end">
        {words.scale}
      </text>
      <text className="chart-tick" x={start - 6} y={11} textAnchor="end">
        <End scale={scale} end="low" />
      </text>
      <rect className="chart-frame" x={start} y={3} {...bar} rx={1.5} fill={`url(#${gradient})`} />
      <text className="chart-tick" x={start + bar.width + 6} y={11}>
        <End scale={scale} end="high" />
      </text>
    </g>
  );
}

/** Drawn twice, so that it is visible on every colour. */
function Outline({ area: { left, top, right, bottom } }: { readonly area: Area }) {
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return (
    <g className="map-chosen">
      <rect className="map-chosen-halo" {...box} />
      <rect {...box} />
    </g>
  );
}

interface KeysProps extends Omit<LegendProps, "scale"> {
  readonly hatch: string;
  readonly cells: readonly MapCell[];
  readonly frontier: boolean;
}

/** Key of the marks that occur in the map, as far as there is room. */
function Keys({ width, words, hatch, cells, frontier }: KeysProps) {
  const length = (text: string) => text.length * 6.1 + 26;
  const possible = [
    {
      text: words.pending,
      occurs: cells.some(({ value }) => Number.isNaN(value)),
      mark: <rect className="chart-frame" x={-18} y={-8} width={12} height={9} fill={`url(#${hatch})`} />,
    },
    {
      text: words.never,
      occurs: cells.some(({ value }) => value === Number.POSITIVE_INFINITY),
      mark: <path className="map-never" d="M-17,-3.5h10" />,
    },
    { text: words.failed, occurs: cells.some(({ failed }) => failed), mark: <path className="map-failed" d="M-15,-6l5,5m0,-5l-5,5" /> },
    { text: words.free, occurs: cells.some(({ free }) => free), mark: <circle className="map-free" cx={-12} cy={-4} r={3} /> },
    { text: words.frontier, occurs: frontier, mark: <path className="map-frontier" d="M-18,-3.5h12" /> },
  ];
  const keys = possible.filter(({ occurs }) => occurs);
  let right = width;
  const placed = [...keys].reverse().flatMap(({ text, mark }) => {
    const x = right - length(text) + 26;
    right = x - 32;
    return x - 20 < 120 ? [] : [{ text, mark, x }];
  });
  return placed.map(({ text, mark, x }) => (
    <g key={text} className="map-key" transform={`translate(${x},35)`}>
      {mark}
      <text className="chart-tick">{text}</text>
    </g>
  ));
}

function End({ scale, end }: { readonly scale: MapScale; readonly end: "low" | "high" }) {
  const [low, high] = scale.domain();
  const value = end === "low" ? low : high;
  // Shares begin at 0, which is no power of ten.
  if (value === 0 || (value >= 1 && value < 1e4)) return formatSetting(value);
  return <PowerOfTen exponent={Math.round(Math.log10(value))} />;
}
