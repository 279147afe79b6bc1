/**
 * The array operations of multi-layer models, their gradients and their optimisers. Models are written once over this
 * interface and run on TensorFlow.js (float32, on the opened backend) or in float64 here.
 *
 * Arrays are row-major. "Rows" are taken along the last axis. A second operand may be smaller: it holds the last axes of
 * the first and is repeated along the others.
 */
export interface Arithmetic<T> {
  /** A new array of these values. */
  readonly array: (values: Float64Array, shape: readonly number[]) => T;
  /** The values of an array, synchronously. Do not call it on a GPU, where waiting blocks all other work. */
  readonly values: (x: T) => Float64Array;
  /** The values of an array once they have been computed. */
  readonly read: (x: T) => Promise<Float64Array>;
  readonly shapeOf: (x: T) => readonly number[];
  /** Runs a computation and frees every array it made, save those in its result. */
  readonly tidy: <Result extends ArraysOf<T>>(compute: () => Result) => Result;
  readonly dispose: (x: T) => void;

  /** The same values in another shape. */
  readonly reshape: (x: T, shape: readonly number[]) => T;
  /** a b, or with transposed operands: matrices, or stacks of matrices along the first axis. */
  readonly multiply: (a: T, b: T, transposeA: boolean, transposeB: boolean) => T;
  readonly add: (a: T, b: T) => T;
  /** Entry by entry, like `subtract` and `divide`. */
  readonly times: (a: T, b: T) => T;
  readonly subtract: (a: T, b: T) => T;
  readonly divide: (a: T, b: T) => T;
  readonly scale: (x: T, factor: number) => T;
  readonly shift: (x: T, summand: number) => T;
  readonly squareRoot: (x: T) => T;
  readonly logarithm: (x: T) => T;
  /** Arrays concatenated into a single row. */
  readonly joined: (arrays: readonly T[]) => T;
  /** Entries of a row from `from` on, in the given shape. */
  readonly part: (row: T, from: number, shape: readonly number[]) => T;
  /** Sum of all entries, as an array of one. */
  readonly total: (x: T) => T;
  /** The sum of all rows: one row. */
  readonly sumOfRows: (x: T) => T;
  /** a x b x c x d to a x c x b x d. */
  readonly swapMiddle: (x: T) => T;
  /** The last `kept` of n along the middle axis: a x n x c to a x kept x c. */
  readonly lastOfMiddle: (x: T, kept: number) => T;
  /** The adjoint of `lastOfMiddle`: zeros before. */
  readonly zerosBefore: (x: T, n: number) => T;

  /** max(x, 0), and dy where x was positive. */
  readonly rectify: (x: T) => T;
  readonly rectifyGradient: (x: T, dy: T) => T;
  /** e^x over its sum, row by row; and p (dp - <p, dp>). */
  readonly softmax: (x: T) => T;
  readonly softmaxGradient: (p: T, dp: T) => T;
  /** (x - mean) / sqrt(variance + `normEpsilon`), row by row, and its gradient. */
  readonly normalise: (x: T) => Normalised<T>;
  readonly normaliseGradient: (x: Normalised<T>, dy: T) => T;
}

/** Rows that were normalised. */
export interface Normalised<T> {
  readonly normal: T;
  /** The divisor of every row. */
  readonly size: T;
}

/** Types of result of a tidied computation. */
export type ArraysOf<T> = T | readonly T[] | { readonly [name: string]: T } | number;

/** Added to the variance of a row before the division (Ba et al. 2016, as in PyTorch). */
export const normEpsilon = 1e-5;

/** Entries of an array of this shape. */
export function lengthOf(shape: readonly number[]): number {
  let product = 1;
  for (const length of shape) product *= length;
  return product;
}
