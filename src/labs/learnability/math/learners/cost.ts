/**
 * The work of learning in multiply-adds: each formula counts the dominant products and leaves out lower orders, so that
 * work divided by the speed of a device is a time. N counts samples, psi = d^2 (d+1) / 2 features.
 */

import { recordedSteps } from "../../../../platform/numerics/recording-grid";
import { featureCount, packedSize } from "../model/samples";
import type { TrainingSize } from "../tasks/size";
import { checkpointsOf } from "./closed-form/checkpoints";
import { maxPrimalFeatures } from "./closed-form/fit";
import type { ConvexSpec } from "./convex/fields";
import { batchOf, usesAll } from "./gradient/batch";
import type { GradientSpec } from "./gradient/fields";

/** Dimension of tokens and labels. */
export interface Width {
  readonly d: number;
  readonly outputs: number;
}

/**
 * Loss and gradient of one row from the heads: H (4 d^2 + 3 d outputs). Q z, G (Q z), V^T e, G (V^T e) and the outer
 * product for Q are 4 d^2 and one d outputs for each head; the prediction and the outer product for V are the other two.
 */
export function rowByHeads({ d, outputs }: Width, heads: number): number {
  return heads * (4 * d * d + 3 * d * outputs);
}

/** The same from p, for any number of heads: 2 outputs (psi + d (d+1) / 2) for products with z and with G, forward and backward. */
export function rowByCoefficients({ d, outputs }: Width): number {
  return 2 * outputs * (featureCount(d) + packedSize(d));
}

/** From the heads to p, and the gradient back, once for each batch: 3 outputs H d^3. */
export function chainRule({ d, outputs }: Width, heads: number): number {
  return 3 * outputs * heads * d ** 3;
}

/** Measured time of a multiply-add on rows of d numbers, relative to the products of a batch. */
const slownessOfChainRule = 6;

/**
 * One gradient step on a batch of `rows` samples, by the same method as the kernels: the one with fewer multiply-adds when
 * those of the chain rule count six times. The optimiser's few operations per weight are left out.
 */
export function gradientStep(width: Width, heads: number, rows: number): number {
  const direct = rows * rowByHeads(width, heads);
  const [batch, chain] = [rows * rowByCoefficients(width), chainRule(width, heads)];
  return batch + slownessOfChainRule * chain < direct ? batch + chain : direct;
}

/** Lower triangle of F^T F and all of F^T y for N rows of psi features: N psi (psi+1) / 2 + N psi outputs. */
export function gram(samples: number, psi: number, outputs: number): number {
  return samples * ((psi * (psi + 1)) / 2 + psi * outputs);
}

/** The kernel of N samples, <G, G'> <z, z'> for all pairs of them: N^2 (d (d+1) / 2 + d). */
export function kernel(samples: number, d: number): number {
  return samples * samples * (packedSize(d) + d);
}

/** A Cholesky factor of n unknowns and two triangular solves for each output: n^3 / 6 + n^2 outputs. */
export function solve(unknowns: number, outputs: number): number {
  return unknowns ** 3 / 6 + unknowns * unknowns * outputs;
}

/** Householder reduction to tridiagonal form, 2/3 n^3; the QL iteration on what is left is of lower order. */
export function eigenvalues(n: number): number {
  return (2 / 3) * n ** 3;
}

/** The same with vectors: the reflectors multiplied out, 2/3 n^3, and about 3 n^3 for the rotations of QL. */
export function eigenvectors(n: number): number {
  return eigenvalues(n) + (2 / 3) * n ** 3 + 3 * n ** 3;
}

/** One gradient step on all samples: psi^2 for each output from their second moment, or 2 N psi from their features, and the chain rule. */
function wholeStep(width: Width, heads: number, samples: number): number {
  const psi = featureCount(width.d);
  return width.outputs * psi * Math.min(psi, 2 * samples) + chainRule(width, heads);
}

/** All steps of a gradient learner and its repeats; batches consist of whole sequences. */
export function gradientWork({ prefixes, samples, ...width }: TrainingSize, spec: GradientSpec, steps: number): number {
  const { heads, repeats } = spec;
  const step = usesAll(spec) ? wholeStep(width, heads, samples) : gradientStep(width, heads, batchOf(spec, samples / prefixes) * prefixes);
  // Separate keys and queries are multiplied, and two products take the gradient back.
  const factors = 3 * heads * (spec.keyQueryRank ?? 0) * width.d ** 2;
  return repeats * steps * (step + factors);
}

/** The closed form at N samples: second moment and one solve. */
export function closedFormWork({ d, outputs, samples }: TrainingSize): number {
  const psi = featureCount(d);
  const gathered = psi <= maxPrimalFeatures ? gram(samples, psi, outputs) : 0;
  return gathered + solveAt(d, outputs, samples);
}

/** Spectra and fits at every power of two of samples, and at all of them; each sample is added once. */
export function dataWork({ d, outputs, samples }: TrainingSize, closedForms: number): number {
  const psi = featureCount(d);
  const gathered = psi <= maxPrimalFeatures ? gram(samples, psi, outputs) : 0;
  return checkpointsOf(samples).reduce((sum, count) => sum + spectrumAt(d, count) + closedForms * solveAt(d, outputs, count), gathered);
}

/** Gradient descent on W by eigenvectors, with p at every recorded step. */
export function convexWork({ d, outputs, samples }: TrainingSize, { steps }: ConvexSpec): number {
  const psi = featureCount(d);
  return gram(samples, psi, outputs) + eigenvectors(psi) + recordedSteps(steps).length * psi * psi * outputs;
}

function spectrumAt(d: number, count: number): number {
  const psi = featureCount(d);
  return count >= psi ? eigenvalues(psi) : kernel(count, d) + eigenvalues(count);
}

/** By the features with at least as many samples, else by the kernel. */
function solveAt(d: number, outputs: number, count: number): number {
  const psi = featureCount(d);
  return count >= psi && psi <= maxPrimalFeatures ? solve(psi, outputs) : kernel(count, d) + solve(count, outputs);
}
