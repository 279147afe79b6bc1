import type { PythonScript } from "../../documents/python/script";
import { errorSaid } from "../error-said";
import { saveFile } from "../files/save";
import { filesText } from "../files/words";
import { Action } from "./Part";
import { exportText } from "./words";

interface ScriptActionsProps {
  /** The libraries of the script: "NumPy". */
  readonly library: string;
  /** The file that it is saved as. */
  readonly file: string;
  /** Null where there is nothing to write. */
  readonly write: () => Promise<PythonScript | null>;
  /** Reports the result. */
  readonly say: (message: string) => void;
}

/** A script for the clipboard or as a file. */
export function ScriptActions({ library, file, write, say }: ScriptActionsProps) {
  const told = (words: string, { dataFile }: PythonScript) => say(dataFile === null ? words : `${words} ${exportText.needsData(dataFile)}`);
  const copy = async () => {
    try {
      const script = await write();
      if (!script) return;
      await navigator.clipboard.writeText(script.text);
      told(exportText.scriptCopied(library), script);
    } catch {
      say(exportText.copyFailed);
    }
  };
  const save = async () => {
    try {
      const script = await write();
      if (!script) return;
      saveFile(new Blob([script.text], { type: "text/x-python" }), file);
      told(filesText.saved(file), script);
    } catch (error) {
      say(filesText.failed(errorSaid(error)));
    }
  };
  return (
    <div className="dialog-actions">
      <Action words={exportText.scriptCopy(library)} onPress={() => void copy()} />
      <Action words={exportText.scriptSave(library)} onPress={() => void save()} />
    </div>
  );
}
