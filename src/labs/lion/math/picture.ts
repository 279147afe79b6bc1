/** A picture as tokens: a square of patches, each of which is five numbers. It shows orders of scanning, not learning. */

/** Red, green and blue on average, and how much brighter the right half is than the left one, and the lower than the upper. */
export const numbersPerPatch = 5;

/** Patches on a side, as vision models cut 224 pixels into patches of 16. */
export const finestSide = 14;

/** Pixels on a side that a picture is brought to before it is cut: eight for a patch. */
export const pictureSize = 8 * finestSide;

export interface Patches {
  /** Of the square. */
  readonly side: number;
  /** side x side x 5, row by row: colours from 0 to 255; differences of brightness halved, with 128 for none. */
  readonly bytes: Uint8Array;
}

/** Luma of ITU-R BT.601. */
const brightness = (red: number, green: number, blue: number) => 0.299 * red + 0.587 * green + 0.114 * blue;

const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value)));

/**
 * Cuts a square of pixels into patches.
 *
 * @param pixels  size x size x 4, row by row: red, green, blue and opacity from 0 to 255, as a canvas has them. Opacity is ignored.
 * @param side  patches on a side; a patch must have an even number of pixels on its own.
 */
export function cutIntoPatches(pixels: ArrayLike<number>, size: number, side = finestSide): Patches {
  const each = size / side;
  if (!Number.isInteger(each / 2)) throw new RangeError(`${size} pixels cannot be cut into ${side} patches of whole halves`);
  return patchesOf(side, each, (row, column) => {
    const at = (row * size + column) * 4;
    return [pixels[at], pixels[at + 1], pixels[at + 2]];
  });
}

/** Two by two patches joined into one: a quarter as many, of the same picture. */
export function joined({ side, bytes }: Patches): Patches {
  if (side % 2 !== 0) throw new RangeError(`${side} patches on a side cannot be joined two by two`);
  return patchesOf(side / 2, 2, (row, column) => {
    const at = (row * side + column) * numbersPerPatch;
    return [bytes[at], bytes[at + 1], bytes[at + 2]];
  });
}

type Colour = readonly [red: number, green: number, blue: number];

/** Patches of each x each places, with the colours that `colourAt` returns. */
function patchesOf(side: number, each: number, colourAt: (row: number, column: number) => Colour): Patches {
  const bytes = new Uint8Array(side * side * numbersPerPatch);
  const half = each / 2;
  for (let patch = 0; patch < side * side; patch++) {
    const [top, left] = [Math.floor(patch / side) * each, (patch % side) * each];
    const sums = [0, 0, 0];
    let [across, down] = [0, 0];
    for (let row = 0; row < each; row++)
      for (let column = 0; column < each; column++) {
        const colour = colourAt(top + row, left + column);
        for (let channel = 0; channel < 3; channel++) sums[channel] += colour[channel];
        const bright = brightness(...colour);
        across += column < half ? -bright : bright;
        down += row < half ? -bright : bright;
      }
    // Each half has each^2 / 2 places, and half of a difference is kept.
    const count = each * each;
    bytes.set([...sums.map((sum) => byte(sum / count)), byte(128 + across / count), byte(128 + down / count)], patch * numbersPerPatch);
  }
  return { side, bytes };
}

/** The five numbers of every patch, from -1 to 1. @returns L x 5, L = side^2. */
export function patchRows({ bytes }: Patches): Float64Array {
  return Float64Array.from(bytes, (value, at) => (at % numbersPerPatch < 3 ? value / 127.5 - 1 : (value - 128) / 128));
}

/**
 * A hut before mountains, drawn by comparing sums and products alone, so that it has the same bits everywhere.
 *
 * @returns finestSide on a side.
 */
export function landscape(): Patches {
  const pixels = new Uint8Array(pictureSize * pictureSize * 4);
  for (let y = 0, at = 0; y < pictureSize; y++)
    for (let x = 0; x < pictureSize; x++, at += 4) pixels.set(colourOfLandscape((x + 0.5) / pictureSize, (y + 0.5) / pictureSize), at);
  return cutIntoPatches(pixels, pictureSize);
}

/** @param x, y  from 0 to 1, from the left and from above. */
function colourOfLandscape(x: number, y: number): Colour {
  const inside = (left: number, right: number, top: number, bottom: number) => x >= left && x < right && y >= top && y < bottom;
  if (inside(0.575, 0.615, 0.645, 0.72)) return [62, 44, 38];
  if (inside(0.53, 0.68, 0.59, 0.72)) return [164, 96, 66];
  if (y >= 0.49 && y < 0.59 && Math.abs(x - 0.605) < (y - 0.47) * 0.95) return [122, 48, 40];
  if (y > 0.8 - 0.35 * (x - 0.35) * (x - 0.35)) return [104, 132, 92];
  if (y > 0.71 + 0.3 * (x - 0.6) * (x - 0.6)) return [138, 160, 112];
  if (y > 0.3 + 1.05 * Math.abs(x - 0.3)) return y < 0.4 ? [232, 236, 240] : [128, 146, 158];
  if (y > 0.42 + 0.75 * Math.abs(x - 0.78)) return [158, 174, 182];
  if ((x - 0.72) * (x - 0.72) + (y - 0.2) * (y - 0.2) < 0.011) return [250, 226, 150];
  return [168 + 60 * y, 200 + 34 * y, 226 + 10 * y];
}
