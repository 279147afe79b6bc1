import { formatValue } from "../../../../platform/charts/format";
import { inWords } from "../../../../platform/ui/grammar.de";
import type { fewHeadsText } from "./few-heads-words";

const withHeads = (heads: number) => (heads === 1 ? "einem Kopf" : `${inWords(heads)} Köpfen`);

export default {
  line: (heads: number) => `beste gefundene Anpassung mit ${withHeads(heads)}`,
  atBest: (who: string, are: boolean, heads: number, value: number, of: "test" | "training") =>
    `${who} ${are ? "haben" : "hat"} die beste gefundene Anpassung mit ${withHeads(heads)} erreicht, bei einem ${of === "test" ? "Testfehler" : "Trainingsfehler"} von ${formatValue(value)}`,
} satisfies typeof fewHeadsText;
