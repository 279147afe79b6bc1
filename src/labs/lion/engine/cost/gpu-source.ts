/** The forms on this device's GPU, for the panel of costs. */

import { openHardwareGpu } from "../../../../platform/tensors/gpu";
import { usualSettings } from "../../math/attention";
import { fixedDecay, noDecay } from "../../math/decays";
import type { FormName } from "../../math/forms/form";
import { type GpuFormName, gpuFormNames } from "../../math/gpu/gpu-head";
import { openTimedHead, type TimedHead } from "../gpu/timing";
import type { ToCosts } from "./messages";
import { anySequence, type CostSource } from "./source";

/**
 * Null where there is no GPU, where the processor plays one, whose times say nothing, and where float64 is asked for. The head is
 * packed and sent with the first call of a form, which is not timed.
 */
export async function openWebGpu(question: ToCosts): Promise<CostSource | null> {
  if (question.precision !== "float32" || typeof navigator === "undefined" || !("gpu" in navigator)) return null;
  const gpu = await openHardwareGpu().catch(() => null);
  if (!gpu) return null;
  let heads = new Map<FormName, TimedHead>();
  return {
    id: "webgpu",
    forms: gpuFormNames,
    prepare: (length) => {
      for (const head of heads.values()) head.dispose();
      heads = new Map();
      const own = heads;
      return async (form) => {
        const known = own.get(form);
        if (known) return known.run();
        const decays = question.decays ? fixedDecay(length, 0.95) : noDecay(length);
        const settings = { ...usualSettings, chunk: question.chunk };
        own.set(form, await openTimedHead(gpu, form as GpuFormName, anySequence(length, question), decays, settings));
      };
    },
  };
}
