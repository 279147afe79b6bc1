/**
 * Digits written by hand, in patches of 2 x 2 pixels row by row: which digit it is, is read from the mean of all tokens. Real
 * images, so they are fetched where they are used, and test images are never trained on.
 */
import { logarithm } from "../../../../platform/numerics/logarithm";
import type { SequenceBatch } from "../encoder/batch";
import { commonest, type SequenceTask } from "./task";

/** Pixels on a side of an image and of a patch, and patches on a side of an image. */
const [side, patchSide] = [8, 2];
export const patchesOnSide = side / patchSide;
const pixels = side * side;
const inPatch = patchSide * patchSide;
const length = patchesOnSide * patchesOnSide;
const classes = 10;
/** The darkest that a pixel is. */
const black = 16;

/** Images as they are shipped: a character for each pixel, from 0 to g for 16, and one for each answer. */
interface WrittenImages {
  readonly pixels: string;
  readonly digits: string;
}

export interface Images {
  readonly count: number;
  /** count x 64, row by row, from 0 to 16. */
  readonly pixels: Uint8Array;
  readonly digits: Int32Array;
}

export interface DigitImages {
  readonly train: Images;
  readonly test: Images;
}

/** How many of the images, in the order in which they are shipped, encoders are trained on. */
const trained = 1437;

export function digitImagesOf(written: WrittenImages): DigitImages {
  const [values, digits] = [written.pixels, written.digits].map((row) => Array.from(row, (character) => Number.parseInt(character, 17)));
  const part = (from: number, to: number): Images => ({
    count: to - from,
    pixels: Uint8Array.from(values.slice(from * pixels, to * pixels)),
    digits: Int32Array.from(digits.slice(from, to)),
  });
  return { train: part(0, trained), test: part(trained, digits.length) };
}

export const digitsUsual = { length, batch: 64, steps: 600, layers: 2 } as const;
export const digitsGrid = [patchesOnSide, patchesOnSide] as const;

/** A character for a patch: empty, less than half inked, more. */
export const inkLevels = 3;

export function digits({ train, test }: DigitImages): SequenceTask {
  return {
    symbols: inkLevels,
    secondSymbols: 0,
    pixels: inPatch,
    outputs: classes,
    readOut: "mean",
    grid: digitsGrid,
    usual: digitsUsual,
    generate: (draws, count) =>
      inPatches(
        train,
        Array.from({ length: count }, () => draws.integer(0, train.count)),
      ),
    generateTests: (draws, count) => inPatches(test, draws.different(Math.min(count, test.count), test.count)),
    baselines: (batch) => [
      { id: "chance", accuracy: 1 / classes, loss: logarithm(classes) },
      { id: "commonest", accuracy: commonest(batch).share, loss: null },
      { id: "most-alike", accuracy: byMostAlike(train, batch), loss: null },
    ],
  };
}

/** Images cut into patches, row by row; as they are read a pixel lies between -0.6 and 1.4. */
function inPatches(images: Images, chosen: readonly number[]): SequenceBatch {
  const count = chosen.length;
  const patches = new Float64Array(count * pixels);
  const symbols = new Int32Array(count * length);
  for (let at = 0; at < patches.length; at++) {
    const value = images.pixels[chosen[Math.floor(at / pixels)] * pixels + pixelOf(at % pixels)];
    patches[at] = read(value);
    symbols[Math.floor(at / inPatch)] += value;
  }
  for (const [token, ink] of symbols.entries()) symbols[token] = ink === 0 ? 0 : ink < (inPatch * black) / 2 ? 1 : 2;
  const answers = Int32Array.from(chosen, (image) => images.digits[image]);
  return { count, length, symbols, secondSymbols: null, patches, answers, counts: null };
}

/** As the notes' program reads it: 0.3 of the ink is the middle. */
const read = (value: number) => (value / black - 0.3) * 2;

/** The place in an image of a pixel that is counted patch by patch. */
function pixelOf(at: number): number {
  const [patch, within] = [Math.floor(at / inPatch), at % inPatch];
  const row = Math.floor(patch / patchesOnSide) * patchSide + Math.floor(within / patchSide);
  const column = (patch % patchesOnSide) * patchSide + (within % patchSide);
  return row * side + column;
}

/** The accuracy of nearest neighbours: an image gets the answer of the training image with the smallest distance in pixels. */
function byMostAlike(train: Images, { count, patches, answers }: SequenceBatch): number {
  const known = inPatches(
    train,
    Array.from({ length: train.count }, (_, image) => image),
  );
  let hits = 0;
  for (let s = 0; s < count; s++) {
    const own = patches!.subarray(s * pixels, (s + 1) * pixels);
    let [nearest, least] = [0, Number.POSITIVE_INFINITY];
    for (let image = 0; image < train.count; image++) {
      let distance = 0;
      for (let at = 0; at < pixels; at++) distance += (own[at] - known.patches![image * pixels + at]) ** 2;
      if (distance < least) [nearest, least] = [image, distance];
    }
    if (known.answers[nearest] === answers[s]) hits++;
  }
  return hits / count;
}
