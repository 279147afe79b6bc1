/** Words on the best fits with few heads, loaded once a first curve moves. */
import { formatValue } from "../../../../platform/charts/format";
import { inWords } from "../../../../platform/ui/grammar";
import { inLanguage } from "../in-language";

const english = {
  line: (heads: number) => `best ${inWords(heads)}-head fit found`,
  atBest: (who: string, are: boolean, heads: number, value: number, of: "test" | "training") =>
    `${who} ${are ? "have" : "has"} reached the best ${inWords(heads)}-head fit found, at a ${of} error of ${formatValue(value)}`,
} as const;

export const fewHeadsText = inLanguage("panels/few-heads-words", english);
