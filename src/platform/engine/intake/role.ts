/** Reads a large file in a worker, and reports progress. */
import type { OwnDataReader } from "../own-data";
import type { PostMessage, Role } from "../role";
import { dataIntake, type Intake, noData, recognise } from "./recognise";

export interface ToIntakeWorker {
  readonly file: File;
  /** The lab whose data the file may hold. */
  readonly lab: string;
}

export type FromIntakeWorker =
  | { readonly type: "reading"; readonly share: number }
  | { readonly type: "checking" }
  | { readonly type: "done"; readonly intake: Intake }
  | { readonly type: "unreadable" }
  /** Most likely the file does not fit into memory. */
  | { readonly type: "failed" };

/**
 * Reads one file.
 *
 * @param readerOf  the reader for data of a lab; null for a lab without own data.
 */
export const intakeRole =
  (readerOf: (lab: string) => Promise<OwnDataReader | null>): Role<ToIntakeWorker, FromIntakeWorker> =>
  (post) =>
  async ({ file, lab }) => {
    try {
      const reader = await readerOf(lab);
      const intake = (await inPieces(file, reader, post)) ?? (await whole(file, reader, post));
      if (intake.kind !== "data" || !reader) post({ type: "done", intake });
      else {
        const { data, buffers } = reader.gathered(intake.data);
        post({ type: "done", intake: { ...intake, data: data as object } }, buffers);
      }
    } catch (error) {
      // A folder, or a file that was moved or changed after it was chosen.
      post({ type: error instanceof DOMException ? "unreadable" : "failed" });
    }
  };

/** Bytes at the start of a file by which its format is recognised. */
const tellingBytes = 512;

/** A file that is read piece by piece; null for any other. */
async function inPieces(file: File, reader: OwnDataReader | null, post: PostMessage<FromIntakeWorker>): Promise<Intake | null> {
  const { pieces } = reader ?? {};
  const start = new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer());
  if (!pieces?.accepts(start, file.name)) return null;
  return dataIntake(await pieces.read(file, (share) => post({ type: "reading", share })), file.name);
}

async function whole(file: File, reader: OwnDataReader | null, post: PostMessage<FromIntakeWorker>): Promise<Intake> {
  const bytes = await readAll(file, post);
  post({ type: "checking" });
  return recognise(bytes, file.name, reader ?? noData);
}

async function readAll(file: File, post: PostMessage<FromIntakeWorker>): Promise<Uint8Array> {
  const bytes = new Uint8Array(file.size);
  const reader = file.stream().getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, size);
    bytes.set(value, size);
    size += value.length;
    post({ type: "reading", share: size / file.size });
  }
}
