import { formatCount } from "../../../../platform/charts/format";
import type { BackendState, GpuFailure } from "../../../../platform/engine/backend";
import { withStop } from "../../../../platform/ui/grammar.de";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { backendText } from "./backend-words";

const wasm = "WASM";
const gpu = "WebGPU";

export default {
  title: "Backend der Gradientenlerner",
  running: (state: BackendState) => {
    if (state.backend === "WebGPU") return state.device === null ? gpu : `${gpu} · ${state.device}`;
    const { obstacle } = state;
    if (obstacle === null) return wasm;
    return `${wasm}: ${obstacle === "float64" ? "diese Lerner trainieren in float64" : failureSaid(obstacle.problem)}`;
  },
  hint: (state: BackendState) => (state.backend === "WebGPU" ? "dieselben Daten, Rundung je nach Gerät" : "dieselben Bits auf jedem Gerät"),
  failed: ({ problem }: GpuFailure, step: number) =>
    `Kein Training auf der GPU: ${withStop(failureSaid(problem))} ${step > 0 ? `Das Training läuft ab Schritt ${formatCount(step)} in WebAssembly weiter und behält die Kurven.` : "Die Lerner trainieren stattdessen in WebAssembly."}`,
} satisfies typeof backendText;
