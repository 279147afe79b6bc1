import { formatCount, formatValue } from "../../../../platform/charts/format";
import type { BackendState } from "../../../../platform/engine/backend";
import { plural, withStop } from "../../../../platform/ui/grammar.de";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { CalibrationPoint, ClosedFormPoint, LayersPoint, StepTimes } from "../../engine/calibration";
import type { backendPopoverText } from "./backend-popover-words";

function duration(milliseconds: number): string {
  return milliseconds < 1 ? `${formatValue(1000 * milliseconds)} µs` : `${formatValue(milliseconds)} ms`;
}

export default {
  title: "Backend der Gradientenlerner",
  running: (state: BackendState) => {
    if (state.backend === "WebGPU") return state.device === null ? "WebGPU" : `WebGPU · ${state.device}`;
    const { obstacle } = state;
    if (obstacle === null) return "WASM";
    return `WASM: ${obstacle === "float64" ? "diese Lerner trainieren in float64" : failureSaid(obstacle.problem)}`;
  },
  choices: { auto: "Automatisch", WebGPU: "WebGPU", WASM: "WASM" },
  help: {
    auto: "Die GPU, wo sie in einer Messung auf diesem Gerät schneller war, sonst der Prozessor.",
    WebGPU: "Alle Lerner trainieren zusammen auf der GPU: dieselben Daten, Rundung je nach Gerät.",
    WASM: "Der Prozessor, in WebAssembly: Derselbe Link ergibt auf jedem Gerät dieselben Bits.",
  },
  now: (running: string) => `Jetzt: ${running}.`,
  unmeasured: "Dieses Gerät ist noch nicht gemessen, daher heißt Automatisch WASM.",
  estimate: ({ WASM, WebGPU }: StepTimes) => `Ein Schritt aller Lerner: etwa ${duration(WASM)} in WASM, ${duration(WebGPU)} auf der GPU.`,
  scope:
    "Diese Wahl bleibt auf diesem Gerät und steht nicht in Links. Lerner in float64 trainieren auf dem Prozessor. Ab dem nächsten Lauf berechnen geschlossene Lösungen die Gram-Matrix auf der GPU in float32 und verfeinern in float64.",
  again: "Die GPU noch einmal versuchen",
  measure: "Dieses Gerät messen",
  measureAgain: "Noch einmal messen",
  measuring: (share: number) => `Messung, ${Math.floor(100 * share)} %`,
  measured: (device: string) => `Zeit eines Schritts oder einer Lösung auf diesem Gerät (GPU: ${device})`,
  learner: "Lerner",
  closedForm: ({ d, samples }: ClosedFormPoint) => `geschlossene Lösung, d = ${d}, N = ${formatCount(samples)}`,
  layersPoint: ({ width, batch }: LayersPoint) => `Transformer, Breite ${formatCount(width)}, Batch ${formatCount(batch)}`,
  point: ({ d, heads, batch }: CalibrationPoint) =>
    `d = ${d}, ${formatCount(heads)} ${plural(heads, "Kopf", "Köpfe")}, Batch ${formatCount(batch)}`,
  time: duration,
  notMeasured: (message: string) => `Die GPU ließ sich nicht messen: ${withStop(message)}`,
} satisfies typeof backendPopoverText;
