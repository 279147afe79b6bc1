/** Small training problems for the tests beside this file. */

import { normals } from "../../../../../platform/numerics/random";
import { load } from "../../certificate/resident";
import { gaussianSamples } from "../../certificate/testing";
import { features } from "../../model/features";
import { predict } from "../../model/forward";
import { featureCount, type Heads, packedSize, type Split } from "../../model/samples";
import { Workspace } from "../../workspace";
import type { QuadraticLoss } from "./curvature";
import type { TrainingSamples } from "./residuals";

const workspace = new Workspace();

/** Gaussian numbers; another index gives others. */
export function noise(size: number, index: number): Float64Array {
  return normals(workspace, { seed: 5n, purpose: 98, index }, size);
}

export function randomHeads(d: number, outputs: number, count: number, index: number): Heads {
  return { d, outputs, count, V: noise(count * outputs * d, 2 * index), Q: noise(count * d * d, 2 * index + 1) };
}

/** Samples of three Gaussian tokens with labels of a random teacher and a little noise. */
export function problem(d: number, outputs: number, count: number): { samples: TrainingSamples; teacher: Heads } {
  const moments = gaussianSamples(workspace, d, 3, count);
  const teacher = randomHeads(d, outputs, 2, 90);
  const exact = predict(workspace, teacher, moments);
  const error = noise(exact.length, 1000);
  const split: Split = { ...moments, outputs, prefixes: 1, labels: exact.map((value, i) => value + 0.1 * error[i]) };
  const own = new Workspace();
  return { samples: { workspace: own, split, resident: load(own, split, "the training samples") }, teacher };
}

/** Mean squared error of heads on the training samples, head by head and sample by sample. */
export function directLoss({ split }: TrainingSamples, heads: Heads): number {
  const predictions = predict(workspace, heads, split);
  return predictions.reduce((sum, value, i) => sum + (value - (split.labels?.[i] ?? Number.NaN)) ** 2, 0) / predictions.length;
}

/** H(Z) of a training sample. */
export function featuresOf({ split: { d, gram, last } }: TrainingSamples, i: number): Float64Array {
  const size = packedSize(d);
  return features(gram.slice(i * size, (i + 1) * size), last.slice(i * d, (i + 1) * d));
}

/** Mean squared error of a function with coefficients p, outputs x psi. */
export function directFunctionLoss(samples: TrainingSamples, p: Float64Array): number {
  const { count, outputs, labels, d } = samples.split;
  const psi = featureCount(d);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const H = featuresOf(samples, i);
    for (let a = 0; a < outputs; a++) {
      const prediction = H.reduce((total, value, k) => total + p[a * psi + k] * value, 0);
      sum += (prediction - (labels?.[i * outputs + a] ?? Number.NaN)) ** 2;
    }
  }
  return sum / (count * outputs);
}

/** Lambda and b, sample by sample. */
export function quadraticLoss(samples: TrainingSamples): QuadraticLoss {
  const { count, outputs, labels, d } = samples.split;
  const psi = featureCount(d);
  const lambda = new Float64Array(psi * psi);
  const cross = new Float64Array(outputs * psi);
  for (let i = 0; i < count; i++) {
    const H = featuresOf(samples, i);
    for (let k = 0; k < psi; k++) {
      for (let l = 0; l < psi; l++) lambda[k * psi + l] += (H[k] * H[l]) / count;
      for (let a = 0; a < outputs; a++) cross[a * psi + k] += (H[k] * (labels?.[i * outputs + a] ?? Number.NaN)) / count;
    }
  }
  return { outputs, lambda, cross };
}
