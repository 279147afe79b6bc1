import { scaleLinear } from "d3-scale";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { formatFixed, formatSetting } from "../../../../platform/charts/format";
import { Marker } from "../../../../platform/charts/Marker";
import { letterWidth } from "../../../../platform/charts/text-room";
import { wrapped } from "../../../../platform/charts/wrap";

export interface LayerSteps {
  /** "η". */
  readonly letter: string;
  /** Its name, beside it. */
  readonly title: string;
  /** One for each layer. */
  readonly values: readonly number[];
  /** The reference value and its name. */
  readonly reference: number;
  readonly referenceName: string;
}

export interface LayerStepsChartProps {
  readonly width: number;
  readonly height: number;
  readonly plots: readonly LayerSteps[];
  /** Their names; their numbers stand where there is no room for them. */
  readonly layers: readonly string[];
  readonly color: string;
  readonly marker: number;
  readonly words: { readonly name: string; readonly summary: string; readonly foot: string };
}

const [left, titleHeight, axisHeight, footLine] = [30, 26, 22, 15];

/** One number a layer in each of some plots above one another, beside a value to compare it with. */
export function LayerStepsChart({ width, height, plots, layers, color, marker, words }: LayerStepsChartProps) {
  const right = width - Math.max(60, ...plots.map(({ referenceName }) => 7 * referenceName.length + 10));
  const foot = wrapped(words.foot, width - left);
  const down = (height - footLine * foot.length - 3) / Math.max(1, plots.length);
  const across = (layer: number) => left + ((layer + 0.5) / layers.length) * (right - left);
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        {plots.map((plot, at) => (
          <g key={plot.letter} transform={`translate(0 ${at * down})`}>
            <Plot plot={plot} {...{ right, down, across, layers, color, marker }} />
          </g>
        ))}
        {foot.map((line, at) => (
          <text key={line} className="chart-tick" x={left} y={height - 4 - footLine * (foot.length - 1 - at)}>
            {line}
          </text>
        ))}
      </ChartImage>
    </div>
  );
}

/** Two places, with a minus for what is less than none of them. */
function shown(value: number): string {
  const written = formatFixed(Math.abs(value), 2);
  return value < 0 && Number(written.replace(",", ".")) !== 0 ? `−${written}` : written;
}

interface PlotProps extends Pick<LayerStepsChartProps, "layers" | "color" | "marker"> {
  readonly plot: LayerSteps;
  readonly right: number;
  readonly down: number;
  readonly across: (layer: number) => number;
}

function Plot({ plot: { letter, title, values, reference, referenceName }, right, down, across, layers, color, marker }: PlotProps) {
  const finite = values.filter(Number.isFinite);
  const bottom = down - axisHeight;
  const fits = Math.max(...layers.map((name) => name.length)) * letterWidth < (right - left) / layers.length;
  const y = scaleLinear([Math.min(0, ...finite), Math.max(2 * reference, ...finite)], [bottom, titleHeight]).nice(4);
  return (
    <>
      <text className="chart-title" x={0} y={14}>
        {letter}
        <tspan className="chart-tick" dx={8}>
          {title}
        </tspan>
      </text>
      {y.ticks(3).map((tick) => (
        <g key={tick}>
          <path className="chart-grid" d={`M${left},${y(tick)}H${right}`} />
          <text className="chart-tick" x={left - 6} y={y(tick) + 4} textAnchor="end">
            {formatSetting(tick)}
          </text>
        </g>
      ))}
      <path className="layer-steps-reference" d={`M${left},${y(reference)}H${right}`} />
      <text className="chart-tick" x={right + 6} y={y(reference) + 4}>
        {referenceName}
      </text>
      {values.map((value, layer) => (
        <g key={layers[layer]}>
          <text className="chart-tick" x={across(layer)} y={down - 6} textAnchor="middle">
            {fits ? layers[layer] : layer + 1}
          </text>
          {Number.isFinite(value) && (
            <g style={{ color }}>
              <Marker shape={marker} x={across(layer)} y={y(value)} area={60} />
              <text className="layer-steps-value" x={across(layer) + 10} y={y(value) + 4}>
                {shown(value)}
              </text>
            </g>
          )}
        </g>
      ))}
    </>
  );
}
