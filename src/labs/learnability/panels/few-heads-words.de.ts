import { formatValue } from "../../../charts/format";
import { counted } from "../../../ui/grammar.de";
import type { fewHeadsText } from "./few-heads-words";

export default {
  line: (heads: number) => `beste gefundene Anpassung mit ${counted(heads, "Kopf", "Köpfen")}`,
  atBest: (who: string, are: boolean, heads: number, value: number, of: "test" | "training") =>
    `${who} ${are ? "haben" : "hat"} die beste gefundene Anpassung mit ${counted(heads, "Kopf", "Köpfen")} erreicht, bei einem ${of === "test" ? "Testfehler" : "Trainingsfehler"} von ${formatValue(value)}`,
} satisfies typeof fewHeadsText;
