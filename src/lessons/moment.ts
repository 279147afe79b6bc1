import type { Experiment } from "../experiment/learnability/document";
import type { RunSeries } from "../labs/learnability/session/series";
import type { Activity } from "../state/store";
import type { OneSample } from "./sample/one-sample";

/** What can be seen at a moment: all that measures and goals are made of. */
export interface Moment {
  readonly experiment: Experiment;
  readonly activity: Activity;
  readonly series: Pick<RunSeries, "certificate" | "learner" | "target" | "views">;
  /** The numbers of the sample that can be dragged in the text. */
  readonly sample: OneSample;
}
