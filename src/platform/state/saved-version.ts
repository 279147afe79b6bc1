/** The version of stored values: every value that is read may come from an older version of this program. */

/** Raised whenever the format of a stored value changes, except for new optional fields; older values are migrated below. */
export const savedVersion = 2;

export type Kept = Readonly<Record<string, unknown>>;

/** Migrates any stored value from version k to k + 1. Entries are never changed once released. */
const migrations: Readonly<Record<number, (saved: Kept) => Kept>> = {
  1: withJobNames,
};

/** A stored value in today's format; null for an unknown version. */
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
 * In version 1 there was one lab, and jobs were numbers: -1 for the data, otherwise the index of a learner. A closed form
 * had the number of its learner although the data job solved it.
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

/** The place of a job's state or checkpoint in version 1. */
export function placeInVersion1(job: string): string {
  return job === "data" ? "certificate" : job.replace(/^learners\[(\d)\]$/, "$1");
}

export function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
