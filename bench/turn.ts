/** Which checks a run of `npm run verify` without names takes: all of them take hours, and one run has less than forty minutes. */
import type { Check } from "./check";
import type { CheckRecord } from "./record";

type Named = Pick<Check, "id" | "alone">;

/** Estimated seconds of a check that was never measured. */
const unknownSeconds = 60;

/**
 * First those without a record and those that failed, then those measured with other kernels, then the others, each by their day:
 * as many as fit, in the order of the checks. A check that takes longer than the whole time is taken once it is the first.
 *
 * @param lanes  how many checks go at a time, except for those that go alone
 */
export function inTurn<Any extends Named>(
  checks: readonly Any[],
  records: readonly CheckRecord[],
  { kernels, lanes, minutes }: { readonly kernels: string; readonly lanes: number; readonly minutes: number },
): readonly Any[] {
  const recordOf = new Map(records.map((record) => [record.id, record]));
  const urgency = ({ id }: Named) => {
    const record = recordOf.get(id);
    if (!record?.figures.every(({ pass }) => pass)) return `0 ${record?.day ?? ""}`;
    return `${record.kernels === kernels ? 2 : 1} ${record.day}`;
  };
  const taken = new Set<Any>();
  let left = 60 * minutes;
  for (const check of checks.toSorted((a, b) => (urgency(a) < urgency(b) ? -1 : urgency(a) > urgency(b) ? 1 : 0))) {
    const seconds = (recordOf.get(check.id)?.seconds ?? unknownSeconds) / (check.alone ? 1 : lanes);
    if (seconds > left && taken.size > 0) continue;
    taken.add(check);
    left -= seconds;
  }
  return checks.filter((check) => taken.has(check));
}
