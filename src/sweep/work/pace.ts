/** How long the runs of a sweep will take: a few are computed first, and their rows are kept. */
import type { DoneRun } from "../queue/store";
import type { Sweep } from "../sweep";

/** Where in the order of their work the samples stand: the shortest says least, the longest takes long. */
const quantiles = [0.1, 0.5, 0.9];

/** What a run takes of which nothing is known. */
const guessed = 1;

/** Runs that are to be computed before jobs are made: for each document some of those that differ most. */
export function samples(sweep: Sweep, missing: readonly number[]): readonly number[] {
  const byDocument = new Map<number, number[]>();
  for (const run of missing) {
    const { document } = sweep.place(run);
    const others = byDocument.get(document);
    if (others) others.push(run);
    else byDocument.set(document, [run]);
  }
  // Of a list of documents with one run each, a few stand for all.
  const groups = byDocument.size > quantiles.length ? [missing.slice()] : [...byDocument.values()];
  const chosen = groups.flatMap((runs) => {
    const ordered = runs.toSorted((a, b) => sweep.part(a).work - sweep.part(b).work);
    return quantiles.map((quantile) => ordered[Math.floor(quantile * (ordered.length - 1))]);
  });
  return [...new Set(chosen)];
}

/** Seconds that any run will take, from what some have taken: by their work where it is known. */
export function secondsOf(sweep: Sweep, done: readonly DoneRun[]): (run: number) => number {
  const rates = done.flatMap(({ run, seconds }) => (sweep.part(run).work > 0 ? [seconds / sweep.part(run).work] : []));
  const typical = median(done.map(({ seconds }) => seconds)) ?? guessed;
  const rate = median(rates);
  const shortest = Math.min(typical, ...done.map(({ seconds }) => seconds));
  return (run) => {
    const { work } = sweep.part(run);
    return work > 0 && rate !== null ? Math.max(shortest / 4, work * rate) : typical;
  };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
