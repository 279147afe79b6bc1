import { line } from "d3-shape";
import { ValueGrid } from "../../../../platform/charts/Axes";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { formatCount, formatValue } from "../../../../platform/charts/format";
import { pixel } from "../../../../platform/charts/log-axis";
import { ReadOut } from "../../../../platform/charts/ReadOut";
import { type Guarantee, withinOf } from "./guarantee-data";
import { type GuaranteeColumn, type GuaranteeLayout, layOutGuarantee } from "./guarantee-layout";
import { guaranteeText } from "./words";
import "./guarantee.css";

interface GuaranteeChartProps {
  readonly width: number;
  readonly height: number;
  readonly guarantee: Guarantee;
  readonly summary: string;
}

/** Excess risk against N, both logarithmic: a dot for each data set, the median, the quantile of delta, and the line of epsilon. */
export function GuaranteeChart({ width, height, guarantee, summary }: GuaranteeChartProps) {
  const words = guaranteeText;
  const layout = layOutGuarantee(guarantee, width, height);
  const { area, y, columns, epsilonAt } = layout;
  const { epsilon, needed, psi } = guarantee;
  const shown = (value: (column: GuaranteeColumn) => number) =>
    line<GuaranteeColumn>(
      ({ x }) => pixel(x),
      (column) => pixel(y.at(value(column))),
    ).defined((column) => Number.isFinite(value(column)))(columns) ?? "";
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={{ name: words.chart, summary }}>
        <text className="chart-title" x={0} y={11}>
          {words.upward}
        </text>
        <ValueGrid axis={y} area={area} floor={words.floor} />
        <SizeAxis layout={layout} />
        {psi > columns[0].row.samples && psi < columns[columns.length - 1].row.samples && (
          <g>
            <path className="guarantee-features" d={`M${pixel(layout.x(psi))},${area.top}V${area.bottom}`} />
            <text className="chart-note chart-halo" x={layout.x(psi) + 5} y={area.top + 10}>
              {words.features(psi)}
            </text>
          </g>
        )}
        {columns.map(({ row, dots }) => (
          <g key={row.samples}>
            {dots.map((dot) => (
              <circle
                key={dot.x}
                className={dot.within ? "guarantee-dot" : "guarantee-dot guarantee-dot-above"}
                cx={pixel(dot.x)}
                cy={pixel(dot.y)}
                r={2.4}
              />
            ))}
          </g>
        ))}
        <path className="guarantee-theory" d={shown(({ row }) => row.theory)} />
        <path className="guarantee-median" d={shown(({ row }) => row.median)} />
        <path className="guarantee-quantile" d={shown(({ row }) => row.quantile)} />
        <path className="guarantee-epsilon" d={`M${area.left},${pixel(epsilonAt)}H${area.right}`} />
        <EndLabels layout={layout} guarantee={guarantee} />
        {needed !== null && <path className="guarantee-needed" d={`M${pixel(layout.x(needed))},${pixel(epsilonAt)}V${area.bottom}`} />}
      </ChartImage>
      <ReadOut
        label={words.read}
        count={columns.length}
        nearest={(at) => nearestColumn(columns, at)}
        read={(place) => {
          const { row, x } = columns[place];
          const rows = [
            { key: "median", swatch: null, name: words.median, value: formatValue(row.median) },
            { key: "quantile", swatch: null, name: words.quantile(percentOf(guarantee)), value: formatValue(row.quantile) },
            { key: "above", swatch: null, name: words.failing, value: formatCount(row.excess.length - withinOf(row, epsilon)) },
          ];
          return { title: words.at(row.samples), x, rows };
        }}
        area={area}
      />
    </div>
  );
}

/** Every listed number of samples, as far as they do not overlap. */
function SizeAxis({ layout: { area, columns } }: { readonly layout: GuaranteeLayout }) {
  let end = Number.NEGATIVE_INFINITY;
  return (
    <g className="chart-axis">
      {columns.map(({ row, x }) => {
        const label = formatCount(row.samples);
        const half = label.length * 4;
        const fits = x - half > end;
        if (fits) end = x + half;
        return (
          <g key={row.samples}>
            <path className="chart-grid" d={`M${pixel(x)},${area.top}V${area.bottom}`} />
            {fits && (
              <text className="chart-tick" x={x} y={area.bottom + 17} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        );
      })}
      <text className="chart-title" x={(area.left + area.right) / 2} y={area.bottom + 35} textAnchor="middle">
        {guaranteeText.across}
      </text>
    </g>
  );
}

const labelRoom = 14;

/** Names at the ends of the lines, moved apart where they would meet. */
function EndLabels({
  layout: { area, y, columns, epsilonAt },
  guarantee,
}: {
  readonly layout: GuaranteeLayout;
  readonly guarantee: Guarantee;
}) {
  const words = guaranteeText;
  const { row } = columns[columns.length - 1];
  const named = [
    { name: `${percentOf(guarantee)} %`, at: y.at(row.quantile), kind: "quantile" },
    { name: words.median, at: y.at(row.median), kind: "median" },
    { name: `${words.epsilon} = ${formatValue(guarantee.epsilon)}`, at: epsilonAt, kind: "epsilon" },
  ].toSorted((a, b) => a.at - b.at);
  let last = Number.NEGATIVE_INFINITY;
  return named.map(({ name, at, kind }) => {
    last = Math.max(at, last + labelRoom);
    return (
      <text key={kind} className={`guarantee-name guarantee-name-${kind}`} x={area.right + 8} y={pixel(last) + 4}>
        {name}
      </text>
    );
  });
}

function percentOf({ delta }: Guarantee): string {
  return formatValue(Number((100 * (1 - delta)).toFixed(6)));
}

function nearestColumn(columns: readonly GuaranteeColumn[], at: number): number {
  let best = 0;
  columns.forEach(({ x }, place) => {
    if (Math.abs(x - at) < Math.abs(columns[best].x - at)) best = place;
  });
  return best;
}
