/** How components of this lab read the session: what it knows of any document, here of this lab's. */
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import { useSession as useAnySession, useChanges } from "../../../../platform/state/react";
import type { Session } from "../../../../platform/state/session-api";
import type { PlaygroundState } from "../../../../platform/state/store";
import type { LionDocument } from "../../document/document";
import type { LionSeries } from "./series";

export interface LionState extends PlaygroundState {
  readonly experiment: LionDocument;
}

export interface LionPageSession extends Session<LionDocument> {
  readonly store: StoreApi<LionState>;
  readonly series: LionSeries;
}

/** The page draws a lab's components only while a document of that lab is there. */
export function useSession(): LionPageSession {
  return useAnySession() as Session as LionPageSession;
}

export function usePlayground<Selected>(selector: (state: LionState) => Selected): Selected {
  return useStore(useSession().store, selector);
}

export function useDocument(): LionDocument {
  return usePlayground(({ experiment }) => experiment);
}

/** The series of the session; the component draws again after its changes, as `useChanges` says. */
export function useSeries(active: boolean, milliseconds = 0): LionSeries {
  const { series } = useSession();
  useChanges(series, active, milliseconds);
  return series;
}
