/** Results of the shown learners on every unseen computation: the views of the learners in one shape. */

import type { Experiment } from "../../document/document";
import type { OwnWay, TraceOutcomes } from "../../engine/trace-outcomes";
import type { TargetView } from "../../engine/view";
import { isGradient, type NamedLearner, namedLearners } from "../learners";
import { bestGradient } from "../panels/comparison";
import type { RunSeries } from "../session/series";

/** The computations of the target, and which of them the data certify. */
export interface Unseen {
  readonly count: number;
  /** Generated tokens of each. */
  readonly tokens: number;
  /** Index of the shown computation. */
  readonly shown: number;
  /** 1 where the data certify all tokens; null until that is known. */
  readonly certified: Uint8Array | null;
}

/** Results of one learner on them. */
export interface Fared {
  readonly learner: NamedLearner;
  readonly exact: Uint8Array;
  readonly rounded: Uint8Array;
  /** On its own output, for the first few computations and the shown one. */
  readonly own: TraceOutcomes["own"];
}

export function unseenOf(target: TargetView | null): Unseen | null {
  if (!target?.traces) return null;
  const { samples, sample, traces } = target;
  return { count: samples, tokens: traces.prefixes, shown: sample, certified: traces.certified };
}

/** Results of the given learners whose views have arrived; views of another run are left out. */
export function faredOf(series: RunSeries, learners: readonly NamedLearner[]): Fared[] {
  const { target } = series;
  if (!target?.traces) return [];
  const size = target.traces.prefixes * target.d;
  return learners.flatMap((learner) => {
    const traces = series.views.get(learner.index)?.traces;
    return traces && traces.exact.length === target.samples && traces.own.computed.generated.length === size
      ? [{ learner, ...traces }]
      : [];
  });
}

export function shownLearners(experiment: Experiment, hidden: ReadonlySet<number>): NamedLearner[] {
  return namedLearners(experiment).filter(({ index }) => !hidden.has(index));
}

/** With more than four learners the rows would be too low to read. */
const mostDrawn = 4;

/** The drawn learners: all of them, or first those without gradient training and the best of the others. */
export function drawnOf(fared: readonly Fared[], series: RunSeries): readonly Fared[] {
  if (fared.length <= mostDrawn) return fared;
  const best = bestGradient(
    fared.map(({ learner }) => learner),
    series,
    null,
  );
  const first = fared.filter(({ learner }) => !isGradient(learner) || learner.index === best);
  const others = fared.filter((one) => !first.includes(one));
  const kept = new Set([...first, ...others].slice(0, mostDrawn));
  return fared.filter((one) => kept.has(one));
}

export function countOf(flags: ArrayLike<number>): number {
  let count = 0;
  for (let i = 0; i < flags.length; i++) if (flags[i] !== 0) count++;
  return count;
}

/** Number of roll-outs that a learner completes without error on its own output. */
export function wholeRollOuts({ own }: Pick<Fared, "own">, way: OwnWay, tokens: number): number {
  return own[way].rolled.reduce((count, right) => count + (right === tokens ? 1 : 0), 0);
}
