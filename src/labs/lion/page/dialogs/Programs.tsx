import { useState } from "react";
import { fileName } from "../../../../platform/shell/files/save";
import { useFileStem } from "../../../../platform/shell/files/use-file-stem";
import { Part } from "../../../../platform/shell/takeaway/Part";
import { ScriptActions } from "../../../../platform/shell/takeaway/ScriptActions";
import type { PythonLibrary } from "../../document/python/script";
import type { LionData } from "../../math/own-data";
import { useDocument, useSession } from "../session/react";
import { EncoderExport } from "./EncoderExport";
import { lionDialogsText } from "./words";

/** Exported programs: heads and their forms, or trained encoders. */
export function Programs() {
  const { problem } = useDocument();
  return problem.kind === "task" ? <EncoderExport /> : <PythonExport />;
}

/** The heads of the experiment and its forms as a script, on the clipboard or as a file. */
function PythonExport() {
  const session = useSession();
  const document = useDocument();
  const stem = useFileStem();
  const [message, setMessage] = useState("");
  const write = async (library: PythonLibrary) => {
    const [{ lionScript }, { outputsForScript }] = await Promise.all([
      import("../../document/python/script"),
      import("../../engine/script-outputs"),
    ]);
    return lionScript(library, document, outputsForScript(document, session.ownData() as LionData | null));
  };
  const actions = (library: PythonLibrary) => (
    <ScriptActions library={library} file={fileName(stem, library.toLowerCase(), "py")} write={() => write(library)} say={setMessage} />
  );
  return (
    <Part title={lionDialogsText.python} help={lionDialogsText.pythonHelp} message={message}>
      {actions("NumPy")}
      <p className="dialog-help takeaway-next">{lionDialogsText.torchHelp}</p>
      {actions("PyTorch")}
    </Part>
  );
}
