/** Words on maps that a GPU draws, and on what the form of a map offers besides its axes. */
import { formatCount } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const english = {
  trained: (count: number, all: number, device: string) =>
    ` ${formatCount(count)} of ${formatCount(all)} were trained on the GPU (${device}), with its own rounding; the others on the processor.`,
  failed: (message: string) => ` The GPU is not used: ${message}. The processor went on, and finished runs are kept.`,
} as const;

export const mapGpuText = inLanguage("map/gpu-words", english);
