import { ChartImage } from "../../../../platform/charts/ChartImage";
import { formatValue } from "../../../../platform/charts/format";
import { floorRoom, pixel, valueAxis } from "../../../../platform/charts/log-axis";
import { markerPath } from "../../../../platform/charts/Marker";
import { PowerOfTen } from "../../../../platform/charts/PowerOfTen";
import { linesWithin } from "../../../../platform/charts/text-room";
import { wrapped } from "../../../../platform/charts/wrap";
import "./differences.css";

/** Difference of an output from the one that all are compared with. */
export interface Difference {
  readonly id: string;
  readonly name: string;
  /** At least 0; infinite where only one of both is a number. */
  readonly value: number;
  /** Whether both outputs are equal in exact arithmetic. */
  readonly exact: boolean;
  /** Text in place of its number, such as "0, bit for bit". */
  readonly note: string | null;
  readonly chosen: boolean;
}

export interface DifferencesChartProps {
  readonly width: number;
  readonly height: number;
  readonly differences: readonly Difference[];
  readonly words: { readonly name: string; readonly summary: string; readonly across: string };
}

const [tallest, foot, line, top] = [46, 27, 15, 6];
/** Pixels between lines of a name. */
const nameLine = 14;
/** Between outputs that should agree and others. */
const parting = 14;
const [diamond, square] = [3, 1];

/** Least height of the chart in which no name touches another; titles of the axis take a line. */
export const leastHeightOf = (differences: number) => top + differences * nameLine + parting + foot + line;

/** Differences on one log axis: outputs that should agree above the line, others below it. A zero stands left of the axis. */
export function DifferencesChart({ width, height, differences, words }: DifferencesChartProps) {
  const exact = differences.filter((one) => one.exact);
  const others = differences.filter((one) => !one.exact);
  const between = exact.length > 0 && others.length > 0 ? parting : 0;
  const across = wrapped(words.across, width);
  const row = Math.min(tallest, (height - foot - line * across.length - top - between) / Math.max(1, differences.length));
  const names = Math.min(0.46 * width, 9 + 6.9 * Math.max(0, ...differences.map(({ name }) => name.length)));
  const finite = differences.map(({ value }) => value).filter((value) => value > 0 && Number.isFinite(value));
  const axis = valueAxis({
    low: Math.min(1e-16, ...finite),
    high: Math.max(1, ...finite),
    hasFloor: false,
    // A zero stands left of the axis.
    from: names + 10 + floorRoom,
    to: width - 52,
    tickSpacing: 44,
  });
  const bottom = top + row * differences.length + between;
  const placed = [...exact, ...others].map((one, at) => ({ ...one, y: top + row * (at + 0.5) + (one.exact ? 0 : between) }));
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        {axis.ticks.map((exponent) => (
          <g key={exponent}>
            <line className="chart-grid" x1={axis.at(10 ** exponent)} x2={axis.at(10 ** exponent)} y1={top} y2={bottom} />
            <text className="chart-tick" x={axis.at(10 ** exponent)} y={bottom + 16} textAnchor="middle">
              <PowerOfTen exponent={exponent} />
            </text>
          </g>
        ))}
        {across.map((words, at) => (
          <text key={words} className="chart-tick" x={width} y={bottom + 34 + at * line} textAnchor="end">
            {words}
          </text>
        ))}
        {between > 0 && (
          <line
            className="chart-grid"
            x1={0}
            x2={width}
            y1={top + row * exact.length + between / 2}
            y2={top + row * exact.length + between / 2}
          />
        )}
        {placed.map((one) => (
          <Row
            key={one.id}
            {...one}
            names={names}
            lines={linesWithin(one.name, names, Math.floor(row / nameLine))}
            from={names + 10}
            x={one.value > 0 ? Math.min(axis.at(one.value), width - 52) : names + 14}
            room={width}
          />
        ))}
      </ChartImage>
    </div>
  );
}

interface RowProps extends Difference {
  readonly y: number;
  readonly names: number;
  /** Lines of its name. */
  readonly lines: readonly string[];
  readonly from: number;
  readonly x: number;
  readonly room: number;
}

function Row({ name, value, note, exact, chosen, y, names, lines, from, x, room }: RowProps) {
  const said = note ?? formatValue(value);
  // A mark far to the right has its number on its left.
  const turned = x + 14 + 7 * said.length > room;
  return (
    <g className={`difference ${exact ? "difference-exact" : "difference-other"}`}>
      <text className={exact || chosen ? "difference-name difference-strong" : "difference-name"} textAnchor="end">
        <title>{name}</title>
        {lines.map((words, at) => (
          <tspan key={words} x={names} y={y + 4 + (at - (lines.length - 1) / 2) * nameLine}>
            {words}
          </tspan>
        ))}
      </text>
      <line className="difference-line" x1={from} x2={pixel(x)} y1={y} y2={y} />
      <path className="difference-mark" d={markerPath(exact ? diamond : square, 58, pixel(x), pixel(y))} />
      <text className="difference-value number" x={turned ? x - 9 : x + 9} y={turned ? y - 7 : y + 4} textAnchor={turned ? "end" : "start"}>
        {said}
      </text>
    </g>
  );
}
