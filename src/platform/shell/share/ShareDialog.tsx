import { useId, useState } from "react";
import { Button, Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { usePageViewStore, usePlayground, useSession } from "../../state/react";
import { errorSaid } from "../error-said";
import { fileName, saveFile } from "../files/save";
import { filesText } from "../files/words";
import { ClassPart } from "./ClassPart";
import { CopyButton } from "./CopyButton";
import { CodePart, InstructionsPart, PagePart, PresentPart } from "./ShareParts";
import { addressOf } from "./share-address";
import { useClassLocks } from "./use-class-locks";
import { shareText } from "./words";
import "../files/dialog.css";
import "./share.css";
import { useFileStem } from "../files/use-file-stem";
import { shellText } from "../words";

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
          <Heading slot="title">{shareText.title}</Heading>
          <ShareContent onClose={() => onOpenChange(false)} />
          <Button slot="close" className="button">
            {shareText.close}
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
  const stem = useFileStem();
  const locks = inForce ?? ticks.locksOf(ticks.choice);
  const link = session.link(locks);
  const address = addressOf(link, pageView.getState());
  const part = { experiment, link, locks };
  const tooLong = address.length > safeLength;
  const save = () => saveFile(session.takeaway.experiment(), fileName(stem, "experiment", "json"));
  return (
    <>
      <p>{shareText.explain}</p>
      <DataNote />
      {inForce ? <p>{shareText.inForce}</p> : <ClassPart experiment={experiment} ticks={ticks} />}
      <div className="dialog-field">
        <label htmlFor={label}>{shareText.link}</label>
        <textarea id={label} className="link-text" readOnly rows={3} value={address} onFocus={(event) => event.target.select()} />
        <p className={tooLong ? "dialog-warning" : "dialog-help"}>
          {shareText.length(address.length)}
          {tooLong && `. ${shareText.long(safeLength)}`}
        </p>
      </div>
      <div className="dialog-actions">
        {tooLong && (
          <Button className="button" onPress={save}>
            {shareText.file}
          </Button>
        )}
        <SendButton address={address} />
        <CopyButton words={address} label={shareText.copyLink} primary />
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
  if (session.linkHoldsData()) return <p>{shareText.withData}</p>;
  return (
    <>
      <p>{shareText.needsFile(ownData.name)}</p>
      <SaveData name={ownData.name} />
    </>
  );
}

/** The data as a file with the name in the link. It may not exist on a disk yet: data can be pasted, or split by the page. */
function SaveData({ name }: { readonly name: string }) {
  const { takeaway } = useSession();
  const [failure, setFailure] = useState("");
  const formats = takeaway.dataOnOffer()?.formats ?? [];
  const named = formats.find((format) => name.toLowerCase().endsWith(`.${format}`));
  const format = named ?? formats.at(0);
  if (!format) return null;
  const file = named ? name : `${name}.${format}`;
  const save = () =>
    takeaway.data(format).then(
      (content) => saveFile(content, file),
      (error: unknown) => setFailure(filesText.failed(errorSaid(error))),
    );
  return (
    <div className="dialog-actions">
      <Button className="button" onPress={() => void save()}>
        {shareText.saveData(file)}
      </Button>
      <p className="dialog-status" role="status">
        {failure}
      </p>
    </div>
  );
}

/** Phones and some desktops hand a link to other programs. */
function SendButton({ address }: { readonly address: string }) {
  if (!("share" in navigator)) return null;
  // Closing the system's sheet without choosing rejects, and is no failure.
  const send = () => void navigator.share({ title: shellText.name, url: address }).catch(() => undefined);
  return (
    <Button className="button" onPress={send}>
      {shareText.send}
    </Button>
  );
}
