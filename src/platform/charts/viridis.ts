/** Colours of magnitudes: viridis, from dark blue for the least to yellow for the most, the same in light and dark. */

type Rgb = readonly [red: number, green: number, blue: number];

/** Eleven even stops of matplotlib's table (van der Walt, Smith 2015); between them it is linear to the eye. */
const stops: readonly Rgb[] = [
  [68, 1, 84],
  [72, 36, 117],
  [65, 68, 135],
  [53, 95, 141],
  [42, 120, 142],
  [33, 145, 140],
  [34, 168, 132],
  [68, 191, 112],
  [122, 209, 81],
  [189, 223, 38],
  [253, 231, 37],
];

const steps = 256;
let table: Uint32Array | null = null;

/** 256 colours as the bytes R, G, B, A of a canvas pixel. */
export function viridisTable(): Uint32Array {
  if (table) return table;
  const bytes = new Uint8Array(steps * 4);
  for (let index = 0; index < steps; index++) bytes.set([...colorAt(index / (steps - 1)), 255], index * 4);
  table = new Uint32Array(bytes.buffer);
  return table;
}

/** Index into the table for a share from 0 to 1; what lies outside takes the nearest end. */
export function viridisIndex(share: number): number {
  return Math.round(Math.max(0, Math.min(1, share)) * (steps - 1));
}

/** The CSS colour at a share of the scale, 0 to 1; what lies outside takes the nearest end. */
export function viridis(share: number): string {
  const [red, green, blue] = colorAt(share);
  return `rgb(${red} ${green} ${blue})`;
}

/** Black or white, whichever has more contrast with the colour there; at least 4.5:1. */
export function inkOn(share: number): "#ffffff" | "#000000" {
  const [red, green, blue] = colorAt(share).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? "#ffffff" : "#000000";
}

/** CSS colours of the stops, for a legend. */
export const viridisStops: readonly string[] = stops.map((_, index) => viridis(index / (stops.length - 1)));

function colorAt(share: number): number[] {
  const place = Math.max(0, Math.min(1, share)) * (stops.length - 1);
  const lower = Math.min(stops.length - 2, Math.floor(place));
  return stops[lower].map((from, channel) => Math.round(from + (stops[lower + 1][channel] - from) * (place - lower)));
}
