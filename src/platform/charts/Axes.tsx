/** Grids and ticks that charts share. */
import { formatCount, formatRounded } from "./format";
import type { LogAxis } from "./log-axis";
import { pixel } from "./log-axis";
import type { Area } from "./loss-data";
import { PowerOfTen } from "./PowerOfTen";
import { type RunAxis, roundedUp } from "./run-axis";
import { averageLetter } from "./wrap";

/** Powers of ten at the left, and the marked floor for what has no logarithm. */
export function ValueGrid({ axis, area, floor }: { readonly axis: LogAxis; readonly area: Area; readonly floor: string }) {
  return (
    <g className="chart-axis">
      {axis.ticks.map((exponent) => {
        const at = pixel(axis.at(10 ** exponent));
        return (
          <g key={exponent}>
            <path className="chart-grid" d={`M${area.left},${at}H${area.right}`} />
            <text className="chart-tick" x={area.left - 8} y={at + 4} textAnchor="end">
              <PowerOfTen exponent={exponent} />
            </text>
          </g>
        );
      })}
      {axis.floor !== null && (
        <g>
          <path className="chart-floor" d={`M${area.left},${axis.floor}H${area.right}`} />
          <text className="chart-tick" x={area.left - 8} y={axis.floor + 4} textAnchor="end">
            {floor}
          </text>
        </g>
      )}
    </g>
  );
}

/** Between the zero and the first number beside it. */
const besideZero = 26;
export const axisTitleLine = 15;

export interface RunGridProps {
  readonly axis: RunAxis;
  readonly area: Area;
  /** One line, or several where one would be too long; below the axis, or below all of the chart, whose width is then given. */
  readonly title: string | readonly string[];
  readonly width?: number;
}

export function RunGrid({ axis, area, title, width }: RunGridProps) {
  const lines = typeof title === "string" ? [title] : title;
  const middle = (area.left + area.right) / 2;
  // Below the axis, but for what would leave the chart.
  const leaves = width !== undefined && lines.some(({ length }) => middle + (length * averageLetter) / 2 > width);
  const centre = leaves || (lines.length > 1 && width) ? (width ?? 0) / 2 : middle;
  return (
    <g className="chart-axis">
      {axis.floor !== null && (
        <text className="chart-tick" x={axis.floor} y={area.bottom + 17} textAnchor="middle">
          0
        </text>
      )}
      {axis.ticks.map((tick) => {
        const at = pixel(axis.at(tick));
        return (
          <g key={tick}>
            <path className="chart-grid" d={`M${at},${area.top}V${area.bottom}`} />
            {(axis.floor === null || at - axis.floor >= besideZero) && (
              <text className="chart-tick" x={at} y={area.bottom + 17} textAnchor="middle">
                <Tick value={tick} />
              </text>
            )}
          </g>
        );
      })}
      {lines.map((line, index) => (
        <text key={line} className="chart-title" x={centre} y={area.bottom + 33 + index * axisTitleLine} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  );
}

function Tick({ value }: { readonly value: number }) {
  const exponent = Math.log10(value);
  const isPower = value > 0 && Math.abs(exponent - Math.round(exponent)) < 1e-9;
  if (isPower && (value > 5e5 || value < 5e-3)) return <PowerOfTen exponent={Math.round(exponent)} />;
  return Number.isInteger(value) ? formatCount(value) : formatRounded(value, 3);
}

/** Numbers along an axis of places: the first, the last, and round ones between. */
export function PlaceTicks({
  count,
  x,
  area,
  title,
  ticks = placeTicks(count),
}: {
  readonly count: number;
  readonly x: (place: number) => number;
  readonly area: Area;
  readonly title: string;
  /** Places with a number. */
  readonly ticks?: readonly number[] | undefined;
}) {
  return (
    <g className="chart-axis">
      {ticks.map((place) => (
        <text key={place} className="chart-tick" x={pixel(x(place - 1))} y={area.bottom + 17} textAnchor="middle">
          {formatCount(place)}
        </text>
      ))}
      <text className="chart-title" x={(area.left + area.right) / 2} y={area.bottom + 33} textAnchor="middle">
        {title}
      </text>
    </g>
  );
}

/** The first, the last, and round numbers between them that keep clear of both. */
export function placeTicks(count: number): number[] {
  if (count <= 1) return count === 1 ? [1] : [];
  const every = Math.max(1, roundedUp(count / 5));
  const ticks = [1];
  for (let place = every; place < count - every / 2; place += every) if (place > every / 2 && place !== 1) ticks.push(place);
  return [...ticks, count];
}
