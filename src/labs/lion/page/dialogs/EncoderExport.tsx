import { useState } from "react";
import { errorSaid } from "../../../../platform/shell/error-said";
import { fileName, saveFile } from "../../../../platform/shell/files/save";
import { useFileStem } from "../../../../platform/shell/files/use-file-stem";
import { filesText } from "../../../../platform/shell/files/words";
import { Action, Part } from "../../../../platform/shell/takeaway/Part";
import { ScriptActions } from "../../../../platform/shell/takeaway/ScriptActions";
import { useDocument, useSession } from "../session/react";
import type { WeightsFormat } from "../training/weights-file";
import { lionDialogsText } from "./words";

const formats: readonly WeightsFormat[] = ["json", "npz"];

/** Encoders in training: their weights as they were last looked at, a script that answers with them, and one that trains them. */
export function EncoderExport() {
  const session = useSession();
  const document = useDocument();
  const stem = useFileStem();
  const [message, setMessage] = useState("");
  const [scriptMessage, setScriptMessage] = useState("");
  const states = () => document.learners.map((_, index) => session.series.encoder(index));
  const hasWeights = () => states().some((state) => state?.runs.some(({ weights }) => weights));
  const nameOf = (format: WeightsFormat) => fileName(stem, "weights", format);
  /** What the text task fills in must be there before its encoders can be written. */
  const prepared = async () => {
    const { needsSource, fetchSource } = await import("../../engine/training/source");
    if (needsSource(document)) await fetchSource(document);
  };
  const save = async (format: WeightsFormat) => {
    if (!hasWeights()) return setMessage(lionDialogsText.noWeights);
    try {
      const [{ weightsFile }] = await Promise.all([import("../training/weights-file"), prepared()]);
      saveFile(weightsFile(document, states(), format), nameOf(format));
      setMessage(filesText.saved(nameOf(format)));
    } catch (error) {
      setMessage(filesText.failed(errorSaid(error)));
    }
  };
  const write = async () => {
    if (!hasWeights()) {
      setScriptMessage(lionDialogsText.noWeights);
      return null;
    }
    const [{ encoderScript }, { encodersForScript }] = await Promise.all([
      import("../../document/python/encoder"),
      import("../training/script-encoders"),
      prepared(),
    ]);
    return encoderScript(document, encodersForScript(document, states()), nameOf("npz"));
  };
  const writeTraining = async () => {
    const [{ trainingScript }] = await Promise.all([import("../training/script-training"), prepared()]);
    return trainingScript(document, states());
  };
  return (
    <>
      <Part title={lionDialogsText.weights} help={lionDialogsText.weightsHelp} message={message}>
        <div className="dialog-actions">
          {formats.map((format) => (
            <Action
              key={format}
              words={lionDialogsText.weightsFormats[format]}
              label={filesText.saveName(lionDialogsText.weights, lionDialogsText.weightsFormats[format])}
              onPress={() => void save(format)}
            />
          ))}
        </div>
      </Part>
      <Part title={lionDialogsText.python} help={lionDialogsText.encoderHelp} message={scriptMessage}>
        <ScriptActions library="NumPy" file={fileName(stem, "numpy", "py")} write={write} say={setScriptMessage} />
        <p className="dialog-help takeaway-next">{lionDialogsText.encoderTrainingHelp}</p>
        <ScriptActions library="PyTorch" file={fileName(stem, "pytorch", "py")} write={writeTraining} say={setScriptMessage} />
      </Part>
    </>
  );
}
