/** Reads a large file in a worker, and reports the progress. */
import { askRole } from "../ask-role";
import type { OwnDataReader } from "../own-data";
import { dataIntake, type Intake, noData, recognise } from "./recognise";

export interface ToIntakeWorker {
  readonly file: File;
  /** The lab whose data the file may hold. */
  readonly lab: string;
}

/** Contents of a file, or the reason why it is not read: "too-large" most likely means that it does not fit into memory. */
export type FileAnswer = Intake | "unreadable" | "too-large";

type OnProgress = (share: number) => void;

/**
 * Reads one file, and reports the share that has been read.
 *
 * @param readerOf  the reader for data of a lab; null for a lab without own data.
 */
export const intakeRole = (readerOf: (lab: string) => Promise<OwnDataReader | null>) =>
  askRole<ToIntakeWorker, FileAnswer>(async ({ file, lab }, onProgress) => {
    try {
      const reader = await readerOf(lab);
      const intake = (await inPieces(file, reader, onProgress)) ?? (await whole(file, reader, onProgress));
      if (intake.kind !== "data" || !reader?.gathered) return intake;
      return { ...intake, data: reader.gathered(intake.data) as object };
    } catch (error) {
      // A folder, or a file that was moved or changed since it was chosen.
      return error instanceof DOMException ? "unreadable" : "too-large";
    }
  });

/** Bytes at the start of a file by which its format is recognised. */
const tellingBytes = 512;

/** Reads a file that need not be held whole; null for any other. */
async function inPieces(file: File, reader: OwnDataReader | null, onProgress: OnProgress): Promise<Intake | null> {
  const { pieces } = reader ?? {};
  const start = new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer());
  if (!pieces?.accepts(start, file.name)) return null;
  return dataIntake(await pieces.read(file, onProgress), file.name);
}

async function whole(file: File, reader: OwnDataReader | null, onProgress: OnProgress): Promise<Intake> {
  return recognise(await readAll(file, onProgress), file.name, reader ?? noData);
}

async function readAll(file: File, onProgress: OnProgress): Promise<Uint8Array> {
  const bytes = new Uint8Array(file.size);
  const reader = file.stream().getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, size);
    bytes.set(value, size);
    size += value.length;
    onProgress(size / file.size);
  }
}
