import { lazy, useEffect, useRef, useState } from "react";
import { Button, Dialog, Heading, Modal, ModalOverlay, ProgressBar } from "react-aria-components";
import { dataFile } from "../../labs/learnability/session/own-data";
import { usePlayground, useSession } from "../../labs/learnability/session/react";
import { type ExampleData, examples } from "../../tasks/custom/examples";
import { text } from "../../ui/text";
import { fileName, saveFile } from "./save";
import "./dialog.css";
import { translate } from "../../ui/language";
import { LatePart } from "../offline/LatePart";

const TakeAway = lazy(() => import("../takeaway/TakeAway").then((module) => ({ default: module.TakeAway })));

export interface ExportMenuProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** What can be taken away: the settings, the result, the data. */
export function ExportMenu({ isOpen, onOpenChange }: ExportMenuProps) {
  return (
    <ModalOverlay className="overlay" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className="modal">
        <Dialog className="dialog">
          <Heading slot="title">{text.files.title}</Heading>
          <p>{text.files.explain}</p>
          <ExperimentExport />
          <ResultExport />
          <DataExport />
          <LatePart fallback={null}>
            <TakeAway />
          </LatePart>
          <ExampleExport />
          <Button slot="close" className="button">
            {text.files.close}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function ExperimentExport() {
  const session = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const save = () => saveFile(session.exportExperiment(), fileName(experiment, "experiment", "json"));
  return (
    <section className="dialog-part">
      <h3>{text.files.experiment}</h3>
      <p className="dialog-help">{text.files.experimentHelp}</p>
      <SaveButton what={text.files.experiment} format="json" onPress={save} />
    </section>
  );
}

/** Computed in a worker of its own, so it can take its time and be called off. */
function ResultExport() {
  const session = useSession();
  const experiment = usePlayground((state) => state.experiment);
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
      const name = fileName(experiment, "result", "json");
      saveFile(await session.exportResult({ signal: controller.signal, onProgress: setShare }), name);
      setMessage(text.files.saved(name));
    } catch (error) {
      if (!controller.signal.aborted) setMessage(text.files.failed(error instanceof Error ? error.message : String(error)));
    }
    setShare(null);
  };
  return (
    <section className="dialog-part">
      <h3>{text.files.result}</h3>
      <p className="dialog-help">{text.files.resultHelp}</p>
      {share === null ? (
        <SaveButton what={text.files.result} format="json" onPress={() => void save()} />
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
      <ProgressBar className="dialog-progress" aria-label={text.files.computing} value={100 * share}>
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
        {text.files.cancel}
      </Button>
    </div>
  );
}

const formats = ["json", "csv", "npz"] as const;

function DataExport() {
  const session = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const ownData = usePlayground((state) => state.ownData);
  const [message, setMessage] = useState("");
  const save = async (format: (typeof formats)[number]) => {
    try {
      saveFile(await session.exportData(format), fileName(experiment, "data", format));
      setMessage("");
    } catch (error) {
      setMessage(text.files.failed(error instanceof Error ? error.message : String(error)));
    }
  };
  return (
    <section className="dialog-part">
      <h3>{text.files.data}</h3>
      <p className="dialog-help">{ownData ? text.files.dataHelp : text.files.noData}</p>
      {ownData && (
        <div className="dialog-actions">
          {formats.map((format) => (
            <SaveButton key={format} what={text.files.data} format={format} onPress={() => void save(format)} />
          ))}
        </div>
      )}
      <p className="dialog-status" role="status">
        {message}
      </p>
    </section>
  );
}

/** What a file of own data looks like. */
function ExampleExport() {
  const save = async ({ id, make }: ExampleData, format: (typeof formats)[number]) =>
    saveFile(await dataFile(make(), format), `${id}.${format}`);
  return (
    <section className="dialog-part">
      <h3>{text.files.examples}</h3>
      <p className="dialog-help">{text.files.examplesHelp}</p>
      <ul className="dialog-examples">
        {examples.map((example) => (
          <li key={example.id}>
            <p>{translate(example.title)}</p>
            <div className="dialog-actions">
              {formats.map((format) => (
                <SaveButton key={format} what={translate(example.title)} format={format} onPress={() => void save(example, format)} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SaveButtonProps {
  readonly what: string;
  readonly format: (typeof formats)[number];
  readonly onPress: () => void;
}

function SaveButton({ what, format, onPress }: SaveButtonProps) {
  const words = text.files.saveAs[format];
  return (
    <Button className="button" aria-label={text.files.saveName(what, words)} onPress={onPress}>
      {words}
    </Button>
  );
}
