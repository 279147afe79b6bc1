/** Words on closed forms whose Gram matrix comes from the GPU, loaded with the note that shows them. */

import { formatCount, formatDuration, formatValue } from "../../../../platform/charts/format";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { GpuDetour, GpuSolve } from "../../engine/gpu/gpu-solver";
import { inLanguage } from "../in-language";

const english = {
  solved: (device: string, before: number, after: number) =>
    `Closed form on the GPU (${device}): relative residual ${formatValue(before)}, refined to ${formatValue(after)}.`,
  detour: (detour: GpuDetour) => {
    const why = {
      "few-samples": "with fewer samples than features, the kernel system is solved there",
      "many-features": "with so many features, the kernel system is solved there",
      failed: detour.kind === "failed" ? failureSaid(detour.problem) : "",
    }[detour.kind];
    return `Closed form in float64 on the processor: ${why}.`;
  },
  table: "Computing times and residuals of the closed forms",
  rows: [
    { title: "Features and Gram, GPU", read: ({ milliseconds }: GpuSolve) => formatDuration(milliseconds.gram) },
    { title: "Solve, processor", read: ({ milliseconds }: GpuSolve) => formatDuration(milliseconds.solve) },
    { title: "Refinement, processor", read: ({ milliseconds }: GpuSolve) => formatDuration(milliseconds.refinement) },
    { title: "Residual before", read: ({ residualBefore }: GpuSolve) => formatValue(residualBefore) },
    { title: "Residual after", read: ({ residualAfter }: GpuSolve) => formatValue(residualAfter) },
    { title: "Corrections", read: ({ rounds }: GpuSolve) => formatCount(rounds) },
  ],
  explain:
    "The GPU computes the features and their Gram matrix in float32. The processor factors it and refines the solution until the relative residual ‖Λp − b‖/‖b‖ reaches float64 precision. The last digits may differ between devices.",
} as const;

export const gpuSolveText = inLanguage("panels/gpu-solve-words", english);
