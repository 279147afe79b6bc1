/** Words of the popover that chooses the backend of gradient learners. */
import { formatCount, formatValue } from "../../../../platform/charts/format";
import type { BackendState } from "../../../../platform/engine/backend";
import type { BackendChoice } from "../../../../platform/state/backend-setting";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { CalibrationPoint, ClosedFormPoint, LayersPoint, StepTimes } from "../../engine/calibration";
import { inLanguage } from "../in-language";

/** Duration of a step: "3.2 µs", "1.4 ms". */
function duration(milliseconds: number): string {
  return milliseconds < 1 ? `${formatValue(1000 * milliseconds)} µs` : `${formatValue(milliseconds)} ms`;
}

const english = {
  title: "Backend of gradient learners",
  /** The backend, and the reason where it is not the chosen one. */
  running: (state: BackendState) => {
    if (state.backend === "WebGPU") return state.device === null ? "WebGPU" : `WebGPU · ${state.device}`;
    const { obstacle } = state;
    if (obstacle === null) return "WASM";
    return `WASM: ${obstacle === "float64" ? "these learners train in float64" : failureSaid(obstacle.problem)}`;
  },
  choices: { auto: "Automatic", WebGPU: "WebGPU", WASM: "WASM" } satisfies Record<BackendChoice, string>,
  help: {
    auto: "The GPU where a measurement on this device found it faster, else the processor.",
    WebGPU: "All learners train together on the GPU: same data, device-dependent rounding.",
    WASM: "The processor, in WebAssembly: the same link gives the same bits on every device.",
  } satisfies Record<BackendChoice, string>,
  now: (running: string) => `Now: ${running}.`,
  unmeasured: "This device has not been measured yet, so Automatic means WASM.",
  estimate: ({ WASM, WebGPU }: StepTimes) => `One step of all learners: about ${duration(WASM)} in WASM, ${duration(WebGPU)} on the GPU.`,
  scope:
    "This choice is stored on this device, not in links. Learners in float64 train on the processor. From the next run on, closed forms compute the Gram matrix on the GPU in float32 and refine in float64.",
  again: "Try the GPU again",
  measure: "Measure this device",
  measureAgain: "Measure again",
  measuring: (share: number) => `Measuring, ${Math.floor(100 * share)} %`,
  measured: (device: string) => `Time of one step or one solution on this device (GPU: ${device})`,
  learner: "Learner",
  closedForm: ({ d, samples }: ClosedFormPoint) => `closed form, d = ${d}, N = ${formatCount(samples)}`,
  layersPoint: ({ width, batch }: LayersPoint) => `Transformer, width ${formatCount(width)}, batch ${formatCount(batch)}`,
  point: ({ d, heads, batch }: CalibrationPoint) => `d = ${d}, ${formatCount(heads)} heads, batch ${formatCount(batch)}`,
  time: duration,
  notMeasured: (message: string) => `The GPU could not be measured: ${message}.`,
} as const;

export const backendPopoverText = inLanguage("header/backend-popover-words", english);
