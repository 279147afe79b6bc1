/** Words on where in a text something is wrong. */
import { inLanguage } from "./in-language";

const english = {
  place: (line: string, column?: string, sample?: string) => {
    if (column !== undefined) return `line ${line}, column ${column}`;
    return sample === undefined ? `line ${line}` : `line ${line}: sample ${sample}`;
  },
} as const;

export const problemText = inLanguage("problem-words", english);
