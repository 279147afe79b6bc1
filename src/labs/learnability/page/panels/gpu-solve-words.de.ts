import { formatCount, formatDuration, formatValue } from "../../../../platform/charts/format";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { GpuDetour, GpuSolve } from "../../engine/gpu/gpu-solver";
import type { gpuSolveText } from "./gpu-solve-words";

export default {
  solved: (device: string, before: number, after: number) =>
    `Geschlossene Lösung auf der GPU (${device}): relatives Residuum ${formatValue(before)}, verfeinert auf ${formatValue(after)}.`,
  detour: (detour: GpuDetour) => {
    const why = {
      "few-samples": "Bei weniger Beispielen als Merkmalen wird das Kernsystem dort gelöst",
      "many-features": "Bei so vielen Merkmalen wird das Kernsystem dort gelöst",
      failed: detour.kind === "failed" ? failureSaid(detour.problem) : "",
    }[detour.kind];
    return `Geschlossene Lösung in float64 auf dem Prozessor: ${why}.`;
  },
  table: "Rechenzeiten und Residuen der geschlossenen Lösungen",
  rows: [
    { title: "Merkmale und Gram-Matrix, GPU", read: ({ milliseconds }: GpuSolve) => formatDuration(milliseconds.gram) },
    { title: "Lösen, Prozessor", read: ({ milliseconds }: GpuSolve) => formatDuration(milliseconds.solve) },
    { title: "Verfeinern, Prozessor", read: ({ milliseconds }: GpuSolve) => formatDuration(milliseconds.refinement) },
    { title: "Residuum davor", read: ({ residualBefore }: GpuSolve) => formatValue(residualBefore) },
    { title: "Residuum danach", read: ({ residualAfter }: GpuSolve) => formatValue(residualAfter) },
    { title: "Korrekturen", read: ({ rounds }: GpuSolve) => formatCount(rounds) },
  ],
  explain:
    "Die GPU berechnet die Merkmale und ihre Gram-Matrix in float32. Der Prozessor zerlegt sie und verfeinert die Lösung, bis das relative Residuum ‖Λp − b‖/‖b‖ die Genauigkeit von float64 erreicht. Die letzten Stellen können sich zwischen Geräten unterscheiden.",
} satisfies typeof gpuSolveText;
