import { useEffect, useState } from "react";
import { usePlayground, useSession } from "../../labs/learnability/session/react";
import { exportText } from "../../ui/export-text";
import { text } from "../../ui/text";
import { saveFile } from "../files/save";
import { Action, Part } from "./Part";

/** BibTeX of the paper and of this experiment. */
export function CitationExport() {
  const session = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const [entries, setEntries] = useState("");
  const [message, setMessage] = useState("");
  const address = `${window.location.href.split("#", 1)[0]}#${session.link()}`;
  useEffect(() => {
    let gone = false;
    void import("../../experiment/learnability/citation").then(
      ({ bibliography }) => gone || setEntries(bibliography(experiment, address, new Date())),
    );
    return () => {
      gone = true;
    };
  }, [experiment, address]);
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
    setMessage(text.files.saved(name));
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
