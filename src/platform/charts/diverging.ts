/** Colours of signed numbers: blue below zero, the surface at zero, orange above. */
import { interpolateRgb, piecewise, quantize } from "d3-interpolate";
import { pixelTable } from "./canvas-colors";

export type PaletteTheme = "light" | "dark";

/** CSS colours at even distances from the lowest to the highest value. The ends keep at least 3:1 against the surface. */
export const divergingColors: Readonly<Record<PaletteTheme, readonly string[]>> = {
  light: ["#1c5c9e", "#5a95c9", "#b0d0e9", "#ffffff", "#f6d0ae", "#e49452", "#c05410"],
  dark: ["#68b6f5", "#3a7ab4", "#264868", "#1c2126", "#603e26", "#b46a30", "#ffa454"],
};

const unknownColors = { light: "#c8c8c8", dark: "#5a5a5a" };

/** Steps on each side of zero. */
const half = 127;

/** Where a value lies on the colour scale from -scale to scale: 0 to 2 * 127, its middle is zero, NaN is one beyond. */
export function colorIndex(value: number, scale: number): number {
  if (Number.isNaN(value)) return 2 * half + 1;
  const share = scale > 0 ? value / scale : 0;
  return half + Math.round(Math.max(-1, Math.min(1, share)) * half);
}

/** The CSS colour of a value on the scale from -scale to scale. */
export function divergingColor(value: number, scale: number, theme: PaletteTheme): string {
  const palette = piecewise(interpolateRgb, [...divergingColors[theme]]);
  return Number.isNaN(value) ? unknownColors[theme] : palette(colorIndex(value, scale) / (2 * half));
}

const tables = new Map<PaletteTheme, Uint32Array>();

/** Colours by `colorIndex`, as canvas pixels. */
export function colorTable(theme: PaletteTheme): Uint32Array {
  const known = tables.get(theme);
  if (known) return known;
  const colors = quantize(piecewise(interpolateRgb, [...divergingColors[theme]]), 2 * half + 1);
  const table = pixelTable([...colors, unknownColors[theme]]);
  tables.set(theme, table);
  return table;
}
