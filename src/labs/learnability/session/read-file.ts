/** Reading files in this lab: large ones in a worker, since a table of numbers can take seconds. */
import { isMissingWorker, missingWorker } from "../../../engine/learnability/missing-worker";
import type { Intake } from "../../../state/intake";
import { type ReadFile, type ReadOptions, readHere, unreadable } from "../../../state/read-file";
import { fileSizeProblem } from "../../../tasks/custom/data";
import { dataReader } from "./data-reader";

export type FromIntakeWorker =
  | { readonly type: "reading"; readonly share: number }
  | { readonly type: "checking" }
  | { readonly type: "done"; readonly intake: Intake }
  | { readonly type: "unreadable" };

/** Smaller files are there before a worker is. */
const large = 2_000_000;

export const readFile: ReadFile = async (file, options) => {
  const tooLarge = fileSizeProblem(file.size);
  if (tooLarge) return { kind: "problem", name: file.name, problem: tooLarge };
  return file.size >= large && typeof Worker !== "undefined" ? readInWorker(file, options) : readHere(file, dataReader);
};

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

function missing({ name }: File): Intake {
  return { kind: "problem", name, problem: { field: "", message: missingWorker.message, hint: "load the page again" } };
}

function tooMuch({ name }: File): Intake {
  return { kind: "problem", name, problem: { field: "", message: "the data do not fit in memory", hint: "use fewer samples" } };
}
