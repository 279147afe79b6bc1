/** How React components read a session. */
import { createContext, useCallback, useContext, useEffect, useReducer } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import { viewOf } from "../documents/views";
import { browserScreen, DrawingTurns } from "./drawing-turns";
import type { Series } from "./lab-session";
import type { Offline } from "./offline";
import type { PageView, PageViewStore } from "./page-view";
import type { Session } from "./session-api";
import type { PlaygroundState } from "./store";

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionContext around it");
  return session;
}

export function usePlayground<Selected>(selector: (state: PlaygroundState) => Selected): Selected {
  return useStore(useSession().store, selector);
}

/**
 * What a panel shows of itself, in its own few characters, and how to change that; null for what it shows first. The text is
 * of whoever made the link: a panel reads it with a codec that makes something of any text.
 */
export function usePanelText(panel: string): readonly [string | null, (text: string | null) => void] {
  const session = useSession();
  const view = usePlayground(({ panelViews }) => viewOf(panelViews, panel));
  const show = useCallback((text: string | null) => session.setPanelView(panel, text), [session, panel]);
  return [view, show];
}

export const PageViewContext = createContext<PageViewStore | null>(null);

/** Where a component changes the view. */
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

/** Words that change faster than this cannot be read. */
export const readingPace = 250;

/** The series of the session; the component draws again after its changes, as `useChanges` says. */
export function useSeries(active: boolean, milliseconds = 0): Series {
  const { series } = useSession();
  useChanges(series, active, milliseconds);
  return series;
}

/** Something outside the store that counts its changes. */
export interface Changing {
  readonly version: number;
  subscribe(listener: () => void): () => void;
}

let ofThePage: DrawingTurns | null = null;

function drawingTurns(): DrawingTurns {
  ofThePage ??= new DrawingTurns(browserScreen());
  return ofThePage;
}

/**
 * Draws the component again after changes, in a turn with the rest of the page and at most once per `milliseconds`, and not
 * at all while it is not `active` (a hidden tab has no frames).
 */
export function useChanges(source: Changing, active: boolean, milliseconds: number): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!active) return;
    const turns = drawingTurns();
    let drawn = -1;
    let last = Number.NEGATIVE_INFINITY;
    let timer = 0;
    let asked = false;
    const draw = () => {
      asked = false;
      last = performance.now();
      if (drawn === source.version) return;
      drawn = source.version;
      flushSync(redraw);
    };
    const ask = () => {
      timer = 0;
      asked = true;
      turns.ask(draw);
    };
    const changed = () => {
      if (asked || timer) return;
      const wait = last + milliseconds - performance.now();
      if (wait > 0) timer = window.setTimeout(ask, wait);
      else ask();
    };
    changed();
    const unsubscribe = source.subscribe(changed);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      turns.withdraw(draw);
    };
  }, [source, active, milliseconds]);
}
