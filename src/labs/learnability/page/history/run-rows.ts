/** Rows of the history for stored runs. */
import { formatValue } from "../../../../platform/charts/format";
import type { LabHistory } from "../../../../platform/shell/lab";
import type { Experiment } from "../../document/document";
import { costText } from "../cost-words";
import { learnerView } from "../learner-views/registry";
import { namedLearners } from "../learners";
import type { Compute, RunRecord } from "../session/run-record";
import { whatChanged } from "../session/what-changed";
import { targetView } from "../target-views/registry";

/** A learner of a run, in words. */
export interface LearnerRow {
  /** Place in the experiment. */
  readonly index: number;
  readonly name: string;
  readonly error: string;
  readonly multiplyAdds: string;
  readonly time: string;
}

/** Unknown values are a dash, as in runs stored before compute was counted. */
export function learnerRows({ experiment, summary }: RunRecord): LearnerRow[] {
  return namedLearners(experiment).map(({ index, name }) => {
    const compute = summary.compute?.[index] ?? null;
    return {
      index,
      name,
      error: errorOf(summary.learners[index] ?? null),
      multiplyAdds: compute ? costText.count(compute.multiplyAdds) : costText.unknown,
      time: compute ? costText.time(compute.milliseconds) : costText.unknown,
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
  if (known.length === 0) return costText.unknown;
  const total = (part: keyof Compute) => known.reduce((sum, one) => sum + one[part], 0);
  return `${costText.multiplyAdds(total("multiplyAdds"))} · ${costText.time(total("milliseconds"))}`;
}

/** The test error, or the training error where there are no test labels. */
function errorOf(errors: RunRecord["summary"]["learners"][number]): string {
  const error = errors?.test ?? errors?.train ?? null;
  return error === null ? costText.unknown : formatValue(error);
}

/** This lab's part of the history of the page. */
export const runHistory: LabHistory = {
  changes: (before, after, words) =>
    whatChanged(
      before as Experiment | null,
      after as Experiment,
      words && {
        ...words,
        learner: (spec) => learnerView(spec).name(spec),
        task: (spec) => targetView(spec).name,
      },
    ),
  facts: (record: RunRecord) => [
    { words: errorWords(record), help: costText.errors },
    { words: computeWords(record), help: costText.total },
  ],
  columns: () => {
    const { learner, error, multiplyAdds, time } = costText.columns;
    return [learner, error, multiplyAdds, time];
  },
  rows: (record: RunRecord) => learnerRows(record).map(({ name, error, multiplyAdds, time }) => [name, error, multiplyAdds, time]),
};
