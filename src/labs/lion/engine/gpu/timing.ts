import type { Gpu } from "../../../../platform/tensors/device";
import type { AttentionSettings } from "../../math/attention";
import { stepDecays, type TokenDecays } from "../../math/decays";
import { type GpuFormName, GpuHead } from "../../math/gpu/gpu-head";
import type { Sequence } from "../../math/sequence";

/** A head whose queries, keys, values and decays are on the GPU already; `run` is what is timed. */
export interface TimedHead {
  /** Sums of the form once, kept when the GPU is done with them; they stay there. */
  readonly run: (signal?: AbortSignal) => Promise<void>;
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
  return { run: (signal) => head.run(signal), dispose: () => head.dispose() };
}

export interface GpuTime {
  /** Median over the rounds, from the first submit until the GPU was done. */
  readonly milliseconds: number;
  readonly times: readonly number[];
}

/**
 * Times a form on the GPU, with queries, keys, values and decays there already.
 *
 * @param signal  is looked at before each submit, and no submit is longer than 200 ms.
 * @throws {GpuMemoryError | GpuUnavailable | GpuLost}, or the reason of the signal.
 */
export async function measureLionOnGpu(
  gpu: Gpu,
  form: GpuFormName,
  head: { readonly sequence: Sequence; readonly decays: TokenDecays },
  settings: Pick<AttentionSettings, "convention" | "chunk">,
  { rounds = 5, signal }: { readonly rounds?: number; readonly signal?: AbortSignal } = {},
): Promise<GpuTime> {
  signal?.throwIfAborted();
  const { run, dispose } = await openTimedHead(gpu, form, head.sequence, head.decays, settings);
  try {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      await run(signal);
      times.push(performance.now() - start);
    }
    return { milliseconds: times.toSorted((a, b) => a - b)[rounds >> 1], times };
  } finally {
    dispose();
  }
}
