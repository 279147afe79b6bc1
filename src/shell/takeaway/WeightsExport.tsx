import { useEffect, useRef, useState } from "react";
import type { ResultDocument } from "../../experiment/learnability/result";
import { usePlayground, useSession } from "../../labs/learnability/session/react";
import type { WeightsFormat } from "../../labs/learnability/session/weights-file";
import { exportText } from "../../ui/export-text";
import { text } from "../../ui/text";
import { fileName, saveFile } from "../files/save";
import { Action, messageOf, Part } from "./Part";

const formats: readonly WeightsFormat[] = ["json", "npz"];

/** Computed like the result, in a worker of its own, so it can take its time and be called off. */
export function WeightsExport() {
  const session = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const [share, setShare] = useState<number | null>(null);
  const [message, setMessage] = useState("");
  const computing = useRef<AbortController | null>(null);
  useEffect(() => () => computing.current?.abort(), []);
  const save = async (format: WeightsFormat) => {
    const controller = new AbortController();
    computing.current = controller;
    setMessage("");
    setShare(0);
    try {
      const result = await session.exportResult({ signal: controller.signal, onProgress: setShare });
      const { weightsFile } = await import("../../labs/learnability/session/weights-file");
      const name = fileName(experiment, "weights", format);
      saveFile(weightsFile(JSON.parse(await result.text()) as ResultDocument, format), name);
      setMessage(text.files.saved(name));
    } catch (error) {
      if (!controller.signal.aborted) setMessage(text.files.failed(messageOf(error)));
    }
    setShare(null);
  };
  return (
    <Part title={exportText.weights} help={exportText.weightsHelp} message={message}>
      <div className="dialog-actions">
        {share === null ? (
          formats.map((format) => (
            <Action
              key={format}
              words={exportText.weightsFormats[format]}
              label={text.files.saveName(exportText.weights, exportText.weightsFormats[format])}
              onPress={() => void save(format)}
            />
          ))
        ) : (
          <>
            <progress className="takeaway-progress" aria-label={text.files.computing} value={share} />
            <Action words={text.files.cancel} onPress={() => computing.current?.abort()} />
          </>
        )}
      </div>
    </Part>
  );
}
