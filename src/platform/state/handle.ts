/**
 * `window.playground`: a window onto the running experiment for tests, for debugging and for the curious. Reading from
 * it changes nothing; the arrays are the ones the charts draw from.
 *
 * @typeParam Document  of the lab, for whoever knows which one is open; so are the others.
 */
import type { LabDocument } from "../documents/kind";
import type { Session } from "./session-api";
import type { Activity } from "./store";

export interface PlaygroundHandle<Document extends LabDocument = LabDocument, Series = object, Result = object> {
  readonly experiment: Document;
  readonly activity: Activity;
  /** As the lab shows its series. */
  readonly series: Series;
  /** The result document of the experiment, computed anew: what the export writes, read back. */
  result(): Promise<Result>;
}

export function handleOf(session: Session): PlaygroundHandle {
  const { store } = session;
  return Object.freeze({
    get experiment() {
      return store.getState().experiment;
    },
    get activity() {
      return store.getState().activity;
    },
    get series() {
      return session.lab.inspect(store.getState().experiment);
    },
    result: async () => JSON.parse(await (await session.takeaway.result()).text()) as object,
  });
}
