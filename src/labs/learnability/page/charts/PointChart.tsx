import { RunGrid } from "../../../../platform/charts/Axes";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { formatValue } from "../../../../platform/charts/format";
import { Marker } from "../../../../platform/charts/Marker";
import { PowerOfTen } from "../../../../platform/charts/PowerOfTen";
import { labelLine, wrapped } from "../../../../platform/charts/wrap";
import { layOutPoint, type PlacedRow, type PointLayout, type PointRow } from "./point-layout";

export interface PointWords {
  readonly name: string;
  readonly summary: string;
  /** Title of the gauge. */
  readonly gauge: string;
  readonly certified: string;
  readonly free: string;
  /** "threshold 1e-5". */
  readonly threshold: string;
  /** Title of the rows, and of their axis. */
  readonly rows: string;
  readonly across: string;
  /** In place of the rows, where there are none. */
  readonly none: string;
  /** "2.1e-10 of at most 3.4e-8". */
  readonly numbers: (difference: number, bound: number) => readonly [string, string];
  /** "Lemma A.7: 2.1e-3", or both lemmas where E.2 applies. */
  readonly loose: (bound: number, noisy: number | null) => string;
}

export interface PointChartProps {
  readonly width: number;
  readonly height: number;
  /** Share of the sample's features outside what the data have seen, 0 to 1. */
  readonly share: number;
  /** Shares below it count as none. */
  readonly threshold: number;
  readonly rows: readonly PointRow[];
  readonly words: PointWords;
}

/** The certificate of one sample: a gauge of what the data have not seen of it, and for each learner its bound. */
export function PointChart({ width, height, share, threshold, rows, words }: PointChartProps) {
  const title = wrapped(rows.length > 0 ? words.rows : words.none, width);
  const across = wrapped(words.across, width);
  const layout = layOutPoint(share, threshold, rows, width, height, title.length, across.length);
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        <Gauge layout={layout} share={share} words={words} />
        {title.map((line, index) => (
          <text key={line} className="chart-title" x={0} y={layout.titleAt[index]}>
            {line}
          </text>
        ))}
        {layout.rows.length > 0 && (
          <>
            <RunGrid axis={layout.x} area={layout.area} title={across} width={width} />
            {layout.rows.map((row) => (
              <Row key={row.id} row={row} layout={layout} words={words} />
            ))}
          </>
        )}
      </ChartImage>
    </div>
  );
}

const needle = "M-6,-9H6L0,0Z";

function Gauge({ layout, share, words }: { readonly layout: PointLayout; readonly share: number; readonly words: PointWords }) {
  const { gauge, share: axis, sharePlace, thresholdPlace } = layout;
  const height = gauge.bottom - gauge.top;
  const onLeft = sharePlace > (gauge.left + gauge.right) / 2;
  return (
    <g className="chart-axis">
      <text className="chart-title" x={0} y={11}>
        {words.gauge}
      </text>
      <rect className="point-certified" x={gauge.left} y={gauge.top} width={thresholdPlace - gauge.left} height={height} />
      <rect className="point-free" x={thresholdPlace} y={gauge.top} width={gauge.right - thresholdPlace} height={height} />
      <text className="chart-tick" x={(gauge.left + thresholdPlace) / 2} y={gauge.top + 12} textAnchor="middle">
        {words.certified}
      </text>
      <text className="chart-tick" x={(thresholdPlace + gauge.right) / 2} y={gauge.top + 12} textAnchor="middle">
        {words.free}
      </text>
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <path className="point-tick" d={`M${axis.at(tick)},${gauge.bottom}v5`} />
          <text className="chart-tick" x={axis.at(tick)} y={gauge.bottom + 18} textAnchor="middle">
            {tick >= 0.99 ? "1" : <PowerOfTen exponent={Math.round(Math.log10(tick))} />}
          </text>
        </g>
      ))}
      <path className="point-threshold" d={`M${thresholdPlace},${gauge.top - 5}V${gauge.bottom + 5}`} />
      <text className="chart-note" x={thresholdPlace} y={gauge.bottom + 36} textAnchor="middle">
        {words.threshold}
      </text>
      <path className="point-needle" d={needle} transform={`translate(${sharePlace},${gauge.top - 1})`} />
      <path className="point-needle-line" d={`M${sharePlace},${gauge.top - 1}V${gauge.bottom}`} />
      <text className="point-share chart-halo" x={sharePlace + (onLeft ? -11 : 11)} y={gauge.top - 6} textAnchor={onLeft ? "end" : "start"}>
        {formatValue(share)}
      </text>
    </g>
  );
}

interface RowProps {
  readonly row: PlacedRow;
  readonly layout: PointLayout;
  readonly words: PointWords;
}

/** A marker where the learner is, a tick as far as it could be, what lies between, and a ring at the looser bound, a square at that for noise. */
function Row({ row, layout, words }: RowProps) {
  const { name, note, color, textColor, marker, y, at, boundAt, bound, looseAt, loose, noisyAt, noisy, difference } = row;
  const { area, twoLines, threeLines, noteRoom, numbersAt } = layout;
  const noteFits = wrapped(`${name} ${note}`, area.left).length === 1;
  const end = boundAt ?? area.right;
  const [is, most] = words.numbers(difference, bound);
  return (
    <g style={{ color }}>
      <text className="loss-label-name" x={0} y={twoLines ? y - 2 : y + 4} style={{ fill: textColor }}>
        {name}
        {!twoLines && noteFits && <tspan className="loss-label-note"> {note}</tspan>}
      </text>
      {twoLines &&
        wrapped(note, noteRoom).map((line, index) => (
          <text key={line} className="loss-label-note chart-halo" x={0} y={y + 13 + index * labelLine}>
            {line}
          </text>
        ))}
      <path className="point-allowed" d={`M${area.left},${y}H${end}`} />
      <path className="point-room" d={`M${at},${y}H${end}`} />
      <path className="point-bound" d={boundAt === null ? `M${end - 7},${y - 5}l7,5l-7,5` : `M${end},${y - 9}v18`} />
      {looseAt !== null && <circle className="point-loose" cx={looseAt} cy={y} r={4} />}
      {noisyAt !== null && <rect className="point-loose" x={noisyAt - 3.5} y={y - 3.5} width={7} height={7} />}
      <Marker shape={marker} x={at} y={y} area={64} />
      {numbersAt !== null && (
        <>
          <text className="point-number" x={numbersAt} y={twoLines ? y - 2 : y + 4}>
            {is}
          </text>
          {twoLines && (
            <text className="loss-label-note" x={numbersAt} y={y + 13}>
              {most}
            </text>
          )}
          {threeLines && looseAt !== null && (
            <text className="loss-label-note" x={numbersAt} y={y + 13 + labelLine}>
              {words.loose(loose, noisy)}
            </text>
          )}
        </>
      )}
    </g>
  );
}
