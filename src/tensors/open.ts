/**
 * The one door to TensorFlow.js. Nothing of it is loaded before a learner needs it; opening takes a moment, and what is
 * opened then answers at once.
 */
import { PlaygroundError } from "../numerics/errors";
import type { Arithmetic } from "./arithmetic";
import type { TensorBackend } from "./backends";
import type { Tensor } from "./tensorflow";

export interface Tensors {
  readonly arithmetic: Arithmetic<Tensor>;
  readonly backend: TensorBackend;
  /** Why it is another backend than was asked for. */
  readonly fallback?: string;
}

let opening: Promise<Tensors> | null = null;
let opened: Tensors | null = null;

/**
 * Loads TensorFlow.js and starts a backend, the first time; afterwards answers with what was started then. Where
 * WebAssembly is refused, plain JavaScript takes its place, and the answer says why.
 *
 * @throws {PlaygroundError} when it cannot be loaded or no backend starts.
 */
export function openTensors(wanted: TensorBackend): Promise<Tensors> {
  opening ??= start(wanted).catch((error: unknown) => {
    opening = null;
    throw new PlaygroundError(
      `TensorFlow.js, which deeper learners train with, did not start: ${messageOf(error)}`,
      "Reload the page, or choose float64, which does without it.",
    );
  });
  return opening;
}

/** What `openTensors` has opened. @throws {PlaygroundError} when nothing has been. */
export function openedTensors(): Tensors {
  if (!opened)
    throw new PlaygroundError("TensorFlow.js, which deeper learners train with in float32, has not been loaded", "Choose float64.");
  return opened;
}

async function start(wanted: TensorBackend): Promise<Tensors> {
  const [{ startBackend }, { tensorflow, tensorflowInWasm }] = await Promise.all([import("./backends"), import("./tensorflow")]);
  const started = await startedOrCpu(wanted, startBackend);
  const tensors = { arithmetic: started.backend === "wasm" ? tensorflowInWasm : tensorflow, ...started };
  opened = tensors;
  return tensors;
}

async function startedOrCpu(
  wanted: TensorBackend,
  startBackend: (name: TensorBackend) => Promise<void>,
): Promise<Omit<Tensors, "arithmetic">> {
  try {
    await startBackend(wanted);
    return { backend: wanted };
  } catch (error) {
    if (wanted === "cpu") throw error;
    await startBackend("cpu");
    return { backend: "cpu", fallback: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
