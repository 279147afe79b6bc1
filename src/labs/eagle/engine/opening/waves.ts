/** The matrix of the opening: six plane waves, whose pattern the eye can follow across the edge of the missing block. */
import { type Problem, wholeProblem } from "../../math/problem";

/** Amplitude, waves along a row, waves along a column, and phase of each wave. */
const waves = [
  [1, 1.264, -6.342, 2.57],
  [0.725, 2.775, -7.01, 2.407],
  [0.381, 3.906, 2.486, 1.148],
  [0.525, 4.678, -4.752, 4.765],
  [0.276, 6.265, -3.282, 4.377],
  [0.2, 6.846, 1.286, 4.595],
] as const;

/** d = n, rows and columns of A, and d' = n', those of the missing D. */
export const [given, missing] = [50, 25];
/** Rows and columns of X = [A C; B D]. */
export const side = given + missing;

/** X, side x side, row-major: X_ij = sum a cos(2 pi (f j + g i) / side + p). Each wave has rank two. */
export function waveMatrix(): Float64Array {
  const entry = (i: number, j: number) =>
    waves.reduce((sum, [a, f, g, p]) => sum + a * Math.cos((2 * Math.PI * (f * j + g * i)) / side + p), 0);
  return Float64Array.from({ length: side * side }, (_, at) => entry(Math.floor(at / side), at % side));
}

/** The problem of completing D. */
export function waveProblem(): Problem {
  const X = waveMatrix();
  const part = (top: number, rows: number, left: number, columns: number) =>
    Float64Array.from({ length: rows * columns }, (_, at) => X[(top + Math.floor(at / columns)) * side + left + (at % columns)]);
  return wholeProblem(
    { d: given, n: given, dPrime: missing, nPrime: missing },
    {
      A: part(0, given, 0, given),
      B: part(given, missing, 0, given),
      C: part(0, given, given, missing),
      D: part(given, missing, given, missing),
    },
  );
}
