import { useId } from "react";
import { formatCount, formatValue } from "./format";
import { type LogAxis, pixel, positiveExtent, valueAxis } from "./log-axis";
import { PowerOfTen } from "./PowerOfTen";
import { ReadOut } from "./ReadOut";

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
  /** The label of the floor on which eigenvalues lie that have no logarithm. */
  readonly floor: string;
}

export interface SpectrumChartProps {
  readonly width: number;
  readonly height: number;
  /** Ascending. */
  readonly eigenvalues: ArrayLike<number>;
  readonly rank: number;
  /** What the arithmetic cannot tell from zero. */
  readonly noiseFloor: number;
  readonly words: SpectrumWords;
}

const margin = { left: 44, top: 28, right: 14, bottom: 40 };

/** Eigenvalues as dots, largest first: filled where the data see a direction, hollow where they do not. */
export function SpectrumChart({ width, height, eigenvalues, rank, noiseFloor, words }: SpectrumChartProps) {
  const area = { left: margin.left, top: margin.top, right: width - margin.right, bottom: height - margin.bottom };
  const count = eigenvalues.length;
  const value = (place: number) => eigenvalues[count - 1 - place];
  const x = (place: number) => area.left + ((place + 0.5) / Math.max(1, count)) * (area.right - area.left);
  const y = axisFor(eigenvalues, noiseFloor, area);
  const dots = (from: number, to: number) => dotsPath(from, to, (place) => [x(place), y.at(value(place))]);
  const boundary = pixel(area.left + (rank / Math.max(1, count)) * (area.right - area.left));
  const hatch = useId();
  const description = useId();
  return (
    <div className="chart" style={{ width, height }}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={words.name}
        aria-describedby={description}
      >
        <desc id={description}>{words.summary}</desc>
        <Axes y={y} area={area} count={count} x={x} words={words} />
        <Noise hatch={hatch} area={area} top={y.at(noiseFloor)} label={words.noise} />
        <path className="spectrum-seen" d={dots(0, rank)} />
        <path className="spectrum-free" d={dots(rank, count)} />
        <path className="spectrum-free-inside" d={dots(rank, count)} />
        {count > 0 && <RankLabels rank={rank} free={count - rank} at={boundary} area={area} words={words} />}
      </svg>
      <ReadOut
        label={words.read}
        count={count}
        nearest={(at) => Math.max(0, Math.min(count - 1, Math.floor(((at - area.left) / (area.right - area.left)) * count)))}
        read={(place) => ({
          title: words.eigenvalue(formatCount(place + 1)),
          x: x(place),
          rows: [{ key: "value", swatch: null, name: place < rank ? words.seen : words.hidden, value: formatValue(value(place)) }],
        })}
        area={area}
      />
    </div>
  );
}

type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** The noise floor is always in view, with a decade below it for the band. */
function axisFor(eigenvalues: ArrayLike<number>, noiseFloor: number, area: Area): LogAxis {
  const extent = positiveExtent([eigenvalues, [noiseFloor / 10]]);
  return valueAxis({ ...extent, from: area.bottom, to: area.top, tickSpacing: 58 });
}

/** Round caps turn lines of length zero into dots: thousands of them are one element. */
function dotsPath(from: number, to: number, at: (place: number) => readonly [number, number]): string {
  let path = "";
  for (let place = from; place < to; place++) {
    const [x, y] = at(place);
    if (!Number.isNaN(y)) path += `M${pixel(x)},${pixel(y)}h0`;
  }
  return path;
}

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

interface AxesProps {
  readonly y: LogAxis;
  readonly area: Area;
  readonly count: number;
  readonly x: (place: number) => number;
  readonly words: SpectrumWords;
}

function Axes({ y, area, count, x, words }: AxesProps) {
  return (
    <g className="chart-axis">
      {y.ticks.map((exponent) => {
        const at = pixel(y.at(10 ** exponent));
        return (
          <g key={exponent}>
            <path className="chart-grid" d={`M${area.left},${at}H${area.right}`} />
            <text className="chart-tick" x={area.left - 8} y={at + 4} textAnchor="end">
              <PowerOfTen exponent={exponent} />
            </text>
          </g>
        );
      })}
      {y.floor !== null && (
        <>
          <path className="chart-floor" d={`M${area.left},${y.floor}H${area.right}`} />
          <text className="chart-tick" x={area.left - 8} y={y.floor + 4} textAnchor="end">
            {words.floor}
          </text>
        </>
      )}
      {placeTicks(count).map((place) => (
        <text key={place} className="chart-tick" x={pixel(x(place - 1))} y={area.bottom + 17} textAnchor="middle">
          {formatCount(place)}
        </text>
      ))}
      <text className="chart-title" x={(area.left + area.right) / 2} y={area.bottom + 34} textAnchor="middle">
        {words.order}
      </text>
    </g>
  );
}

/** The first, the last, and round numbers between them that keep clear of both. */
export function placeTicks(count: number): number[] {
  if (count <= 1) return count === 1 ? [1] : [];
  const every = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].find((size) => count / size <= 5) ?? 10_000;
  const ticks = [1];
  for (let place = every; place < count - every / 2; place += every) if (place > every / 2 && place !== 1) ticks.push(place);
  return [...ticks, count];
}

interface RankProps {
  readonly rank: number;
  readonly free: number;
  readonly at: number;
  readonly area: Area;
  readonly words: SpectrumWords;
}

/** "rank 248 | 40 free", on both sides of the boundary, or wholly on one where the other has no room. */
function RankLabels({ rank, free, at, area, words }: RankProps) {
  const seen = words.rank(formatCount(rank));
  const y = 11;
  if (free === 0)
    return (
      <text className="spectrum-rank" x={area.right} y={y} textAnchor="end">
        {seen}
      </text>
    );
  const room = 68;
  const place = Math.max(area.left + room, Math.min(area.right - room, at));
  return (
    <g>
      <path className="spectrum-boundary" d={`M${at},${area.top}V${area.bottom}`} />
      <text className="spectrum-rank" x={place - 7} y={y} textAnchor="end">
        {seen}
      </text>
      <path className="chart-grid" d={`M${place},${y - 10}V${area.top}`} />
      <text className="spectrum-unseen" x={place + 7} y={y}>
        {words.free(formatCount(free))}
      </text>
    </g>
  );
}
