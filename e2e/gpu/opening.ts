/** Results of opening the GPU, here or in a worker. */
import { openGpu } from "../../src/platform/tensors/gpu";
import { expectedSums } from "../../src/platform/tensors/probe";

export interface Opened {
  readonly name?: string;
  readonly error?: string;
  readonly reason?: string;
  readonly message?: string;
}

/** @param correction  added to the expected checksum, so that the probe fails. */
export async function open(correction = 0): Promise<Opened> {
  try {
    const gpu = await openGpu({ expected: expectedSums().map((sum) => sum + correction) });
    const { name } = gpu;
    gpu.destroy();
    return { name };
  } catch (error) {
    return described(error);
  }
}

export function openInWorker(): Promise<Opened> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data as Opened);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
}

/** Compiles an invalid shader, and requests more memory than there is. */
export async function refusals(): Promise<Opened[]> {
  const gpu = await openGpu();
  const attempts = [
    gpu.pipeline("a broken program", "@compute @workgroup_size(1)\nfn main() { undeclared(); }"),
    gpu.pipeline("a program without a size", "override SIZE: u32; @compute @workgroup_size(SIZE) fn main() {}"),
    gpu.buffer("a large buffer", 2 ** 45, GPUBufferUsage.STORAGE),
    gpu.buffer("an odd buffer", 16, GPUBufferUsage.MAP_READ | GPUBufferUsage.STORAGE),
  ];
  const answers = await Promise.all(attempts.map((attempt) => attempt.then(() => ({}), described)));
  gpu.destroy();
  return answers;
}

function described(error: unknown): Opened {
  const { name, message, reason } = error as Error & { reason: string };
  return { error: name, reason, message };
}
