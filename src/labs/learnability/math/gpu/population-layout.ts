/** How a population of models is laid out in the buffers of population.wgsl. */

import { TooLargeError } from "../../../../platform/numerics/errors";
import type { GpuSamples } from "../../../../platform/tensors/records";
import { modelProblem } from "../model/problems";

/** One data set: samples of which `prefixes` consecutive ones are one sequence. */
export interface PopulationData extends GpuSamples {
  readonly prefixes: number;
}

/** What distinguishes one model of a population from the others, besides its weights and batches. */
export interface PopulationModel {
  readonly heads: number;
  /** Which data set it is trained on. */
  readonly data: number;
  /** Sequences per step. */
  readonly batch: number;
  readonly optimizer: "adamw" | "sgd";
  readonly momentum: number;
  readonly beta1: number;
  readonly beta2: number;
  readonly epsilon: number;
  readonly weightDecay: number;
  /** Largest norm of a gradient; 0 does not clip. */
  readonly clip: number;
}

/** What one model does in one submit. */
export interface Turn {
  readonly steps: number;
  /** Sequences of the batches, steps x batch. */
  readonly order: Uint32Array;
  /** steps x 4: rate, rate / (1 - beta1^t), 1 / sqrt(1 - beta2^t), 1 - rate * weight decay. */
  readonly factors: Float32Array;
}

export const idle: Turn = { steps: 0, order: new Uint32Array(), factors: new Float32Array() };

/** Most rows of a batch that are handled at once, as in population.wgsl. */
const mostRows = 64;

/** Workgroup memory that the shader uses besides the scratch: `records` and `partial`. */
const otherBytes = 4 * (mostRows + 128);

/** Workgroup memory that every device has; more is asked for only where one row would not fit. */
const commonBytes = 16384;

/** Numbers in one of a model's arrays (weights, or either moment): whole vectors of 16 bytes, as the WASM learner keeps them. */
export function arrayLength({ heads }: PopulationModel, d: number, outputs: number): number {
  return Math.ceil((heads * d * (outputs + d)) / 4) * 4;
}

/** Numbers of scratch that one row of a batch takes: two intermediate values of every head, and the residuals. */
function scratchPerRow(model: PopulationModel, d: number, outputs: number): number {
  return 2 * model.heads * d + outputs;
}

/**
 * Numbers of workgroup memory for a population: what every device has, or one row of the widest model.
 *
 * @param available  bytes of workgroup memory of the device.
 * @throws {TooLargeError}
 */
export function scratchLength(models: readonly PopulationModel[], d: number, outputs: number, available: number): number {
  const least = Math.max(...models.map((model) => scratchPerRow(model, d, outputs)));
  if (4 * least + otherBytes > available)
    throw new TooLargeError(
      modelProblem("model-workgroup-memory", {
        needed: Math.round((4 * least + otherBytes) / 1024),
        available: Math.round(available / 1024),
      }),
    );
  return Math.max(least, (commonBytes - otherBytes) / 4);
}

const modelBytes = 17 * 4;

/**
 * Every model's settings as the shader reads them.
 *
 * @param data     data sets of one shape, whose records follow one another.
 * @param scratch  as `scratchLength`.
 */
export function packModels(models: readonly PopulationModel[], data: readonly PopulationData[], scratch: number): Uint8Array<ArrayBuffer> {
  const { d, outputs } = data[0];
  const firstSample = data.map((_, k) => data.slice(0, k).reduce((sum, { count }) => sum + count, 0));
  const bytes = new Uint8Array(models.length * modelBytes);
  const view = new DataView(bytes.buffer);
  let weights = 0;
  models.forEach((model, k) => {
    const { prefixes } = data[model.data];
    const stride = arrayLength(model, d, outputs);
    const rows = Math.floor(scratch / scratchPerRow(model, d, outputs));
    const chunk = Math.min(mostRows, rows, model.batch * prefixes);
    const optimizer = model.optimizer === "adamw" ? 0 : 1;
    const whole = [model.heads, 3 * weights, weights, stride, firstSample[model.data], prefixes, model.batch, chunk, optimizer];
    const { momentum, beta1, beta2, epsilon, weightDecay, clip } = model;
    const real = [momentum, beta1, 1 - beta1, beta2, 1 - beta2, epsilon, weightDecay, clip];
    const at = k * modelBytes;
    for (const [i, value] of whole.entries()) view.setUint32(at + 4 * i, value, true);
    for (const [i, value] of real.entries()) view.setFloat32(at + 4 * (whole.length + i), value, true);
    weights += stride;
  });
  return bytes;
}
