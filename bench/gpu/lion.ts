/** Forms of bidirectional linear attention on the GPU beside the same ones on SIMD kernels, both in float32. */
import { openTimedHead } from "../../src/labs/lion/engine/gpu/timing";
import { attention, largestDifference, usualSettings } from "../../src/labs/lion/math/attention";
import { selectiveDecay } from "../../src/labs/lion/math/decays";
import { attentionOnGpu } from "../../src/labs/lion/math/gpu/attention";
import type { GpuFormName } from "../../src/labs/lion/math/gpu/gpu-head";
import { kernelForm } from "../../src/labs/lion/math/kernel-forms";
import { LionWorkspace } from "../../src/labs/lion/math/workspace";
import type { Gpu } from "../../src/platform/tensors/device";
import { gaussian } from "../random";
import { inTurn } from "./in-turn";
import type { GpuTiming } from "./measure";

const d = 64;

/** Queries and keys with positive features, and decays that forget within some tens of tokens. */
export function head(length: number) {
  const numbers = gaussian(3 * length * d);
  const part = (index: number) => numbers.slice(index * length * d, (index + 1) * length * d);
  const positive = (index: number) => part(index).map((x) => Math.abs(x) + 0.1);
  const sequence = { length, d, dv: d, q: positive(0), k: positive(1), v: part(2), padding: null };
  return { sequence, decays: selectiveDecay(gaussian(length).map((x) => 1 / (1 + Math.exp(-3 - x)))) };
}

export async function bidirectionalAttention(gpu: Gpu, form: GpuFormName, length: number, rounds: number): Promise<GpuTiming> {
  const { sequence, decays } = head(length);
  const workspace = new LionWorkspace();
  const exact = attention(kernelForm(workspace, "state-chunk", "float64"), sequence, decays, usualSettings);
  const found = await attentionOnGpu(gpu, form, sequence, decays, usualSettings);
  const largest = exact.reduce((most, y) => Math.max(most, Math.abs(y)), 0);
  const timed = await openTimedHead(gpu, form, sequence, decays, usualSettings);
  const kernel = kernelForm(workspace, form, "float32");
  const [oursTimes, peerTimes] = await inTurn(rounds, [
    () => timed.run(),
    async () => {
      attention(kernel, sequence, decays, usualSettings);
    },
  ]);
  timed.dispose();
  const difference = largestDifference([exact, found]) / largest;
  return {
    id: "gpu-lion",
    work: `LION-S, ${form}, L ${length}, d ${d}, chunks of ${usualSettings.chunk}, float32, one head`,
    ours: "WebGPU, head and sums on the GPU",
    peer: "SIMD in WASM, one thread, from arrays to arrays",
    oursTimes,
    peerTimes,
    note: `largest difference from float64 over the largest output: ${difference.toExponential(1)}`,
    difference,
  };
}
