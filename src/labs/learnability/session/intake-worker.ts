/** Reads a large file away from the page, and says how far it is. */

import { recognise } from "../../../state/intake";
import type { OwnData, Sequence } from "../../../tasks/dataset";
import { dataReader } from "./data-reader";
import type { FromIntakeWorker } from "./read-file";

// The project's DOM types describe the window; here the global is a worker's.
const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

scope.addEventListener("message", async ({ data: file }: MessageEvent<File>) => {
  try {
    const bytes = await readAll(file);
    post({ type: "checking" });
    const intake = await recognise(bytes, file.name, dataReader);
    if (intake.kind !== "data") post({ type: "done", intake });
    else {
      const { data, buffers } = gathered(intake.data as OwnData);
      post({ type: "done", intake: { ...intake, data } }, buffers);
    }
  } catch (error) {
    // A folder, or a file that was moved or changed since it was chosen.
    if (!(error instanceof DOMException)) throw error;
    post({ type: "unreadable" });
  }
});

function post(message: FromIntakeWorker, transfer: Transferable[] = []): void {
  scope.postMessage(message, transfer);
}

async function readAll(file: File): Promise<Uint8Array> {
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
