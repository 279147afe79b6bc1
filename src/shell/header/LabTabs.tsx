import { Tab, TabList, Tabs } from "react-aria-components/Tabs";
import type { Experiment } from "../../experiment/learnability/document";
import { useSession } from "../../state/react";
import { useDocument } from "../lab";
import { useLabs } from "../lab-entry";
import { headerText } from "./words";

/** The labs by name; to choose one opens its first experiment, which undo takes back. Not shown while there is one. */
export function LabTabs() {
  const labs = useLabs();
  const session = useSession();
  const { lab } = useDocument();
  if (labs.length < 2) return null;
  const choose = async (id: string) => {
    const entry = labs.find((one) => one.id === id);
    if (entry && id !== lab) session.open((await entry.load()).first as Experiment);
  };
  return (
    <Tabs className="lab-tabs" selectedKey={lab} onSelectionChange={(key) => void choose(String(key))}>
      <TabList className="lab-tab-list" aria-label={headerText.labs}>
        {labs.map(({ id, title }) => (
          <Tab key={id} id={id} className="lab-tab">
            {title()}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}
