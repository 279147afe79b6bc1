import { useState } from "react";
import { fileName } from "../../../../platform/shell/files/save";
import { useFileStem } from "../../../../platform/shell/files/use-file-stem";
import { Part } from "../../../../platform/shell/takeaway/Part";
import { ScriptActions } from "../../../../platform/shell/takeaway/ScriptActions";
import { WeightsPart } from "../../../../platform/shell/takeaway/WeightsPart";
import { useDocument, useSession } from "../session/react";
import { lionDialogsText } from "./words";

/** Encoders in training: their weights at the last evaluation, a script that computes with them, and one that trains them. */
export function EncoderExport() {
  const session = useSession();
  const document = useDocument();
  const stem = useFileStem();
  const [message, setMessage] = useState("");
  const states = () => document.learners.map((_, index) => session.series.encoder(index));
  const hasWeights = () => states().some((state) => state?.runs.some(({ weights }) => weights));
  /** The data of a task must be fetched before its encoders can be written. */
  const prepared = async () => {
    const { needsSource, fetchSource } = await import("../../engine/training/source");
    if (needsSource(document)) await fetchSource(document);
  };
  const write = async () => {
    if (!hasWeights()) {
      setMessage(lionDialogsText.noWeights);
      return null;
    }
    const [{ encoderScript }, { encodersForScript }] = await Promise.all([
      import("../../document/python/encoder"),
      import("../training/script-encoders"),
      prepared(),
    ]);
    return encoderScript(document, encodersForScript(document, states()), fileName(stem, "weights", "npz"));
  };
  const writeTraining = async () => {
    const [{ trainingScript }] = await Promise.all([import("../training/script-training"), prepared()]);
    return trainingScript(document, states());
  };
  return (
    <>
      <WeightsPart
        help={lionDialogsText.weightsHelp}
        none={lionDialogsText.noWeights}
        write={async (format) => {
          if (!hasWeights()) return null;
          const [{ weightsFile }] = await Promise.all([import("../training/weights-file"), prepared()]);
          return weightsFile(document, states(), format);
        }}
      />
      <Part title={lionDialogsText.python} help={lionDialogsText.encoderHelp} message={message}>
        <ScriptActions library="NumPy" file={fileName(stem, "numpy", "py")} write={write} say={setMessage} />
        <p className="dialog-help takeaway-next">{lionDialogsText.encoderTrainingHelp}</p>
        <ScriptActions library="PyTorch" file={fileName(stem, "pytorch", "py")} write={writeTraining} say={setMessage} />
      </Part>
    </>
  );
}
