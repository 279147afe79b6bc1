import type { problemText } from "./problem-words";

export default {
  place: (line: string, column?: string, sample?: string) => {
    if (column !== undefined) return `Zeile ${line}, Spalte ${column}`;
    return sample === undefined ? `Zeile ${line}` : `Zeile ${line}: Beispiel ${sample}`;
  },
} satisfies typeof problemText;
