/** Estimates the duration of the runs of a sweep from a few computed runs, whose rows are kept. */
import type { DoneRun } from "../queue/store";
import type { Sweep } from "../sweep";

/** Quantiles of the sampled runs, ordered by work: the shortest is not typical, the longest takes too long. */
const quantiles = [0.1, 0.5, 0.9];

/** Seconds assumed for a run without any estimate. */
const guessed = 1;

/** Runs computed before jobs are created: for each document, some runs with different work. */
export function samples(sweep: Sweep, missing: readonly number[]): readonly number[] {
  const byDocument = new Map<number, number[]>();
  for (const run of missing) {
    const { document } = sweep.place(run);
    const others = byDocument.get(document);
    if (others) others.push(run);
    else byDocument.set(document, [run]);
  }
  // A few runs represent a long list of documents.
  const groups = byDocument.size > quantiles.length ? [missing.slice()] : [...byDocument.values()];
  const chosen = groups.flatMap((runs) => {
    const ordered = runs.toSorted((a, b) => sweep.part(a).work - sweep.part(b).work);
    return quantiles.map((quantile) => ordered[Math.floor(quantile * (ordered.length - 1))]);
  });
  return [...new Set(chosen)];
}

/** Estimates the seconds of any run from those of finished runs, in proportion to the work if it is known. */
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
