import { scaleLinear } from "d3-scale";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { formatRounded, formatSetting } from "../../../../platform/charts/format";
import { linePath } from "../../../../platform/charts/line-path";

export interface DecayCurveChartProps {
  readonly width: number;
  readonly height: number;
  readonly lambda: number;
  /** Others, drawn dashed for comparison. */
  readonly others: readonly number[];
  /** Steps after which half is left; infinite for 1. */
  readonly halfLife: number;
  readonly words: { readonly name: string; readonly summary: string; readonly across: string; readonly half: (steps: string) => string };
}

const reach = 40;
const margin = { left: 28, right: 10, top: 10, bottom: 40 };

/** Weight of a token at every distance: λ to the power of it, backward and forward. */
export function DecayCurveChart({ width, height, lambda, others, halfLife, words }: DecayCurveChartProps) {
  const [right, bottom] = [width - margin.right, height - margin.bottom];
  const x = scaleLinear([-reach, reach], [margin.left, right]);
  const y = scaleLinear([0, 1], [bottom, margin.top]);
  const curve = (decay: number, from: number, to: number) =>
    linePath(
      Array.from({ length: 161 }, (_, at) => from + (at / 160) * (to - from)).map((distance) => ({
        x: x(distance),
        y: y(distance === 0 ? 1 : decay ** Math.abs(distance)),
      })),
    );
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line className="chart-grid" x1={margin.left} x2={right} y1={y(share)} y2={y(share)} />
            <text className="chart-tick" x={margin.left - 6} y={y(share) + 4} textAnchor="end">
              {formatSetting(share)}
            </text>
          </g>
        ))}
        {[-40, -20, 0, 20, 40].map((distance) => (
          <text key={distance} className="chart-tick" x={x(distance)} y={bottom + 16} textAnchor="middle">
            {String(distance).replace("-", "−")}
          </text>
        ))}
        <text className="chart-tick" x={(margin.left + right) / 2} y={bottom + 33} textAnchor="middle">
          {words.across}
        </text>
        {others.map((other) => (
          <path key={other} className="decay-other" d={curve(other, -reach, reach)}>
            <title>{`λ ${formatSetting(other)}`}</title>
          </path>
        ))}
        <path className="sweep-forward" d={curve(lambda, -reach, 0)} />
        <path className="sweep-backward" d={curve(lambda, 0, reach)} />
        {halfLife <= reach && (
          <>
            <circle className="part-backward" cx={x(halfLife)} cy={y(0.5)} r={4.5} />
            <text className="part-name part-name-diagonal" x={x(halfLife) + 10} y={y(0.5) + 4}>
              {words.half(formatRounded(halfLife, 2))}
            </text>
          </>
        )}
      </ChartImage>
    </div>
  );
}
