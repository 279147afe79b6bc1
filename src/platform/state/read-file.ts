/** Reads a file: large ones in a worker, since a table of numbers can take seconds. */

import { askWorker } from "../engine/ask-worker";
import { describeFailure } from "../engine/failure";
import { type DataReader, type Intake, recognise } from "../engine/intake/recognise";
import type { FileAnswer, ToIntakeWorker } from "../engine/intake/role";
import { openWorker } from "../engine/open-worker";
import { fileSizeProblem } from "../files/fault";
import { stateProblem } from "./state-problem";

/** Progress of a large file: the share read, or null while its content is checked. */
export interface FileProgress {
  readonly name: string;
  readonly share: number | null;
}

export interface ReadOptions {
  /** The lab whose data the file may hold, and its reader. */
  readonly lab: string;
  readonly reader: DataReader;
  readonly onProgress: (progress: FileProgress) => void;
  readonly signal: AbortSignal;
}

/** Smaller files are read faster than a worker starts. */
const large = 2_000_000;

/** Reads and recognises a file; null when it was cancelled. */
export async function readFile(file: File, options: ReadOptions): Promise<Intake | null> {
  const tooLarge = fileSizeProblem(file.size);
  if (tooLarge) return { kind: "problem", name: file.name, problem: tooLarge };
  const away = typeof Worker !== "undefined" && (file.size >= large || (await isPacked(file)));
  return away ? readInWorker(file, options) : readHere(file, options.reader);
}

/** Gzip may unpack to any size. A file that cannot be read fails when it is read. */
async function isPacked(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(
    await file
      .slice(0, 2)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  );
  return first === 0x1f && second === 0x8b;
}

async function readHere(file: File, reader: DataReader): Promise<Intake> {
  try {
    return await recognise(new Uint8Array(await file.arrayBuffer()), file.name, reader);
  } catch (error) {
    // A folder, or a file that was moved or changed after it was chosen.
    if (!(error instanceof DOMException)) throw error;
    return { kind: "problem", name: file.name, problem: stateProblem("opened-unreadable") };
  }
}

async function readInWorker(file: File, { lab, onProgress, signal }: ReadOptions): Promise<Intake | null> {
  const { name } = file;
  const tell = (share: number) => onProgress({ name, share: share < 1 ? share : null });
  tell(0);
  try {
    const stopped = stateProblem("opened-too-large");
    const options = { signal, onProgress: tell };
    const answer = await askWorker<ToIntakeWorker, FileAnswer>(() => openWorker(null, "intake"), { file, lab }, stopped, options);
    return typeof answer === "string" ? { kind: "problem", name, problem: stateProblem(`opened-${answer}`) } : answer;
  } catch (error) {
    return signal.aborted ? null : { kind: "problem", name, problem: describeFailure(error) };
  }
}
