/** Words on where gradient learners train, as far as the first view needs them. */

import { formatCount } from "../../../../platform/charts/format";
import type { BackendState, GpuFailure } from "../../../../platform/engine/backend";
import { withStop } from "../../../../platform/ui/grammar";
import { failureSaid } from "../../../../platform/ui/problem-said";
import { inLanguage } from "../in-language";

const wasm = "WASM";
const gpu = "WebGPU";

const english = {
  title: "Backend of gradient learners",
  /** In the status line: the backend, and the reason where it is not the chosen one. */
  running: (state: BackendState) => {
    if (state.backend === "WebGPU") return state.device === null ? gpu : `${gpu} · ${state.device}`;
    const { obstacle } = state;
    if (obstacle === null) return wasm;
    return `${wasm}: ${obstacle === "float64" ? "these learners train in float64" : failureSaid(obstacle.problem)}`;
  },
  /** Tooltip of the status line. */
  hint: (state: BackendState) => (state.backend === "WebGPU" ? "same data, device-dependent rounding" : "the same bits on every device"),
  failed: ({ problem }: GpuFailure, step: number) =>
    `No training on the GPU: ${withStop(failureSaid(problem))} ${step > 0 ? `Training continues in WebAssembly from step ${formatCount(step)} and keeps the curves.` : "The learners train in WebAssembly instead."}`,
} as const;

export const backendText = inLanguage("header/backend-words", english);
