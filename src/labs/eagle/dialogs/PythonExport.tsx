import { useState } from "react";
import type { EagleData } from "../../../eagle/files/own-data";
import { fileName } from "../../../shell/files/save";
import { useFileStem } from "../../../shell/files/use-file-stem";
import { Part } from "../../../shell/takeaway/Part";
import { ScriptActions } from "../../../shell/takeaway/ScriptActions";
import { useDocument, useSession } from "../session/react";
import { eagleDialogsText } from "./words";

/** Problem and solvers as a script, on the clipboard or as a file. */
export function PythonExport() {
  const session = useSession();
  const document = useDocument();
  const stem = useFileStem();
  const [message, setMessage] = useState("");
  const write = async () => {
    const { numpyScript } = await import("../../../experiment/eagle/python/script");
    return numpyScript(document, session.ownData() as EagleData | null);
  };
  return (
    <Part title={eagleDialogsText.python} help={eagleDialogsText.pythonHelp} message={message}>
      <ScriptActions library="NumPy" file={fileName(stem, "numpy", "py")} write={write} say={setMessage} />
    </Part>
  );
}
