/** How React components read a session. */
import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import type { LabDocument } from "../documents/kind";
import { viewOf } from "../documents/views";
import { browserScreen, DrawingTurns, type Turns } from "./drawing-turns";
import { type Changing, everything, follow, type Shown, sameValues } from "./follow";
import type { Series } from "./lab-session";
import type { Offline } from "./offline";
import type { PageView, PageViewStore } from "./page-view";
import type { Session } from "./session-api";
import type { PlaygroundState, PlaygroundStore } from "./store";

export type { Changing, Shown } from "./follow";

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionContext around it");
  return session;
}

/** What the components of one part of the page, such as a panel, read and follow together. */
interface Together {
  readonly turns: Turns;
  readonly store: PlaygroundStore;
}

/** Null outside of such parts: each component is drawn by itself there. */
export const TogetherContext = createContext<Together | null>(null);

export function usePlayground<Selected>(selector: (state: PlaygroundState) => Selected): Selected {
  const { store } = useSession();
  return useStore(useContext(TogetherContext)?.store ?? store, selector);
}

/**
 * The encoded view of a panel, and a function that sets it; null for the initial view. The text may come from any link: a
 * codec of the panel must accept every text.
 */
export function usePanelText(panel: string): readonly [string | null, (text: string | null) => void] {
  const session = useSession();
  const view = useStore(session.store, ({ panelViews }) => viewOf(panelViews, panel));
  const show = useCallback((text: string | null) => session.setPanelView(panel, text), [session, panel]);
  return [view, show];
}

export const PageViewContext = createContext<PageViewStore | null>(null);

/** The store for components that change the page view. */
export function usePageViewStore(): PageViewStore {
  const store = useContext(PageViewContext);
  if (!store) throw new Error("usePageView needs a PageViewContext around it");
  return store;
}

export function usePageView<Selected>(selector: (view: PageView) => Selected): Selected {
  return useStore(usePageViewStore(), selector);
}

export const OfflineContext = createContext<Offline | null>(null);

export function useOffline(): Offline {
  const offline = useContext(OfflineContext);
  if (!offline) throw new Error("useOffline needs an OfflineContext around it");
  return offline;
}

/** Shortest interval in milliseconds at which changing text is readable. */
export const readingPace = 250;

/** The series of the session; the component renders again after changes, as `useChanges` says. */
export function useSeries(active: boolean, milliseconds = 0, shown?: Shown<Series>): Series {
  const { series } = useSession();
  useChanges(series, active, milliseconds, shown);
  return series;
}

/** The session while a document of one lab is open. */
export interface LabPageSession<Document extends LabDocument, RunSeries extends Series> extends Session<Document> {
  readonly store: StoreApi<PlaygroundState & { readonly experiment: Document }>;
  readonly series: RunSeries;
}

/** How the components of a lab read the session: what it knows of any document, here of the lab's own. */
interface HooksOf<LabSession extends Session> {
  useSession(): LabSession;
  usePlayground<Selected>(selector: (state: StateOf<LabSession>) => Selected): Selected;
  useDocument(): StateOf<LabSession>["experiment"];
  useSeries(active: boolean, milliseconds?: number, shown?: Shown<LabSession["series"]>): LabSession["series"];
}

type StateOf<LabSession extends Session> = ReturnType<LabSession["store"]["getState"]>;

/** The page renders the components of a lab only while a document of that lab is open. */
export function hooksOf<LabSession extends Session>(): HooksOf<LabSession> {
  return {
    useSession: useSession as () => LabSession,
    usePlayground: usePlayground as HooksOf<LabSession>["usePlayground"],
    useDocument: () => usePlayground(({ experiment }) => experiment),
    useSeries: useSeries as HooksOf<LabSession>["useSeries"],
  };
}

let ofThePage: DrawingTurns | null = null;

/** Of the whole page. */
export function drawingTurns(): DrawingTurns {
  ofThePage ??= new DrawingTurns(browserScreen());
  return ofThePage;
}

/**
 * Renders the component again after changes, in a turn with the rest of the page and at most once per `milliseconds`, and
 * not while it is not `active` (a hidden tab has no frames).
 *
 * @param shown  the values drawn; a change in anything else takes no turn.
 */
export function useChanges<Source extends Changing>(
  source: Source,
  active: boolean,
  milliseconds: number,
  shown: Shown<Source> = everything,
): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const together = useContext(TogetherContext)?.turns;
  const values = shown(source);
  // Values of the last rendering, for whatever reason: a parent may cause one as well.
  const drawn = useRef({ shown, values });
  useLayoutEffect(() => {
    drawn.current = { shown, values };
  });
  useEffect(() => {
    if (!active) return;
    return follow(source, together ?? drawingTurns(), {
      milliseconds,
      outdated: () => !sameValues(drawn.current.values, drawn.current.shown(source)),
      draw: together ? redraw : () => flushSync(redraw),
    });
  }, [source, active, milliseconds, together]);
}
