import { formatCount, formatValue } from "../../../../platform/charts/format";
import { plural, withStop } from "../../../../platform/ui/grammar.de";
import type { CalibrationPoint, ClosedFormPoint, LayersPoint, StepTimes } from "../../engine/calibration";
import type { backendPopoverText } from "./backend-popover-words";

function duration(milliseconds: number): string {
  return milliseconds < 1 ? `${formatValue(1000 * milliseconds)} µs` : `${formatValue(milliseconds)} ms`;
}

export default {
  choices: { auto: "Automatisch", WebGPU: "WebGPU", WASM: "WASM" },
  help: {
    auto: "Die GPU, wo sie auf diesem Gerät als schneller gemessen wurde, sonst der Prozessor.",
    WebGPU: "Alle Lerner zusammen auf der GPU: dieselben Daten, Rundung je nach Gerät.",
    WASM: "Auf dem Prozessor, in WebAssembly: Derselbe Link ergibt auf jedem Rechner dieselben Bits.",
  },
  now: (running: string) => `Jetzt: ${running}.`,
  unmeasured: "Dieses Gerät ist noch nicht gemessen, daher heißt Automatisch WASM.",
  estimate: ({ WASM, WebGPU }: StepTimes) =>
    `Ein Schritt aller Lerner hier: etwa ${duration(WASM)} in WASM, ${duration(WebGPU)} auf der GPU.`,
  scope:
    "Bleibt auf diesem Gerät; Links nehmen es nicht mit. Lerner in float64 trainieren immer auf dem Prozessor. Geschlossene Lösungen folgen ab dem nächsten Lauf: ihre Gram-Matrix in float32 auf der GPU, verfeinert in float64.",
  again: "Die GPU noch einmal versuchen",
  measure: "Dieses Gerät messen",
  measureAgain: "Noch einmal messen",
  measuring: (share: number) => `Messung, ${Math.floor(100 * share)} %`,
  measured: (device: string) => `Ein Schritt, oder eine Lösung, auf diesem Gerät (GPU: ${device})`,
  learner: "Lerner",
  closedForm: ({ d, samples }: ClosedFormPoint) => `geschlossene Lösung, d = ${d}, N = ${formatCount(samples)}`,
  layersPoint: ({ width, batch }: LayersPoint) => `Transformer, Breite ${formatCount(width)}, Batch ${formatCount(batch)}`,
  point: ({ d, heads, batch }: CalibrationPoint) =>
    `d = ${d}, ${formatCount(heads)} ${plural(heads, "Kopf", "Köpfe")}, Batch ${formatCount(batch)}`,
  time: duration,
  notMeasured: (message: string) => `Die GPU ließ sich nicht messen: ${withStop(message)}`,
} satisfies typeof backendPopoverText;
