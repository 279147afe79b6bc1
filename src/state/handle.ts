/**
 * `window.playground`: a window onto the running experiment for tests, for debugging and for the curious. Reading from
 * it changes nothing; the arrays are the ones the charts draw from.
 */
import type { CertificateJobState, ClosedFormJobState, GradientJobState } from "../engine/protocol";
import type { Experiment } from "../experiment/document";
import type { ResultDocument } from "../experiment/result";
import type { Session } from "./session-api";
import type { Activity } from "./store";

export interface PlaygroundHandle {
  readonly experiment: Experiment;
  readonly activity: Activity;
  readonly series: {
    readonly version: number;
    readonly certificate: CertificateJobState | null;
    /** By index into `experiment.learners`; null where nothing has been reported yet. */
    readonly learners: readonly (ClosedFormJobState | GradientJobState | null)[];
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
      const learners = store
        .getState()
        .experiment.learners.map((_, index) => series.closedForms.get(index) ?? series.gradients.get(index) ?? null);
      return { version: series.version, certificate: series.certificate, learners };
    },
    result: async () => JSON.parse(await (await session.exportResult()).text()) as ResultDocument,
  });
}
