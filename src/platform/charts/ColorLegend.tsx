import { useId } from "react";
import { ColorGradient } from "./ColorGradient";
import { divergingColors, type PaletteTheme } from "./diverging";
import { formatValue } from "./format";

export interface ColorLegendProps {
  readonly x: number;
  readonly y: number;
  /** Pixels from x to the edge of the chart: the colours give way, so that both numbers are read. */
  readonly room: number;
  readonly scale: number;
  readonly theme: PaletteTheme;
}

const height = 8;
const before = 60;
const colours = { least: 32, most: 120 };
/** Between the colours and the number after them, and what that takes: "−1.2e−10" is the longest. */
const after = 6;
const letter = 6.6;

/** The one colour scale of a group of matrices, from -scale to scale, at most 250 x 12 pixels with its numbers. */
export function ColorLegend({ x, y, room, scale, theme }: ColorLegendProps) {
  const gradient = useId();
  const number = formatValue(scale);
  const width = Math.max(colours.least, Math.min(colours.most, room - before - after - number.length * letter));
  return (
    <g transform={`translate(${x},${y})`}>
      <ColorGradient id={gradient} colors={divergingColors[theme]} />
      <text className="chart-tick" x={54} y={9} textAnchor="end">
        −{number}
      </text>
      <rect className="chart-frame" x={before} y={1} width={width} height={height} rx={1.5} fill={`url(#${gradient})`} />
      <path className="chart-grid" d={`M${before + width / 2},1v${height}`} />
      <text className="chart-tick" x={before + width + after} y={9}>
        {number}
      </text>
    </g>
  );
}
