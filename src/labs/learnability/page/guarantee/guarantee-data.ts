/** Numbers that the panel on sample complexity shows, from the runs so far. */
import type { SampleComplexity } from "../../document/sample-complexity";
import type { DrawnExcess, Reference, SampleComplexityRun, Unit } from "../../engine/sample-complexity/excess-by-draw";
import { excessQuantile, neededSamples } from "../../math/sample-complexity/needed";

export interface GuaranteeRow {
  readonly samples: number;
  /** Of the data sets so far, in the order of their draws. */
  readonly excess: readonly number[];
  readonly median: number;
  /** The (1 - delta)-quantile. */
  readonly quantile: number;
  /** sigma^2 d_out psi / (N - psi - 1); NaN where it does not apply. */
  readonly theory: number;
}

export interface Guarantee {
  readonly psi: number;
  readonly outputs: number;
  /** Squared error of the best layer on labels free of noise, summed over outputs. */
  readonly misfit: number;
  /** Excess that the best layer has by itself where it is fitted to a reference sample: misfit psi / its size, about; 0 where it is known. */
  readonly referenceError: number;
  /** E |y|^2 of labels free of noise, summed over outputs. */
  readonly square: number;
  readonly unit: Unit;
  readonly rows: readonly GuaranteeRow[];
  readonly epsilon: number;
  readonly delta: number;
  /** Data sets so far, and all of them. */
  readonly done: number;
  readonly draws: number;
  /** The number of samples from which on the quantile stays within epsilon; null before all draws, and where the last row fails. */
  readonly needed: Needed | null;
  /** Fresh data sets of the needed number of samples. */
  readonly check: { readonly within: number; readonly draws: number } | null;
}

export interface Needed {
  /** The largest N that fails; null where the smallest one passes. */
  readonly failing: number | null;
  /** The next N, which was computed. */
  readonly passing: number;
  /** Between both on logarithmic scales, until further N between them are computed. */
  readonly about: number;
}

/** Runs of the listed numbers of samples, of those between two of them, and of fresh data sets of one. */
export interface GuaranteeRuns {
  readonly listed: readonly SampleComplexityRun[];
  readonly between: readonly SampleComplexityRun[];
  readonly fresh: readonly SampleComplexityRun[];
}

/**
 * Null before the first data set.
 *
 * @param variance  of the label noise
 * @param share  tolerance as a part of E |y|^2, instead of that of the question
 */
export function guaranteeOf(
  { samples, epsilon: absolute, delta, draws }: SampleComplexity,
  variance: number,
  { listed, between, fresh }: GuaranteeRuns,
  share: number | null = null,
): Guarantee | null {
  const reference = listed.find((run): run is Reference => run.kind === "reference");
  const drawn = drawsOf(listed);
  if (!reference || drawn.length === 0) return null;
  const { psi, outputs, misfit, square, unit } = reference;
  const referenceError = reference.reference > 0 ? (misfit * psi) / reference.reference : 0;
  const epsilon = share === null ? absolute : share * square;
  const theory = (count: number) => (variance > 0 && count > psi + 1 ? (variance * outputs * psi) / (count - psi - 1) : Number.NaN);
  const closer = drawsOf(between);
  const columns = [...columnsOf(samples, drawn), ...(closer.length === draws ? columnsOf(closer[0].samples, closer) : [])];
  const rows = columns
    .toSorted((a, b) => a.samples - b.samples)
    .map(({ samples: count, excess }): GuaranteeRow => {
      const sorted = Float64Array.from(excess).sort();
      const [median, quantile] = [0.5, delta].map((share) => excessQuantile(sorted, share));
      return { samples: count, excess, median, quantile, theory: theory(count) };
    });
  const needed = drawn.length === draws ? neededOf(rows, epsilon, delta) : null;
  const tried = drawsOf(fresh).filter((run) => run.samples[0] === needed?.passing);
  const check = tried.length === draws ? { within: tried.filter(({ excess }) => excess[0] <= epsilon).length, draws } : null;
  return { psi, outputs, misfit, referenceError, square, unit, rows, epsilon, delta, draws, done: drawn.length, needed, check };
}

function drawsOf(runs: readonly SampleComplexityRun[]): readonly DrawnExcess[] {
  return runs.filter((run): run is DrawnExcess => run.kind === "draw").toSorted((a, b) => a.draw - b.draw);
}

/** Excess risks by number of samples. */
function columnsOf(samples: readonly number[], drawn: readonly DrawnExcess[]) {
  return samples.map((count, k) => ({ samples: count, excess: drawn.map(({ excess }) => excess[k]) }));
}

function neededOf(rows: readonly GuaranteeRow[], epsilon: number, delta: number): Needed | null {
  const place = rows.findLastIndex(({ quantile }) => !(quantile <= epsilon));
  const passing = rows[place + 1]?.samples;
  if (passing === undefined) return null;
  return { failing: rows[place]?.samples ?? null, passing, about: neededSamples(rows, epsilon, delta) ?? passing };
}

/** Neighbouring numbers of samples between which the need lies differ by at most this factor. */
const resolution = 1.05;

/** Whole numbers between two numbers of samples, so that neighbours differ by 5 % at most, or by one. */
export function sizesBetween({ failing, passing }: Pick<Needed, "failing" | "passing">): readonly number[] {
  if (failing === null) return [];
  const steps = Math.ceil(Math.log(passing / failing) / Math.log(resolution));
  const sizes = Array.from({ length: Math.max(0, steps - 1) }, (_, k) => Math.round(failing * (passing / failing) ** ((k + 1) / steps)));
  return [...new Set(sizes)].filter((size) => size > failing && size < passing);
}

/** Data sets of a row within epsilon. */
export function withinOf({ excess }: GuaranteeRow, epsilon: number): number {
  return excess.filter((value) => value <= epsilon).length;
}

/** Data sets that the promise is about: the rank of the (1 - delta)-quantile. */
export function promised({ delta, draws }: Pick<Guarantee, "delta" | "draws">): number {
  return Math.ceil(Number(((1 - delta) * draws).toFixed(9)));
}

/** The same with all risks and the tolerance divided by a number. */
export function relativeTo(guarantee: Guarantee, unit: number): Guarantee {
  const rows = guarantee.rows.map(({ samples, excess, median, quantile, theory }) => ({
    samples,
    excess: excess.map((value) => value / unit),
    ...{ median: median / unit, quantile: quantile / unit, theory: theory / unit },
  }));
  const { misfit, referenceError, square, epsilon } = guarantee;
  const [best, error, all, tolerance] = [misfit, referenceError, square, epsilon].map((value) => value / unit);
  return { ...guarantee, rows, misfit: best, referenceError: error, square: all, epsilon: tolerance };
}
