/** The operations on TensorFlow.js tensors, float32, on the backend in use. */
import * as tf from "@tensorflow/tfjs-core";
import { type Arithmetic, type ArraysOf, type Normalised, normEpsilon } from "./arithmetic";

export type { Tensor } from "@tensorflow/tfjs-core";

export const tensorflow: Arithmetic<tf.Tensor> = {
  array: (values, shape) => tf.tensor(Float32Array.from(values), [...shape], "float32"),
  values: (x) => Float64Array.from(x.dataSync()),
  read: async (x) => Float64Array.from(await x.data()),
  shapeOf: ({ shape }) => shape,
  tidy: <Result extends ArraysOf<tf.Tensor>>(compute: () => Result) => tf.tidy(compute as () => tf.TensorContainer) as Result,
  dispose: (x) => x.dispose(),
  reshape: (x, shape) => tf.reshape(x, [...shape]),
  multiply: (a, b, transposeA, transposeB) => tf.matMul(a, b, transposeA, transposeB),
  add: (a, b) => tf.add(a, b),
  times: (a, b) => tf.mul(a, b),
  subtract: (a, b) => tf.sub(a, b),
  divide: (a, b) => tf.div(a, b),
  scale: (x, factor) => tf.mul(x, factor),
  shift: (x, summand) => tf.add(x, summand),
  squareRoot: (x) => tf.sqrt(x),
  logarithm: (x) => tf.log(x),
  joined: (arrays) => tf.concat(arrays.map((array) => tf.reshape(array, [-1]))),
  part: (row, from, shape) => {
    const size = shape.reduce((product, length) => product * length, 1);
    return tf.reshape(tf.slice(row, [from], [size]), [...shape]);
  },
  total: (x) => tf.reshape(tf.sum(x), [1]),
  sumOfRows: (x) => tf.sum(tf.reshape(x, [-1, lastOf(x)]), 0),
  swapMiddle: (x) => tf.transpose(x, [0, 2, 1, 3]),
  lastOfMiddle: (x, kept) => {
    const [a, n, c] = x.shape as [number, number, number];
    return tf.slice(x, [0, n - kept, 0], [a, kept, c]);
  },
  zerosBefore: (x, n) => {
    const [, kept] = x.shape as [number, number, number];
    const before = [n - kept, 0] as [number, number];
    return tf.pad(x, [[0, 0], before, [0, 0]]);
  },
  rectify: (x) => tf.relu(x),
  rectifyGradient: (x, dy) => tf.mul(dy, tf.step(x)),
  softmax: (x) => tf.softmax(x),
  softmaxGradient: (p, dp) => tf.mul(p, tf.sub(dp, tf.sum(tf.mul(p, dp), -1, true))),
  normalise,
  normaliseGradient: ({ normal, size }, dy) => {
    const along = tf.mul(normal, tf.mean(tf.mul(normal, dy), -1, true));
    return tf.div(tf.sub(tf.sub(dy, tf.mean(dy, -1, true)), along), size);
  },
};

function normalise(x: tf.Tensor): Normalised<tf.Tensor> {
  const centred = tf.sub(x, tf.mean(x, -1, true));
  const size = tf.sqrt(tf.add(tf.mean(tf.square(centred), -1, true), normEpsilon));
  return { normal: tf.div(centred, size), size };
}

function lastOf({ shape }: tf.Tensor): number {
  return shape[shape.length - 1];
}

/** Tensors that have not been freed. */
export function liveTensors(): number {
  return tf.memory().numTensors;
}
