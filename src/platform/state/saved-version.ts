/** The version of whatever is kept on this device: anything that is read back was written by some version of this program. */

/** Raised whenever the shape of something kept changes, unless by what may as well be missing; older ones are migrated below. */
export const savedVersion = 2;

export type Kept = Readonly<Record<string, unknown>>;

/** Leads from version k to k + 1, whatever it is that was kept. Entries are never changed once released. */
const migrations: Readonly<Record<number, (saved: Kept) => Kept>> = {
  1: withJobNames,
};

/** A kept value in today's shape; null when it is of no known version. */
export function upgraded(value: unknown): Kept | null {
  if (typeof value !== "object" || value === null) return null;
  let saved = value as Kept;
  if (!isIndex(saved.version) || saved.version > savedVersion) return null;
  for (let version = saved.version; version < savedVersion; version++) {
    const step = migrations[version];
    if (!step) return null;
    saved = step(saved);
  }
  return saved;
}

/**
 * In version 1 there was one lab, and jobs were numbers: -1 for the data, and otherwise the place of a learner. A closed form
 * had the number of its learner although the job of the data solved it.
 */
function withJobNames(saved: Kept): Kept {
  const { checkpoint, states } = saved;
  return {
    ...saved,
    version: 2,
    ...(isKept(checkpoint) ? { checkpoint: named(checkpoint) } : {}),
    ...(Array.isArray(states) ? { states: states.filter(isKept).map(named) } : {}),
  };
}

function named(from: Kept): Kept {
  const { kind, job } = from;
  if (kind === "certificate" || job === -1) return { ...from, job: "data" };
  return { ...from, job: kind === "closed-form" ? "data" : `learners[${job}]`, learner: job };
}

function isKept(value: unknown): value is Kept {
  return typeof value === "object" && value !== null;
}

/** Where version 1 kept the states or the checkpoint of a job. */
export function placeInVersion1(job: string): string {
  return job === "data" ? "certificate" : job.replace(/^learners\[(\d)\]$/, "$1");
}

export function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
