import { useId } from "react";
import { formatCount, formatValue } from "./format";
import type { LogAxis } from "./log-axis";
import { pixel } from "./log-axis";
import {
  type Area,
  closedFormMarker,
  errorAt,
  type LossData,
  type LossLayout,
  layOutLoss,
  type PlacedLabel,
  type PlacedLine,
} from "./loss-layout";
import { Marker, Swatch } from "./Marker";
import { PowerOfTen } from "./PowerOfTen";
import { type Reading, ReadOut } from "./ReadOut";

/** Words on the chart. */
export interface LossWords {
  readonly name: string;
  readonly summary: string;
  readonly steps: string;
  /** What thick and thin lines are. */
  readonly lines: string;
  readonly read: string;
  readonly atStep: (step: string) => string;
  /** The label of the floor on which errors lie that have no logarithm. */
  readonly floor: string;
}

export interface LossChartProps extends LossData {
  readonly width: number;
  readonly height: number;
  readonly words: LossWords;
}

/** Error against gradient steps, both logarithmic: test errors bold, training errors thin, labels at the right edge. */
export function LossChart({ width, height, words, ...data }: LossChartProps) {
  const layout = layOutLoss(data, width, height);
  const { area, x, y, lines, levels, labels, twoLines } = layout;
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
        <ValueGrid axis={y} area={area} floor={words.floor} />
        <CountGrid axis={x} area={area} title={words.steps} />
        {levels.map((level) => (
          <g key={level.id} className={`loss-level loss-level-${level.role}`}>
            <path d={`M${area.left},${level.y}H${area.right}`} />
            {level.role === "reference" && (
              <text className="chart-note chart-halo" x={area.right - 6} y={level.nameAt} textAnchor="end">
                {level.name}
              </text>
            )}
            {level.role === "closed-form" && <Marker shape={closedFormMarker} x={area.right} y={level.y} area={54} />}
          </g>
        ))}
        {lines.map((curve) => (
          <Curve key={curve.id} curve={curve} />
        ))}
        {labels.map((label) => (
          <EndLabel key={label.id} label={label} area={area} twoLines={twoLines} />
        ))}
        <text className="chart-title" x={0} y={11}>
          {words.lines}
        </text>
      </svg>
      <LossReadOut layout={layout} words={words} />
    </div>
  );
}

function ValueGrid({ axis, area, floor }: { readonly axis: LogAxis; readonly area: Area; readonly floor: string }) {
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

function CountGrid({ axis, area, title }: { readonly axis: LogAxis; readonly area: Area; readonly title: string }) {
  return (
    <g className="chart-axis">
      {axis.floor !== null && (
        <text className="chart-tick" x={axis.floor} y={area.bottom + 17} textAnchor="middle">
          0
        </text>
      )}
      {axis.ticks.map((exponent) => {
        const at = pixel(axis.at(10 ** exponent));
        return (
          <g key={exponent}>
            <path className="chart-grid" d={`M${at},${area.top}V${area.bottom}`} />
            <text className="chart-tick" x={at} y={area.bottom + 17} textAnchor="middle">
              {exponent < 6 ? formatCount(10 ** exponent) : <PowerOfTen exponent={exponent} />}
            </text>
          </g>
        );
      })}
      <text className="chart-title" x={(area.left + area.right) / 2} y={area.bottom + 34} textAnchor="middle">
        {title}
      </text>
    </g>
  );
}

function Curve({ curve }: { readonly curve: PlacedLine }) {
  return (
    <g className="loss-curve" style={{ color: curve.color }}>
      {curve.trainPath && <path className="loss-train" d={curve.trainPath} />}
      <path className="loss-main" d={curve.mainPath} />
      {curve.decades.map(({ x, y }) => (
        <Marker key={x} shape={curve.marker} x={x} y={y} area={22} />
      ))}
      {curve.end && !curve.diverged && <Marker shape={curve.marker} x={curve.end.x} y={curve.end.y} area={54} />}
      {curve.end && curve.diverged && <path className="loss-diverged" d={`M${curve.end.x - 5},${curve.end.y - 5}l10,10m-10,0l10,-10`} />}
    </g>
  );
}

function EndLabel({ label, area, twoLines }: { readonly label: PlacedLabel; readonly area: Area; readonly twoLines: boolean }) {
  const left = area.right + 14;
  const { from } = label;
  return (
    <g className="loss-label">
      <path className="loss-leader" d={`M${from.x + 6},${from.y}H${area.right}L${left - 3},${label.y}`} />
      <text x={left} y={twoLines ? label.y - 2 : label.y + 4} style={{ fill: label.color }} className="loss-label-name">
        {label.name}
        {!twoLines && <tspan className="loss-label-note"> {label.note}</tspan>}
      </text>
      {twoLines && (
        <text className="loss-label-note" x={left} y={label.y + 12}>
          {label.note}
        </text>
      )}
    </g>
  );
}

function LossReadOut({ layout, words }: { readonly layout: LossLayout; readonly words: LossWords }) {
  const { lines, levels, x, area } = layout;
  const longest = lines.reduce<ArrayLike<number>>((best, { step }) => (step.length > best.length ? step : best), []);
  const read = (index: number): Reading => {
    const step = longest[index];
    return {
      title: words.atStep(formatCount(step)),
      x: x.at(step),
      rows: [
        ...lines.map((curve) => ({
          key: curve.id,
          swatch: <Swatch shape={curve.marker} color={curve.color} />,
          name: curve.name,
          value: formatValue(errorAt(curve.step, curve.main, step)),
        })),
        ...levels
          .filter(({ role }) => role === "closed-form")
          .map(({ id, name, value }) => ({
            key: id,
            swatch: <Swatch shape={closedFormMarker} color="var(--closed-form)" />,
            name,
            value: formatValue(value),
          })),
      ],
    };
  };
  const nearest = (at: number) => {
    let best = 0;
    for (let i = 1; i < longest.length; i++) if (Math.abs(x.at(longest[i]) - at) < Math.abs(x.at(longest[best]) - at)) best = i;
    return best;
  };
  return <ReadOut label={words.read} count={longest.length} nearest={nearest} read={read} area={area} />;
}
