import { askRole } from "../../../../platform/engine/ask-role";
import { gpuFailureOf } from "../../../../platform/engine/gpu-failure";
import { openGpu } from "../../../../platform/tensors/gpu";
import { compareOnGpu } from "../gpu/compare";
import type { GpuAnswer, ToGpu } from "../gpu/messages";

/** Compares the forms of a document on the GPU with one of them on the processor. */
export const role = askRole<ToGpu, GpuAnswer>(({ document, data }) =>
  openGpu()
    .then((gpu) => compareOnGpu(gpu, document, data))
    .catch((error: unknown) => ({ kind: "failed", failure: gpuFailureOf(error) })),
);
