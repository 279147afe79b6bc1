import { RunGrid } from "../../../../../platform/charts/Axes";
import { ChartImage } from "../../../../../platform/charts/ChartImage";
import { formatCount, formatRounded, formatValue } from "../../../../../platform/charts/format";
import { Marker, Swatch } from "../../../../../platform/charts/Marker";
import { type Reading, ReadOut, type ReadOutRow } from "../../../../../platform/charts/ReadOut";
import { clipped, letterWidth } from "../../../../../platform/charts/text-room";
import { shortName } from "../../../../../platform/charts/wrap";
import type { Stair, Theory } from "./regression-data";
import { type DirectionLine, layOutStairs, learnerSwatch, type StairRow, type StairsLayout } from "./stairs-layout";
import { regressionText } from "./words";

export interface StairsChartProps {
  readonly width: number;
  readonly height: number;
  readonly theory: Theory;
  readonly stairs: readonly Stair[];
  readonly shown: Stair | null;
  readonly summary: string;
}

/** Errors stepping down the heights of theory, and below them the share of each direction, on one axis of steps. */
export function StairsChart({ width, height, theory, stairs, shown, summary }: StairsChartProps) {
  const words = regressionText;
  const layout = layOutStairs(theory, stairs, shown, width, height);
  const { lower, x, column } = layout;
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={{ name: words.chart, summary }}>
        <text className="chart-title" x={0} y={12}>
          {words.error}
        </text>
        <ErrorGrid layout={layout} />
        {layout.rows.map((row) => row.role !== "learner" && <Level key={row.id} row={row} layout={layout} />)}
        {layout.curves.map(({ stair: { learner }, path, end }) => (
          <g key={learner.index} style={{ color: learner.color }}>
            <path className={`loss-main loss-main-${learner.index === shown?.learner.index ? "solid" : "dashed"}`} d={path} />
            {end && <Marker shape={learner.marker} x={end.x} y={end.y} area={54} />}
          </g>
        ))}
        {layout.rows.map((row) => Number.isFinite(row.labelY) && <RowLabel key={row.id} row={row} column={column} />)}
        <text className="chart-title" x={0} y={lower.top - 10}>
          {shown?.shares ? sharesTitle(shown.learner.name, column.right) : shown ? words.noShares : ""}
        </text>
        {shown?.shares && (
          <text className="chart-title" x={column.right} y={lower.top - 10} textAnchor="end">
            {words.half}
          </text>
        )}
        <ShareGrid layout={layout} />
        <RunGrid axis={x} area={lower} title={words.across} />
        {layout.directions.map((line) => (
          <Direction key={line.index} line={line} column={column} />
        ))}
      </ChartImage>
      <StairsReadOut layout={layout} stairs={stairs} shown={shown} theory={theory} />
    </div>
  );
}

/** What the lower plot shows, beside the head of the column: of a long name the part that tells learners apart. */
function sharesTitle(name: string, right: number): string {
  const { half, shares } = regressionText;
  const room = right - (half.length + 2) * letterWidth;
  return clipped(shares(shortName(name, room - shares("").length * letterWidth)), room);
}

function ErrorGrid({ layout: { errorTicks, upper } }: { readonly layout: StairsLayout }) {
  return (
    <g className="chart-axis">
      {errorTicks.map(({ value, y }) => (
        <g key={value}>
          <path className="chart-grid" d={`M${upper.left},${y}H${upper.right}`} />
          <text className="chart-tick" x={upper.left - 8} y={y + 4} textAnchor="end">
            {formatRounded(value, 3)}
          </text>
        </g>
      ))}
    </g>
  );
}

function ShareGrid({ layout: { shareTicks, lower, directions } }: { readonly layout: StairsLayout }) {
  if (directions.length === 0) return null;
  return (
    <g className="chart-axis">
      {shareTicks.map(({ value, y }) => (
        <g key={value}>
          <path className="chart-grid" d={`M${lower.left},${y}H${lower.right}`} />
          <text className="chart-tick" x={lower.left - 8} y={y + 4} textAnchor="end">
            {formatRounded(value, 2)}
          </text>
        </g>
      ))}
    </g>
  );
}

function Level({ row, layout: { upper } }: { readonly row: StairRow; readonly layout: StairsLayout }) {
  return <path className={`stairs-level stairs-${row.role}`} d={`M${upper.left},${row.y}H${upper.right}`} />;
}

interface ColumnProps {
  readonly column: StairsLayout["column"];
}

function RowLabel({ row, column }: { readonly row: StairRow } & ColumnProps) {
  const words = regressionText;
  const names = {
    zero: words.zero,
    plateau: words.after(row.m ?? 0),
    best: words.best,
    "gradient-step": words.gradientSteps(row.m ?? 1),
    ridge: words.ridge,
    learner: row.stair?.learner.name ?? "",
  };
  const value = formatValue(row.value);
  const { learner } = row.stair ?? {};
  const left = learner ? column.left + learnerSwatch : column.left;
  const room = column.right - left - (value.length + 1) * letterWidth;
  return (
    <g className={`stairs-label stairs-label-${row.role}`} style={learner ? { fill: learner.textColor, color: learner.color } : undefined}>
      <path className="loss-leader" d={`M${column.left - 9},${row.y}L${column.left - 2},${row.labelY}`} />
      {learner && <Marker shape={learner.marker} x={column.left + learnerSwatch / 2 - 2} y={row.labelY} area={44} />}
      <text x={left} y={row.labelY + 4}>
        {clipped(shortName(names[row.role], room), room)}
      </text>
      <text className="number" x={column.right} y={row.labelY + 4} textAnchor="end">
        {value}
      </text>
    </g>
  );
}

function Direction({ line, column }: { readonly line: DirectionLine } & ColumnProps) {
  const words = regressionText;
  return (
    <g style={{ color: line.color }}>
      <path className={`loss-main loss-main-${line.stroke} stairs-share-${line.stroke}`} d={line.path} />
      {line.mark && <circle className="chart-marker" cx={line.mark.x} cy={line.mark.y} r={3.5} />}
      {line.labelY !== null && (
        <g className="stairs-label" style={{ fill: line.textColor }}>
          <path className={`loss-main loss-main-${line.stroke} stairs-share-${line.stroke}`} d={`M${column.left},${line.labelY}h18`} />
          <text x={column.left + 24} y={line.labelY + 4}>
            {words.direction(line.lambda)}
          </text>
          <text className="number" x={column.right} y={line.labelY + 4} textAnchor="end">
            {line.half === null ? words.notYet : formatCount(line.half)}
          </text>
        </g>
      )}
    </g>
  );
}

interface ReadProps extends Pick<StairsChartProps, "stairs" | "shown" | "theory"> {
  readonly layout: StairsLayout;
}

/** All curves at one recorded step. */
function StairsReadOut({ layout, stairs, shown, theory }: ReadProps) {
  const words = regressionText;
  const { upper, lower, x } = layout;
  const longest = stairs.reduce<Float64Array>((best, { step }) => (step.length > best.length ? step : best), new Float64Array());
  const from = longest.findIndex((step) => x.at(step) > upper.left);
  const places = from < 0 ? new Float64Array() : longest.subarray(from);
  const nearest = (at: number) => {
    let best = 0;
    for (let i = 1; i < places.length; i++) if (Math.abs(x.at(places[i]) - at) < Math.abs(x.at(places[best]) - at)) best = i;
    return best;
  };
  const read = (index: number): Reading => {
    const step = places[index];
    return {
      title: words.at(step),
      x: x.at(step),
      rows: [...stairs.flatMap((stair) => errorRow(stair, step)), ...shareRows(shown, step, theory)],
    };
  };
  const area = { ...upper, bottom: lower.bottom };
  return <ReadOut label={words.read} count={places.length} nearest={nearest} read={read} area={area} />;
}

/** The last record up to a step. */
function placeAt({ step }: Stair, at: number): number {
  let place = step.length - 1;
  while (place > 0 && step[place] > at) place--;
  return place;
}

function errorRow(stair: Stair, step: number): ReadOutRow[] {
  const { index, name, color, marker, stroke } = stair.learner;
  const value = stair.error[placeAt(stair, step)];
  return [{ key: `learner-${index}`, swatch: <Swatch shape={marker} color={color} stroke={stroke} />, name, value: formatValue(value) }];
}

function shareRows(shown: Stair | null, step: number, { lambda }: Theory): ReadOutRow[] {
  if (!shown?.shares) return [];
  const place = placeAt(shown, step);
  return shown.shares.map((share, k) => ({
    key: `direction-${k}`,
    swatch: null,
    name: regressionText.direction(lambda[k]),
    value: regressionText.share(share[place]),
  }));
}
