/** A sweep during editing: the chosen setting and the typed values, not yet checked. */
import { formatSetting } from "../../../../../platform/charts/format";
import type { Problem } from "../../../../../platform/fields/problem";
import { readEntry } from "../../../../../platform/ui/controls/entry";
import { problemSaid } from "../../../../../platform/ui/problem-said";
import { type Experiment, parseExperiment } from "../../../document/document";
import { atSweepValue, sweepable } from "../../../document/sweep";
import { entriesOf, listed, proposedValues } from "../../value-lists";
import { certificateText } from "../words";

export interface SweepDraft {
  /** Name of a number field of the task. */
  readonly field: string;
  /** As typed: "32, 64, 128". */
  readonly list: string;
}

/** From the present sweep; without one, over the size of the training set. */
export function firstSweepDraft(experiment: Experiment): SweepDraft {
  const { task, sweep } = experiment;
  if (sweep) return { field: sweep.field, list: listed(sweep.values) };
  const known = sweepable(task);
  const [first = ""] = [...known.keys()];
  return sweepDraftOf(known.has("samples") ? "samples" : known.has("traces") ? "traces" : first, experiment);
}

/** Another setting, with the valid values around its default for this experiment; without any, with its present value. */
export function sweepDraftOf(field: string, experiment: Experiment): SweepDraft {
  const { task } = experiment;
  const values = proposedValues(sweepable(task).get(field)).filter((value) => typeof value === "number");
  const possible = values.filter((value) => problemAt({ ...experiment, sweep: { field, values } }, value) === null);
  const present = (task as Readonly<Record<string, unknown>>)[field];
  return { field, list: listed(possible.length > 0 ? possible : [present as number]) };
}

/** The problem of the experiment at a value of its sweep; null when it can be run. */
function problemAt(experiment: Experiment, value: number): Problem | null {
  const parsed = parseExperiment(atSweepValue(experiment, value));
  return parsed.ok ? null : parsed.problem;
}

/**
 * The experiment with the sweep of a draft, or its problem in words: of an entry, of the sweep, or of the experiment at one
 * of its values.
 */
export function withSweep(experiment: Experiment, { field, list }: SweepDraft): Experiment | string {
  const entries = entriesOf(list);
  const values = entries.map(readEntry);
  const wrong = values.findIndex((value) => typeof value !== "number");
  if (wrong >= 0) return certificateText.sweep.form.notNumber(entries[wrong]);
  const parsed = parseExperiment({ ...experiment, sweep: { field, values } });
  if (!parsed.ok) return problemSaid(parsed.problem);
  for (const value of parsed.experiment.sweep?.values ?? []) {
    const problem = problemAt(parsed.experiment, value);
    if (problem) return certificateText.sweep.form.at(formatSetting(value), problemSaid(problem));
  }
  return parsed.experiment;
}
