/** The addresses of the WebAssembly builds of TensorFlow.js within the page. */

import plain from "@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm?url";
import simd from "@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm?url";

export const wasmFiles = {
  "tfjs-backend-wasm.wasm": plain,
  "tfjs-backend-wasm-simd.wasm": simd,
  // Never asked for: it needs threads, which are switched off.
  "tfjs-backend-wasm-threaded-simd.wasm": simd,
};
