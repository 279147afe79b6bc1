import { afterTheAnswer } from "../state/address-writer";
import type { PageViewStore } from "../state/page-view";
import type { Session } from "../state/session-api";

/**
 * Runs work that may open a document, and closes the index of papers. A document that was opened shares one entry of the browser's
 * history with the closed index, so that "back" leads to the index; its link is written before.
 */
export async function leavePapers({ store }: Pick<Session, "store">, view: PageViewStore, open: () => unknown): Promise<void> {
  const before = store.getState().experiment;
  await open();
  const closed = { papers: null, lesson: null };
  if (store.getState().experiment === before) view.show(closed);
  else afterTheAnswer(() => view.adjust(closed));
}
