/**
 * The network that completes matrices in TensorFlow.js on its WASM backend: forward pass by its definition, gradients by autodiff,
 * clipping and Adam by tensor operations. It is given products of the weights with all tokens of a batch in one, and prompts that are
 * already made.
 */
import * as tf from "@tensorflow/tfjs-core";
import { factorsOf, type NetworkShape, sizesOf } from "../../src/labs/eagle/math/training/network";
import type { Numbers } from "../../src/labs/eagle/math/training/settings";
import { adamConstants } from "../../src/labs/eagle/math/training/settings";

interface Layer {
  readonly Q: tf.Variable;
  readonly K: tf.Variable;
  readonly V: tf.Variable;
  /** Of each machine. */
  readonly P: readonly tf.Variable[];
}

/** `startTensorflow` comes first. */
export class TensorflowNetwork {
  readonly #shape: NetworkShape;
  readonly #layers: readonly Layer[];
  /** In the order in which they lie. */
  readonly #weights: readonly tf.Variable[];
  readonly #moments: readonly { readonly first: tf.Variable; readonly second: tf.Variable }[];
  #steps = 0;

  constructor(shape: NetworkShape, weights: Numbers) {
    const { features, width, queryWidth, valueWidth } = sizesOf(shape);
    const variable = (values: Numbers, rows: number, columns: number) =>
      tf.variable(tf.tensor2d(Float32Array.from(values), [rows, columns]));
    this.#shape = shape;
    this.#layers = Array.from({ length: shape.layers }, (_, layer) => {
      const { Q, K, V, P } = factorsOf(weights as Float32Array, shape, layer);
      const size = width * valueWidth;
      return {
        Q: variable(Q, features, queryWidth),
        K: variable(K, features, queryWidth),
        V: variable(V, features, valueWidth),
        P: Array.from({ length: shape.machines }, (_, mu) => variable(P.subarray(mu * size, (mu + 1) * size), width, valueWidth)),
      };
    });
    this.#weights = this.#layers.flatMap(({ Q, K, V, P }) => [Q, K, V, ...P]);
    const zeros = (like: tf.Variable) => tf.variable(tf.zerosLike(like), false);
    this.#moments = this.#weights.map((weight) => ({ first: zeros(weight), second: zeros(weight) }));
  }

  /** Some prompts, (d + d') x (n + n') each, as `step` and `gradient` take them. */
  batch(prompts: readonly Float64Array[]): tf.Tensor3D {
    const { d, n, dPrime, nPrime } = this.#shape;
    const numbers = Float32Array.from(prompts.flatMap((prompt) => Array.from(prompt)));
    return tf.tensor3d(numbers, [prompts.length, d + dPrime, n + nPrime]);
  }

  /** d loss / d weights, as the weights lie. */
  gradient(batch: tf.Tensor3D): Float32Array {
    const { grads } = tf.variableGrads(() => this.#loss(batch), [...this.#weights]);
    const parts = this.#weights.map(({ name }) => grads[name].dataSync() as Float32Array);
    for (const tensor of Object.values(grads)) tensor.dispose();
    return Float32Array.from(parts.flatMap((part) => Array.from(part)));
  }

  /** Clips and takes a step of Adam; answers with the loss before it, which waits for what was asked of the backend. */
  step(batch: tf.Tensor3D, { rate, clip }: { readonly rate: number; readonly clip: number }): number {
    this.#steps++;
    const { beta1, beta2, epsilon } = adamConstants;
    return tf.tidy(() => {
      const { value, grads } = tf.variableGrads(() => this.#loss(batch), [...this.#weights]);
      const gradients = this.#weights.map(({ name }) => grads[name]);
      const norm = tf.sqrt(tf.addN(gradients.map((gradient) => tf.sum(tf.square(gradient)))));
      const factor = tf.minimum(1, tf.div(clip, tf.add(norm, 1e-6)));
      for (const [at, weight] of this.#weights.entries()) {
        const { first, second } = this.#moments[at];
        const gradient = tf.mul(gradients[at], factor);
        first.assign(tf.add(tf.mul(first, beta1), tf.mul(gradient, 1 - beta1)));
        second.assign(tf.add(tf.mul(second, beta2), tf.mul(tf.square(gradient), 1 - beta2)));
        const size = tf.add(tf.sqrt(tf.div(second, 1 - beta2 ** this.#steps)), epsilon);
        weight.assign(tf.sub(weight, tf.mul(tf.div(first, size), rate / (1 - beta1 ** this.#steps))));
      }
      return value.dataSync()[0];
    });
  }

  dispose(): void {
    const kept = [...this.#weights, ...this.#moments.flatMap(({ first, second }) => [first, second])];
    for (const tensor of kept) tensor.dispose();
  }

  #loss(batch: tf.Tensor3D): tf.Scalar {
    const { d, n, dPrime, nPrime, machines, sign } = this.#shape;
    const { columns, features, tokens, width } = sizesOf(this.#shape);
    const [count] = batch.shape;
    const rows = (x: tf.Tensor3D, from: number, rowCount: number) => tf.slice(x, [0, from, 0], [-1, rowCount, -1]);
    const part = (x: tf.Tensor3D, from: number, columnCount: number) => tf.slice(x, [0, 0, from], [-1, -1, columnCount]);
    const times = (x: tf.Tensor3D, weight: tf.Tensor2D): tf.Tensor3D => {
      const [, height, inner] = x.shape;
      const flat = tf.reshape(x, [count * height, inner]) as tf.Tensor2D;
      return tf.reshape(tf.matMul(flat, weight), [count, height, weight.shape[1]]);
    };
    const corner = tf.zeros([count, dPrime, nPrime]);
    const shared = tf.concat([rows(part(batch, n, nPrime), 0, d), corner], 1) as tf.Tensor3D;
    let states = Array.from({ length: machines }, (_, mu) => tf.concat([part(batch, mu * columns, columns), shared], 2) as tf.Tensor3D);
    for (const { Q, K, V, P } of this.#layers) {
      const queryKey = tf.matMul(Q as tf.Tensor2D, K as tf.Tensor2D, false, true) as tf.Tensor2D;
      const sent = states.map((state, mu) => {
        const complete = rows(state, 0, d);
        const scores = tf.matMul(times(state, queryKey), complete, false, true);
        const values = times(complete, tf.matMul(V as tf.Tensor2D, P[mu] as tf.Tensor2D, false, true) as tf.Tensor2D);
        return tf.matMul(scores, values) as tf.Tensor3D;
      });
      const all = tf.addN(sent) as tf.Tensor3D;
      states = states.map((state, nu) => tf.add(state, width === features ? all : part(all, nu * features, features)) as tf.Tensor3D);
    }
    const found = tf.addN(states.map((state) => rows(part(state, columns, nPrime), d, tokens - d)));
    const truth = rows(part(batch, n, nPrime), d, dPrime);
    return tf.mean(tf.square(tf.sub(tf.mul(found, sign / machines), truth))) as tf.Scalar;
  }
}
