import { formatCount } from "../../../../platform/charts/format";
import { withStop } from "../../../../platform/ui/grammar.de";
import type { mapGpuText } from "./gpu-words";

export default {
  trained: (count: number, all: number, device: string) =>
    ` ${formatCount(count)} von ${formatCount(all)} wurden auf der GPU trainiert (${device}), mit deren eigener Rundung; die anderen auf dem Prozessor.`,
  failed: (message: string) =>
    ` Die GPU wird nicht verwendet: ${withStop(message)} Der Prozessor hat weitergemacht, und fertige Läufe bleiben erhalten.`,
} satisfies typeof mapGpuText;
