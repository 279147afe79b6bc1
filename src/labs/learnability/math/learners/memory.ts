/**
 * Peak memory of learning in bytes, from sizes alone, so that what does not fit is refused before it begins. All
 * computations are counted here; the counts follow their allocations in the workspace, whose limit is `memoryLimit`. N
 * counts samples, psi = d^2 (d+1) / 2 features, a number has 8 bytes.
 *
 * Computations for data that need rescaled coordinates (rescaled copies of samples, the null space transformed back) are
 * not counted where they exceed all others.
 */
import { distinctSumsSize, hasDistinctSums } from "../certificate/distinct-sums";
import { leastOrder } from "../eigenvalues/least-order";
import { rowsPerBlock } from "../model/feature-blocks";
import { featureProductSize } from "../model/feature-products";
import { featureCount, packedSize } from "../model/samples";
import type { DataSize } from "../tasks/training-size";
import { keepsSecondMoment, keepsSpan, maxPrimalFeatures } from "./closed-form/fit";
import { recordedSamples } from "./recording";
import type { LearnerSpec } from "./registry";
import { hasLayers, isConvex, isSolved } from "./training-methods";

/** The uses of memory. */
export type MemoryStage =
  /** Training, test and shifted samples (G, z, y), and the matrices of the teacher. */
  | "samples"
  /** Lambda and its eigenvalues. */
  | "gram"
  /** The kernel of the samples and its eigenvalues, for fewer samples than features. */
  | "kernel"
  /** A fit in dual form, by coefficients of the samples. */
  | "dual"
  /** A fit in primal form: normal equations, or rows folded into a triangle (TSQR). */
  | "least-squares"
  /** The share of each test sample outside the span of the data. */
  | "pointwise"
  /** The best fit to a target that linear attention cannot represent. */
  | "best-fit"
  /** Gradient descent on W: its directions, and the test samples along them. */
  | "descent"
  /** Sequences for learners of layers. */
  | "tokens";

export interface MemoryDemand {
  readonly stage: MemoryStage;
  readonly bytes: number;
}

/** The data of an experiment, with the tokens of its longest sequence; null where these are not known. */
export interface LearnedSize extends DataSize {
  readonly n: number | null;
}

/** The bytes of every stage of an experiment with these learners, including all that is in memory at that time. */
export function memoryDemands(size: LearnedSize, learners: readonly LearnerSpec[]): readonly MemoryDemand[] {
  const { d, samples, reference = 0 } = size;
  const psi = featureCount(d);
  const moment = keepsSecondMoment(d, samples) ? secondMoment(size) : 0;
  const resident = evaluated(size) + moment;
  const demands: MemoryDemand[] = [{ stage: "samples", bytes: Math.max(resident, generated(size)) }];
  const add = (stage: MemoryStage, bytes: number) => demands.push({ stage, bytes });
  if (moment > 0) add("gram", resident + Math.max(gathering(size), samples >= psi ? eigenvalues(psi) : 0));
  if (moment === 0 || samples < psi) add("kernel", resident + kernel(size, samples, samples));
  if (learners.some(isSolved)) {
    const primal = psi <= maxPrimalFeatures;
    if (!primal || samples < psi) add("dual", resident + kernelFit(size));
    if (primal) add("least-squares", resident + primalFit(size, samples));
  }
  add("pointwise", resident + pointwise(size));
  if (reference > 0) add("best-fit", resident + rows(size, reference) + secondMoment(size) + bestFit(size));
  if (learners.some(isConvex) && psi <= maxPrimalFeatures) add("descent", evaluated(size) + descent(size));
  if (learners.some(hasLayers) && size.n !== null) add("tokens", tokens(size, size.n));
  return demands;
}

/**
 * The bytes of every stage of a run of a map with these data: training and its error, and rank and extremes of Lambda for
 * few features. Shifted test sets are not generated there.
 */
export function mapDemands(data: LearnedSize): readonly MemoryDemand[] {
  const size = { ...data, shifted: 0 };
  const { d, samples } = size;
  const psi = featureCount(d);
  const resident = evaluated(size);
  const demands: MemoryDemand[] = [{ stage: "samples", bytes: Math.max(resident, generated(size)) }];
  if (psi > maxPrimalFeatures) return demands;
  const [stage, spectrum]: readonly [MemoryStage, number] =
    samples < psi ? ["kernel", kernel(size, samples, samples)] : ["gram", secondMoment(size) + Math.max(gathering(size), eigenvalues(psi))];
  return [...demands, { stage, bytes: resident + spectrum }];
}

/** The first of the largest demands. */
export function largestDemand(demands: readonly MemoryDemand[]): MemoryDemand {
  return demands.reduce((largest, demand) => (demand.bytes > largest.bytes ? demand : largest));
}

const number = (count: number) => 8 * count;

/** Samples (G, z, y). */
function rows({ d, outputs }: DataSize, count: number): number {
  return number(count * (packedSize(d) + d + outputs));
}

/** All samples in a learner's workspace, with a copy of those for the training error. */
function evaluated(size: DataSize): number {
  const { samples, test, shifted = 0 } = size;
  return rows(size, samples + Math.min(samples, recordedSamples) + test + shifted);
}

/** All generated samples, and the teacher's V and Q. */
function generated(size: DataSize): number {
  const { d, outputs, samples, test, shifted = 0, reference = 0, teacherHeads = 0 } = size;
  return rows(size, samples + test + shifted + reference) + number(teacherHeads * d * (d + outputs));
}

/** F^T F and F^T y. */
function secondMoment({ d, outputs }: DataSize): number {
  const psi = featureCount(d);
  return number(psi * (psi + outputs));
}

/** Features of one block of samples. */
function featureBlock({ d }: DataSize, count: number): number {
  return number(Math.min(rowsPerBlock(d), count) * featureCount(d));
}

/** A product of features with as many columns as outputs. */
function featureProduct({ d, outputs }: DataSize, samples: number): number {
  const [left, right] = [Math.max(featureCount(d), 256), Math.max(d * outputs, 256)];
  return number(featureProductSize(d, samples, outputs)) + panels(left, right, 256);
}

/** Both operands of a matrix product, packed 256 deep. */
function panels(left: number, right: number, depth: number): number {
  return 32 * (Math.ceil(left / 4) + Math.ceil(right / 4)) * Math.min(256, depth);
}

function gathering(size: DataSize): number {
  const { d, samples, outputs } = size;
  const block = Math.min(rowsPerBlock(d), samples);
  const inBlocks = featureBlock(size, samples) + panels(featureCount(d), Math.max(featureCount(d), outputs), block);
  if (!hasDistinctSums(d, samples)) return inBlocks;
  const { sums, scratch } = distinctSumsSize(d, samples, { from: 0, to: packedSize(d) });
  return Math.max(inBlocks, number(sums + scratch));
}

/** In place, with the vectors of a Householder reduction; in two stages with the band, and blocks of 32 vectors. */
function eigenvalues(order: number): number {
  return number(order * order + (order < leastOrder ? 8 : 8 + 68 + 8 * 32) * (order + 32));
}

/** Matrix and vectors, and 64 reflectors with their products. */
function eigenvectors(order: number): number {
  const reflectors = number(3 * 64 * order + 2 * 64 * 64) + panels(order, order, 256);
  return number(order * 8 * Math.ceil(order / 8) + order * order + 3 * order) + Math.max(reflectors, 24 * Math.max(order, 2 ** 15));
}

/** A kernel of two sets of samples during its computation: two matrices, and the moments of both sets. */
function kernel({ d }: DataSize, left: number, right: number): number {
  const packed = packedSize(d);
  return number(2 * left * right + packed * (left + right)) + panels(left, right, packed);
}

/** The kernel and its Cholesky factor, or its eigenvectors where it has none; predictions are made 512 at a time. */
function kernelFit(size: DataSize): number {
  const { samples, outputs } = size;
  const factored = number(2 * samples * samples + 3 * samples * outputs) + panels(samples, Math.max(outputs, 64), 256);
  const predicted = number(2 * samples * outputs) + kernel(size, 512, samples);
  return Math.max(kernel(size, samples, samples) + number(2 * samples * outputs), factored, eigenvectors(samples), predicted);
}

/** The Cholesky factor of psi unknowns; or a triangle, a block of rows and two copies of the triangle. */
function primalFit(size: DataSize, samples: number): number {
  const { d, outputs } = size;
  const psi = featureCount(d);
  const product = featureProduct(size, samples) + number(samples * outputs);
  const refined = number(psi * psi + 4 * psi * outputs) + Math.max(product, panels(psi, Math.max(outputs, 64), 256));
  const folded = number((psi + outputs) * (3 * psi + 2 * 256)) + featureBlock(size, samples);
  return Math.max(refined, folded);
}

function pointwise(size: DataSize): number {
  const { d, samples, test } = size;
  const psi = featureCount(d);
  if (keepsSecondMoment(d, samples) && samples >= psi) return eigenvectors(psi) + number(psi * psi);
  const decomposed = Math.max(kernel(size, samples, samples), eigenvectors(samples));
  if (keepsSpan(d, samples)) {
    const block = Math.min(rowsPerBlock(d), Math.max(samples, test));
    // The span of an earlier answer stays, beside that of the next one.
    const spans = number(2 * psi * samples);
    const combined = spans + number(samples * samples) + featureBlock(size, samples) + panels(samples, psi, block);
    const packed = Math.max(panels(block, psi, samples), panels(block, samples, 256));
    // The coordinates of both passes.
    const projected = spans + featureBlock(size, test) + packed + number(2 * block * samples);
    return Math.max(decomposed, combined, projected);
  }
  const crossed = kernel(size, Math.min(512, test), samples) + panels(Math.min(512, test), samples, 256);
  return Math.max(decomposed, number(samples * samples) + crossed);
}

function bestFit(size: DataSize): number {
  const { reference = 0, samples, test, shifted = 0 } = size;
  const measured = rows(size, Math.min(samples, recordedSamples) + test + shifted) + featureProduct(size, 256);
  return Math.max(gathering(size), primalFit(size, reference), measured);
}

function descent(size: DataSize): number {
  const { d, outputs, test, shifted = 0 } = size;
  const psi = featureCount(d);
  const taken = secondMoment(size) + Math.max(number(psi * psi), gathering(size));
  // Errors at 16 recorded steps together, of 1,024 samples at a time.
  const columns = 16 * outputs;
  const measured = number(columns * (psi + Math.min(1024, test + shifted))) + panels(Math.min(1024, test + shifted), columns, 256);
  const images = number(psi * (psi + test + shifted)) + Math.max(featureBlock(size, 256) + panels(256, psi, 256), measured);
  return Math.max(taken, eigenvectors(psi), images);
}

/** Of the training set, whose sequences are stored in one array. */
function tokens({ d, samples, prefixes }: DataSize, n: number): number {
  return number((samples / prefixes) * n * d);
}
