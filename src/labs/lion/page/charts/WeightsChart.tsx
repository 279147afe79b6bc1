import { ChartImage } from "../../../../platform/charts/ChartImage";
import { formatValue } from "../../../../platform/charts/format";
import { PartedMatrix, partOf, scaleOf } from "./PartedMatrix";

export interface WeightsChartProps {
  readonly width: number;
  readonly height: number;
  readonly length: number;
  /** L x L, row-major. */
  readonly values: Float64Array;
  /** The chosen token, from 0. */
  readonly token: number;
  /** Labels of rows and columns; numbers where the tokens have no names. */
  readonly tokens: readonly string[];
  readonly onToken: (token: number) => void;
  readonly words: {
    readonly name: string;
    readonly summary: string;
    readonly forward: string;
    readonly backward: string;
    readonly diagonal: string;
    readonly row: string;
    readonly scale: string;
  };
}

/** Tokens up to which each has its name beside its row. */
const mostNamed = 32;
/** Pixels that a name takes, in height and for each letter. */
const nameRoom = { line: 15, letter: 7.6 };
const [edge, gap, legendHeight] = [18, 28, 104];
/** Widths from which the row stands beside the matrix: anywhere, and where the picture is this much wider than high. */
const [wide, widerThanHigh] = [560, { width: 460, ratio: 1.25 }];

/** The matrix in its three parts, and one row of it as bars. */
export function WeightsChart({ width, height, length, values, token, tokens, onToken, words }: WeightsChartProps) {
  const beside = width >= wide || (width >= widerThanHigh.width && width >= widerThanHigh.ratio * height);
  const size = Math.max(40, Math.min(beside ? 0.52 * width - edge : width - edge, beside ? height - edge - 4 : 0.62 * height - edge));
  const scale = scaleOf(values);
  const cell = size / length;
  const row = values.subarray(token * length, (token + 1) * length);
  const right = beside ? edge + size + gap : edge;
  const barsTop = beside ? Math.max(0.42 * height, edge + legendHeight + 30) : edge + size + 50;
  const bars = { x: right, y: barsTop, width: (beside ? width : edge + size) - right, height: height - 20 - barsTop };
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        <PartedMatrix x={edge} y={edge} size={size} length={length} values={values} scale={scale} />
        <rect className="parted-chosen" x={edge - 1} y={edge + token * cell - 1} width={size + 2} height={cell + 2} />
        {length <= mostNamed && cell >= 9 && <Names {...{ tokens, token, cell }} />}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the stepper in the panel's head does the same by keyboard */}
        <rect
          className="parted-hit"
          x={edge}
          y={edge}
          width={size}
          height={size}
          onClick={(event) => {
            const { top, height: drawn } = event.currentTarget.getBoundingClientRect();
            onToken(Math.min(length - 1, Math.max(0, Math.floor(((event.clientY - top) / drawn) * length))));
          }}
        />
        {beside && <Legend x={right} y={edge + 10} words={words} scale={scale} />}
        {bars.height > 30 && (
          <>
            <text className="part-name part-name-diagonal" x={right} y={barsTop - 10}>
              {words.row}
            </text>
            <Bars {...bars} row={row} token={token} tokens={tokens} />
          </>
        )}
      </ChartImage>
    </div>
  );
}

interface NamesProps {
  readonly tokens: readonly string[];
  readonly token: number;
  readonly cell: number;
}

/** Names beside rows and above columns; without room for all, every second one or fewer, the chosen one among them. */
function Names({ tokens, token, cell }: NamesProps) {
  const widest = Math.max(...tokens.map((name) => name.length)) * nameRoom.letter;
  const every = Math.ceil(Math.max(nameRoom.line, widest) / cell);
  return tokens.map((name, at) => {
    const place = edge + (at + 0.5) * cell;
    const look = at === token ? "parted-token parted-token-chosen" : "parted-token";
    const shown = at === token || (at % every === every - 1 && Math.abs(at - token) >= every);
    return (
      shown && (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity but their place
        <g key={at}>
          <text className={look} x={edge / 2 - 2} y={place + 4}>
            {name}
          </text>
          <text className={look} x={place} y={edge - 6}>
            {name}
          </text>
        </g>
      )
    );
  });
}

function Legend({
  x,
  y,
  words,
  scale,
}: {
  readonly x: number;
  readonly y: number;
  readonly words: WeightsChartProps["words"];
  readonly scale: number;
}) {
  return (["forward", "backward", "diagonal"] as const).map((part, at) => (
    <g key={part} transform={`translate(${x} ${y + at * 36})`}>
      <text className={`part-name part-name-${part}`}>{words[part]}</text>
      {Array.from({ length: 12 }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shades have no identity but their place
        <rect key={step} className={`part-${part}`} fillOpacity={(step + 1) / 12} x={step * 8} y={6} width={8} height={8} />
      ))}
      {at === 0 && (
        <text className="chart-tick" x={104} y={14}>
          {`${words.scale} ${formatValue(scale)}`}
        </text>
      )}
    </g>
  ));
}

interface BarsProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly row: Float64Array;
  readonly token: number;
  readonly tokens: readonly string[];
}

/** A token's weights for every token; negative entries hang below the line, entries that are not finite have no height. */
function Bars({ x, y, width, height, row, token, tokens }: BarsProps) {
  const heights = row.map((value) => (Number.isFinite(value) ? value : 0));
  const [low, high] = heights.reduce(([least, most], value) => [Math.min(least, value), Math.max(most, value)], [0, 0]);
  const unit = height / (high - low || 1);
  const zero = y + height - -low * unit;
  const step = width / row.length;
  return (
    <g>
      {Array.from(row, (value, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity but their place
          key={at}
          className={`part-${partOf(token, at)}`}
          x={x + at * step + 0.5}
          y={zero - Math.max(0, heights[at]) * unit}
          width={Math.max(0.8, step - 1)}
          height={Math.abs(heights[at]) * unit}
        >
          <title>{`${tokens[at]}: ${formatValue(value)}`}</title>
        </rect>
      ))}
      <line className="chart-grid" x1={x} x2={x + width} y1={zero} y2={zero} />
      {row.length <= mostNamed &&
        step >= 7.5 * Math.max(1, ...tokens.map((name) => name.length)) &&
        tokens.map((name, at) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity but their place
            key={at}
            className={at === token ? "parted-token parted-token-chosen" : "parted-token"}
            x={x + (at + 0.5) * step}
            y={y + height + 15}
          >
            {name}
          </text>
        ))}
    </g>
  );
}
