/** Ways into the question of another lab. */
import { openingLeft } from "../state/openings-left";
import { localPreferences } from "../state/preferences";
import type { Session } from "../state/session-api";
import type { LabEntry } from "./lab-entry";
import { fetchOnce } from "./late";
import { openingStore, showStageOfDocument } from "./opening-state";

/** Opens a lab with its first document, and at the first time with its question. */
export async function openFirst(session: Session, { id, load }: LabEntry): Promise<void> {
  const { first } = await fetchOnce(load);
  session.open(first);
  // A class link may refuse it.
  if (session.store.getState().experiment.lab !== id) return;
  // The question shares the document's entry of the history.
  if (openingLeft(id, localPreferences(window))) showStageOfDocument("everything");
  else openingStore.setState({ stage: "question", behind: null, began: true });
}
