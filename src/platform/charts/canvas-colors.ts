/** Colours of CSS as numbers, which the pixels of a canvas need. */
import { interpolateRgb } from "d3-interpolate";

/** Red, green and blue, from 0 to 255. */
export function channelsOf(color: string): number[] {
  return interpolateRgb(color, color)(0).match(/\d+/g)!.map(Number);
}

/** The bytes R, G, B, A of canvas pixels. */
export function pixelTable(colors: readonly string[]): Uint32Array {
  return new Uint32Array(Uint8Array.from(colors.flatMap((color) => [...channelsOf(color), 255])).buffer);
}
