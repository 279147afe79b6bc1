import { lazy, useEffect, useRef, useState } from "react";
import { Button, Dialog, Heading, Modal, ModalOverlay, ProgressBar } from "react-aria-components";
import type { DataFormat } from "../../state/lab-session";
import { usePlayground, useSession } from "../../state/react";
import { errorSaid } from "../error-said";
import { SaveButton } from "../files/SaveButton";
import { fileName, saveFile } from "../files/save";
import { useFileStem } from "../files/use-file-stem";
import { filesText } from "../files/words";
import { useDocument, useLab } from "../lab";
import { useFetched } from "../late";
import "../files/dialog.css";
import { LatePart } from "../offline/LatePart";

const TakeAway = lazy(() => import("./TakeAway").then((module) => ({ default: module.TakeAway })));

export interface ExportMenuProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Files to save: the settings, the result, the data. */
export function ExportMenu({ isOpen, onOpenChange }: ExportMenuProps) {
  const { Examples } = useFetched(useLab().dialogs);
  return (
    <ModalOverlay className="overlay" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className="modal">
        <Dialog className="dialog">
          <Heading slot="title">{filesText.title}</Heading>
          <p>{filesText.explain}</p>
          <ExperimentExport />
          <ResultExport />
          <DataExport />
          <LatePart fallback={null}>
            <TakeAway />
          </LatePart>
          {Examples && <Examples />}
          <Button slot="close" className="button">
            {filesText.close}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function ExperimentExport() {
  const session = useSession();
  const stem = useFileStem();
  const save = () => saveFile(session.takeaway.experiment(), fileName(stem, "experiment", "json"));
  return (
    <section className="dialog-part">
      <h3>{filesText.experiment}</h3>
      <p className="dialog-help">{filesText.experimentHelp}</p>
      <SaveButton what={filesText.experiment} format="json" onPress={save} />
    </section>
  );
}

/** Computed in a worker of its own, so it can take its time and be called off. */
function ResultExport() {
  const session = useSession();
  const { resultHelp } = useFetched(useLab().dialogs);
  const document = useDocument();
  const stem = useFileStem();
  const [share, setShare] = useState<number | null>(null);
  const [message, setMessage] = useState("");
  const computing = useRef<AbortController | null>(null);
  useEffect(() => () => computing.current?.abort(), []);
  const save = async () => {
    const controller = new AbortController();
    computing.current = controller;
    setMessage("");
    setShare(0);
    try {
      const name = fileName(stem, "result", "json");
      saveFile(await session.takeaway.result({ signal: controller.signal, onProgress: setShare }), name);
      setMessage(filesText.saved(name));
    } catch (error) {
      if (!controller.signal.aborted) setMessage(filesText.failed(errorSaid(error)));
    }
    setShare(null);
  };
  return (
    <section className="dialog-part">
      <h3>{filesText.result}</h3>
      <p className="dialog-help">{resultHelp(document)}</p>
      {share === null ? (
        <SaveButton what={filesText.result} format="json" onPress={() => void save()} />
      ) : (
        <Progress share={share} onCancel={() => computing.current?.abort()} />
      )}
      <p className="dialog-status" role="status">
        {message}
      </p>
    </section>
  );
}

function Progress({ share, onCancel }: { readonly share: number; readonly onCancel: () => void }) {
  return (
    <div className="dialog-actions">
      <ProgressBar className="dialog-progress" aria-label={filesText.computing} value={100 * share}>
        {({ percentage, valueText }) => (
          <>
            <div className="dialog-progress-track">
              <div className="dialog-progress-bar" style={{ width: `${percentage}%` }} />
            </div>
            <span className="number">{valueText}</span>
          </>
        )}
      </ProgressBar>
      <Button className="button" onPress={onCancel}>
        {filesText.cancel}
      </Button>
    </div>
  );
}

function DataExport() {
  const session = useSession();
  const stem = useFileStem();
  // Checked again when either changes.
  usePlayground((state) => state.ownData);
  usePlayground((state) => state.experiment);
  const exported = session.takeaway.dataOnOffer();
  const [message, setMessage] = useState("");
  const save = async (format: DataFormat) => {
    setMessage("");
    try {
      saveFile(await session.takeaway.data(format), fileName(stem, "data", format));
    } catch (error) {
      setMessage(filesText.failed(errorSaid(error)));
    }
  };
  if (!exported) return null;
  return (
    <section className="dialog-part">
      <h3>{filesText.data}</h3>
      <p className="dialog-help">{filesText.dataHelp[exported.source]}</p>
      <div className="dialog-actions">
        {exported.formats.map((format) => (
          <SaveButton key={format} what={filesText.data} format={format} onPress={() => void save(format)} />
        ))}
      </div>
      <p className="dialog-status" role="status">
        {message}
      </p>
    </section>
  );
}
