import { useId } from "react";
import { legendStops, type PaletteTheme } from "./diverging";
import { formatValue } from "./format";

export interface ColorLegendProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly theme: PaletteTheme;
}

const width = 120;
const height = 8;

/** The one colour scale of a group of matrices, from -scale to scale, 250 x 12 pixels with its numbers. */
export function ColorLegend({ x, y, scale, theme }: ColorLegendProps) {
  const gradient = useId();
  const colors = legendStops(theme);
  return (
    <g transform={`translate(${x},${y})`}>
      <linearGradient id={gradient}>
        {colors.map((color, index) => (
          <stop key={color} offset={index / (colors.length - 1)} stopColor={color} />
        ))}
      </linearGradient>
      <text className="chart-tick" x={54} y={9} textAnchor="end">
        −{formatValue(scale)}
      </text>
      <rect className="chart-frame" x={60} y={1} width={width} height={height} rx={1.5} fill={`url(#${gradient})`} />
      <path className="chart-grid" d={`M${60 + width / 2},1v${height}`} />
      <text className="chart-tick" x={66 + width} y={9}>
        {formatValue(scale)}
      </text>
    </g>
  );
}
