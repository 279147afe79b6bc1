import { formatCount, formatValue } from "../../../../platform/charts/format";
import type { Words } from "../../../../platform/ui/translation";
import type { eagleRailText } from "./words";

export default {
  label: "Aufgabe und Löser",
  preset: {
    lede: "Ein Block einer Matrix von kleinem Rang fehlt; die bekannten Blöcke legen ihn fest. Welcher Löser braucht die wenigsten Iterationen?",
    ledeOfTraining: "Schichten linearer Attention werden auf einen fehlenden Block trainiert. Welchen Algorithmus setzen ihre Gewichte um?",
    groups: { solvers: "Löser im Vergleich", training: "Training eines Netzes", paper: "Abbildungen des Papers" },
    searches: ["Rauschen", "Rang", "Rechner"],
  },
  problem: {
    title: "Aufgabe",
    kind: "Art der Aufgabe",
    kinds: {
      "low-rank": "Zufällig, kleiner Rang",
      distributed: "Verteilt",
      structured: "Aus der Technik",
      training: "Ein Netz trainieren",
      custom: "Eigene Daten",
    },
  },
  solvers: {
    title: "Löser",
    none: "Kein Löser gewählt. Einen Löser hinzufügen.",
    add: "Löser hinzufügen",
    figure: "quadratischer Fehler",
    most: (count: number) => `Höchstens ${formatCount(count)} Löser.`,
  },
  standing: {
    waiting: "wartet",
    running: "läuft",
    failed: "fehlgeschlagen",
    nothing: "kein Block zu ergänzen",
    diverged: "divergiert: numerischer Überlauf",
    spent: "alle Iterationen berechnet",
    settled: "D ist konvergiert",
    caveats: {
      "unseen-directions": "D ist konvergiert; A Aᵀ löst Singulärwerte von A unter 10⁻⁷ ‖A‖ nicht auf",
      biased: "D ist gegen einen verzerrten Wert konvergiert: Ein Teil von B liegt außerhalb des Zeilenraums von A",
    },
    rounding: (distributed: boolean) =>
      `nicht konvergiert: Rundungsfehler haben die Größe von A erreicht${distributed ? "; „Einfrieren“ einschalten" : ""}`,
    solved: "fertig",
    guarded: (kept: number, at: number) =>
      `in Iteration ${formatCount(at)} angehalten, da die Änderungen von D wuchsen; behalten ist das D der Iteration ${formatCount(kept)}`,
    trains: "Training läuft",
    left: (seconds: number) =>
      seconds < 90 ? `noch etwa ${formatCount(seconds)} s` : `noch etwa ${formatCount(Math.round(seconds / 60))} min`,
    trained: "alle Schritte berechnet",
    medianError: (error: number) => `, Median des quadratischen Fehlers ${formatValue(error)}`,
    skipped: (count: number) =>
      count === 0 ? "" : `; ${formatCount(count)} ${count === 1 ? "Schritt" : "Schritte"} mit nicht endlichem Gradienten übersprungen`,
    error: (error: number) => `, quadratischer Fehler ${formatValue(error)}`,
  },
} satisfies Words<typeof eagleRailText>;
