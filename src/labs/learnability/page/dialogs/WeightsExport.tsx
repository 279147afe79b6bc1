import { useEffect, useRef, useState } from "react";
import { errorSaid } from "../../../../platform/shell/error-said";
import { fileName, saveFile } from "../../../../platform/shell/files/save";
import { filesText } from "../../../../platform/shell/files/words";
import { Action, Part } from "../../../../platform/shell/takeaway/Part";
import type { ResultDocument } from "../../document/result";
import { usePlayground, useSession } from "../session/react";
import type { WeightsFormat } from "../session/weights-file";
import { fileStem } from "./file-stem";
import { dialogsText } from "./words";

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
      const result = await session.takeaway.result({ signal: controller.signal, onProgress: setShare });
      const { weightsFile } = await import("../session/weights-file");
      const name = fileName(fileStem(experiment), "weights", format);
      saveFile(weightsFile(JSON.parse(await result.text()) as ResultDocument, format), name);
      setMessage(filesText.saved(name));
    } catch (error) {
      if (!controller.signal.aborted) setMessage(filesText.failed(errorSaid(error)));
    }
    setShare(null);
  };
  return (
    <Part title={dialogsText.weights} help={dialogsText.weightsHelp} message={message}>
      <div className="dialog-actions">
        {share === null ? (
          formats.map((format) => (
            <Action
              key={format}
              words={dialogsText.weightsFormats[format]}
              label={filesText.saveName(dialogsText.weights, dialogsText.weightsFormats[format])}
              onPress={() => void save(format)}
            />
          ))
        ) : (
          <>
            <progress className="takeaway-progress" aria-label={filesText.computing} value={share} />
            <Action words={filesText.cancel} onPress={() => computing.current?.abort()} />
          </>
        )}
      </div>
    </Part>
  );
}
