/** Words of the frame of a panel. */
import { formatCount } from "../../charts/format";
import { inLanguage } from "../in-language";

const english = {
  menu: (title: string) => `Options: ${title}`,
  menuMissing: "The options could not be loaded. Check the connection and try again.",
  tools: {
    explain: "What am I seeing?",
    explained: "Close the explanation",
    table: "Numbers as a table",
    chart: "Back to the chart",
    enlarge: "Enlarge",
    shrink: "Back to all panels",
    fold: "Close",
  },
  formats: { svg: "Save as SVG drawing", png: "Save as PNG image, double size", csv: "Save as CSV numbers" },
  /** Of the table, and of the explanation. */
  table: (title: string) => `Numbers as a table: ${title}`,
  explain: (title: string) => `Explanation: ${title}`,
  capped: (shown: number, all: number) => `The first ${formatCount(shown)} of ${formatCount(all)} rows; the CSV file contains all.`,
  noChart: "This panel shows no chart yet, so there is no image to save.",
  noRows: "There are no numbers yet.",
  stepper: {
    back: (label: string) => `${label}: back`,
    on: (label: string) => `${label}: next`,
    of: (count: string) => `of ${count}`,
  },
  exportFailed: "This browser could not create the image.",
} as const;

export const frameText = inLanguage("panel/words", english);

/** Formats in which a panel can be saved. */
export type FileFormat = keyof typeof english.formats;
