import { useState } from "react";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { fileName } from "../../../../platform/shell/files/save";
import { useFileStem } from "../../../../platform/shell/files/use-file-stem";
import { Part } from "../../../../platform/shell/takeaway/Part";
import { ScriptActions } from "../../../../platform/shell/takeaway/ScriptActions";
import type { EagleData } from "../../math/files/own-data";
import { useDocument, useSession } from "../session/react";
import { TrainingExport } from "./TrainingExport";
import { eagleDialogsText } from "./words";

/** Milliseconds after which the page has its turn. */
const slice = 20;

async function inSlices<Result>(computation: LongComputation<Result>): Promise<Result> {
  let end = performance.now() + slice;
  for (;;) {
    const turn = computation.next();
    if (turn.done) return turn.value;
    if (performance.now() < end) continue;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + slice;
  }
}

/** The document as a program, and what a network that is trained has come to. */
export function Programs() {
  return useDocument().problem.kind === "training" ? <TrainingExport /> : <PythonExport />;
}

/** Problem and solvers as a script, on the clipboard or as a file. */
function PythonExport() {
  const session = useSession();
  const document = useDocument();
  const stem = useFileStem();
  const [message, setMessage] = useState("");
  const write = async () => {
    const { chosenBlock, numpyScript } = await import("../../document/python/script");
    const data = session.ownData() as EagleData | null;
    return numpyScript(document, data, await inSlices(chosenBlock(document, data)));
  };
  return (
    <Part title={eagleDialogsText.python} help={eagleDialogsText.pythonHelp} message={message}>
      <ScriptActions library="NumPy" file={fileName(stem, "numpy", "py")} write={write} say={setMessage} />
    </Part>
  );
}
