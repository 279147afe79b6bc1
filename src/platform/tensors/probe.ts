import checksumShader from "../kernels/checksum.wgsl?raw";
import type { Gpu } from "./device";
import { GpuUnavailable } from "./errors";
import { tensorProblem } from "./tensor-problem";

const length = 64;

/** Expected results of `checksum.wgsl`: the sums of (i / 2)^2 for i = 1, 2, ..., exact in float32. */
export function expectedSums(): Float32Array {
  let sum = 0;
  return Float32Array.from({ length }, (_, i) => {
    sum += ((i + 1) / 2) ** 2;
    return sum;
  });
}

/** Compares a checksum computed on the GPU with `expected`. @throws {GpuUnavailable} "checksum" when they differ. */
export async function checkSums(gpu: Gpu, expected: Float32Array): Promise<void> {
  const pipeline = await gpu.pipeline("the checksum", checksumShader);
  const result = await gpu.buffer("the checksum", 4 * length, GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_SRC);
  const staging = await gpu.buffer("the checksum", 4 * length, GPUBufferUsage.COPY_DST | GPUBufferUsage.MAP_READ);
  const encoder = gpu.device.createCommandEncoder();
  gpu.encode(encoder, pipeline, [result], 1);
  encoder.copyBufferToBuffer(result, 0, staging, 0, 4 * length);
  gpu.device.queue.submit([encoder.finish()]);
  const sums = new Float32Array(await gpu.read(staging, 4 * length));
  for (const buffer of [result, staging]) buffer.destroy();
  const wrong = sums.findIndex((sum, i) => sum !== expected[i]);
  if (wrong >= 0)
    throw new GpuUnavailable(
      "checksum",
      tensorProblem("gpu-entry", { index: wrong, found: String(sums[wrong]), expected: String(expected[wrong]) }),
    );
}
