/** From remembered runs to what the history shows of them. */
import { formatValue } from "../../charts/format";
import { namedLearners } from "../../labs/learnability/learners";
import type { Compute, RunRecord } from "../../labs/learnability/session/run-record";
import { text } from "../../ui/text";

/** A learner of a run, in words. */
export interface LearnerRow {
  /** Place in the experiment. */
  readonly index: number;
  readonly name: string;
  readonly error: string;
  readonly multiplyAdds: string;
  readonly time: string;
}

/** What is not known, as of a run that was kept before compute was counted, is a dash. */
export function learnerRows({ experiment, summary }: RunRecord): LearnerRow[] {
  return namedLearners(experiment).map(({ index, name }) => {
    const compute = summary.compute?.[index] ?? null;
    return {
      index,
      name,
      error: errorOf(summary.learners[index] ?? null),
      multiplyAdds: compute ? text.cost.count(compute.multiplyAdds) : text.cost.unknown,
      time: compute ? text.cost.time(compute.milliseconds) : text.cost.unknown,
    };
  });
}

/** The error of each learner at the end. */
export function errorWords({ summary }: RunRecord): string {
  return summary.learners.map(errorOf).join(" · ");
}

/** Work and time of all learners together; a dash where nothing is known. */
export function computeWords({ summary }: RunRecord): string {
  const known = (summary.compute ?? []).filter((one) => one !== null);
  if (known.length === 0) return text.cost.unknown;
  const total = (part: keyof Compute) => known.reduce((sum, one) => sum + one[part], 0);
  return `${text.cost.multiplyAdds(total("multiplyAdds"))} · ${text.cost.time(total("milliseconds"))}`;
}

/** The test error, or the training error where there are no test labels. */
function errorOf(errors: RunRecord["summary"]["learners"][number]): string {
  const error = errors?.test ?? errors?.train ?? null;
  return error === null ? text.history.unknown : formatValue(error);
}
