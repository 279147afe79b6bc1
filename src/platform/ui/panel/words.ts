/** Words of the frame of a panel. */
import { formatCount } from "../../charts/format";
import { inLanguage } from "../in-language";

const english = {
  enlarge: (title: string) => `Enlarge: ${title}`,
  shrink: (title: string) => `Back to all panels: ${title}`,
  table: (title: string) => `Numbers as a table: ${title}`,
  chart: (title: string) => `Back to the chart: ${title}`,
  explain: (title: string) => `Explanation: ${title}`,
  export: (title: string) => `Export: ${title}`,
  formats: { svg: "SVG drawing", png: "PNG image, double size", csv: "CSV numbers" },
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
