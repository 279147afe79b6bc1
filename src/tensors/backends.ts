import "@tensorflow/tfjs-backend-cpu";
import { setWasmPaths } from "@tensorflow/tfjs-backend-wasm";
import * as tf from "@tensorflow/tfjs-core";

/** Where tensors are computed. */
export type TensorBackend = "wasm" | "cpu";

/** Starts a backend and makes it the one in use. @throws {Error} when it does not start. */
export async function startBackend(name: TensorBackend): Promise<void> {
  tf.enableProdMode();
  if (name === "wasm") await prepareWasm();
  if (!(await tf.setBackend(name))) throw new Error(`the backend "${name}" is refused here`);
}

/** One thread: a page of a static host shares no memory, and sums in a fixed order give the same bits everywhere. */
async function prepareWasm(): Promise<void> {
  tf.env().set("WASM_HAS_MULTITHREAD_SUPPORT", false);
  // Node finds the files beside the library; a page is told where its build put them.
  const isPage = typeof document !== "undefined" || "WorkerGlobalScope" in globalThis;
  if (isPage) setWasmPaths((await import("./wasm-files")).wasmFiles);
}
