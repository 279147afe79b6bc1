/** How components of this lab read the session: what it knows of any document, here of this lab's. */
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import { type Shown, useSession as useAnySession, useChanges } from "../../../../platform/state/react";
import type { Session } from "../../../../platform/state/session-api";
import type { PlaygroundState } from "../../../../platform/state/store";
import type { EagleDocument } from "../../document/document";
import type { EagleSeries } from "./series";

export interface EagleState extends PlaygroundState {
  readonly experiment: EagleDocument;
}

export interface EaglePageSession extends Session<EagleDocument> {
  readonly store: StoreApi<EagleState>;
  readonly series: EagleSeries;
}

/** The page draws a lab's components only while a document of that lab is there. */
export function useSession(): EaglePageSession {
  return useAnySession() as Session as EaglePageSession;
}

export function usePlayground<Selected>(selector: (state: EagleState) => Selected): Selected {
  return useStore(useSession().store, selector);
}

export function useDocument(): EagleDocument {
  return usePlayground(({ experiment }) => experiment);
}

/** The series of the session; the component draws again after its changes, as `useChanges` says. */
export function useSeries(active: boolean, milliseconds = 0, shown?: Shown<EagleSeries>): EagleSeries {
  const { series } = useSession();
  useChanges(series, active, milliseconds, shown);
  return series;
}
