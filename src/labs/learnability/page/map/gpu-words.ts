/** Words on maps whose runs are trained on a GPU. */
import { formatCount } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const english = {
  trained: (count: number, all: number, device: string) =>
    ` The GPU (${device}) trained ${formatCount(count)} of ${formatCount(all)} runs, with its own rounding.`,
  failed: (message: string) => ` The GPU is not used: ${message}. The processor trains the remaining runs.`,
} as const;

export const mapGpuText = inLanguage("map/gpu-words", english);
