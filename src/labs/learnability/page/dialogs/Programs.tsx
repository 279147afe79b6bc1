import { useState } from "react";
import { fileName } from "../../../../platform/shell/files/save";
import { useFileStem } from "../../../../platform/shell/files/use-file-stem";
import { Part } from "../../../../platform/shell/takeaway/Part";
import { ScriptActions } from "../../../../platform/shell/takeaway/ScriptActions";
import { WeightsPart } from "../../../../platform/shell/takeaway/WeightsPart";
import type { ResultDocument } from "../../document/result";
import { hasHeads } from "../../math/learners/training-methods";
import { usePlayground, useSession } from "../session/react";
import { dialogsText } from "./words";

const libraries = { numpy: "NumPy", torch: "PyTorch" } as const;
type Library = keyof typeof libraries;

/** The experiment as a script, on the clipboard or as a file. */
function PythonExport() {
  const session = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const stem = useFileStem();
  const [message, setMessage] = useState("");
  const trained = experiment.learners.some(hasHeads);
  const write = async (library: Library) => {
    const { numpyScript, torchScript } = await import("../../document/python/script");
    return library === "numpy" ? numpyScript(experiment, session.ownData()) : torchScript(experiment, session.ownData());
  };
  const actions = (library: Library) => (
    <ScriptActions library={libraries[library]} file={fileName(stem, library, "py")} write={() => write(library)} say={setMessage} />
  );
  return (
    <Part title={dialogsText.python} help={dialogsText.pythonHelp} message={message}>
      {actions("numpy")}
      <p className="dialog-help takeaway-next">{trained ? dialogsText.torchHelp : dialogsText.noTorch}</p>
      {trained && actions("torch")}
    </Part>
  );
}

/** The learners' weights, and the experiment as a program. */
export function Programs() {
  return (
    <>
      <WeightsExport />
      <PythonExport />
    </>
  );
}

/** Computed like the result, in a worker of its own. */
function WeightsExport() {
  const session = useSession();
  return (
    <WeightsPart
      help={dialogsText.weightsHelp}
      write={async (format, computing) => {
        computing.onProgress(0);
        const result = await session.takeaway.result(computing);
        const { weightsFile } = await import("../../document/weights");
        return weightsFile(JSON.parse(await result.text()) as ResultDocument, format);
      }}
    />
  );
}
