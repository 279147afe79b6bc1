/** Distributes runs over jobs and shards. */

/** A run to compute, with its estimated duration. */
export interface Due {
  readonly run: number;
  /** Runs with the same key use the same data. */
  readonly data: string;
  readonly seconds: number;
}

/** Largest number of runs in a job, because the list of runs and the results are sent. */
export const mostRuns = 2000;

/**
 * Runs with common data form a job, which draws these data once. A job is full at an estimated duration of `seconds`. Small groups share a
 * job.
 */
export function jobsOf(due: readonly Due[], seconds: number): readonly (readonly number[])[] {
  const groups = new Map<string, Due[]>();
  for (const one of due) into(groups, one.data, one);
  const jobs: number[][] = [];
  let open: { readonly runs: number[]; seconds: number } = { runs: [], seconds: 0 };
  const close = () => {
    if (open.runs.length > 0) jobs.push(open.runs);
    open = { runs: [], seconds: 0 };
  };
  for (const group of groups.values()) {
    // A group that does not fit gets one or several jobs of its own.
    const whole = group.reduce((sum, one) => sum + one.seconds, 0);
    if (open.seconds + whole > seconds) close();
    for (const one of group) {
      if (open.runs.length > 0 && (open.seconds + one.seconds > seconds || open.runs.length >= mostRuns)) close();
      open.runs.push(one.run);
      open.seconds += one.seconds;
    }
  }
  close();
  return jobs;
}

/** A part of a sweep for one machine without a common queue, such as the third of sixteen. */
export interface Shard {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

/**
 * The runs of one shard, equal on every machine: runs are ordered by data and cut into parts of equal estimated work.
 */
export function runsOfShard(runs: readonly Pick<Due, "run" | "data">[], work: (run: number) => number, { number, of }: Shard): number[] {
  const groups = new Map<string, number[]>();
  for (const { run, data } of runs) into(groups, data, run);
  const ordered = [...groups.values()].flat();
  const known = ordered.map(work);
  const positive = known.filter((value) => value > 0);
  const typical = positive.length > 0 ? positive.reduce((sum, value) => sum + value, 0) / positive.length : 1;
  const weights = known.map((value) => (value > 0 ? value : typical));
  const total = weights.reduce((sum, value) => sum + value, 0);
  let before = 0;
  return ordered.filter((_, index) => {
    const middle = before + weights[index] / 2;
    before += weights[index];
    return Math.min(of - 1, Math.floor((middle / total) * of)) === number - 1;
  });
}

function into<Item>(groups: Map<string, Item[]>, key: string, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}
