/**
 * The address of the WebAssembly build of TensorFlow.js within the page: of its three builds the one that has SIMD and
 * one thread. Threads are switched off, and without SIMD nothing here computes at all, so the other two are never asked
 * for; the library wants an address for each all the same.
 */

import simd from "@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm?url";

export const wasmFiles = {
  "tfjs-backend-wasm.wasm": simd,
  "tfjs-backend-wasm-simd.wasm": simd,
  "tfjs-backend-wasm-threaded-simd.wasm": simd,
};
