/** Deutsch für eigene Dateien. */
import type { Words } from "../../../../platform/ui/translation";
import type { ownMatrixText } from "./own-matrix-words";

export default {
  help: "Eine Matrix aus einer Datei: Zeilen und Spalten von vollem Rang werden A; der Block außerhalb wird ergänzt. Matrix Market, CSV oder .npy, bis 100 MB; oder Blöcke A, B, C als JSON.",
  none: "Keine Datei geöffnet. Eine Datei öffnen, auf die Seite ziehen oder ihren Text einfügen.",
  needs: (name: string) => `Dieses Experiment braucht die Datei ${name}. Zum Ausführen die Datei öffnen.`,
  matrix: (rows: string, columns: string, entries: string) => `${rows} × ${columns}, Einträge ungleich null: ${entries}`,
  blocks: (rows: string, columns: string) => `Blöcke einer Matrix von ${rows} × ${columns}`,
  suite: {
    title: "Die sieben Matrizen des Papers",
    help: "Aus der SuiteSparse Matrix Collection, mit den Zeiten des Papers. Das Matrix-Market-Archiv hinter einem Namen herunterladen und unverändert hierher ziehen.",
    facts: (rows: string, columns: string, rank: string, condition: string) => `${rows} × ${columns}, Rang ${rank}, κ ${condition}`,
    full: (percent: string, archive: string) => `${percent} % der Einträge ungleich null; ${archive}`,
    seconds: ({ eagle, svd, conjugateGradients, lsmr }: Readonly<Record<"eagle" | "svd" | "conjugateGradients" | "lsmr", number>>) =>
      `auf der GPU des Papers: EAGLE ${eagle} s, SVD ${svd} s, konjugierte Gradienten ${conjugateGradients} s, LSMR ${lsmr} s`,
    tooLarge: (most: string) => `über Rang ${most}: einen kleineren wählen`,
  },
} satisfies Words<typeof ownMatrixText>;
