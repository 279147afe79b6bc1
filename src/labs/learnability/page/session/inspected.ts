import type { PlaygroundHandle } from "../../../../platform/state/handle";
import type { Experiment } from "../../document/document";
import type { ResultDocument } from "../../document/result";
import type { CertificateJobState } from "../../engine/protocol";
import type { LearnerView, TargetView } from "../../engine/view";
import type { LearnerJobState, RunSeries } from "./series";

/** `window.playground`, while a document of this lab is open. */
export type LearnabilityHandle = PlaygroundHandle<Experiment, InspectedSeries, ResultDocument>;

/** The series as tests and the console of the browser read it. */
export interface InspectedSeries {
  readonly version: number;
  readonly certificate: CertificateJobState | null;
  /** By index into `experiment.learners`; null where nothing has been reported yet. */
  readonly learners: readonly (LearnerJobState | null)[];
  /** The target and the learners on the shown sample, by index; null where none is shown. */
  readonly target: TargetView | null;
  readonly views: readonly (LearnerView | null)[];
}

export function inspected(experiment: Experiment, series: RunSeries): InspectedSeries {
  const { version, certificate, target } = series;
  const indices = experiment.learners.map((_, index) => index);
  const learners = indices.map((index) => series.learner(index) ?? null);
  const views = indices.map((index) => series.views.get(index) ?? null);
  return { version, certificate, learners, target, views };
}
