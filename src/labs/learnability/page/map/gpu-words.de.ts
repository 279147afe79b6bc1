import { formatCount } from "../../../../platform/charts/format";
import { withStop } from "../../../../platform/ui/grammar.de";
import type { mapGpuText } from "./gpu-words";

export default {
  trained: (count: number, all: number, device: string) =>
    ` Die GPU (${device}) hat ${formatCount(count)} von ${formatCount(all)} Läufen trainiert, mit eigener Rundung.`,
  failed: (message: string) => ` Die GPU wird nicht verwendet: ${withStop(message)} Der Prozessor trainiert die übrigen Läufe.`,
} satisfies typeof mapGpuText;
