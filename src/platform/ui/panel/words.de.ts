import { formatCount } from "../../charts/format";
import type { frameText } from "./words";

export default {
  menu: (title: string) => `Optionen: ${title}`,
  menuMissing: "Die Optionen ließen sich nicht laden. Verbindung prüfen und noch einmal versuchen.",
  tools: {
    explain: "Was ist zu sehen?",
    explained: "Erklärung schließen",
    table: "Zahlen als Tabelle",
    chart: "Zurück zum Diagramm",
    enlarge: "Vergrößern",
    shrink: "Zurück zu allen Panels",
    fold: "Schließen",
  },
  formats: { svg: "Als SVG-Zeichnung speichern", png: "Als PNG-Bild speichern, doppelte Größe", csv: "Zahlen als CSV speichern" },
  table: (title: string) => `Zahlen als Tabelle: ${title}`,
  explain: (title: string) => `Erklärung: ${title}`,
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
