import type { StoreApi } from "zustand/vanilla";
import type { Assignment } from "../../../../platform/documents/assignment";
import type { BackendActions } from "../../../../platform/state/backend-setting";
import { hooksOf, type LabPageSession, type Shown } from "../../../../platform/state/react";
import type { PlaygroundState } from "../../../../platform/state/store";
import type { Experiment } from "../../document/document";
import type { OwnData } from "../../math/tasks/dataset";
import type { OpenLearnability } from "./open-lab";
import type { OwnDataSummary } from "./own-data";
import type { RunSeries } from "./series";

export interface LearnabilityState extends PlaygroundState {
  readonly experiment: Experiment;
  readonly assignment: Assignment<Experiment> | null;
  readonly former: Assignment<Experiment> | null;
  readonly ownData: OwnDataSummary | null;
}

export interface LearnabilitySession extends LabPageSession<Experiment, RunSeries> {
  readonly store: StoreApi<LearnabilityState>;
  readonly lab: OpenLearnability;
  readonly backend: BackendActions;
  ownData(): OwnData | null;
}

export const { useSession, usePlayground, useSeries } = hooksOf<LearnabilitySession>();

/** Data of panels that show a sample: its views, which come a few times a second, and not all the errors between them. */
export const shownViews: Shown<RunSeries> = ({ certificate, target, closedForms, gradients, views }) => [
  certificate?.status,
  certificate?.certificate === null,
  target,
  ...[...closedForms.values()].flatMap(({ status, curve, solution }) => [status, curve.step.length, solution === null]),
  // The last error of a learner may change which one is best.
  ...[...gradients.values()].map(({ status }) => status),
  ...views.values(),
];
