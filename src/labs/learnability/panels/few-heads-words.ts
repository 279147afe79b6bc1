/** Words of the lines that few heads can reach at best; fetched once a first curve moves. */
import { inWords } from "../../../ui/grammar";
import { inLanguage } from "../in-language";

const english = {
  line: (heads: number) => `best ${inWords(heads)}-head fit found`,
} as const;

export const fewHeadsText = inLanguage("panels/few-heads-words", english);
