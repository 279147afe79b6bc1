import { useId } from "react";
import { Button, Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { usePlayground, useSession } from "../../labs/learnability/session/react";
import { usePageViewStore } from "../../state/react";
import { shareText } from "../../ui/share-text";
import { text } from "../../ui/text";
import { fileName, saveFile } from "../files/save";
import { ClassPart } from "./ClassPart";
import { CopyButton } from "./CopyButton";
import { CodePart, InstructionsPart, PagePart, PresentPart } from "./ShareParts";
import { addressOf } from "./share-address";
import { useClassLocks } from "./use-class-locks";
import "../files/dialog.css";
import "./share.css";

export interface ShareDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Beyond it some chat tools and mail programs cut an address. */
export const safeLength = 2000;

/** Links to the experiment: for everyone, for a class, for a hall and for other pages. */
export function ShareDialog({ isOpen, onOpenChange }: ShareDialogProps) {
  return (
    <ModalOverlay className="overlay" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className="modal">
        <Dialog className="dialog share-dialog">
          <Heading slot="title">{text.share.title}</Heading>
          <ShareContent onClose={() => onOpenChange(false)} />
          <Button slot="close" className="button">
            {text.share.close}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function ShareContent({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const pageView = usePageViewStore();
  const experiment = usePlayground((state) => state.experiment);
  const inForce = usePlayground((state) => state.assignment?.locks ?? null);
  const ticks = useClassLocks(experiment);
  const label = useId();
  const locks = inForce ?? ticks.locks;
  const link = session.link(locks);
  const address = addressOf(link, pageView.getState());
  const part = { experiment, link, locks };
  const tooLong = address.length > safeLength;
  const save = () => saveFile(session.exportExperiment(), fileName(experiment, "experiment", "json"));
  return (
    <>
      <p>{text.share.explain}</p>
      <DataNote />
      {inForce ? <p>{shareText.inForce}</p> : <ClassPart experiment={experiment} ticks={ticks} />}
      <div className="dialog-field">
        <label htmlFor={label}>{text.share.link}</label>
        <textarea id={label} className="link-text" readOnly rows={3} value={address} onFocus={(event) => event.target.select()} />
        <p className={tooLong ? "dialog-warning" : "dialog-help"}>
          {text.share.length(address.length)}
          {tooLong && `. ${text.share.long(safeLength)}`}
        </p>
      </div>
      <div className="dialog-actions">
        {tooLong && (
          <Button className="button" onPress={save}>
            {text.share.file}
          </Button>
        )}
        <SendButton address={address} />
        <CopyButton words={address} label={text.share.copy} primary />
      </div>
      <CodePart {...part} />
      <InstructionsPart {...part} />
      <PresentPart {...part} onPresent={onClose} />
      <PagePart {...part} />
    </>
  );
}

/** Where own data are concerned: whether they travel along. */
function DataNote() {
  const session = useSession();
  const ownData = usePlayground((state) => state.ownData);
  if (!ownData) return null;
  return <p>{session.linkHoldsData() ? text.share.withData : text.share.needsFile(ownData.name)}</p>;
}

/** Phones and some desktops hand a link to other programs. */
function SendButton({ address }: { readonly address: string }) {
  if (!("share" in navigator)) return null;
  // Closing the system's sheet without choosing rejects, and is no failure.
  const send = () => void navigator.share({ title: text.name, url: address }).catch(() => undefined);
  return (
    <Button className="button" onPress={send}>
      {text.share.send}
    </Button>
  );
}
