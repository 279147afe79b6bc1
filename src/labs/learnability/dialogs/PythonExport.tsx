import { useState } from "react";
import type { PythonScript } from "../../../experiment/learnability/python/script";
import { hasHeads } from "../../../learners/registry";
import { fileName, saveFile } from "../../../shell/files/save";
import { filesText } from "../../../shell/files/words";
import { Action, messageOf, Part } from "../../../shell/takeaway/Part";
import { usePlayground, useSession } from "../../../state/react";
import { fileStem } from "./file-stem";
import { dialogsText } from "./words";

type Library = "numpy" | "torch";

/** The experiment as a script, on the clipboard or as a file. */
export function PythonExport() {
  const session = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const [message, setMessage] = useState("");
  const trained = experiment.learners.some(hasHeads);
  const write = async (library: Library): Promise<PythonScript | null> => {
    const { numpyScript, torchScript } = await import("../../../experiment/learnability/python/script");
    return library === "numpy" ? numpyScript(experiment, session.ownData()) : torchScript(experiment, session.ownData());
  };
  const say = (words: string, { dataFile }: PythonScript) =>
    setMessage(dataFile === null ? words : `${words} ${dialogsText.needsData(dataFile)}`);
  const copy = async (library: Library) => {
    try {
      const script = await write(library);
      if (!script) return;
      await navigator.clipboard.writeText(script.text);
      say(dialogsText.copied(dialogsText.scripts[library]), script);
    } catch {
      setMessage(dialogsText.copyFailed);
    }
  };
  const save = async (library: Library) => {
    try {
      const script = await write(library);
      if (!script) return;
      const name = fileName(fileStem(experiment), library, "py");
      saveFile(new Blob([script.text], { type: "text/x-python" }), name);
      say(filesText.saved(name), script);
    } catch (error) {
      setMessage(filesText.failed(messageOf(error)));
    }
  };
  const buttons = (library: Library) => {
    const name = dialogsText.scripts[library];
    return (
      <div className="dialog-actions">
        <Action words={dialogsText.copy(name)} onPress={() => void copy(library)} />
        <Action words={dialogsText.save(name)} onPress={() => void save(library)} />
      </div>
    );
  };
  return (
    <Part title={dialogsText.python} help={dialogsText.pythonHelp} message={message}>
      {buttons("numpy")}
      <p className="dialog-help takeaway-next">{trained ? dialogsText.torchHelp : dialogsText.noTorch}</p>
      {trained && buttons("torch")}
    </Part>
  );
}
