/** How many samples are enough (Theorem 2.2), read off the excess risks of many data sets. */

/** Excess risks of fits to N samples, one for each data set. */
export interface ExcessRow {
  readonly samples: number;
  readonly excess: ArrayLike<number>;
}

/** The ceil((1 - delta) draws)-th smallest excess: at most a share delta of the data sets lies above it. */
export function excessQuantile(excess: ArrayLike<number>, delta: number): number {
  return Float64Array.from(excess).sort()[rankOf(excess.length, delta) - 1];
}

function rankOf(draws: number, delta: number): number {
  // Rounded first: (1 - 0.1) * 10 is 9.000000000000002 in some engines' sums.
  return Math.min(draws, Math.max(1, Math.ceil(Number(((1 - delta) * draws).toFixed(9)))));
}

/** Whether the quantile is within epsilon, counted without sorting: a curve against epsilon asks it for many tolerances. */
function isWithin({ excess }: ExcessRow, epsilon: number, delta: number): boolean {
  let within = 0;
  for (let i = 0; i < excess.length; i++) if (excess[i] <= epsilon) within++;
  return within >= rankOf(excess.length, delta);
}

/** A fall of the quantile by more than this between two N is a jump, as at N = psi without noise: no power law connects them. */
const jump = 100;

/**
 * The number of samples from which on the (1 - delta)-quantile stays within epsilon: where it crosses epsilon for the last time,
 * between two listed N on logarithmic scales, or the passing N where the quantile jumps. Null where the last N fails.
 *
 * @param rows  in ascending order of N, at least one
 */
export function neededSamples(rows: readonly ExcessRow[], epsilon: number, delta: number): number | null {
  const failing = rows.findLastIndex((row) => !isWithin(row, epsilon, delta));
  return crossing(rows, failing, epsilon, (place) => excessQuantile(rows[place].excess, delta));
}

/** @param failing  place of the last row whose quantile is above epsilon, -1 without one */
function crossing(
  rows: readonly Pick<ExcessRow, "samples">[],
  failing: number,
  epsilon: number,
  quantileAt: (place: number) => number,
): number | null {
  if (failing === rows.length - 1) return null;
  const passing = rows[failing + 1].samples;
  if (failing < 0) return passing;
  const [above, below] = [failing, failing + 1].map(quantileAt);
  if (!(above < jump * below)) return passing;
  const share = Math.log(above / epsilon) / Math.log(above / below);
  const { samples } = rows[failing];
  const between = Math.ceil(samples * (passing / samples) ** share);
  // By rounding, 7 * (29 / 7) is 29.000000000000004, which is above the passing number.
  return Math.min(passing, Math.max(samples + 1, between));
}

/**
 * `neededSamples` of resampled data sets, in ascending order; infinite where the last N fails.
 *
 * @param resamplings  of each, how often every data set occurs
 */
export function neededOfResampled(
  rows: readonly ExcessRow[],
  resamplings: readonly Uint16Array[],
  epsilon: number,
  delta: number,
): readonly number[] {
  const ascending = rows.map(({ excess }) => [...Array.from(excess).keys()].sort((a, b) => excess[a] - excess[b]));
  const rank = rankOf(rows[0].excess.length, delta);
  const needs = resamplings.map((times) => {
    // The quantile in the known order: sorting each resampling would take most of the time.
    const quantileAt = (place: number) => {
      let [at, counted] = [0, times[ascending[place][0]]];
      while (counted < rank) {
        at++;
        counted += times[ascending[place][at]];
      }
      return rows[place].excess[ascending[place][at]];
    };
    let failing = rows.length - 1;
    while (failing >= 0 && quantileAt(failing) <= epsilon) failing--;
    return crossing(rows, failing, epsilon, quantileAt) ?? Number.POSITIVE_INFINITY;
  });
  return needs.sort((a, b) => a - b);
}

/** Samples from which on excess is expected to fall with 1/N, in multiples of the number of features. */
const asymptotic = 16;

/** The slope of log median excess over log N for N >= 16 psi, by least squares; null with fewer than two such N. */
export function excessSlope(rows: readonly ExcessRow[], psi: number): number | null {
  const far = rows.filter(({ samples }) => samples >= asymptotic * psi);
  if (far.length < 2) return null;
  return logSlope(
    far.map(({ samples }) => samples),
    far.map(({ excess }) => medianOf(excess)),
  );
}

/** The slope of log y over log x, by least squares. @param x  positive, at least two different ones. @param y  positive */
export function logSlope(xs: readonly number[], ys: readonly number[]): number {
  const [x, y] = [xs, ys].map((values) => values.map(Math.log));
  const [meanX, meanY] = [x, y].map((values) => values.reduce((sum, value) => sum + value, 0) / values.length);
  const squares = x.reduce((sum, value) => sum + (value - meanX) ** 2, 0);
  return x.reduce((sum, value, i) => sum + (value - meanX) * (y[i] - meanY), 0) / squares;
}

function medianOf(values: ArrayLike<number>): number {
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length / 2;
  return sorted.length % 2 === 0 ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[Math.floor(middle)];
}

/** A sample that stands for the distribution is so many times larger than the largest training set. */
const referenceShare = 50;

export function referenceFor(samples: readonly number[]): number {
  return referenceShare * samples[samples.length - 1];
}
