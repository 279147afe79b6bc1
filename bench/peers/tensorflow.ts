/**
 * The same training step in TensorFlow.js on its WASM backend: forward pass, mean squared error, gradients by autodiff,
 * AdamW by tensor operations with an explicit epsilon. It is given the layout that suits it best (three matrix products,
 * no loop over heads) and a batch that is already gathered, which the fused step has to do for itself.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import { setWasmPaths } from "@tensorflow/tfjs-backend-wasm";
import * as tf from "@tensorflow/tfjs-core";

export interface StepShape {
  readonly d: number;
  readonly heads: number;
  readonly n: number;
  readonly batch: number;
}

const rate = 0.003;
const [beta1, beta2, epsilon] = [0.9, 0.999, 1e-8];

export async function startTensorflow(): Promise<string> {
  // Its build for Node leaves the gradients out, and its other build can be required but not imported there.
  createRequire(import.meta.url)("@tensorflow/tfjs-core/dist/register_all_gradients");
  setWasmPaths(`${join(import.meta.dirname, "../../node_modules/@tensorflow/tfjs-backend-wasm/wasm-out")}/`);
  await tf.setBackend("wasm");
  await tf.ready();
  const simd = await tf.env().getAsync("WASM_HAS_SIMD_SUPPORT");
  return `tfjs ${tf.version_core} ${tf.getBackend()}${simd ? " SIMD" : ""}`;
}

/** A learner whose `step` takes one step and answers with the loss before it. */
export class TensorflowLearner {
  readonly #shape: StepShape;
  readonly #tokens: tf.Tensor3D;
  readonly #last: tf.Tensor2D;
  readonly #labels: tf.Tensor2D;
  /** d x (d heads): z Q gives Q_h z for all heads side by side. */
  readonly #Q: Trained;
  /** (d heads) x d. */
  readonly #V: Trained;
  #steps = 0;

  constructor(shape: StepShape) {
    const { d, heads, n, batch } = shape;
    this.#shape = shape;
    const Z = tf.randomNormal([batch, d, n], 0, 1, "float32", 1) as tf.Tensor3D;
    this.#tokens = tf.matMul(Z, Z, false, true) as tf.Tensor3D;
    this.#last = tf.reshape(tf.slice(Z, [0, 0, n - 1], [batch, d, 1]), [batch, d]);
    this.#labels = tf.randomNormal([batch, d], 0, 1, "float32", 2) as tf.Tensor2D;
    this.#Q = trained(tf.randomNormal([d, d * heads], 0, 0.1, "float32", 3), "Q");
    this.#V = trained(tf.randomNormal([d * heads, d], 0, 0.1, "float32", 4), "V");
    Z.dispose();
  }

  step(): void {
    this.#steps++;
    tf.tidy(() => {
      const { grads } = tf.variableGrads(() => this.#loss());
      for (const { value, first, second } of [this.#Q, this.#V]) this.#update(value, first, second, grads[value.name]);
    });
  }

  /** Waits for what was asked of the backend. */
  loss(): number {
    return tf.tidy(() => this.#loss().dataSync()[0]);
  }

  dispose(): void {
    const kept = [this.#Q, this.#V].flatMap(({ value, first, second }) => [value, first, second]);
    for (const tensor of [this.#tokens, this.#last, this.#labels, ...kept]) tensor.dispose();
  }

  /** mean over rows and coordinates of (sum_h V_h G Q_h z - y)^2. */
  #loss(): tf.Scalar {
    const { d, heads, batch } = this.#shape;
    const queries = tf.reshape(tf.matMul(this.#last, this.#Q.value as tf.Tensor2D), [batch, d, heads]);
    const attended = tf.reshape(tf.matMul(this.#tokens, queries), [batch, d * heads]);
    return tf.mean(tf.square(tf.sub(tf.matMul(attended, this.#V.value as tf.Tensor2D), this.#labels))) as tf.Scalar;
  }

  #update(value: tf.Variable, first: tf.Variable, second: tf.Variable, gradient: tf.Tensor): void {
    first.assign(tf.add(tf.mul(first, beta1), tf.mul(gradient, 1 - beta1)));
    second.assign(tf.add(tf.mul(second, beta2), tf.mul(tf.square(gradient), 1 - beta2)));
    const mean = tf.div(first, 1 - beta1 ** this.#steps);
    const size = tf.sqrt(tf.div(second, 1 - beta2 ** this.#steps));
    value.assign(tf.sub(value, tf.mul(tf.div(mean, tf.add(size, epsilon)), rate)));
  }
}

/** A weight with its optimiser moments. */
interface Trained {
  readonly value: tf.Variable;
  readonly first: tf.Variable;
  readonly second: tf.Variable;
}

let count = 0;

function trained(initial: tf.Tensor, name: string): Trained {
  return {
    value: tf.variable(initial, true, `${name}${count++}`),
    first: tf.variable(tf.zerosLike(initial), false),
    second: tf.variable(tf.zerosLike(initial), false),
  };
}
