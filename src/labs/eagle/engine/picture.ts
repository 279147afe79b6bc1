import type { Picture } from "./protocol";

/** Beyond it pixels would be smaller than what screens show. */
export const mostPixels = 128;

/**
 * A matrix small enough to be drawn and kept for every iteration: where it is larger than `mostPixels` a side, a pixel has the
 * entry of largest size among those that it covers, so that a spike stays a spike.
 *
 * @param values  rows x columns, row-major.
 */
export function pictureOf(values: Float64Array, rows: number, columns: number): Picture {
  const [height, width] = [Math.min(rows, mostPixels), Math.min(columns, mostPixels)];
  const picture = new Float32Array(height * width);
  for (let i = 0; i < rows; i++) {
    const row = Math.floor((i * height) / rows) * width;
    for (let j = 0; j < columns; j++) {
      const at = row + Math.floor((j * width) / columns);
      const value = values[i * columns + j];
      if (Math.abs(value) > Math.abs(picture[at])) picture[at] = value;
    }
  }
  return { rows: height, columns: width, values: picture };
}
