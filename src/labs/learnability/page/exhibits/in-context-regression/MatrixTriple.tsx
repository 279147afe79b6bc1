import { ChartImage } from "../../../../../platform/charts/ChartImage";
import { divergingColor, type PaletteTheme } from "../../../../../platform/charts/diverging";
import { regressionText } from "./words";

export interface MatrixTripleProps {
  readonly width: number;
  /** M, D x D. */
  readonly M: Float64Array;
  readonly gamma: Float64Array;
  readonly theme: PaletteTheme;
}

const gap = 14;
const titleRoom = 22;
const scaleRoom = 18;
/** Below this side of a cell in pixels, and this share of the scale, its number is left out; so are the small ones of the difference. */
const leastCell = 30;
const leastShare = 0.05;

/** M beside the best matrix on one scale, and their difference on its own. */
export function MatrixTriple({ width, M, gamma, theme }: MatrixTripleProps) {
  const words = regressionText.matrices;
  const D = gamma.length;
  const best = Float64Array.from(M, (_, at) => (at % (D + 1) === 0 ? 1 / gamma[at / (D + 1)] : 0));
  const difference = M.map((value, at) => value - best[at]);
  const largest = (values: Float64Array) => values.reduce((high, value) => Math.max(high, Math.abs(value)), 0);
  const scale = Math.max(largest(M), largest(best));
  const side = Math.floor((width - 2 * gap) / 3);
  const height = titleRoom + side + scaleRoom;
  const matrices = [
    { title: words.learned, values: M, scale, numbers: true },
    { title: words.best, values: best, scale, numbers: true },
    { title: words.difference, values: difference, scale: largest(difference), numbers: false },
  ];
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={{ name: words.name, summary: words.summary(largest(difference)) }}>
        {matrices.map((matrix, k) => (
          <OneMatrix key={matrix.title} {...matrix} {...{ D, side, theme }} x={k * (side + gap)} />
        ))}
      </ChartImage>
    </div>
  );
}

interface OneMatrixProps {
  readonly title: string;
  readonly values: Float64Array;
  readonly scale: number;
  readonly numbers: boolean;
  readonly D: number;
  readonly side: number;
  readonly x: number;
  readonly theme: PaletteTheme;
}

function OneMatrix({ title, values, scale, numbers, D, side, x, theme }: OneMatrixProps) {
  const cell = side / D;
  return (
    <g transform={`translate(${x},0)`}>
      <text className="matrix-title" x={0} y={13}>
        {title}
      </text>
      {Array.from(values, (value, at) => {
        const share = scale > 0 ? value / scale : 0;
        const [left, top] = [(at % D) * cell, titleRoom + Math.floor(at / D) * cell];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
          <g key={at}>
            <rect
              className="matrix-cell"
              x={left}
              y={top}
              width={cell}
              height={cell}
              style={{ fill: divergingColor(value, scale, theme) }}
            />
            {numbers && cell >= leastCell && Math.abs(share) >= leastShare && (
              <text
                className={Math.abs(share) > 0.75 ? "matrix-entry matrix-entry-strong" : "matrix-entry"}
                x={left + cell / 2}
                y={top + cell / 2 + 4}
                textAnchor="middle"
              >
                {regressionText.matrices.entry(value)}
              </text>
            )}
          </g>
        );
      })}
      <rect className="matrix-frame" x={0.5} y={titleRoom + 0.5} width={side - 1} height={side - 1} />
      <text className="chart-tick" x={0} y={titleRoom + side + 14}>
        {regressionText.matrices.scale(scale)}
      </text>
    </g>
  );
}
