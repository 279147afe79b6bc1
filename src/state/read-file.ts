import { isMissingWorker, missingWorker } from "../engine/core/missing-worker";
import { fileSizeProblem } from "../tasks/custom/data";
import { type Intake, recognise } from "./intake";

/** How far a large file is: the share that has been read, or null while what was read is checked. */
export interface FileProgress {
  readonly name: string;
  readonly share: number | null;
}

export type FromIntakeWorker =
  | { readonly type: "reading"; readonly share: number }
  | { readonly type: "checking" }
  | { readonly type: "done"; readonly intake: Intake }
  | { readonly type: "unreadable" };

export interface ReadOptions {
  readonly onProgress: (progress: FileProgress) => void;
  readonly signal: AbortSignal;
}

/** Reads a file and tells what it is; null when it was given up. Replaced in tests, which have no workers. */
export type ReadFile = (file: File, options: ReadOptions) => Promise<Intake | null>;

/** Smaller files are there before a worker is. */
const large = 2_000_000;

export const readFile: ReadFile = async (file, options) => {
  const tooLarge = fileSizeProblem(file.size);
  if (tooLarge) return { kind: "problem", name: file.name, problem: tooLarge };
  return file.size >= large && typeof Worker !== "undefined" ? readInWorker(file, options) : readHere(file);
};

async function readHere(file: File): Promise<Intake> {
  try {
    return await recognise(new Uint8Array(await file.arrayBuffer()), file.name);
  } catch (error) {
    // A folder, or a file that was moved or changed since it was chosen.
    if (!(error instanceof DOMException)) throw error;
    return unreadable(file);
  }
}

function readInWorker(file: File, { onProgress, signal }: ReadOptions): Promise<Intake | null> {
  const worker = new Worker(new URL("./intake-worker.ts", import.meta.url), { type: "module" });
  const { name } = file;
  const read = new Promise<Intake | null>((resolve) => {
    signal.addEventListener("abort", () => resolve(null));
    worker.onerror = (event) => {
      event.preventDefault();
      resolve(isMissingWorker(event) ? missing(file) : tooMuch(file));
    };
    worker.onmessage = ({ data: message }: MessageEvent<FromIntakeWorker>) => {
      if (message.type === "reading") onProgress({ name, share: message.share });
      if (message.type === "checking") onProgress({ name, share: null });
      if (message.type === "unreadable") resolve(unreadable(file));
      if (message.type === "done") resolve(message.intake);
    };
    onProgress({ name, share: 0 });
    worker.postMessage(file);
  });
  return read.finally(() => worker.terminate());
}

function unreadable({ name }: File): Intake {
  return { kind: "problem", name, problem: { field: "", message: "the file cannot be read", hint: "choose it again" } };
}

function missing({ name }: File): Intake {
  return { kind: "problem", name, problem: { field: "", message: missingWorker.message, hint: "load the page again" } };
}

function tooMuch({ name }: File): Intake {
  return { kind: "problem", name, problem: { field: "", message: "the data do not fit in memory", hint: "use fewer samples" } };
}
