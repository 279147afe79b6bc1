import { useState } from "react";
import { errorSaid } from "../../../../platform/shell/error-said";
import { fileName, saveFile } from "../../../../platform/shell/files/save";
import { useFileStem } from "../../../../platform/shell/files/use-file-stem";
import { filesText } from "../../../../platform/shell/files/words";
import { Action, Part } from "../../../../platform/shell/takeaway/Part";
import { ScriptActions } from "../../../../platform/shell/takeaway/ScriptActions";
import { useDocument, useSession } from "../session/react";
import { networkOf } from "../training/training-data";
import type { WeightsFormat } from "../training/weights-file";
import { eagleDialogsText } from "./words";

const formats: readonly WeightsFormat[] = ["json", "npz"];

/** A network in training: its weights as they are now, and a script that trains it. */
export function TrainingExport() {
  return (
    <>
      <WeightsExport />
      <TorchExport />
    </>
  );
}

function WeightsExport() {
  const session = useSession();
  const document = useDocument();
  const stem = useFileStem();
  const [message, setMessage] = useState("");
  const save = async (format: WeightsFormat) => {
    try {
      const { weightsFile } = await import("../training/weights-file");
      const state = networkOf(document, session.series);
      if (!state?.weights) {
        setMessage(eagleDialogsText.noWeights);
        return;
      }
      const name = fileName(stem, `weights-step-${state.iteration}`, format);
      saveFile(weightsFile(document, state, format), name);
      setMessage(filesText.saved(name));
    } catch (error) {
      setMessage(filesText.failed(errorSaid(error)));
    }
  };
  return (
    <Part title={eagleDialogsText.weights} help={eagleDialogsText.weightsHelp} message={message}>
      <div className="dialog-actions">
        {formats.map((format) => (
          <Action
            key={format}
            words={eagleDialogsText.weightsFormats[format]}
            label={filesText.saveName(eagleDialogsText.weights, eagleDialogsText.weightsFormats[format])}
            onPress={() => void save(format)}
          />
        ))}
      </div>
    </Part>
  );
}

function TorchExport() {
  const document = useDocument();
  const stem = useFileStem();
  const [message, setMessage] = useState("");
  const write = async () => {
    const { trainingScript } = await import("../../document/python/training");
    return trainingScript(document);
  };
  return (
    <Part title={eagleDialogsText.python} help={eagleDialogsText.trainingHelp} message={message}>
      <ScriptActions library="PyTorch" file={fileName(stem, "pytorch", "py")} write={write} say={setMessage} />
    </Part>
  );
}
