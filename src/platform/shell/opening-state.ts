/** The stage of the page that is shown, and its entries in the browser's history. */
import { createStore } from "zustand/vanilla";
import { sameDocument } from "../documents/same";
import { coversPage, type PageStage, readPageStage, type Stage } from "../state/page-stage";
import type { PageViewStore } from "../state/page-view";
import type { Session } from "../state/session-api";

export interface OpeningState extends PageStage {
  /** Whether the question was shown in this visit. */
  readonly began: boolean;
  /** Whether this visit began at a link to an experiment. */
  readonly byLink: boolean;
}

export const openingStore = createStore<OpeningState>(() => ({ stage: "everything", behind: null, began: false, byLink: false }));

/** State of new entries of the history; null for the whole page. */
export function stageOfEntries(): PageStage | null {
  const { stage, behind } = openingStore.getState();
  return stage === "everything" ? null : { stage, behind };
}

/**
 * The stage at which a page begins: after a reload, the stage before it.
 *
 * @param firstVisit  begins with the question.
 */
export function beginStage({ history, location }: Window, firstVisit: boolean): Stage {
  const left = readPageStage(history.state);
  const begins: PageStage = left.stage === "everything" && firstVisit ? { stage: "question", behind: null } : left;
  openingStore.setState({ ...begins, began: begins.stage !== "everything", byLink: location.hash.length > 1 });
  history.replaceState(stageOfEntries(), "");
  return begins.stage;
}

/** Shows a stage as a new entry of the browser's history. The run continues behind it. */
export function showStage(stage: Stage): void {
  if (openingStore.getState().stage === stage) return;
  showStageOfDocument(stage);
  history.pushState(stageOfEntries(), "");
}

/** Shows a stage together with a document that is opened with it; both share one entry of the history. */
export function showStageOfDocument(stage: Stage): void {
  openingStore.setState(({ stage: left, behind, began }) => ({
    stage,
    behind: coversPage(stage) && !coversPage(left) ? left : behind,
    began: began || coversPage(stage),
  }));
}

/** Shows the stage of the entry that the browser's history goes back or forward to. */
export function followHistory(page: Window): void {
  page.addEventListener("popstate", () => {
    const { stage, behind } = readPageStage(page.history.state);
    showStageOfDocument(stage);
    // A reload leads back to the stage that is behind the question now.
    if (coversPage(stage) && openingStore.getState().behind !== behind) page.history.replaceState(stageOfEntries(), "");
  });
}

/** Resolves once nothing covers the page, at once where nothing does. */
export function questionLeft(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (coversPage(openingStore.getState().stage)) return;
      stop();
      resolve();
    };
    const stop = openingStore.subscribe(look);
    look();
  });
}

/**
 * The opening ends with another document of its lab, with a lesson, the index of papers or a presentation that starts meanwhile,
 * and at the bare address with a kept run.
 */
export function endIntroOnRun({ store, ready }: Pick<Session, "store" | "ready">, pageView: PageViewStore): void {
  const leave = (few = false) => {
    const { stage } = openingStore.getState();
    if (stage === "everything" || (stage === "few" && !few)) return;
    showStageOfDocument("everything");
    history.replaceState(stageOfEntries(), "");
  };
  store.subscribe(({ experiment }, { experiment: before }) => {
    if (experiment.lab === before.lab && !sameDocument(experiment, before)) leave();
  });
  pageView.subscribe(({ lesson, papers, mode }) => (lesson !== null || papers !== null || mode !== "page") && leave(true));
  const { behind, byLink } = openingStore.getState();
  void ready.then(() => behind === null && !byLink && leave());
}
