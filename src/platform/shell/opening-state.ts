/** How much of the page is shown: a first visit begins with one question, and goes on to all of it step by step. */
import { createStore } from "zustand/vanilla";
import type { PageViewStore } from "../state/page-view";
import type { Session } from "../state/session-api";

/** One question; two panels and three controls; all there is. */
export type Stage = "question" | "few" | "everything";

export interface OpeningState {
  readonly stage: Stage;
  /** Whether this visit began with the question. */
  readonly began: boolean;
}

export const openingStore = createStore<OpeningState>(() => ({ stage: "everything", began: false }));

export const beginOpening = () => openingStore.setState({ stage: "question", began: true });
export const showStage = (stage: Stage) => openingStore.setState({ stage });

/** Resolves once the question has been left, which is at once where there is none. */
export function questionLeft(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (openingStore.getState().stage === "question") return;
      stop();
      resolve();
    };
    const stop = openingStore.subscribe(look);
    look();
  });
}

/** The question gives way to whatever is asked for meanwhile, and to what was kept: a run, a lesson, a presentation. */
export function endIntroOnRun({ store, ready }: Pick<Session, "store" | "ready">, pageView: PageViewStore): void {
  const leave = () => {
    if (openingStore.getState().stage === "question") showStage("everything");
  };
  store.subscribe(({ runs }) => runs > 0 && leave());
  pageView.subscribe(({ lesson, mode }) => (lesson !== null || mode !== "page") && leave());
  void ready.then(leave);
}
