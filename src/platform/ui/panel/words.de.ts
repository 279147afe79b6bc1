import { formatCount } from "../../charts/format";
import type { frameText } from "./words";

export default {
  enlarge: (title: string) => `Vergrößern: ${title}`,
  shrink: (title: string) => `Zurück zu allen Panels: ${title}`,
  table: (title: string) => `Zahlen als Tabelle: ${title}`,
  chart: (title: string) => `Zurück zum Diagramm: ${title}`,
  explain: (title: string) => `Erklärung: ${title}`,
  export: (title: string) => `Exportieren: ${title}`,
  formats: { svg: "SVG-Zeichnung", png: "PNG-Bild, doppelte Größe", csv: "CSV-Zahlen" },
  capped: (shown: number, all: number) => `Die ersten ${formatCount(shown)} von ${formatCount(all)} Zeilen; die CSV-Datei enthält alle.`,
  noChart: "Dieses Panel zeigt noch kein Diagramm, also gibt es kein Bild zu speichern.",
  noRows: "Noch gibt es keine Zahlen.",
  stepper: {
    back: (label: string) => `${label}: zurück`,
    on: (label: string) => `${label}: weiter`,
    of: (count: string) => `von ${count}`,
  },
  exportFailed: "Dieser Browser konnte das Bild nicht erzeugen.",
} satisfies typeof frameText;
