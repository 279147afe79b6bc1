/** The shaders of src/labs/eagle/kernels/training, each behind the lengths that all of them use. */

import type { Gpu } from "../../../../../platform/tensors/device";
import factors from "../../../kernels/training/factors.wgsl?raw";
import gather from "../../../kernels/training/gather.wgsl?raw";
import matrixProducts from "../../../kernels/training/matrix-products.wgsl?raw";
import multiply from "../../../kernels/training/multiply.wgsl?raw";
import pass from "../../../kernels/training/pass.wgsl?raw";
import sizes from "../../../kernels/training/sizes.wgsl?raw";
import step from "../../../kernels/training/step.wgsl?raw";
import { sizesOf } from "../network";
import type { TrainingSettings } from "../settings";

/** Prompts that lie side by side in a vector. */
export const lanes = 4;

/** Lengths as sizes.wgsl and pass.wgsl have them, in numbers, or in vectors where every prompt has its own. */
export interface GpuSizes {
  readonly groups: number;
  /** Rows of a prompt that are attended to: d, or its rank where that is less. */
  readonly attended: number;
  /** Vectors of a group's prompts, and of its scratch. */
  readonly prompt: number;
  readonly scratch: number;
  readonly products: number;
  readonly gradient: number;
}

export function gpuSizesOf({ shape, prompts, batch }: TrainingSettings): GpuSizes {
  const { dPrime, nPrime, n, machines, layers } = shape;
  const { features, width } = sizesOf(shape);
  const attended = Math.min(shape.d, prompts.rank);
  const tokens = attended + dPrime;
  const keys = machines * attended;
  const [states, scores, values] = [tokens * width, tokens * keys, keys * width];
  const last = dPrime * (width + keys + nPrime) + keys * nPrime;
  return {
    groups: Math.ceil(batch / lanes),
    attended,
    prompt: tokens * (n + nPrime),
    scratch: layers * states + (layers - 1) * (states + scores + values) + last + 2 * states + tokens * features + scores + values,
    products: layers * (features * features + width * width) + width * nPrime,
    gradient: layers * features * features + (layers - 1) * width * width + width * nPrime,
  };
}

const shaders = {
  multiply: { label: "products of the weights", parts: [sizes, multiply] },
  pass: { label: "loss and gradient of prompts", parts: [sizes, pass, matrixProducts] },
  gather: { label: "adding gradients", parts: [sizes, gather] },
  factors: { label: "gradients of the weights", parts: [sizes, factors] },
  step: { label: "a step of Adam", parts: [sizes, step] },
} as const;

export type Pipelines = Readonly<Record<keyof typeof shaders, GPUComputePipeline>>;

/** @throws {GpuUnavailable | GpuLost} */
export async function pipelinesOf(gpu: Gpu, settings: TrainingSettings): Promise<Pipelines> {
  const { shape, batch, clip } = settings;
  const { columns, queryWidth, valueWidth } = sizesOf(shape);
  const { attended, groups } = gpuSizesOf(settings);
  const lengths = {
    ATTENDED: attended,
    D_PRIME: shape.dPrime,
    N_PRIME: shape.nPrime,
    MACHINES: shape.machines,
    LAYERS: shape.layers,
    COLUMNS: columns,
    QUERY_WIDTH: queryWidth,
    VALUE_WIDTH: valueWidth,
    BATCH: batch,
    GROUPS: groups,
  };
  const own = { multiply: {}, pass: { SIGN: shape.sign }, gather: {}, factors: {}, step: { CLIP: clip } };
  const compiled = {} as Record<keyof typeof shaders, GPUComputePipeline>;
  for (const name of Object.keys(shaders) as (keyof typeof shaders)[]) {
    const { label, parts } = shaders[name];
    compiled[name] = await gpu.pipeline(label, parts.join("\n"), { ...lengths, ...own[name] });
  }
  return compiled;
}
