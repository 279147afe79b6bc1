import { useMemo } from "react";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { divergingColors, type PaletteTheme } from "../../../../platform/charts/diverging";
import { HeatMaps } from "../../../../platform/charts/HeatMaps";

export interface LayerMatrix {
  /** Rows, and columns. */
  readonly size: number;
  /** Row-major; each matrix is drawn on a scale of its own. */
  readonly values: ArrayLike<number>;
  /** Rows, and columns, before which a line is drawn: where blocks end. */
  readonly cuts: readonly number[];
  /** Words below it, on one line where there is room. */
  readonly notes: readonly string[];
}

export interface LayerWeightsChartProps {
  readonly width: number;
  readonly height: number;
  /** A matrix of each kind for every layer, in the order of `words.kinds`. */
  readonly layers: readonly { readonly name: string; readonly matrices: readonly LayerMatrix[] }[];
  readonly theme: PaletteTheme;
  readonly words: {
    readonly name: string;
    readonly summary: string;
    readonly kinds: readonly { readonly letter: string; readonly index: string }[];
    /** Meaning of colours and lines. */
    readonly legend: string;
  };
}

const [head, noteLine, foot, gap] = [20, 15, 24, 12];
/** Pixels of a letter of a note, about. */
const letter = 6.4;
const [kindWidth, legendWidth] = [40, 64];

/** Matrices of every layer above one another, as heat maps. */
export function LayerWeightsChart({ width, height, layers, theme, words }: LayerWeightsChartProps) {
  const kinds = words.kinds.length;
  const across = (width - kindWidth - gap * (layers.length - 1)) / Math.max(1, layers.length);
  const fits = layers.every(({ matrices }) => matrices.every(({ notes }) => letter * joined(notes).length <= across));
  const lines = fits ? 1 : Math.max(...layers.flatMap(({ matrices }) => matrices.map(({ notes }) => notes.length)));
  const caption = 5 + noteLine * lines;
  const size = Math.max(12, Math.min(across, (height - head - foot - kinds * caption) / kinds));
  // Words below a matrix may be wider than it.
  const noted = fits ? letter * Math.max(0, ...layers.flatMap(({ matrices }) => matrices.map(({ notes }) => joined(notes).length))) : 0;
  const pitch = Math.max(size, noted) + gap;
  const place = (layer: number, kind: number) => ({ x: kindWidth + layer * pitch, y: head + kind * (size + caption) });
  const values = useMemo(() => normalised(layers), [layers]);
  const maps = layers.flatMap(({ matrices }, layer) =>
    matrices.map((matrix, kind) => ({
      rows: matrix.size,
      columns: matrix.size,
      ...place(layer, kind),
      width: size,
      height: size,
      group: 0,
    })),
  );
  const bottom = head + kinds * (size + caption);
  return (
    <div className="chart" style={{ width, height }}>
      <HeatMaps maps={maps} values={values} scale={1} theme={theme} width={width} height={height} />
      <ChartImage width={width} height={height} words={words}>
        {words.kinds.map(({ letter, index }, kind) => (
          <text key={index} className="layer-weights-kind" x={0} y={place(0, kind).y + size / 2 + 5}>
            {letter}
            <tspan className="layer-weights-index" dy={4}>
              {index}
            </tspan>
          </text>
        ))}
        {layers.map(({ name, matrices }, layer) => (
          <g key={name}>
            <text className="chart-title" x={place(layer, 0).x} y={12}>
              {name}
            </text>
            {matrices.map((matrix, kind) => (
              <Frame
                key={words.kinds[kind].index}
                {...place(layer, kind)}
                size={size}
                matrix={matrix}
                notes={fits ? [joined(matrix.notes)] : matrix.notes}
              />
            ))}
          </g>
        ))}
        <Legend x={kindWidth} y={bottom + 6} theme={theme} words={words.legend} />
      </ChartImage>
    </div>
  );
}

interface FrameProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly matrix: LayerMatrix;
  /** Line by line. */
  readonly notes: readonly string[];
}

/** Apart by half the width of a letter M, which pictures of text do not fold up. */
function joined(notes: readonly string[]): string {
  return notes.join("\u2002");
}

function Frame({ x, y, size, matrix, notes }: FrameProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="block-frame" width={size} height={size} />
      {matrix.cuts.map((cut) => {
        const at = (cut / matrix.size) * size;
        return <path key={cut} className="layer-weights-cut" d={`M${at},0V${size}M0,${at}H${size}`} />;
      })}
      {notes.map((note, line) => (
        <text key={note} className="chart-tick" y={size + 14 + line * noteLine}>
          {note}
        </text>
      ))}
    </g>
  );
}

function Legend({ x, y, theme, words }: { readonly x: number; readonly y: number; readonly theme: PaletteTheme; readonly words: string }) {
  const colors = divergingColors[theme];
  return (
    <g transform={`translate(${x} ${y})`}>
      <text className="chart-tick" x={0} y={9}>
        −
      </text>
      {colors.map((color, at) => (
        <rect
          key={color}
          x={12 + (at * legendWidth) / colors.length}
          y={1}
          width={legendWidth / colors.length + 0.5}
          height={8}
          fill={color}
        />
      ))}
      <text className="chart-tick" x={legendWidth + 16} y={9}>
        +
      </text>
      <text className="chart-tick" x={legendWidth + 34} y={9}>
        {words}
      </text>
    </g>
  );
}

/** Every matrix over its largest entry. */
function normalised(layers: LayerWeightsChartProps["layers"]): Float64Array {
  return Float64Array.from(
    layers.flatMap(({ matrices }) =>
      matrices.flatMap(({ values }) => {
        const all = Array.from(values);
        const largest = all.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
        return all.map((value) => value / largest);
      }),
    ),
  );
}
