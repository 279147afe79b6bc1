import { useId, useState } from "react";
import { Button, Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { usePlayground, useSession } from "../../../state/react";
import { text } from "../../../ui/text";
import { fileName, saveFile } from "../files/save";
import "../files/dialog.css";

export interface ShareDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Beyond it some chat tools and mail programs cut an address. */
export const safeLength = 2000;

/** The link of the experiment, ready to be copied or sent. */
export function ShareDialog({ isOpen, onOpenChange }: ShareDialogProps) {
  return (
    <ModalOverlay className="overlay" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className="modal">
        <Dialog className="dialog">
          <Heading slot="title">{text.share.title}</Heading>
          <ShareContent />
          <Button slot="close" className="button">
            {text.share.close}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function ShareContent() {
  const session = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const label = useId();
  const address = `${window.location.href.split("#", 1)[0]}#${session.link()}`;
  const tooLong = address.length > safeLength;
  const save = () => saveFile(session.exportExperiment(), fileName(experiment, "experiment", "json"));
  return (
    <>
      <p>{text.share.explain}</p>
      <DataNote />
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
        <CopyButton address={address} />
      </div>
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

type Copying = "ready" | "copied" | "failed";

function CopyButton({ address }: { readonly address: string }) {
  const [state, setState] = useState<Copying>("ready");
  const copy = () => {
    copyText(address).then(
      () => setState("copied"),
      () => setState("failed"),
    );
  };
  return (
    <>
      <Button className="button button-primary" onPress={copy}>
        {state === "copied" ? text.share.copied : text.share.copy}
      </Button>
      <p className="dialog-status" role="status">
        {state === "copied" && text.share.copied}
        {state === "failed" && text.share.copyFailed}
      </p>
    </>
  );
}

/** Pages that are not served over https have no clipboard. */
function copyText(words: string): Promise<void> {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  return clipboard ? clipboard.writeText(words) : Promise.reject(new Error("no clipboard"));
}
