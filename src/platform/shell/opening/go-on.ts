import { openingStore, showStage } from "../opening-state";

/** Goes on from a question to the page behind it; on a first visit, to the whole page. */
export function goOnToPage(): void {
  const { behind } = openingStore.getState();
  showStage(behind ?? "everything");
  if (behind === null) window.scrollTo({ top: 0, behavior: "instant" });
}
