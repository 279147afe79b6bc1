/** Reads a large file away from the page, and says how far it is. */
import type { OwnData, Sequence } from "../../tasks/dataset";
import type { PostMessage, Role } from "../core/role";
import { type Intake, recognise } from "./recognise";

export type FromIntakeWorker =
  | { readonly type: "reading"; readonly share: number }
  | { readonly type: "checking" }
  | { readonly type: "done"; readonly intake: Intake }
  | { readonly type: "unreadable" }
  /** Most likely it does not fit into memory. */
  | { readonly type: "failed" };

/** Reads one file. */
export const role: Role<File, FromIntakeWorker> = (post) => async (file) => {
  try {
    const bytes = await readAll(file, post);
    post({ type: "checking" });
    const intake = await recognise(bytes, file.name);
    if (intake.kind !== "data") post({ type: "done", intake });
    else {
      const { data, buffers } = gathered(intake.data);
      post({ type: "done", intake: { ...intake, data } }, buffers);
    }
  } catch (error) {
    // A folder, or a file that was moved or changed since it was chosen.
    post({ type: error instanceof DOMException ? "unreadable" : "failed" });
  }
};

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

/** The same numbers in two blocks that can be handed over instead of copied, as a hundred thousand small ones cannot. */
function gathered(data: OwnData): { readonly data: OwnData; readonly buffers: ArrayBuffer[] } {
  const sequences = [...data.train, ...data.test];
  const size = (of: (sequence: Sequence) => number) => sequences.reduce((sum, sequence) => sum + of(sequence), 0);
  const buffers = [size(({ Z }) => Z.length), size(({ y }) => y?.length ?? 0)].map((length) => new ArrayBuffer(8 * length));
  const [tokens, labels] = buffers.map((buffer) => new Float64Array(buffer));
  let [token, label] = [0, 0];
  const moved = ({ n, Z, y }: Sequence): Sequence => {
    tokens.set(Z, token);
    token += Z.length;
    if (y) {
      labels.set(y, label);
      label += y.length;
    }
    return { n, Z: tokens.subarray(token - Z.length, token), y: y && labels.subarray(label - y.length, label) };
  };
  const train = data.train.map(moved);
  const test = data.test.map(moved);
  return { data: { ...data, train, test }, buffers };
}
