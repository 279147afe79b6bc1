import { useState } from "react";
import type { PythonScript } from "../../experiment/learnability/python/script";
import { hasHeads } from "../../learners/registry";
import { usePlayground, useSession } from "../../state/react";
import { exportText } from "../../ui/export-text";
import { text } from "../../ui/text";
import { fileName, saveFile } from "../files/save";
import { Action, messageOf, Part } from "./Part";

type Library = "numpy" | "torch";

/** The experiment as a script, on the clipboard or as a file. */
export function PythonExport() {
  const session = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const [message, setMessage] = useState("");
  const trained = experiment.learners.some(hasHeads);
  const write = async (library: Library): Promise<PythonScript | null> => {
    const { numpyScript, torchScript } = await import("../../experiment/learnability/python/script");
    return library === "numpy" ? numpyScript(experiment, session.ownData()) : torchScript(experiment, session.ownData());
  };
  const say = (words: string, { dataFile }: PythonScript) =>
    setMessage(dataFile === null ? words : `${words} ${exportText.needsData(dataFile)}`);
  const copy = async (library: Library) => {
    try {
      const script = await write(library);
      if (!script) return;
      await navigator.clipboard.writeText(script.text);
      say(exportText.copied(exportText.scripts[library]), script);
    } catch {
      setMessage(exportText.copyFailed);
    }
  };
  const save = async (library: Library) => {
    try {
      const script = await write(library);
      if (!script) return;
      const name = fileName(experiment, library, "py");
      saveFile(new Blob([script.text], { type: "text/x-python" }), name);
      say(text.files.saved(name), script);
    } catch (error) {
      setMessage(text.files.failed(messageOf(error)));
    }
  };
  const buttons = (library: Library) => {
    const name = exportText.scripts[library];
    return (
      <div className="dialog-actions">
        <Action words={exportText.copy(name)} onPress={() => void copy(library)} />
        <Action words={exportText.save(name)} onPress={() => void save(library)} />
      </div>
    );
  };
  return (
    <Part title={exportText.python} help={exportText.pythonHelp} message={message}>
      {buttons("numpy")}
      <p className="dialog-help takeaway-next">{trained ? exportText.torchHelp : exportText.noTorch}</p>
      {trained && buttons("torch")}
    </Part>
  );
}
