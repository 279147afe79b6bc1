import "./takeaway.css";
import { useMemo, useState } from "react";
import { useSession } from "../../state/react";
import { saveFile } from "../files/save";
import { filesText } from "../files/words";
import { useDocument, useLab } from "../lab";
import { useFetched } from "../late";
import { ArchiveExport } from "./ArchiveExport";
import { FigureExport } from "./FigureExport";
import { Action, Part } from "./Part";
import { exportText } from "./words";

/** Files to save besides documents: weights, scripts, a figure, citations, and everything at once. */
export function TakeAway() {
  const { Programs } = useFetched(useLab().dialogs);
  return (
    <>
      {Programs && <Programs />}
      <FigureExport />
      <CitationExport />
      <ArchiveExport />
    </>
  );
}

/** BibTeX of the paper and of this experiment. */
function CitationExport() {
  const session = useSession();
  const document = useDocument();
  const { bibliography } = useFetched(useLab().dialogs);
  const [message, setMessage] = useState("");
  const address = `${window.location.href.split("#", 1)[0]}#${session.link()}`;
  const entries = useMemo(() => bibliography(document, address, new Date()), [bibliography, document, address]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(entries);
      setMessage(exportText.citationCopied);
    } catch {
      setMessage(exportText.copyFailed);
    }
  };
  const save = () => {
    const name = "learnability.bib";
    saveFile(new Blob([entries], { type: "application/x-bibtex" }), name);
    setMessage(filesText.saved(name));
  };
  return (
    <Part title={exportText.citation} help={exportText.citationHelp} message={message}>
      <textarea className="link-text" readOnly rows={4} value={entries} aria-label={exportText.citation} />
      <div className="dialog-actions">
        <Action words={exportText.citationCopy} onPress={() => void copy()} />
        <Action words={exportText.citationSave} onPress={save} />
      </div>
    </Part>
  );
}
