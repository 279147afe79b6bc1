/** The shaders of src/kernels/lion, each put together from what it uses. */
import beside from "../../kernels/lion/beside.wgsl?raw";
import block from "../../kernels/lion/block.wgsl?raw";
import carry from "../../kernels/lion/carry.wgsl?raw";
import read from "../../kernels/lion/read.wgsl?raw";
import rows from "../../kernels/lion/rows.wgsl?raw";
import scores from "../../kernels/lion/scores.wgsl?raw";
import shape from "../../kernels/lion/shape.wgsl?raw";
import states from "../../kernels/lion/states.wgsl?raw";
import type { Gpu } from "../../tensors/device";

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
