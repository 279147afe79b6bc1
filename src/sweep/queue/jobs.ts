/** Which runs go into one job. */

/** A run that is still to be done, and how long it will take. */
export interface Due {
  readonly run: number;
  /** Runs with the same key learn from the same data. */
  readonly data: string;
  readonly seconds: number;
}

/** No job has more: its list of runs travels, and so do its results. */
export const mostRuns = 2000;

/**
 * Runs that share data go into one job, which draws these once; a job is full when it will take about `seconds`. Runs whose data are
 * their own fill jobs together.
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
    // A group that would not fit has a job to itself, or several.
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

/** A part of a sweep for one machine that knows of no other: the third of sixteen. */
export interface Shard {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

/**
 * The runs of one shard, the same wherever they are worked out: data by data, cut where the work that is known beforehand is shared
 * evenly.
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
