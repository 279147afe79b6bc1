import type { ReactNode } from "react";
import { localPreferences } from "../../state/preferences";
import { useSession } from "../../state/react";
import type { Session } from "../../state/session-api";
import { useDocument } from "../lab";
import { type LabEntry, useLabs } from "../lab-entry";
import { fetchOnce } from "../late";
import { showStage, showStageOfLab } from "../opening-state";
import { usePastHead } from "./past-head";
import { headerText } from "./words";

/**
 * Where one can go: the labs by name, and behind a hairline the way to the lessons. The labs lead somewhere as links do, and are
 * no tabs, which would have to name a panel: the whole page is what they change. A lab opens with its first experiment, which
 * undo takes back.
 */
export function Places({ entry }: { readonly entry: ReactNode }) {
  return (
    <nav className="bar-places" aria-label={headerText.places}>
      <LabList />
      {entry}
    </nav>
  );
}

/** On a telephone: a row of its own, in sight until the first panel is. */
export function PlacesRow({ entry }: { readonly entry: ReactNode }) {
  const past = usePastHead();
  return (
    <div className="bar-row" data-past={past}>
      <Places entry={entry} />
    </div>
  );
}

/** Opens a lab with its first document, and at the first time with its question. */
async function openFirst(session: Session, labs: readonly LabEntry[], id: string): Promise<void> {
  const entry = labs.find((one) => one.id === id);
  if (!entry) return;
  const { first } = await fetchOnce(entry.load);
  session.open(first);
  // A class link may refuse it.
  if (session.store.getState().experiment.lab === id) showStageOfLab(id, localPreferences(window));
}

/** Not shown while there is one lab. */
function LabList() {
  const labs = useLabs();
  const session = useSession();
  const { lab } = useDocument();
  if (labs.length < 2) return null;
  const choose = (id: string) => (id === lab ? showStage("everything") : openFirst(session, labs, id));
  return (
    <div className="lab-tabs">
      {labs.map(({ id, title }) => (
        <button key={id} type="button" className="bar-link" aria-current={id === lab ? "page" : undefined} onClick={() => void choose(id)}>
          {title()}
        </button>
      ))}
    </div>
  );
}
