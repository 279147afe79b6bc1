import { scaleLinear } from "d3-scale";
import { ChartImage } from "../../../../../platform/charts/ChartImage";
import { formatRounded } from "../../../../../platform/charts/format";
import { pixel } from "../../../../../platform/charts/log-axis";
import { Marker } from "../../../../../platform/charts/Marker";
import { spread } from "../../../../../platform/charts/spread";
import type { NamedLearner } from "../../learners";
import type { ShownPrompt } from "./context-answers";
import { regressionText } from "./words";

export interface PromptChartProps {
  readonly width: number;
  readonly height: number;
  readonly prompt: ShownPrompt;
  readonly answer: number;
  readonly learner: NamedLearner;
}

const margin = { left: 36, right: 104, top: 20, bottom: 36 };
const square = 1;

/** The examples of a prompt along its query, and the answers of the layer and of ridge on the context. */
export function PromptChart({ width, height, prompt, answer, learner }: PromptChartProps) {
  const words = regressionText.prompt;
  const { examples, query, ridge } = prompt;
  const area = { left: margin.left, right: width - margin.right, top: margin.top, bottom: height - margin.bottom };
  const across = Math.max(query, ...examples.map(({ along }) => Math.abs(along)));
  const up = Math.max(Math.abs(ridge), Math.abs(answer), ...examples.map(({ y }) => Math.abs(y)));
  const x = scaleLinear([-1.05 * across, 1.05 * across], [area.left, area.right]);
  const y = scaleLinear([-1.08 * up, 1.08 * up], [area.bottom, area.top]);
  // Answers to multiples of the query: lines through 0.
  const line = (value: number) => {
    const slope = query > 0 ? value / query : 0;
    const reach = Math.min(1.05 * across, slope === 0 ? Number.POSITIVE_INFINITY : (1.08 * up) / Math.abs(slope));
    return `M${pixel(x(-reach))},${pixel(y(-slope * reach))}L${pixel(x(reach))},${pixel(y(slope * reach))}`;
  };
  const [layerAt, ridgeAt] = spread([y(answer), y(ridge)], 30, area.top - 6, area.bottom + 20);
  const answers = [
    { id: "ridge", name: words.ridge, value: ridge, at: ridgeAt, color: "var(--ink)", text: "var(--ink)", shape: square },
    { id: "layer", name: words.layer, value: answer, at: layerAt, color: learner.color, text: learner.textColor, shape: learner.marker },
  ];
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={{ name: words.name, summary: words.caption(answer, ridge) }}>
        <text className="chart-title" x={0} y={12}>
          {words.up}
        </text>
        <Grid {...{ x, y, area }} />
        <text className="chart-title" x={(area.left + area.right) / 2} y={height - 4} textAnchor="middle">
          {words.across}
        </text>
        {examples.map(({ along, y: label }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: examples have no other name
          <circle key={i} className="prompt-example" cx={pixel(x(along))} cy={pixel(y(label))} r={3.5} />
        ))}
        {answers.map(({ id, name, value, at, color, text, shape }) => (
          <g key={id} style={{ color }}>
            <path className={`loss-main loss-main-${id === "layer" ? "dashed" : "solid"} prompt-line`} d={line(value)} />
            <Marker shape={shape} x={x(query)} y={y(value)} area={64} />
            <path className="loss-leader" d={`M${pixel(x(query)) + 6},${pixel(y(value))}L${area.right + 6},${at - 4}`} />
            <text className="loss-label-name" x={area.right + 10} y={at} style={{ fill: text }}>
              {name}
            </text>
            <text className="loss-label-note" x={area.right + 10} y={at + 14}>
              {words.value(value)}
            </text>
          </g>
        ))}
      </ChartImage>
    </div>
  );
}

interface GridProps {
  readonly x: ReturnType<typeof scaleLinear<number>>;
  readonly y: ReturnType<typeof scaleLinear<number>>;
  readonly area: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

function Grid({ x, y, area }: GridProps) {
  return (
    <g className="chart-axis">
      {x.ticks(4).map((tick) => (
        <g key={tick}>
          <path className="chart-grid" d={`M${pixel(x(tick))},${area.top}V${area.bottom}`} />
          <text className="chart-tick" x={pixel(x(tick))} y={area.bottom + 15} textAnchor="middle">
            {formatRounded(tick, 2)}
          </text>
        </g>
      ))}
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <path className="chart-grid" d={`M${area.left},${pixel(y(tick))}H${area.right}`} />
          <text className="chart-tick" x={area.left - 6} y={pixel(y(tick)) + 4} textAnchor="end">
            {formatRounded(tick, 2)}
          </text>
        </g>
      ))}
    </g>
  );
}
