import { useSession } from "../../state/react";
import { useDocument } from "../lab";
import { useLabs } from "../lab-entry";
import { fetchOnce } from "../late";
import { headerText } from "./words";

/**
 * The labs by name; to choose one opens its first experiment, which undo takes back. Not shown while there is one. They lead
 * somewhere as links do, and are no tabs, which would have to name a panel: the whole page is what they change.
 */
export function LabTabs() {
  const labs = useLabs();
  const session = useSession();
  const { lab } = useDocument();
  if (labs.length < 2) return null;
  const choose = async (id: string) => {
    const entry = labs.find((one) => one.id === id);
    if (entry && id !== lab) session.open((await fetchOnce(entry.load)).first);
  };
  return (
    <nav className="lab-tabs" aria-label={headerText.labs}>
      {labs.map(({ id, title }) => (
        <button key={id} type="button" className="bar-link" aria-current={id === lab ? "page" : undefined} onClick={() => void choose(id)}>
          {title()}
        </button>
      ))}
    </nav>
  );
}
