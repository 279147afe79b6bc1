/** The viridis scale for magnitudes: even steps to the eye, readable without colour vision and in print. */

type Rgb = readonly [red: number, green: number, blue: number];

/** Every eighth of the scale, from low to high (matplotlib's table). */
const stops: readonly Rgb[] = [
  [68, 1, 84],
  [71, 44, 122],
  [59, 81, 139],
  [44, 113, 142],
  [33, 144, 141],
  [39, 173, 129],
  [92, 200, 99],
  [170, 220, 50],
  [253, 231, 37],
];

function colorAt(share: number): Rgb {
  const place = Math.max(0, Math.min(1, share)) * (stops.length - 1);
  const lower = Math.min(stops.length - 2, Math.floor(place));
  const [from, to] = [stops[lower], stops[lower + 1]];
  const mix = (channel: 0 | 1 | 2) => Math.round(from[channel] + (to[channel] - from[channel]) * (place - lower));
  return [mix(0), mix(1), mix(2)];
}

/** The colour at a share of the scale, 0 to 1; what lies beyond is held at its end. */
export function viridis(share: number): string {
  const [red, green, blue] = colorAt(share);
  return `rgb(${red} ${green} ${blue})`;
}

/** The darkest and the lightest of inks, whichever has more contrast with the colour there; at least 4.5:1. */
export function inkOn(share: number): "#ffffff" | "#000000" {
  const [red, green, blue] = colorAt(share).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? "#ffffff" : "#000000";
}

/** Colours from low to high, for the legend. */
export const viridisStops: readonly string[] = stops.map((_, index) => viridis(index / (stops.length - 1)));
