import { gpuFailureOf } from "../../../../platform/engine/gpu-failure";
import type { Role } from "../../../../platform/engine/role";
import type { Gpu } from "../../../../platform/tensors/device";
import { openGpu } from "../../../../platform/tensors/gpu";
import { compareOnGpu } from "../gpu/compare";
import type { FromGpu, GpuAnswer, ToGpu } from "../gpu/messages";

/** Drives the GPU: the device is opened with the first question, and anew when it was lost. */
export const role: Role<ToGpu, FromGpu> = (post) => {
  let opening: Promise<Gpu> | null = null;
  let current: AbortController | null = null;
  const forget = () => {
    opening = null;
  };
  const device = () => {
    if (!opening) {
      opening = openGpu();
      opening.then((gpu) => gpu.lost.then(forget), forget);
    }
    return opening;
  };
  const answer = async ({ document, data }: ToGpu, signal: AbortSignal): Promise<GpuAnswer> => {
    try {
      return await compareOnGpu(await device(), document, data, signal);
    } catch (error) {
      return { kind: "failed", failure: gpuFailureOf(error) };
    }
  };
  return (question) => {
    current?.abort();
    const mine = new AbortController();
    current = mine;
    void answer(question, mine.signal).then((found) => {
      // A question that was replaced has nobody who waits for it.
      if (!mine.signal.aborted) post({ id: question.id, answer: found });
    });
  };
};
