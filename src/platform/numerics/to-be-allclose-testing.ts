/** `expect(values).toBeAllclose(reference, { rtol, atol })`, as `numpy.testing.assert_allclose`: for tests alone. */
import { expect } from "vitest";
// Kept by a process that runs one test file after the other, unlike this module, which is evaluated for each.
import "./same-numbers-testing";

export interface Tolerance {
  /** Times the magnitude of each reference value. */
  readonly rtol?: number;
  /** Times the largest magnitude of all reference values, for errors that spread over a whole matrix. */
  readonly ofLargest?: number;
  /** For every value alike. */
  readonly atol?: number;
}

interface Comparison {
  readonly pass: boolean;
  readonly message: () => string;
}

declare module "vitest" {
  interface Matchers<T> {
    /**
     * |value - reference| <= atol + rtol |reference| + ofLargest max |reference| for every entry.
     * Equal lengths, and NaN only where both have it.
     */
    toBeAllclose(reference: ArrayLike<number>, tolerance: Tolerance): T;
  }
}

/** Exported for its own test. */
export function compareAllclose(
  values: ArrayLike<number>,
  reference: ArrayLike<number>,
  { rtol = 0, ofLargest = 0, atol = 0 }: Tolerance,
): Comparison {
  if (values.length !== reference.length)
    return { pass: false, message: () => `expected ${reference.length} values, got ${values.length}` };
  const floor = atol + (ofLargest === 0 ? 0 : ofLargest * largestOf(reference));
  let worst = -1;
  let excess = 0;
  for (let i = 0; i < reference.length; i++) {
    const over = excessAt(values[i], reference[i], rtol, floor);
    if (over > excess || (worst < 0 && over > 0)) [worst, excess] = [i, over];
  }
  const within = `within rtol ${rtol} and atol ${floor}`;
  if (worst < 0) return { pass: true, message: () => `expected some of ${reference.length} values to be different, all are ${within}` };
  const [value, wanted] = [values[worst], reference[worst]];
  const error = Math.abs(value - wanted);
  const relative = wanted === 0 ? "" : ` (relative ${(error / Math.abs(wanted)).toExponential(2)})`;
  return {
    pass: false,
    message: () =>
      `expected all values ${within}; worst at index ${worst}: got ${value}, expected ${wanted}, error ${error.toExponential(2)}${relative}`,
  };
}

function largestOf(values: ArrayLike<number>): number {
  let largest = 0;
  for (let i = 0; i < values.length; i++) largest = Math.max(largest, Math.abs(values[i]));
  return largest;
}

/** Factor by which a value exceeds its tolerance; 0 where it does not. */
function excessAt(value: number, wanted: number, rtol: number, atol: number): number {
  if (Object.is(value, wanted) || value === wanted) return 0;
  const error = Math.abs(value - wanted);
  const allowed = atol + rtol * Math.abs(wanted);
  // A difference that is not finite, or a tolerance of 0, counts as the worst excess.
  if (!Number.isFinite(error) || allowed === 0) return Number.POSITIVE_INFINITY;
  return error <= allowed ? 0 : error / allowed;
}

expect.extend({ toBeAllclose: compareAllclose });
