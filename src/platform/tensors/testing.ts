/** TensorFlow.js on one thread of the processor, in Node: our own arithmetic is compared with it. */
import "@tensorflow/tfjs-backend-wasm";
import * as tf from "@tensorflow/tfjs-core";
import type { SequenceArithmetic } from "./sequence-arithmetic";
import { sequencesOf } from "./sequences-tensorflow";
import { type Tensor, tensorflow } from "./tensorflow";

/** Starts its WASM backend. @throws {Error} when it does not start. */
export async function openTensorflow(): Promise<SequenceArithmetic<Tensor>> {
  tf.enableProdMode();
  tf.env().set("WASM_HAS_MULTITHREAD_SUPPORT", false);
  if (!(await tf.setBackend("wasm"))) throw new Error("TensorFlow.js does not start its WASM backend here");
  return sequencesOf({ ...tensorflow, multiply });
}

/**
 * Its products with transposed matrices are slow: 437 microseconds for 256 x 16 times the transpose of 64 x 16, where
 * transposing first and then multiplying takes 101. Stacks of small matrices are faster unchanged.
 */
function multiply(a: Tensor, b: Tensor, transposeA: boolean, transposeB: boolean): Tensor {
  if (a.rank > 2) return tf.matMul(a, b, transposeA, transposeB);
  return tf.matMul(transposeA ? tf.transpose(a) : a, transposeB ? tf.transpose(b) : b);
}
