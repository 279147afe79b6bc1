import { formatCount } from "../../../../platform/charts/format";
import type { BackendState, GpuFailure } from "../../../../platform/engine/backend";
import { withStop } from "../../../../platform/ui/grammar.de";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { backendText } from "./backend-words";

export default {
  entry: ({ backend }: BackendState) => `Backend: ${backend}`,
  failed: ({ problem }: GpuFailure, step: number) =>
    `Kein Training auf der GPU: ${withStop(failureSaid(problem))} ${step > 0 ? `Das Training läuft ab Schritt ${formatCount(step)} in WebAssembly weiter und behält die Kurven.` : "Die Lerner trainieren stattdessen in WebAssembly."}`,
} satisfies typeof backendText;
