/** Colours of signed numbers: blue below zero, the surface at zero, orange above. As numbers, since canvases know no CSS variables. */

export type PaletteTheme = "light" | "dark";

type Rgb = readonly [red: number, green: number, blue: number];

/** From zero outwards. The ends keep at least 3:1 against the surface. */
const stops: Readonly<
  Record<PaletteTheme, { readonly negative: readonly Rgb[]; readonly positive: readonly Rgb[]; readonly unknown: Rgb }>
> = {
  light: {
    negative: [
      [255, 255, 255],
      [176, 208, 233],
      [90, 149, 201],
      [28, 92, 158],
    ],
    positive: [
      [255, 255, 255],
      [246, 208, 174],
      [228, 148, 82],
      [192, 84, 16],
    ],
    unknown: [200, 200, 200],
  },
  dark: {
    negative: [
      [28, 33, 38],
      [38, 72, 104],
      [58, 122, 180],
      [104, 182, 245],
    ],
    positive: [
      [28, 33, 38],
      [96, 62, 38],
      [180, 106, 48],
      [255, 164, 84],
    ],
    unknown: [90, 90, 90],
  },
};

/** Steps on each side of zero. */
const half = 127;

/** Where a value lies on the colour scale from -scale to scale: 0 to 2 * 127, its middle is zero, NaN is one beyond. */
export function colorIndex(value: number, scale: number): number {
  if (Number.isNaN(value)) return 2 * half + 1;
  const share = scale > 0 ? value / scale : 0;
  return half + Math.round(Math.max(-1, Math.min(1, share)) * half);
}

const tables = new Map<PaletteTheme, Uint32Array>();

/** Colours by `colorIndex`, as the bytes R, G, B, A of a canvas pixel. */
export function colorTable(theme: PaletteTheme): Uint32Array {
  const known = tables.get(theme);
  if (known) return known;
  const { negative, positive, unknown } = stops[theme];
  const bytes = new Uint8Array((2 * half + 2) * 4);
  for (let index = 0; index <= 2 * half; index++) {
    const distance = (index - half) / half;
    bytes.set([...along(distance < 0 ? negative : positive, Math.abs(distance)), 255], index * 4);
  }
  bytes.set([...unknown, 255], (2 * half + 1) * 4);
  const table = new Uint32Array(bytes.buffer);
  tables.set(theme, table);
  return table;
}

/** CSS colours from the lowest to the highest value, for the legend. */
export function legendStops(theme: PaletteTheme): readonly string[] {
  const { negative, positive } = stops[theme];
  return [...negative.slice(1).reverse(), ...positive].map(([red, green, blue]) => `rgb(${red} ${green} ${blue})`);
}

function along(colors: readonly Rgb[], share: number): number[] {
  const place = share * (colors.length - 1);
  const lower = Math.min(colors.length - 2, Math.floor(place));
  return colors[lower].map((from, channel) => Math.round(from + (colors[lower + 1][channel] - from) * (place - lower)));
}
