/** The operations in float64, on plain arrays: the same bits on every engine. */
import { DimensionError } from "../numerics/errors";
import { exponential } from "../numerics/exponential";
import { logarithm } from "../numerics/logarithm";
import { type Arithmetic, lengthOf, type Normalised, normEpsilon } from "./arithmetic";

export interface Array64 {
  readonly shape: readonly number[];
  readonly values: Float64Array;
}

export const float64: Arithmetic<Array64> = {
  array: (values, shape) => made(values.slice(), shape),
  values: ({ values }) => values.slice(),
  read: async ({ values }) => values.slice(),
  shapeOf: ({ shape }) => shape,
  tidy: (compute) => compute(),
  dispose: () => {},
  reshape: ({ values }, shape) => made(values, shape),
  multiply,
  add: (a, b) => entryByEntry(a, b, (x, y) => x + y),
  times: (a, b) => entryByEntry(a, b, (x, y) => x * y),
  subtract: (a, b) => entryByEntry(a, b, (x, y) => x - y),
  divide: (a, b) => entryByEntry(a, b, (x, y) => x / y),
  scale: (x, factor) => mapped(x, (value) => value * factor),
  shift: (x, summand) => mapped(x, (value) => value + summand),
  squareRoot: (x) => mapped(x, Math.sqrt),
  logarithm: (x) => mapped(x, logarithm),
  joined,
  part: ({ values }, from, shape) => made(values.subarray(from, from + lengthOf(shape)), shape),
  total: ({ values }) => made(Float64Array.of(values.reduce((sum, value) => sum + value, 0)), [1]),
  sumOfRows,
  swapMiddle,
  lastOfMiddle,
  zerosBefore,
  rectify: (x) => mapped(x, (value) => (value > 0 ? value : 0)),
  rectifyGradient: (x, dy) => entryByEntry(dy, x, (slope, value) => (value > 0 ? slope : 0)),
  softmax: (x) => rowByRow(x, x, softmaxRow),
  softmaxGradient: (p, dp) => rowByRow(p, dp, softmaxGradientRow),
  normalise,
  normaliseGradient,
};

function made(values: Float64Array, shape: readonly number[]): Array64 {
  const size = lengthOf(shape);
  if (size !== values.length) throw new DimensionError(`an array of shape ${shape.join(" x ")} has ${size} entries, got ${values.length}`);
  return { values, shape };
}

function multiply(a: Array64, b: Array64, transposeA: boolean, transposeB: boolean): Array64 {
  const [rows, inner] = lastTwo(a, transposeA);
  const [innerB, columns] = lastTwo(b, transposeB);
  const batches = a.shape.length === 3 ? a.shape[0] : 1;
  if (inner !== innerB || batches !== (b.shape.length === 3 ? b.shape[0] : 1))
    throw new DimensionError(`matrices of shape ${a.shape.join(" x ")} and ${b.shape.join(" x ")} cannot be multiplied`);
  const values = new Float64Array(batches * rows * columns);
  const [rowStep, innerStep] = transposeA ? [1, rows] : [inner, 1];
  const [innerStepB, columnStep] = transposeB ? [1, inner] : [columns, 1];
  for (let batch = 0; batch < batches; batch++)
    for (let i = 0; i < rows; i++) {
      const at = (batch * rows + i) * columns;
      for (let k = 0; k < inner; k++) {
        const factor = a.values[batch * rows * inner + i * rowStep + k * innerStep];
        if (factor === 0) continue;
        let from = batch * inner * columns + k * innerStepB;
        for (let j = 0; j < columns; j++, from += columnStep) values[at + j] += factor * b.values[from];
      }
    }
  return { values, shape: a.shape.length === 3 ? [batches, rows, columns] : [rows, columns] };
}

/** Rows and columns, as they are after transposing. */
function lastTwo({ shape }: Array64, isTransposed: boolean): readonly [number, number] {
  const [rows, columns] = shape.slice(-2);
  return isTransposed ? [columns, rows] : [rows, columns];
}

function mapped({ values, shape }: Array64, compute: (value: number) => number): Array64 {
  return { values: values.map(compute), shape };
}

/** The second operand is repeated where it is shorter. */
function entryByEntry(a: Array64, b: Array64, compute: (x: number, y: number) => number): Array64 {
  const values = new Float64Array(a.values.length);
  const period = b.values.length;
  if (values.length % period !== 0)
    throw new DimensionError(`an array of shape ${b.shape.join(" x ")} does not repeat to ${a.shape.join(" x ")}`);
  for (let i = 0, at = 0; i < values.length; i++) {
    values[i] = compute(a.values[i], b.values[at]);
    at = at + 1 === period ? 0 : at + 1;
  }
  return { values, shape: a.shape };
}

function joined(arrays: readonly Array64[]): Array64 {
  const values = new Float64Array(arrays.reduce((sum, array) => sum + array.values.length, 0));
  let at = 0;
  for (const array of arrays) {
    values.set(array.values, at);
    at += array.values.length;
  }
  return made(values, [values.length]);
}

function sumOfRows({ values, shape }: Array64): Array64 {
  const width = shape[shape.length - 1];
  const sums = new Float64Array(width);
  for (let i = 0; i < values.length; i++) sums[i % width] += values[i];
  return { values: sums, shape: [width] };
}

function swapMiddle({ values, shape: [a, b, c, d] }: Array64): Array64 {
  const swapped = new Float64Array(values.length);
  let at = 0;
  for (let i = 0; i < a; i++)
    for (let j = 0; j < b; j++) for (let k = 0; k < c; k++, at += d) swapped.set(values.subarray(at, at + d), ((i * c + k) * b + j) * d);
  return { values: swapped, shape: [a, c, b, d] };
}

function lastOfMiddle({ values, shape: [a, n, c] }: Array64, kept: number): Array64 {
  const result = new Float64Array(a * kept * c);
  for (let i = 0; i < a; i++) result.set(values.subarray((i * n + n - kept) * c, (i + 1) * n * c), i * kept * c);
  return { values: result, shape: [a, kept, c] };
}

function zerosBefore({ values, shape: [a, kept, c] }: Array64, n: number): Array64 {
  const result = new Float64Array(a * n * c);
  for (let i = 0; i < a; i++) result.set(values.subarray(i * kept * c, (i + 1) * kept * c), (i * n + n - kept) * c);
  return { values: result, shape: [a, n, c] };
}

type OnRow = (x: Float64Array, y: Float64Array, result: Float64Array) => void;

function rowByRow(x: Array64, y: Array64, compute: OnRow): Array64 {
  const width = x.shape[x.shape.length - 1];
  const values = new Float64Array(x.values.length);
  for (let at = 0; at < values.length; at += width) {
    const end = at + width;
    compute(x.values.subarray(at, end), y.values.subarray(at, end), values.subarray(at, end));
  }
  return { values, shape: x.shape };
}

/** The largest entry is subtracted first, so that nothing overflows. */
function softmaxRow(x: Float64Array, _: Float64Array, result: Float64Array): void {
  let largest = Number.NEGATIVE_INFINITY;
  for (const value of x) if (value > largest) largest = value;
  let sum = 0;
  for (let i = 0; i < x.length; i++) {
    result[i] = exponential(x[i] - largest);
    sum += result[i];
  }
  for (let i = 0; i < x.length; i++) result[i] /= sum;
}

function softmaxGradientRow(p: Float64Array, dp: Float64Array, result: Float64Array): void {
  let product = 0;
  for (let i = 0; i < p.length; i++) product += p[i] * dp[i];
  for (let i = 0; i < p.length; i++) result[i] = p[i] * (dp[i] - product);
}

function normalise(x: Array64): Normalised<Array64> {
  const width = x.shape[x.shape.length - 1];
  const normal = new Float64Array(x.values.length);
  const size = new Float64Array(x.values.length / width);
  for (let row = 0; row < size.length; row++) {
    const [from, to] = [row * width, (row + 1) * width];
    let sum = 0;
    for (let i = from; i < to; i++) sum += x.values[i];
    const mean = sum / width;
    let squared = 0;
    for (let i = from; i < to; i++) squared += (x.values[i] - mean) ** 2;
    size[row] = Math.sqrt(squared / width + normEpsilon);
    for (let i = from; i < to; i++) normal[i] = (x.values[i] - mean) / size[row];
  }
  return { normal: made(normal, x.shape), size: made(size, [...x.shape.slice(0, -1), 1]) };
}

/** (dy - mean(dy) - x^ mean(x^ dy)) / size, x^ the normalised row. */
function normaliseGradient({ normal, size }: Normalised<Array64>, dy: Array64): Array64 {
  const width = dy.shape[dy.shape.length - 1];
  const values = new Float64Array(dy.values.length);
  for (let row = 0; row < size.values.length; row++) {
    const [from, to] = [row * width, (row + 1) * width];
    let slope = 0;
    let along = 0;
    for (let i = from; i < to; i++) {
      slope += dy.values[i] / width;
      along += (dy.values[i] * normal.values[i]) / width;
    }
    for (let i = from; i < to; i++) values[i] = (dy.values[i] - slope - normal.values[i] * along) / size.values[row];
  }
  return { values, shape: dy.shape };
}
