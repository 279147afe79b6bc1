/** Data of the panel at one moment: all its sentences and pictures follow from them alone. */

import type { Activity } from "../../../../platform/state/store";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { SentenceParts } from "../../../../platform/ui/Sentence";
import type { Experiment } from "../../document/document";
import type { ComputingSpec } from "../../math/tasks/registry";
import type { EntryOf } from "../asking/study-inquiries";
import type { RunSeries } from "../session/series";
import type { Chosen } from "./choices";
import type { MachineWords } from "./machine-names";
import { drawnOf, type Fared, faredOf, shownLearners, type Unseen, unseenOf } from "./outcomes";
import { computationsText } from "./words";

export interface Moment {
  readonly experiment: Experiment;
  readonly task: ComputingSpec;
  readonly series: RunSeries;
  readonly activity: Activity;
  readonly hidden: ReadonlySet<number>;
  readonly machines: MachineWords;
  readonly chosen: Chosen;
  /** The latest question of a kind about this run, with its answer. */
  readonly entry: EntryOf;
}

/** The line shown instead of a view until its data have come; null afterwards. */
export function standing({ series, activity, machines }: Moment): SentenceParts | null {
  const words = computationsText;
  const state = series.certificate;
  if (state?.failure) return [{ text: words.failed(failureSaid(state.failure)), tone: "error" }];
  // Views of the run before this one may have another number of computations.
  if (series.target?.traces && series.target.samples === machines.count) return null;
  if (!state?.certificate) return [activity === "paused" ? words.ready : words.begin];
  return [words.noLook];
}

export function unseenNow(moment: Moment): Unseen | null {
  return standing(moment) ? null : unseenOf(moment.series.target);
}

export function faredNow({ experiment, hidden, series }: Moment): readonly Fared[] {
  return faredOf(series, shownLearners(experiment, hidden));
}

export function drawnNow(moment: Moment): readonly Fared[] {
  return drawnOf(faredNow(moment), moment.series);
}
