import { missingWorker } from "../engine/core/missing-worker";
import { SupervisedWorker } from "../engine/core/supervised-worker";
import { type Intake, recognise } from "../engine/intake/recognise";
import type { FromIntakeWorker } from "../engine/intake/role";
import { openWorker } from "../engine/open-worker";
import { fileSizeProblem } from "../tasks/custom/data";

/** How far a large file is: the share that has been read, or null while what was read is checked. */
export interface FileProgress {
  readonly name: string;
  readonly share: number | null;
}

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
  const { name } = file;
  return new Promise((resolve) => {
    const worker = new SupervisedWorker<File, FromIntakeWorker>({
      create: () => openWorker(null, "intake"),
      onMessage: (message) => {
        if (message.type === "reading") onProgress({ name, share: message.share });
        if (message.type === "checking") onProgress({ name, share: null });
        if (message.type === "unreadable") end(unreadable(file));
        if (message.type === "failed") end(tooMuch(file));
        if (message.type === "done") end(message.intake);
      },
      onLost: (loss) => end(loss === "missing" ? missing(file) : tooMuch(file)),
    });
    const end = (intake: Intake | null) => {
      worker.close();
      resolve(intake);
    };
    signal.addEventListener("abort", () => end(null));
    onProgress({ name, share: 0 });
    worker.post(file);
  });
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
