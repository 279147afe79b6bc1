import { useId, useMemo } from "react";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { formatRounded, formatValue } from "../../../../platform/charts/format";
import { type Cell, type CellReading, GridReadOut } from "../../../../platform/charts/GridReadOut";
import { pixel } from "../../../../platform/charts/log-axis";
import { Marker, Swatch } from "../../../../platform/charts/Marker";
import type { ReadOutRow } from "../../../../platform/charts/ReadOut";
import { LandscapeCanvas } from "./LandscapeCanvas";
import { LandscapeLegend } from "./LandscapeLegend";
import { type LandscapeMap, layOutLandscape, type PlacedMap, titleLine } from "./landscape-layout";
import { MinimumSign } from "./MinimumSign";

export interface LandscapeWords {
  readonly name: string;
  readonly summary: string;
  readonly read: string;
  readonly loss: string;
  readonly minimum: string;
  readonly shadow: string;
  /** "step 3 200", by place in the path. */
  readonly step: (index: number) => string;
  /** "its own loss, beside the plane". */
  readonly beside: (name: string) => string;
  readonly place: (map: string, a: string, b: string) => string;
}

export interface LandscapeChartProps {
  readonly width: number;
  readonly height: number;
  readonly maps: readonly LandscapeMap[];
  /** 1 shows the whole path; 2 twice as far. */
  readonly zoom: number;
  readonly words: LandscapeWords;
}

/** The loss over a plane of weight space and over one of function space, with one colour scale and the path on both. */
export function LandscapeChart({ width, height, maps, zoom, words }: LandscapeChartProps) {
  const { minimum, shadow } = words;
  const layout = useMemo(() => layOutLandscape(maps, zoom, width, height, [minimum, shadow]), [maps, zoom, width, height, minimum, shadow]);
  const clip = useId();
  const { columns, rows } = readingGrid(layout.maps[0]);
  return (
    <div className="chart" style={{ width, height }}>
      <LandscapeCanvas layout={layout} width={width} height={height} />
      <ChartImage width={width} height={height} words={words}>
        {layout.maps.map((placed) => (
          <OneMap key={placed.map.id} placed={placed} clip={`${clip}-${placed.map.id}`} />
        ))}
        <LandscapeLegend layout={layout} words={words} />
      </ChartImage>
      <GridReadOut
        label={words.read}
        width={width}
        height={height}
        matrices={layout.maps.length}
        rows={rows}
        columns={columns}
        locate={(x, y) => locate(layout.maps, x, y)}
        read={(cell) => read(layout.maps[cell.matrix], cell, words)}
      />
    </div>
  );
}

/** Pixels of a cell of the read-out. */
const readingCell = 8;

function readingGrid({ area }: PlacedMap): { readonly columns: number; readonly rows: number } {
  return { columns: Math.floor((area.right - area.left) / readingCell), rows: Math.floor((area.bottom - area.top) / readingCell) };
}

function locate(maps: readonly PlacedMap[], x: number, y: number): Cell | null {
  const matrix = maps.findIndex(({ area }) => x >= area.left && x < area.right && y >= area.top && y < area.bottom);
  if (matrix < 0) return null;
  const { area } = maps[matrix];
  return { matrix, row: Math.floor((y - area.top) / readingCell), column: Math.floor((x - area.left) / readingCell) };
}

/** The loss at the middle of the cell, and whatever lies within a cell of it. */
function read({ map, area, at, marks, minima, points }: PlacedMap, { row, column }: Cell, words: LandscapeWords): CellReading {
  const left = area.left + column * readingCell;
  const top = area.top + row * readingCell;
  const centre = { x: left + readingCell / 2, y: top + readingCell / 2 };
  const near = ({ x, y }: { readonly x: number; readonly y: number }) => Math.hypot(x - centre.x, y - centre.y) <= readingCell;
  const { a, b } = at(centre.x, centre.y);
  const rows: ReadOutRow[] = [{ key: "loss", swatch: null, name: words.loss, value: formatValue(map.lossAt(a, b)) }];
  for (const { id, name, marker, color, loss, isShadow } of marks.filter(near)) {
    const swatch = <Swatch shape={marker} color={color} />;
    rows.push({ key: id, swatch, name: isShadow ? words.beside(name) : name, value: formatValue(loss) });
  }
  for (const [index, { loss }] of minima.filter(near).entries())
    rows.push({ key: `minimum-${index}`, swatch: null, name: words.minimum, value: formatValue(loss) });
  const passed = points.find(near);
  if (passed) rows.push({ key: "step", swatch: null, name: words.step(passed.index), value: "" });
  const mark = { left, top, right: left + readingCell, bottom: top + readingCell };
  return { title: words.place(map.title, coordinate(a), coordinate(b)), rows, marks: [mark], at: mark };
}

function coordinate(value: number): string {
  return formatValue(Math.abs(value) < 1e-4 ? 0 : value).replace(/^-/, "−");
}

function OneMap({ placed, clip }: { readonly placed: PlacedMap; readonly clip: string }) {
  const { map, area, title, x, y, ticks, path, points, marks, minima } = placed;
  const [width, height] = [area.right - area.left, area.bottom - area.top];
  // Lines without length have round ends: hundreds of dots in one element.
  const dots = points.map((point) => `M${point.x},${point.y}h0`).join("");
  return (
    <g>
      {title.map((line, index) => (
        <text key={line} className="landscape-title" x={area.left} y={area.top - 26 - (title.length - 1 - index) * titleLine}>
          {line}
        </text>
      ))}
      <text className="chart-title" x={area.left} y={area.top - 9}>
        {map.upward}
      </text>
      <g className="chart-axis">
        {ticks.a.map((tick) => (
          <text key={tick} className="chart-tick" x={pixel(x(tick))} y={area.bottom + 15} textAnchor="middle">
            {tickLabel(tick)}
          </text>
        ))}
        {ticks.b.map((tick) => (
          <text key={tick} className="chart-tick" x={area.left - 6} y={pixel(y(tick)) + 4} textAnchor="end">
            {tickLabel(tick)}
          </text>
        ))}
        <text className="chart-title" x={(area.left + area.right) / 2} y={area.bottom + 32} textAnchor="middle">
          {map.across}
        </text>
      </g>
      <clipPath id={clip}>
        <rect x={area.left} y={area.top} width={width} height={height} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className="landscape-path-edge" d={path} />
        <path className="landscape-path" d={path} />
        <path className="landscape-points-edge" d={dots} />
        <path className="landscape-points" d={dots} />
      </g>
      {minima.map((minimum) => (
        <MinimumSign key={`${minimum.x},${minimum.y}`} x={minimum.x} y={minimum.y} />
      ))}
      {marks.map((mark) => (
        <g key={mark.id} className={mark.isShadow ? "landscape-shadow" : undefined} style={{ color: mark.color }}>
          <Marker shape={mark.marker} x={mark.x} y={mark.y} area={mark.isShadow ? mark.size * 0.7 : mark.size} />
        </g>
      ))}
      <rect className="matrix-frame" x={area.left} y={area.top} width={width} height={height} />
    </g>
  );
}

function tickLabel(tick: number): string {
  return formatRounded(tick, 4).replace(/^-/, "−");
}
