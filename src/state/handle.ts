/**
 * `window.playground`: a window onto the running experiment for tests, for debugging and for the curious. Reading from
 * it changes nothing; the arrays are the ones the charts draw from.
 */
import type { CertificateJobState } from "../engine/learnability/protocol";
import type { LearnerView, TargetView } from "../engine/learnability/view";
import type { Experiment } from "../experiment/learnability/document";
import type { ResultDocument } from "../experiment/learnability/result";
import type { LearnerJobState } from "./series";
import type { Session } from "./session-api";
import type { Activity } from "./store";

export interface PlaygroundHandle {
  readonly experiment: Experiment;
  readonly activity: Activity;
  readonly series: {
    readonly version: number;
    readonly certificate: CertificateJobState | null;
    /** By index into `experiment.learners`; null where nothing has been reported yet. */
    readonly learners: readonly (LearnerJobState | null)[];
    /** The target on the sample that is looked at, and the learners on it, by index; null where none is seen. */
    readonly target: TargetView | null;
    readonly views: readonly (LearnerView | null)[];
  };
  /** The result document of the experiment, computed anew: what the export writes, read back. */
  result(): Promise<ResultDocument>;
}

export function handleOf(session: Session): PlaygroundHandle {
  const { store, series } = session;
  return Object.freeze({
    get experiment() {
      return store.getState().experiment;
    },
    get activity() {
      return store.getState().activity;
    },
    get series() {
      const { version, certificate, target } = series;
      const indices = store.getState().experiment.learners.map((_, index) => index);
      const learners = indices.map((index) => series.learner(index) ?? null);
      const views = indices.map((index) => series.views.get(index) ?? null);
      return { version, certificate, learners, target, views };
    },
    result: async () => JSON.parse(await (await session.exportResult()).text()) as ResultDocument,
  });
}
