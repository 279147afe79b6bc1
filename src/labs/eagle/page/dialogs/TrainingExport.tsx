import { useState } from "react";
import { fileName } from "../../../../platform/shell/files/save";
import { useFileStem } from "../../../../platform/shell/files/use-file-stem";
import { Part } from "../../../../platform/shell/takeaway/Part";
import { ScriptActions } from "../../../../platform/shell/takeaway/ScriptActions";
import { WeightsPart } from "../../../../platform/shell/takeaway/WeightsPart";
import { useDocument, useSession } from "../session/react";
import { networkOf } from "../training/training-data";
import { eagleDialogsText } from "./words";

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
  const network = () => networkOf(document, session.series);
  return (
    <WeightsPart
      help={eagleDialogsText.weightsHelp}
      none={eagleDialogsText.noWeights}
      suffix={() => `weights-step-${network()?.iteration ?? 0}`}
      write={async (format) => {
        const { weightsFile } = await import("../training/weights-file");
        const state = network();
        return state?.weights ? weightsFile(document, state, format) : null;
      }}
    />
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
