import { useEffect, useRef, useState } from "react";
import type { ArraysFormat } from "../../documents/named-arrays";
import { errorSaid } from "../error-said";
import { fileName, saveFile } from "../files/save";
import { useFileStem } from "../files/use-file-stem";
import { filesText } from "../files/words";
import { Action, Part } from "./Part";
import { exportText } from "./words";

const formats: readonly ArraysFormat[] = ["json", "npz"];

/** Progress of weights that must be computed first, and whether they are still wanted. */
export interface Computing {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

interface WeightsPartProps {
  /** The content of the file. */
  readonly help: string;
  /** Shown where there are no weights yet. */
  readonly none?: string;
  /** The end of the file's name. */
  readonly suffix?: () => string;
  /** Null where there are no weights yet. */
  readonly write: (format: ArraysFormat, computing: Computing) => Promise<Blob | null>;
}

/** Weights as a file. A long computation shows its progress, and can be cancelled. */
export function WeightsPart({ help, none = "", suffix = () => "weights", write }: WeightsPartProps) {
  const stem = useFileStem();
  const [share, setShare] = useState<number | null>(null);
  const [message, setMessage] = useState("");
  const computing = useRef<AbortController | null>(null);
  useEffect(() => () => computing.current?.abort(), []);
  const save = async (format: ArraysFormat) => {
    const controller = new AbortController();
    computing.current = controller;
    setMessage("");
    try {
      const file = await write(format, { signal: controller.signal, onProgress: setShare });
      const name = fileName(stem, suffix(), format);
      if (file) saveFile(file, name);
      setMessage(file ? filesText.saved(name) : none);
    } catch (error) {
      if (!controller.signal.aborted) setMessage(filesText.failed(errorSaid(error)));
    }
    setShare(null);
  };
  return (
    <Part title={exportText.weights} help={help} message={message}>
      <div className="dialog-actions">
        {share === null ? (
          formats.map((format) => (
            <Action
              key={format}
              words={exportText.weightsFormats[format]}
              label={filesText.saveName(exportText.weights, exportText.weightsFormats[format])}
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
