import { formatCount, formatDuration, formatValue } from "../../../../platform/charts/format";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { GpuDetour, GpuSolve } from "../../engine/gpu/gpu-solver";
import type { gpuSolveText } from "./gpu-solve-words";

export default {
  solved: (device: string, before: number, after: number) =>
    `Geschlossene Lösung auf der GPU (${device}): relatives Residuum ${formatValue(before)}, verfeinert auf ${formatValue(after)}.`,
  detour: (detour: GpuDetour) => {
    const why = {
      "few-samples": "Es gibt weniger Beispiele als Merkmale, und deren Kern wird dort gelöst",
      "many-features": "Es gibt zu viele Merkmale, um sie hinzuschreiben, und der Kern der Beispiele wird dort gelöst",
      failed: detour.kind === "failed" ? failureSaid(detour.problem) : "",
    }[detour.kind];
    return `Geschlossene Lösung in float64 auf dem Prozessor: ${why}.`;
  },
  table: "Wie die geschlossenen Lösungen berechnet wurden",
  rows: [
    { title: "Merkmale und Gram-Matrix, GPU", read: ({ milliseconds }: GpuSolve) => formatDuration(milliseconds.gram) },
    { title: "Lösen, Prozessor", read: ({ milliseconds }: GpuSolve) => formatDuration(milliseconds.solve) },
    { title: "Verfeinern, Prozessor", read: ({ milliseconds }: GpuSolve) => formatDuration(milliseconds.refinement) },
    { title: "Residuum davor", read: ({ residualBefore }: GpuSolve) => formatValue(residualBefore) },
    { title: "Residuum danach", read: ({ residualAfter }: GpuSolve) => formatValue(residualAfter) },
    { title: "Korrekturen", read: ({ rounds }: GpuSolve) => formatCount(rounds) },
  ],
  explain:
    "Die GPU bildet die Merkmale und ihre Gram-Matrix in float32; der Prozessor zerlegt sie und fügt Korrekturen in float64 hinzu, bis das relative Residuum ‖Λp − b‖/‖b‖ eines von float64 ist. Dieselben Daten, Rundung je nach Gerät: Die letzten Stellen können auf einem anderen Gerät abweichen.",
} satisfies typeof gpuSolveText;
