import type { Gpu } from "../../../../platform/tensors/device";
import { type AttentionSettings, outputOf, type Scan, scansOf } from "../attention";
import type { TokenDecays } from "../decays";
import type { Sequence } from "../sequence";
import { type GpuFormName, GpuHead } from "./gpu-head";

/**
 * Y, L x d_v, like `attention`: summed in float32 on the GPU, divided in float64.
 *
 * @throws {RangeError} where every coordinate decays by itself: there is no shader for that.
 * @throws {GpuMemoryError | GpuUnavailable | GpuLost}
 */
export async function attentionOnGpu(
  gpu: Gpu,
  form: GpuFormName,
  sequence: Sequence,
  decays: TokenDecays,
  settings: AttentionSettings,
): Promise<Float64Array> {
  const sums: Float64Array[] = [];
  for (const scan of scansOf(sequence, decays, settings)) sums.push(await summed(gpu, form, scan, settings.chunk));
  return outputOf(sums, sequence, settings);
}

async function summed(gpu: Gpu, form: GpuFormName, { sequence, steps }: Scan, chunk: number): Promise<Float64Array> {
  const head = await GpuHead.create(gpu, form, sequence, steps, chunk);
  try {
    await gpu.guarded("attention", () => head.run());
    return await head.sums();
  } finally {
    head.dispose();
  }
}
