import { Suspense } from "react";
import { Button, Dialog, Heading, Modal, ModalOverlay, Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { CurrentLab } from "../CurrentLab";
import { useLab } from "../lab";
import { useFetched } from "../late";
import { type HelpPart, showHelp, showTour } from "./help-state";
import { KeptHere } from "./KeptHere";
import { shortcuts } from "./shortcuts";
import { Threads } from "./Threads";
import { everyoneText } from "./words";
import "../files/dialog.css";
import "./help.css";

const parts: readonly HelpPart[] = ["keys", "glossary", "storage", "threads"];
const contents = { keys: Keys, glossary: Glossary, storage: KeptHere, threads: Threads } satisfies Record<HelpPart, () => React.ReactNode>;

export function HelpDialog({ part }: { readonly part: HelpPart }) {
  const words = everyoneText;
  const tour = () => {
    showHelp(null);
    showTour(0);
  };
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={(open) => !open && showHelp(null)} isDismissable>
      <Modal className="modal help">
        <Dialog className="dialog">
          <Heading slot="title">{words.help}</Heading>
          <Tabs selectedKey={part} onSelectionChange={(key) => showHelp(key as HelpPart)}>
            <TabList className="help-tabs" aria-label={words.tabsLabel}>
              {parts.map((id) => (
                <Tab key={id} id={id} className="help-tab">
                  {words.tabs[id]}
                </Tab>
              ))}
            </TabList>
            {parts.map((id) => {
              const Content = contents[id];
              return (
                <TabPanel key={id} id={id} className="help-panel">
                  <Content />
                </TabPanel>
              );
            })}
          </Tabs>
          <div className="dialog-actions help-actions">
            <Button className="button" onPress={tour}>
              {words.tour.start}
            </Button>
            <Button slot="close" className="button">
              {words.close}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Every key that works anywhere; closing things is the browser's and the dialogs' own. */
function Keys() {
  const words = everyoneText.keys;
  return (
    <>
      <table className="help-table">
        <caption>{words.caption}</caption>
        <tbody>
          {[...shortcuts.map(({ id }) => id), "dismiss" as const].map((id) => (
            <tr key={id}>
              <th scope="row">
                {words.names[id].split(", ").map((keys) => (
                  <kbd key={keys}>{keys}</kbd>
                ))}
              </th>
              <td>{words.effects[id]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="dialog-help">{words.more}</p>
    </>
  );
}

function Glossary() {
  return (
    <>
      <p className="dialog-help">{everyoneText.glossary.explain}</p>
      <Suspense fallback={null}>
        <CurrentLab>
          <Entries />
        </CurrentLab>
      </Suspense>
    </>
  );
}

function Entries() {
  const glossary = useFetched(useLab().glossary);
  const entries = Object.values(glossary).toSorted((a, b) => a.term.localeCompare(b.term));
  return (
    <dl className="glossary">
      {entries.map(({ term, meaning }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
