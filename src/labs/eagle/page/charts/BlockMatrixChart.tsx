import { useId, useMemo } from "react";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { ColorLegend } from "../../../../platform/charts/ColorLegend";
import type { PaletteTheme } from "../../../../platform/charts/diverging";
import { formatCount } from "../../../../platform/charts/format";
import { HeatMaps } from "../../../../platform/charts/HeatMaps";

/** A picture of X = [A C; B D], D hidden: pixels may stand for several entries. */
export interface BlockMatrix {
  readonly rows: number;
  readonly columns: number;
  /** rows x columns, row-major. */
  readonly values: ArrayLike<number>;
  /** Entries, not pixels. */
  readonly d: number;
  readonly dPrime: number;
  readonly nPrime: number;
  /** Columns of A, on each machine. */
  readonly machines: readonly number[];
}

export interface BlockMatrixWords {
  readonly name: string;
  readonly summary: string;
  readonly rows: (count: string) => string;
  readonly columns: (count: string) => string;
  /** Beside the enlarged missing block. */
  readonly enlarged: (rows: string, columns: string) => string;
}

export interface BlockMatrixChartProps {
  readonly width: number;
  readonly height: number;
  readonly matrix: BlockMatrix;
  readonly theme: PaletteTheme;
  readonly words: BlockMatrixWords;
}

const margin = { left: 26, top: 8, right: 8, bottom: 58 };
/** A missing block with fewer pixels per side is drawn enlarged, too. */
const tooSmall = 4;
/** Of the enlarged block: its longer side, and its place below the picture. */
const enlarged = { side: 52, top: 28 };

/** The given matrix: A, B and C by their entries, the missing block hatched. */
export function BlockMatrixChart({ width, height, matrix, theme, words }: BlockMatrixChartProps) {
  const { rows, columns, values, d, dPrime, nPrime, machines } = matrix;
  const n = machines.reduce((sum, count) => sum + count, 0);
  const scale = useMemo(() => largest(values), [values]);
  const known = useMemo(() => withoutHole(matrix, n), [matrix, n]);
  const across = Math.max(40, width - margin.left - margin.right);
  const unitAbove = (foot: number) => Math.min(across / (n + nPrime), Math.max(40, height - margin.top - foot) / (d + dPrime));
  const isSmall = Math.min(dPrime, nPrime) * unitAbove(margin.bottom) < tooSmall;
  const unit = unitAbove(isSmall ? enlarged.top + enlarged.side + 4 : margin.bottom);
  const [pictureWidth, pictureHeight] = [(n + nPrime) * unit, (d + dPrime) * unit];
  const left = margin.left + (across - pictureWidth) / 2;
  const { top } = margin;
  const map = { rows, columns, x: left, y: top, width: pictureWidth, height: pictureHeight, group: 0 };
  const hatch = useId();
  const [splitX, splitY] = [left + n * unit, top + d * unit];
  const [right, bottom] = [left + pictureWidth, top + pictureHeight];
  let machineEnd = 0;
  return (
    <div className="chart" style={{ width, height }}>
      <HeatMaps maps={[map]} values={known} scale={scale} theme={theme} width={width} height={height} />
      <ChartImage width={width} height={height} words={words}>
        <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="block-hatch" d="M0,0V6" />
        </pattern>
        <rect className="block-hole" x={splitX} y={splitY} width={nPrime * unit} height={dPrime * unit} fill={`url(#${hatch})`} />
        <path className="block-split" d={`M${left},${splitY}H${right}M${splitX},${top}V${bottom}`} />
        {machines.slice(0, -1).map((count, machine) => {
          machineEnd += count;
          // biome-ignore lint/suspicious/noArrayIndexKey: machines have no other name
          return <path key={machine} className="block-machine" d={`M${left + machineEnd * unit},${top}V${bottom}`} />;
        })}
        <Letter left={left} right={splitX} top={top} bottom={splitY} letter="A" />
        <Letter left={splitX} right={right} top={top} bottom={splitY} letter="C" />
        <Letter left={left} right={splitX} top={splitY} bottom={bottom} letter="B" />
        <Letter left={splitX} right={right} top={splitY} bottom={bottom} letter="D" />
        <text className="chart-tick" transform={`translate(${left - 8},${(top + splitY) / 2}) rotate(-90)`} textAnchor="middle">
          {words.rows(formatCount(d))}
        </text>
        <text className="chart-tick" x={(left + splitX) / 2} y={bottom + 16} textAnchor="middle">
          {words.columns(formatCount(n))}
        </text>
        <text className="chart-tick" x={right} y={bottom + 16} textAnchor="end">
          {formatCount(nPrime)}
        </text>
        {isSmall && (
          <Enlarged
            hole={{ x: splitX, y: splitY, width: nPrime * unit, height: dPrime * unit }}
            right={Math.max(right, left + 150)}
            top={bottom + enlarged.top}
            rows={dPrime}
            columns={nPrime}
            fill={`url(#${hatch})`}
            words={words.enlarged(formatCount(dPrime), formatCount(nPrime))}
          />
        )}
        {scale > 0 && <ColorLegend x={left - 12} y={bottom + 30} room={width - left + 12} scale={scale} theme={theme} />}
      </ChartImage>
    </div>
  );
}

interface EnlargedProps {
  readonly hole: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly right: number;
  readonly top: number;
  readonly rows: number;
  readonly columns: number;
  readonly fill: string;
  readonly words: string;
}

/** A small missing block, enlarged below the picture, with its entries if there is room. */
function Enlarged({ hole, right, top, rows, columns, fill, words }: EnlargedProps) {
  const unit = enlarged.side / Math.max(rows, columns);
  const [width, height] = [Math.max(6, columns * unit), Math.max(6, rows * unit)];
  const left = right - width;
  const lines = (count: number) => (count <= 12 ? Array.from({ length: count - 1 }, (_, k) => (k + 1) / count) : []);
  const down = lines(columns).map((share) => `M${left + share * width},${top}v${height}`);
  const across = lines(rows).map((share) => `M${left},${top + share * height}h${width}`);
  return (
    <g>
      <path
        className="block-zoom"
        d={`M${hole.x},${hole.y + hole.height}L${left},${top}M${hole.x + hole.width},${hole.y + hole.height}L${right},${top}`}
      />
      <rect className="block-hole" x={left} y={top} width={width} height={height} fill={fill} />
      <path className="block-split" d={[...down, ...across].join("")} />
      <text className="chart-tick" x={left - 8} y={top + enlarged.side - 2} textAnchor="end">
        {words}
      </text>
    </g>
  );
}

interface LetterProps {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly letter: string;
}

/** The name of a block in its middle; nothing in a block that it would cover. */
function Letter({ left, right, top, bottom, letter }: LetterProps) {
  if (Math.min(right - left, bottom - top) < 26) return null;
  return (
    <g transform={`translate(${(left + right) / 2},${(top + bottom) / 2})`}>
      <circle className="block-letter-place" r={11} />
      <text className="block-letter" y={5} textAnchor="middle">
        {letter}
      </text>
    </g>
  );
}

function largest(values: ArrayLike<number>): number {
  let most = 0;
  for (let i = 0; i < values.length; i++) most = Math.max(most, Math.abs(values[i]));
  return most;
}

/** Zeros in the missing block, which is hatched. */
function withoutHole({ rows, columns, values, d, dPrime, nPrime }: BlockMatrix, n: number): Float64Array {
  const result = Float64Array.from(values);
  const firstRow = Math.round((rows * d) / (d + dPrime));
  const firstColumn = Math.round((columns * n) / (n + nPrime));
  for (let i = firstRow; i < rows; i++) result.fill(0, i * columns + firstColumn, (i + 1) * columns);
  return result;
}
