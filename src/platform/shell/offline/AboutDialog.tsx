import "../files/dialog.css";
import "./about.css";
import { useEffect, useState } from "react";
import { Button, Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import * as z from "zod/mini";
import { useStore } from "zustand";
import { useOffline, usePageViewStore } from "../../state/react";
import { useLab } from "../lab";
import { useFetched } from "../late";
import { aboutText } from "./about-words";

/** One package that the page is made of; scripts/page/licences.ts writes the list when the page is built. */
const licences = z.array(z.object({ name: z.string(), version: z.string(), licence: z.string(), text: z.string() }));

type Licence = z.infer<typeof licences>[number];

/** @throws when there is no list, as in development, or it cannot be fetched. */
async function readLicences(): Promise<readonly Licence[]> {
  const answer = await fetch(new URL("licences.json", document.baseURI));
  if (!answer.ok) throw new Error(`licences.json: ${answer.status}`);
  return licences.parse(await answer.json());
}

export interface AboutDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** About the page: its purpose, whether it opens without a network, and the licences of all its parts. */
export function AboutDialog({ isOpen, onOpenChange }: AboutDialogProps) {
  const kept = useStore(useOffline(), (state) => state.kept);
  const { papers } = useFetched(useLab().dialogs);
  const words = aboutText;
  const view = usePageViewStore();
  const toPapers = () => {
    onOpenChange(false);
    view.show({ papers: "all" });
  };
  return (
    <ModalOverlay className="overlay" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className="modal about-modal">
        <Dialog className="dialog">
          <Heading slot="title">{words.title}</Heading>
          <p>{words.what}</p>
          <p>{kept ? words.kept : words.notKept}</p>
          <div className="dialog-part">
            <h3>{words.papers}</h3>
            <p>
              <button type="button" className="link-button" onClick={toPapers}>
                {words.statements}
              </button>
            </p>
            <ul>
              {papers.map(({ title, address }) => (
                <li key={address}>
                  <a href={address}>{title}</a>
                </li>
              ))}
            </ul>
          </div>
          <div className="dialog-part">
            <h3>{words.licences}</h3>
            <Licences />
          </div>
          <Button slot="close" className="button">
            {words.close}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Licences() {
  const [list, setList] = useState<readonly Licence[] | "loading" | "missing">("loading");
  useEffect(() => {
    let left = false;
    const show = (found: typeof list) => {
      if (!left) setList(found);
    };
    readLicences().then(show, () => show("missing"));
    return () => {
      left = true;
    };
  }, []);
  if (typeof list === "string") return <p className="dialog-help">{aboutText[list]}</p>;
  return (
    <>
      <p className="dialog-help">{aboutText.licencesOf(list.length)}</p>
      <ul className="licences">
        {list.map(({ name, version, licence, text }) => (
          <li key={`${name} ${version}`}>
            <details>
              <summary>
                {name} <span className="dialog-help">{`${version}, ${licence}`}</span>
              </summary>
              <p className="licence-text">{text}</p>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
