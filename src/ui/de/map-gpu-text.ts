/** German for `map-gpu-text.ts`. */
import { formatCount } from "../../charts/format";
import type { mapGpuText } from "../map-gpu-text";
import { withStop } from "./grammar";
import { phrase } from "./phrases";

export default {
  trained: (count: number, all: number, device: string) =>
    ` ${formatCount(count)} von ${formatCount(all)} wurden auf der GPU trainiert (${device}), mit deren eigener Rundung; die anderen auf dem Prozessor.`,
  failed: (message: string) =>
    ` Die GPU wird nicht verwendet: ${withStop(phrase(message) ?? message)} Der Prozessor hat weitergemacht, und fertige Läufe bleiben erhalten.`,
} satisfies typeof mapGpuText;
