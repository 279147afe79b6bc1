/** The number of samples that are needed, against the tolerance, against the failure probability and against the dimension. */
import type { DrawnExcess, SampleComplexityRun } from "../../engine/sample-complexity/excess-by-draw";
import { featureCount } from "../../math/model/samples";
import { logSlope, neededOfResampled, neededSamples } from "../../math/sample-complexity/needed";
import type { TaskSpec } from "../../math/tasks/registry";
import type { Asked, Drawing } from "./asked";
import type { Guarantee, GuaranteeRow } from "./guarantee-data";

/** A point of a power law. */
export interface PowerPoint {
  readonly at: number;
  /** Null where it is not reached, as where the largest number of samples is not enough. */
  readonly value: number | null;
  /** 90 % of the resamplings of the data sets, where they were made. */
  readonly interval?: readonly [low: number, high: number];
}

/** Failure probabilities of the handle, and of the curve. */
export const deltas = [0.5, 0.25, 0.1, 0.05, 0.02, 0.01] as const;

/** Tolerances per decade of the curve. */
const perDecade = 4;

/** Sizes from which on the excess falls like 1/N, about, in multiples of the number of features. */
const falling = 3;

/** Of the sizes at which the excess falls; tolerances that fewer samples reach depend on the peak at N = psi. */
export function neededAgainstEpsilon({ rows, delta, psi }: Guarantee): readonly PowerPoint[] {
  const quantiles = rows.flatMap(({ samples, quantile }) =>
    samples >= falling * psi && quantile > 0 && Number.isFinite(quantile) ? [quantile] : [],
  );
  if (quantiles.length === 0) return [];
  const [low, high] = [Math.min(...quantiles), Math.max(...quantiles)].map((value) => Math.log10(value) * perDecade);
  // Rounding errors are no risk that a person would allow.
  const first = Math.max(Math.ceil(low), -12 * perDecade);
  const exponents = Array.from({ length: Math.max(0, Math.floor(high) - first + 1) }, (_, k) => (first + k) / perDecade);
  return exponents.map((exponent) => ({ at: 10 ** exponent, value: neededSamples(rows, 10 ** exponent, delta) }));
}

export function neededAgainstDelta({ rows, epsilon, draws }: Guarantee): readonly PowerPoint[] {
  return deltas.filter((delta) => delta * draws >= 1).map((delta) => ({ at: delta, value: neededSamples(rows, epsilon, delta) }));
}

/** Dimensions that are compared. */
export const dimensions = [2, 3, 4, 5, 6] as const;

/** Sizes are tried from a part of the expected need up to a multiple of it, which is larger for the heavy tails of few dimensions. */
const [leastShare, ratio] = [0.5, 1.2];
const mostShare = (d: number) => (d <= 3 ? 4.5 : 2.5);

/** The same target in another dimension, and the sizes around its expected need; null for targets without one. */
export function inDimension(asked: Asked, d: number, misfit: number): { readonly asked: Asked; readonly drawing: Drawing } | null {
  const { task, sampleComplexity } = asked;
  if (!("d" in task) || !("output" in task)) return null;
  const { epsilon, draws } = sampleComplexity;
  const outputs = task.output === "scalar" ? 1 : d;
  const psi = featureCount(d);
  // Tolerances within a factor of two share their sizes.
  const tolerance = 2 ** Math.round(Math.log2(epsilon));
  const expected = psi + 1 + ((task.noise ** 2 * outputs + misfit) * psi) / tolerance;
  const steps = Math.ceil(Math.log(mostShare(d) / leastShare) / Math.log(ratio));
  const around = Array.from({ length: steps + 1 }, (_, k) => Math.round(expected * leastShare * ratio ** k));
  const samples = [...new Set([psi - 1, psi, ...around.filter((size) => size > psi)])];
  const other = { ...asked, task: { ...task, d } as TaskSpec, psi, sampleComplexity: { ...sampleComplexity, samples } };
  return { asked: other, drawing: { samples, first: 0, draws } };
}

export function neededAgainstDimension(runs: readonly SampleComplexityRun[], { epsilon, delta, draws }: Guarantee): readonly PowerPoint[] {
  const drawn = runs.filter((run): run is DrawnExcess => run.kind === "draw");
  return dimensions.flatMap((d) => {
    const own = drawn.filter((run) => run.d === d).toSorted((a, b) => a.draw - b.draw);
    if (own.length < draws) return [];
    const rows = own[0].samples.map((samples, k) => ({ samples, excess: own.map(({ excess }) => excess[k]) }));
    return [{ at: d, value: neededSamples(rows, epsilon, delta), interval: resampled(rows, epsilon, delta) }];
  });
}

const resamplings = 100;

/** The middle 90 % of the needs of resampled data sets, the same at every call. */
function resampled(rows: readonly Pick<GuaranteeRow, "samples" | "excess">[], epsilon: number, delta: number): readonly [number, number] {
  const draws = rows[0].excess.length;
  let state = 1;
  // Multiplicative congruential generator of Park and Miller.
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * draws);
  };
  const drawn = Array.from({ length: resamplings }, () => {
    const times = new Uint16Array(draws);
    for (let i = 0; i < draws; i++) times[next()]++;
    return times;
  });
  const needs = neededOfResampled(rows, drawn, epsilon, delta);
  return [needs[Math.floor(0.05 * resamplings)], needs[Math.ceil(0.95 * resamplings) - 1]];
}

/** Null with fewer than two values. */
export function slopeOf(points: readonly PowerPoint[]): number | null {
  const known = points.filter(({ value }) => value !== null);
  if (known.length < 2) return null;
  return logSlope(
    known.map(({ at }) => at),
    known.map(({ value }) => value as number),
  );
}
