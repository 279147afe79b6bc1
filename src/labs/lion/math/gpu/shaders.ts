/** The shaders of src/labs/lion/kernels, each put together from what it uses. */

import type { Gpu } from "../../../../platform/tensors/device";
import beside from "../../kernels/beside.wgsl?raw";
import block from "../../kernels/block.wgsl?raw";
import carry from "../../kernels/carry.wgsl?raw";
import read from "../../kernels/read.wgsl?raw";
import rows from "../../kernels/rows.wgsl?raw";
import scores from "../../kernels/scores.wgsl?raw";
import shape from "../../kernels/shape.wgsl?raw";
import states from "../../kernels/states.wgsl?raw";

const shaders = {
  block: { label: "blocks on the diagonal", parts: [shape, rows, scores, block] },
  beside: { label: "blocks beside the diagonal", parts: [shape, rows, scores, beside] },
  states: { label: "states of chunks", parts: [shape, states] },
  carry: { label: "carrying states", parts: [shape, carry] },
  read: { label: "reading states", parts: [shape, rows, read] },
} as const;

export type ShaderName = keyof typeof shaders;

/** @throws {GpuUnavailable | GpuLost} */
export function pipelineOf(gpu: Gpu, name: ShaderName): Promise<GPUComputePipeline> {
  const { label, parts } = shaders[name];
  return gpu.pipeline(label, parts.join("\n"));
}
