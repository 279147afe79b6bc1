/** Words on where gradient learners train, as far as the first view needs them. */

import { formatCount } from "../../../../platform/charts/format";
import type { BackendState, GpuFailure } from "../../../../platform/engine/backend";
import { withStop } from "../../../../platform/ui/grammar";
import { failureSaid } from "../../../../platform/ui/problem-said";
import { inLanguage } from "../in-language";

const wasm = "WASM";
const gpu = "WebGPU";

const english = {
  title: "Where gradient learners train",
  /** In the status line: what runs, and why where it is not what was asked for. */
  running: (state: BackendState) => {
    if (state.backend === "WebGPU") return state.device === null ? gpu : `${gpu} · ${state.device}`;
    const { obstacle } = state;
    if (obstacle === null) return wasm;
    return `${wasm}: ${obstacle === "float64" ? "these learners train in float64" : failureSaid(obstacle.problem)}`;
  },
  /** For whoever points at it. */
  hint: (state: BackendState) => (state.backend === "WebGPU" ? "same data, device-dependent rounding" : "the same bits on every machine"),
  failed: ({ problem }: GpuFailure, step: number) =>
    `No training on the GPU: ${withStop(failureSaid(problem))} ${step > 0 ? `Training went on in WebAssembly from step ${formatCount(step)}; the curves so far are kept.` : "The learners train in WebAssembly instead."}`,
} as const;

export const backendText = inLanguage("header/backend-words", english);
