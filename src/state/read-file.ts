/** Reading a file that somebody brings; how it is done is the lab's, which knows its data. */
import { type DataReader, type Intake, recognise } from "./intake";

/** How far a large file is: the share that has been read, or null while what was read is checked. */
export interface FileProgress {
  readonly name: string;
  readonly share: number | null;
}

export interface ReadOptions {
  readonly onProgress: (progress: FileProgress) => void;
  readonly signal: AbortSignal;
}

/** Reads a file and tells what it is; null when it was given up. */
export type ReadFile = (file: File, options: ReadOptions) => Promise<Intake | null>;

/** For labs that learn from no data of a person's own. */
export const noData: DataReader = {
  format: "learnability-data",
  read: async () => ({ ok: false, problem: { field: "", message: "this lab learns from no data of your own" } }),
};

export async function readHere(file: File, reader: DataReader): Promise<Intake> {
  try {
    return await recognise(new Uint8Array(await file.arrayBuffer()), file.name, reader);
  } catch (error) {
    // A folder, or a file that was moved or changed since it was chosen.
    if (!(error instanceof DOMException)) throw error;
    return unreadable(file);
  }
}

export function unreadable({ name }: Pick<File, "name">): Intake {
  return { kind: "problem", name, problem: { field: "", message: "the file cannot be read", hint: "choose it again" } };
}
