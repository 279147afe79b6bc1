import { counted } from "../../../ui/grammar.de";
import type { fewHeadsText } from "./few-heads-words";

export default {
  line: (heads: number) => `beste gefundene Anpassung mit ${counted(heads, "Kopf", "Köpfen")}`,
} satisfies typeof fewHeadsText;
