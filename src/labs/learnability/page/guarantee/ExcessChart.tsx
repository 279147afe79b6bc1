import { ValueGrid } from "../../../../platform/charts/Axes";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { formatCount, formatValue } from "../../../../platform/charts/format";
import { linePath } from "../../../../platform/charts/line-path";
import { pixel } from "../../../../platform/charts/log-axis";
import { ReadOut } from "../../../../platform/charts/ReadOut";
import { linesWithin } from "../../../../platform/charts/text-room";
import { labelLine, wrapped } from "../../../../platform/charts/wrap";
import { DeltaHandle, EpsilonHandle, type OnPromise } from "./ExcessHandles";
import { type ExcessColumn, type ExcessLayout, type ExcessSize, layOutExcess } from "./excess-layout";
import { type Guarantee, type GuaranteeRow, withinOf } from "./guarantee-data";
import { percentOf } from "./sentences";
import { guaranteeText } from "./words";
import "./guarantee.css";

interface ExcessChartProps {
  readonly width: number;
  readonly height: number;
  readonly guarantee: Guarantee;
  /** Numbers of samples with a tick: those of the list. */
  readonly listed: readonly number[];
  readonly summary: string;
  /** Takes a dragged epsilon or delta; null where the chart is only looked at. */
  readonly onPromise: OnPromise | null;
  readonly size?: ExcessSize;
}

/** Excess risk against N, both logarithmic: a dot for each data set, the median, the quantile of delta, and the line of epsilon. */
export function ExcessChart({ width, height, guarantee, listed, summary, onPromise, size = "large" }: ExcessChartProps) {
  const words = guaranteeText;
  const layout = layOutExcess(guarantee, width, height, size);
  const { area, y, columns, epsilonAt } = layout;
  const { epsilon, needed, psi, misfit, unit } = guarantee;
  const isLarge = size === "large";
  const through = (value: (row: GuaranteeRow) => number) => linePath(columns.map(({ row, x }) => ({ x, y: y.at(value(row)) })));
  const neededAt = needed && layout.x(needed.passing);
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={{ name: words.chart, summary }}>
        {isLarge && (
          <text className="chart-title" x={0} y={11}>
            {words.upward}
          </text>
        )}
        <ValueGrid axis={y} area={area} floor={words.floor} />
        <SizeAxis layout={layout} listed={listed} title={isLarge ? words.across[unit] : null} />
        {neededAt !== null && (
          <path
            className="guarantee-enough"
            d={`M${pixel(neededAt)},${pixel(epsilonAt)}H${area.right}V${area.bottom}H${pixel(neededAt)}Z`}
          />
        )}
        <path className="guarantee-dot" d={layout.within} />
        <path className="guarantee-dot-above" d={layout.above} />
        <path className="guarantee-dot-beyond" d={layout.beyond} />
        {isLarge && <Peak layout={layout} width={width} psi={psi} neededAt={neededAt} />}
        {isLarge && <path className="guarantee-theory" d={through(({ theory }) => theory)} />}
        {isLarge && misfit > 0 && misfit < 10 ** y.ticks[y.ticks.length - 1] && misfit > y.low && (
          <Level at={y.at(misfit)} area={area} name={words.misfit(misfit, guarantee.referenceError)} />
        )}
        <path className="guarantee-median" d={through(({ median }) => median)} />
        <path className="guarantee-quantile" d={through(({ quantile }) => quantile)} />
        <path className="guarantee-epsilon" d={`M${area.left},${pixel(epsilonAt)}H${area.right}`} />
        {isLarge && <EndLabels layout={layout} guarantee={guarantee} />}
        {needed && neededAt !== null && (
          <g>
            <path className="guarantee-needed" d={`M${pixel(neededAt)},${pixel(epsilonAt)}V${area.bottom}`} />
            <circle className="guarantee-crossing" cx={pixel(neededAt)} cy={pixel(epsilonAt)} r={isLarge ? 4 : 3} />
            <text className="guarantee-needed-count" x={pixel(neededAt) + 7} y={pixel(epsilonAt) - 8}>
              {formatCount(needed.passing)}
            </text>
          </g>
        )}
      </ChartImage>
      {isLarge && (
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
      )}
      {onPromise && (
        <>
          <EpsilonHandle layout={layout} guarantee={guarantee} onPromise={onPromise} />
          <DeltaHandle layout={layout} guarantee={guarantee} onPromise={onPromise} />
        </>
      )}
    </div>
  );
}

/** Words beside the dotted line: their distance from it in pixels, and the number of their lines. */
const [besideLine, mostLines] = [14, 3];

interface PeakProps {
  readonly layout: ExcessLayout;
  readonly width: number;
  readonly psi: number;
  readonly neededAt: number | null;
}

/** A dotted line at N = psi, with the number of data sets above the frame. */
function Peak({ layout: { area, x, columns, epsilonAt }, width, psi, neededAt }: PeakProps) {
  if (psi <= columns[0].row.samples || psi >= columns[columns.length - 1].row.samples) return null;
  const beyond = columns.find(({ row }) => row.samples === psi)?.beyond ?? 0;
  const at = pixel(x(psi));
  const words = at + besideLine;
  // The number that is needed stands above the line of epsilon, perhaps in the place of these words, which then stand below it.
  const meets = neededAt !== null && neededAt > at - 30 && neededAt < at + 120 && epsilonAt > area.top && epsilonAt < area.top + 34;
  return (
    <g>
      <path className="guarantee-features" d={`M${at},${area.top}V${area.bottom}`} />
      <text className="chart-note chart-halo" y={meets ? pixel(epsilonAt) + 16 : area.top + 10}>
        {linesWithin(guaranteeText.features(psi, beyond), width - words, mostLines).map((line, place) => (
          <tspan key={line} x={words} dy={place > 0 ? labelLine : 0}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

function Level({ at, area, name }: { readonly at: number; readonly area: ExcessLayout["area"]; readonly name: string }) {
  return (
    <g>
      <path className="guarantee-level" d={`M${area.left},${pixel(at)}H${area.right}`} />
      {wrapped(name, area.right - area.left - 8).map((line, index, lines) => (
        <text
          key={line}
          className="chart-note chart-halo"
          x={area.right - 4}
          y={pixel(at) - 5 - (lines.length - 1 - index) * labelLine}
          textAnchor="end"
        >
          {line}
        </text>
      ))}
    </g>
  );
}

/** Listed numbers of samples, as far as they do not overlap. */
function SizeAxis({
  layout: { area, x },
  listed,
  title,
}: {
  readonly layout: ExcessLayout;
  readonly listed: readonly number[];
  readonly title: string | null;
}) {
  let end = Number.NEGATIVE_INFINITY;
  return (
    <g className="chart-axis">
      {listed.map((samples) => {
        const at = pixel(x(samples));
        const label = formatCount(samples);
        const half = label.length * 4 + 3;
        const fits = at - half > end;
        if (fits) end = at + half;
        return (
          <g key={samples}>
            {fits && <path className="chart-grid" d={`M${at},${area.top}V${area.bottom}`} />}
            {fits && (
              <text className="chart-tick" x={at} y={area.bottom + 17} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        );
      })}
      {title !== null && (
        <text className="chart-title" x={(area.left + area.right) / 2} y={area.bottom + 35} textAnchor="middle">
          {title}
        </text>
      )}
    </g>
  );
}

const labelRoom = 15;

/** Names at the ends of the lines, moved apart where they would meet. */
function EndLabels({ layout: { area, y, columns }, guarantee }: { readonly layout: ExcessLayout; readonly guarantee: Guarantee }) {
  const words = guaranteeText;
  const { row } = columns[columns.length - 1];
  const named = [
    { name: words.delta(guarantee.delta, percentOf(guarantee)), at: y.at(row.quantile), kind: "quantile" },
    { name: words.median, at: y.at(row.median), kind: "median" },
  ].toSorted((a, b) => a.at - b.at);
  let last = Number.NEGATIVE_INFINITY;
  return named.map(({ name, at, kind }) => {
    last = Math.max(at, last + labelRoom);
    return (
      <text key={kind} className={`guarantee-name guarantee-name-${kind}`} x={area.right + 14} y={pixel(last) + 4}>
        {name}
      </text>
    );
  });
}

function nearestColumn(columns: readonly ExcessColumn[], at: number): number {
  let best = 0;
  columns.forEach(({ x }, place) => {
    if (Math.abs(x - at) < Math.abs(columns[best].x - at)) best = place;
  });
  return best;
}
