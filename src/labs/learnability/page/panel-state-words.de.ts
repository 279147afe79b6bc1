import { formatCount, formatValue } from "../../../platform/charts/format";
import { counted } from "../../../platform/ui/grammar.de";
import type { panelStateText } from "./panel-state-words";

export default {
  noLearner: "Kein Lerner",
  noResult: "Noch kein Ergebnis",
  drawing: "Beispiele noch nicht gezogen",
  failed: "Die Beispiele waren nicht verwendbar",
  divergedAll: "Alle Lerner divergiert",
  error: {
    test: (error: number) => `Kleinster Testfehler ${formatValue(error)}`,
    training: (error: number) => `Kleinster Trainingsfehler ${formatValue(error)}`,
  },
  rank: (rank: number, psi: number) => `Rang ${formatCount(rank)} von ${formatCount(psi)}`,
  rankSoFar: (rank: number, psi: number, samples: number) =>
    `Rang ${formatCount(rank)} von ${formatCount(psi)} nach ${counted(samples, "Beispiel", "Beispielen")}`,
  testSamples: (count: number) => `1 von ${counted(count, "Testbeispiel", "Testbeispielen")}`,
  oneSample: "Ein Beispiel der Daten",
  heads: (least: number, most: number) =>
    least === most ? `Lerner mit ${counted(most, "Kopf", "Köpfen")}` : `Lerner mit ${formatCount(least)} bis ${formatCount(most)} Köpfen`,
  noHeads: "Kein Lerner mit einzelnen Köpfen",
  closedFormHeads: "Köpfe der geschlossenen Lösung",
  memory: (own: boolean) => (own ? "Eigene Tabelle aus Schlüsseln und Werten" : "Schlüssel und Werte eines Beispiels"),
  machine: (states: number, letters: number) => `${counted(states, "Zustand", "Zustände")}, ${counted(letters, "Buchstabe", "Buchstaben")}`,
  directions: (learned: number, all: number) => `${formatCount(learned)} von ${counted(all, "Richtung", "Richtungen")} gelernt`,
  certified: (count: number, of: number) => `${formatCount(count)} von ${formatCount(of)} Testabläufen zertifiziert`,
  uncomputed: "Wird beim Öffnen berechnet",
  loaded: "Wird beim Öffnen geladen",
  landscape: {
    none: "Braucht einen Lerner mit Gradientenabstieg",
    learners: (count: number) => `${formatCount(count)} Lerner, beim Öffnen berechnet`,
  },
  map: {
    none: "Keine Karte geplant",
    runs: (columns: number, rows: number, runs: number) =>
      `${formatCount(columns)} × ${formatCount(rows)} Einstellungen, ${counted(runs, "Lauf", "Läufe")}`,
  },
} satisfies typeof panelStateText;
