/**
 * Full bidirectional linear attention in TensorFlow.js, one head: Y = SCALE(Q K^T (.) M) V. It is given its tensors, the mask
 * included, before the clock starts; our forms are timed from arrays of float64 to arrays of float64 and make their decays.
 */
import * as tf from "@tensorflow/tfjs-core";
import type { StepDecays } from "../../src/labs/lion/math/decays";
import { mask } from "../../src/labs/lion/math/mask";
import type { Sequence } from "../../src/labs/lion/math/sequence";

export class FullAttention {
  readonly #q: tf.Tensor2D;
  readonly #k: tf.Tensor2D;
  readonly #v: tf.Tensor2D;
  readonly #mask: tf.Tensor2D;

  constructor({ length, d, dv, q, k, v }: Sequence, steps: StepDecays) {
    const tensor = (values: Float64Array, columns: number) => tf.tensor2d(Float32Array.from(values), [length, columns]);
    this.#q = tensor(q, d);
    this.#k = tensor(k, d);
    this.#v = tensor(v, dv);
    this.#mask = tensor(mask(steps), length);
  }

  /** The outputs, L x d_v. */
  run(): Float32Array {
    return tf.tidy(() => {
      const weights = tf.mul(tf.matMul(this.#q, this.#k, false, true), this.#mask);
      return tf.div(tf.matMul(weights, this.#v), tf.sum(weights, 1, true)).dataSync() as Float32Array;
    });
  }

  dispose(): void {
    for (const tensor of [this.#q, this.#k, this.#v, this.#mask]) tensor.dispose();
  }
}
