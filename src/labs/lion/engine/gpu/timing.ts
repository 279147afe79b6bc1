import type { Gpu } from "../../../../platform/tensors/device";
import type { AttentionSettings } from "../../math/attention";
import { stepDecays, type TokenDecays } from "../../math/decays";
import { type GpuFormName, GpuHead } from "../../math/gpu/gpu-head";
import type { Sequence } from "../../math/sequence";

/** A head whose queries, keys, values and decays are on the GPU already; `run` is what is timed. */
export interface TimedHead {
  /** Sums of the form once, kept when the GPU is done with them; they stay there. */
  readonly run: () => Promise<void>;
  readonly dispose: () => void;
}

/**
 * Packs a head and sends it to the GPU, compiles what the form needs, and runs it once: times of later runs are of computing
 * alone. Two scans are not timed.
 *
 * @throws {GpuMemoryError | GpuUnavailable | GpuLost}
 */
export async function openTimedHead(
  gpu: Gpu,
  form: GpuFormName,
  sequence: Sequence,
  decays: TokenDecays,
  { convention, chunk }: Pick<AttentionSettings, "convention" | "chunk">,
): Promise<TimedHead> {
  const head = await GpuHead.create(gpu, form, sequence, stepDecays(decays, convention), chunk);
  try {
    // The second run knows how much work fits in a submit.
    await gpu.guarded("attention", async () => {
      await head.run();
      await head.run();
    });
  } catch (error) {
    head.dispose();
    throw error;
  }
  return { run: () => head.run(), dispose: () => head.dispose() };
}
