/** What the panel on sample complexity shows of the runs so far. */
import type { Experiment } from "../../document/document";
import type { BetweenSizes, DrawnExcess, FreshCheck, Reference, SampleComplexityRun } from "../../engine/sample-complexity/excess-by-draw";
import { excessQuantile, neededSamples } from "../../math/sample-complexity/needed";
import { guaranteeText } from "./words";

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
  readonly rows: readonly GuaranteeRow[];
  readonly epsilon: number;
  readonly delta: number;
  /** Data sets so far, and all of them. */
  readonly done: number;
  readonly draws: number;
  /** Null before all data sets are there, and where the last row is above epsilon. */
  readonly needed: number | null;
  /** Neighbouring listed numbers between which the need lies; null where there is none. */
  readonly between: { readonly failing: number | null; readonly passing: number } | null;
  readonly check: FreshCheck | null;
}

/** Null before anything is known. @param confirmed  runs of the check of this epsilon and delta */
export function guaranteeOf(
  { task, sampleComplexity }: Experiment,
  runs: readonly SampleComplexityRun[],
  confirmed: readonly SampleComplexityRun[],
): Guarantee | null {
  const reference = runs.find((run): run is Reference => run.kind === "reference");
  const drawn = runs.filter((run): run is DrawnExcess => run.kind === "draw");
  if (!sampleComplexity || !reference || drawn.length === 0) return null;
  const { samples, epsilon, delta, draws } = sampleComplexity;
  const { psi, outputs } = reference;
  const variance = "noise" in task ? task.noise ** 2 : 0;
  const rows = samples.map((count, k): GuaranteeRow => {
    const excess = drawn.map((run) => run.excess[k]);
    return {
      samples: count,
      excess,
      median: excessQuantile(excess, 0.5),
      quantile: excessQuantile(excess, delta),
      theory: variance > 0 && count > psi + 1 ? (variance * outputs * psi) / (count - psi - 1) : Number.NaN,
    };
  });
  const whole = drawn.length === draws;
  const failing = rows.findLastIndex(({ quantile }) => !(quantile <= epsilon));
  const passing = rows[failing + 1];
  const tried = confirmed.filter((run): run is BetweenSizes => run.kind === "between");
  const check = confirmed.find((run): run is FreshCheck => run.kind === "check") ?? null;
  return {
    ...{ psi, rows, epsilon, delta, draws, check },
    done: drawn.length,
    needed: whole ? (check?.samples ?? neededWith(rows, tried, epsilon, delta)) : null,
    between: whole && passing ? { failing: failing < 0 ? null : rows[failing].samples, passing: passing.samples } : null,
  };
}

/** A number that was computed passes; before that, the interpolated one. */
function neededWith(rows: readonly GuaranteeRow[], tried: readonly BetweenSizes[], epsilon: number, delta: number): number | null {
  const passed = tried.filter(({ quantile }) => quantile <= epsilon).map(({ samples }) => samples);
  return passed.length > 0 ? Math.min(...passed) : neededSamples(rows, epsilon, delta);
}

/** Data sets of a row within epsilon. */
export function withinOf({ excess }: GuaranteeRow, epsilon: number): number {
  return excess.filter((value) => value <= epsilon).length;
}

export function guaranteeSentence(guarantee: Guarantee | null, draws: number): string {
  const words = guaranteeText;
  if (!guarantee) return words.ask(draws);
  const { rows, epsilon, needed, done, check, between } = guarantee;
  if (done < guarantee.draws) return words.drawing(done, guarantee.draws);
  if (needed === null) return words.never(rows[rows.length - 1].samples, epsilon);
  if (check)
    return `${words.enough(check.samples, Math.ceil(Number(((1 - guarantee.delta) * guarantee.draws).toFixed(9))), guarantee.draws, epsilon)} ${words.checked(check.within, check.draws, check.samples)}`;
  return between?.failing === null ? words.atMost(needed, epsilon) : `${words.atMost(needed, epsilon)} ${words.checking}`;
}
