/**
 * `window.playground`: read access to the running experiment, for tests and debugging. The arrays are those that the charts
 * draw.
 *
 * @typeParam Document  of the lab, where the caller knows which one is open; likewise the others.
 */
import type { LabDocument } from "../documents/kind";
import type { Session } from "./session-api";
import type { Activity } from "./store";

export interface PlaygroundHandle<Document extends LabDocument = LabDocument, Series = object, Result = object> {
  readonly experiment: Document;
  readonly activity: Activity;
  /** The lab's series. */
  readonly series: Series;
  /** The result document of the experiment, computed anew and parsed. */
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
