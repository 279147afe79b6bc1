/** The layout of a population of models in the buffers of population.wgsl. */

import { TooLargeError } from "../../../../platform/numerics/errors";
import type { GpuSamples } from "../../../../platform/tensors/records";
import { modelProblem } from "../model/model-problem";

/** One data set; `prefixes` consecutive samples belong to one sequence. */
export interface PopulationData extends GpuSamples {
  readonly prefixes: number;
}

/** The settings of one model of a population, besides its weights and batches. */
export interface PopulationModel {
  readonly heads: number;
  /** Index of its data set. */
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

/** The work of one model in one submit. */
export interface Turn {
  readonly steps: number;
  /** Sequences of the batches, steps x batch. */
  readonly order: Uint32Array;
  /** steps x 4: rate, rate / (1 - beta1^t), 1 / sqrt(1 - beta2^t), 1 - rate * weight decay. */
  readonly factors: Float32Array;
}

export const idle: Turn = { steps: 0, order: new Uint32Array(), factors: new Float32Array() };

/** Most rows of a batch that are processed at once, as in population.wgsl. */
const mostRows = 64;

/** Workgroup memory of the shader besides the scratch: `records` and `partial`. */
const otherBytes = 4 * (mostRows + 128);

/** Workgroup memory available on every device; more is requested only where one row would not fit. */
const commonBytes = 16384;

/** Numbers in one array of a model (weights, or either moment), padded to vectors of 16 bytes, as in the WASM learner. */
export function arrayLength({ heads }: PopulationModel, d: number, outputs: number): number {
  return Math.ceil((heads * d * (outputs + d)) / 4) * 4;
}

/** Numbers of scratch that one row of a batch takes: two intermediate values of every head, and the residuals. */
function scratchPerRow(model: PopulationModel, d: number, outputs: number): number {
  return 2 * model.heads * d + outputs;
}

/**
 * Numbers of workgroup memory for a population: the amount available on every device, or one row of the widest model.
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
 * The settings of every model in the shader's layout.
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
