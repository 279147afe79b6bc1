/** Words on closed forms whose Gram matrix comes from the GPU; they come with the note that shows them. */

import { formatCount, formatDuration, formatValue } from "../../../../platform/charts/format";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { GpuDetour, GpuSolve } from "../../engine/gpu/gpu-solver";
import { inLanguage } from "../in-language";

const english = {
  solved: (device: string, before: number, after: number) =>
    `Closed form on the GPU (${device}): relative residual ${formatValue(before)}, refined to ${formatValue(after)}.`,
  detour: (detour: GpuDetour) => {
    const why = {
      "few-samples": "there are fewer samples than features, and their kernel is solved there",
      "many-features": "there are too many features to write down, and the kernel of the samples is solved there",
      failed: detour.kind === "failed" ? failureSaid(detour.problem) : "",
    }[detour.kind];
    return `Closed form in float64 on the processor: ${why}.`;
  },
  table: "How the closed forms were solved",
  rows: [
    { title: "Features and Gram, GPU", read: ({ milliseconds }: GpuSolve) => formatDuration(milliseconds.gram) },
    { title: "Solve, processor", read: ({ milliseconds }: GpuSolve) => formatDuration(milliseconds.solve) },
    { title: "Refinement, processor", read: ({ milliseconds }: GpuSolve) => formatDuration(milliseconds.refinement) },
    { title: "Residual before", read: ({ residualBefore }: GpuSolve) => formatValue(residualBefore) },
    { title: "Residual after", read: ({ residualAfter }: GpuSolve) => formatValue(residualAfter) },
    { title: "Corrections", read: ({ rounds }: GpuSolve) => formatCount(rounds) },
  ],
  explain:
    "The GPU forms the features and their Gram matrix in float32; the processor factors it and adds corrections in float64 until the relative residual ‖Λp − b‖/‖b‖ is one of float64. Same data, device-dependent rounding: the last digits may differ on another device.",
} as const;

export const gpuSolveText = inLanguage("panels/gpu-solve-words", english);
