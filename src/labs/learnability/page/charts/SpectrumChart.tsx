import { scaleLinear, scaleLog } from "d3-scale";
import { useId } from "react";
import { PlaceTicks, ValueGrid } from "../../../../platform/charts/Axes";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { formatCount, formatValue } from "../../../../platform/charts/format";
import { type LogAxis, pixel, positiveExtent, valueAxis } from "../../../../platform/charts/log-axis";
import type { Area } from "../../../../platform/charts/loss-data";
import { ReadOut } from "../../../../platform/charts/ReadOut";
import { wrapped } from "../../../../platform/charts/wrap";

/** Words on the chart. */
export interface SpectrumWords {
  readonly name: string;
  readonly summary: string;
  readonly order: string;
  readonly noise: string;
  readonly rank: (rank: string) => string;
  readonly free: (count: string) => string;
  readonly read: string;
  readonly eigenvalue: (place: string) => string;
  readonly seen: string;
  readonly hidden: string;
  readonly zero: string;
  /** Number of structurally zero features: "15 structurally zero". */
  readonly zeros: (count: string) => string;
  /** Lines beside the arrow from the smallest eigenvalue above the noise floor down to it. */
  readonly clearance: (smallest: string, decades: number) => readonly string[];
  /** Label of the floor for eigenvalues without a logarithm. */
  readonly floor: string;
}

export interface SpectrumChartProps {
  readonly width: number;
  readonly height: number;
  /** The largest eigenvalues, ascending; the others of `count` are exact zeros. */
  readonly eigenvalues: ArrayLike<number>;
  readonly count: number;
  /** How many of them, the last, are those of structurally zero features. */
  readonly zeros: number;
  readonly rank: number;
  /** Bound below which float64 arithmetic cannot distinguish an eigenvalue from zero. */
  readonly noiseFloor: number;
  readonly words: SpectrumWords;
}

const margin = { left: 44, top: 24, right: 14, bottom: 38 };

/** Eigenvalues as dots, largest first: filled for seen directions, hollow for undetermined ones; ticks for structurally zero features. */
export function SpectrumChart({ width, height, eigenvalues, count, zeros, rank, noiseFloor, words }: SpectrumChartProps) {
  const area = { left: margin.left, top: margin.top, right: width - margin.right, bottom: height - margin.bottom };
  const known = eigenvalues.length;
  const value = (place: number) => (place < known ? eigenvalues[known - 1 - place] : 0);
  const places = placesAlong(count, area);
  const x = (place: number) => places.at(place + 0.5);
  const y = axisFor(eigenvalues, known < count, noiseFloor, area);
  const dots = (from: number, to: number) => dotsPath(from, to, (place) => [x(place), y.at(value(place))]);
  const boundary = pixel(places.at(rank));
  const possible = count - zeros;
  const hatch = useId();
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        <ValueGrid axis={y} area={area} floor={words.floor} />
        <PlaceTicks count={count} x={x} area={area} title={words.order} ticks={places.ticks} />
        <Noise hatch={hatch} area={area} top={y.at(noiseFloor)} label={words.noise} />
        <path className="spectrum-seen" d={dots(0, rank)} />
        <path className="spectrum-free" d={dots(rank, possible)} />
        <path className="spectrum-free-inside" d={dots(rank, possible)} />
        {zeros > 0 && <path className="spectrum-zero" d={dots(possible, count).replaceAll("h0", "m0,-3v6")} />}
        {rank > 0 && <Clearance at={x(rank - 1)} value={value(rank - 1)} noiseFloor={noiseFloor} y={y} area={area} words={words} />}
        {count > 0 && <RankLabels rank={rank} free={possible - rank} zeros={zeros} at={boundary} area={area} words={words} />}
      </ChartImage>
      <ReadOut
        label={words.read}
        count={count}
        nearest={(at) => Math.max(0, Math.min(count - 1, Math.floor(places.invert(at))))}
        read={(place) => ({
          title: words.eigenvalue(formatCount(place + 1)),
          x: x(place),
          rows: [
            {
              key: "value",
              swatch: null,
              name: place < rank ? words.seen : place < possible ? words.hidden : words.zero,
              value: formatValue(value(place)),
            },
          ],
        })}
        area={area}
      />
    </div>
  );
}

/** From so many places on, seen directions fill too little of a linear axis: the axis is then logarithmic. */
const manyPlaces = 4096;
/** Pixels of "100 000", with a gap. */
const widestTick = 46;

export interface Places {
  /** Pixel at which so many places end. */
  readonly at: (count: number) => number;
  readonly invert: (pixel: number) => number;
  /** Places with a number; undefined leaves them to a linear axis. */
  readonly ticks: readonly number[] | undefined;
}

export function placesAlong(count: number, { left, right }: Area): Places {
  if (count < manyPlaces) {
    const places = scaleLinear([0, Math.max(1, count)], [left, right]);
    return { at: places, invert: places.invert, ticks: undefined };
  }
  const places = scaleLog([0.5, count], [left, right]).clamp(true);
  // The last number stands at the end; numbers before it keep their distance from it.
  const tick = widestTick / (places(10) - places(1));
  const every = Math.ceil(tick);
  const powers = Array.from({ length: Math.floor((Math.log10(count) - tick) / every) + 1 }, (_, index) => 10 ** (index * every));
  return { at: places, invert: places.invert, ticks: [...powers, count] };
}

/** The noise floor is always in view, with half a decade below it for the band, and no further empty space. */
export function axisFor(eigenvalues: ArrayLike<number>, hasZeros: boolean, noiseFloor: number, area: Area): LogAxis {
  const extent = positiveExtent([eigenvalues, [noiseFloor / 3], hasZeros ? [0] : []]);
  return valueAxis({ ...extent, from: area.bottom, to: area.top, tickSpacing: 44, tight: true });
}

/**
 * Round caps turn lines of length zero into dots: thousands of them are one element. Dots that would fall on the last
 * one are left out, since no screen shows a quarter of a million of them.
 */
function dotsPath(from: number, to: number, at: (place: number) => readonly [number, number]): string {
  let path = "";
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  for (let place = from; place < to; place++) {
    const [x, y] = at(place);
    if (Number.isNaN(y)) continue;
    // Both ends of a row are drawn, so that the row keeps its length.
    if (Math.abs(x - lastX) < closest && Math.abs(y - lastY) < closest && place < to - 1) continue;
    path += `M${pixel(x)},${pixel(y)}h0`;
    [lastX, lastY] = [x, y];
  }
  return path;
}

/** Smallest distance in pixels between distinguishable dots. */
const closest = 0.5;

function Noise({ hatch, area, top, label }: { readonly hatch: string; readonly area: Area; readonly top: number; readonly label: string }) {
  if (!(top < area.bottom)) return null;
  const height = pixel(area.bottom - top);
  return (
    <g className="spectrum-noise">
      <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="spectrum-hatch" d="M0,0V6" />
      </pattern>
      <rect x={area.left} y={pixel(top)} width={area.right - area.left} height={height} fill={`url(#${hatch})`} />
      <text className="chart-note chart-halo" x={area.left + 6} y={pixel(Math.min(top + 15, area.bottom - 4))}>
        {label}
      </text>
    </g>
  );
}

interface ClearanceProps {
  readonly at: number;
  /** The smallest eigenvalue above the floor. */
  readonly value: number;
  readonly noiseFloor: number;
  readonly y: LogAxis;
  readonly area: Area;
  readonly words: SpectrumWords;
}

/** Distance of the smallest seen eigenvalue above the noise floor: a large one makes the rank trustworthy. */
function Clearance({ at, value, noiseFloor, y, area, words }: ClearanceProps) {
  const [from, to] = [y.at(value), y.at(noiseFloor)].map(pixel);
  const x = pixel(at);
  const onLeft = x > (area.left + area.right) / 2;
  const room = (onLeft ? x - area.left : area.right - x) - 8;
  const label = words.clearance(formatValue(value), Math.floor(Math.log10(value / noiseFloor))).flatMap((line) => wrapped(line, room));
  // The words are drawn whole and above the noise, or not at all.
  if (!(to - from > 16 + 15 * label.length)) return null;
  return (
    <g>
      <path className="spectrum-clearance" d={`M${x},${from + 7}V${to - 1}m-3,-6l3,6l3,-6`} />
      {label.map((words, line) => (
        <text
          key={words}
          className="chart-note chart-halo"
          x={x + (onLeft ? -8 : 8)}
          y={pixel((from + to) / 2) + (line - (label.length - 2) / 2) * 15}
          textAnchor={onLeft ? "end" : "start"}
        >
          {words}
        </text>
      ))}
    </g>
  );
}

interface RankProps {
  readonly rank: number;
  readonly free: number;
  readonly zeros: number;
  readonly at: number;
  readonly area: Area;
  readonly words: SpectrumWords;
}

/** "rank 248 | nullity 40", on both sides of the boundary, or wholly on one where the other has no room; "rank 60 | 15 structurally zero". */
function RankLabels({ rank, free, zeros, at, area, words }: RankProps) {
  const seen = words.rank(formatCount(rank));
  const y = 11;
  if (free === 0 && zeros === 0)
    return (
      <text className="spectrum-rank" x={area.right} y={y} textAnchor="end">
        {seen}
      </text>
    );
  const room = 84;
  const place = Math.max(area.left + room, Math.min(area.right - (free === 0 ? 1.6 : 1) * room, at));
  return (
    <g>
      <path className="spectrum-boundary" d={`M${at},${area.top}V${area.bottom}`} />
      <text className="spectrum-rank" x={place - 7} y={y} textAnchor="end">
        {seen}
      </text>
      <path className="chart-grid" d={`M${place},${y - 10}V${area.top}`} />
      <text className={free === 0 ? "spectrum-rank" : "spectrum-unseen"} x={place + 7} y={y}>
        {free === 0 ? words.zeros(formatCount(zeros)) : words.free(formatCount(free))}
      </text>
    </g>
  );
}
