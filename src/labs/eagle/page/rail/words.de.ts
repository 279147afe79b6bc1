import { formatCount, formatValue } from "../../../../platform/charts/format";
import type { Words } from "../../../../platform/ui/translation";
import type { eagleRailText } from "./words";

export default {
  label: "Aufgabe und Löser",
  settings: "Aufgabe und Löser",
  preset: {
    own: "Ein eigenes Experiment",
    lede: "Von einer Matrix fehlt ein Teil, aber ihr Rang ist klein genug: Der fehlende Block folgt aus dem Rest. Wer füllt ihn zuerst?",
    ledeOfTraining:
      "Schichten linearer Attention sehen Matrizen mit einem Loch und was hineingehört. Niemand sagt ihnen, wie man es findet; dann werden ihre Gewichte gelesen.",
    showed: (title: string) => `Was „${title}“ zeigte`,
    groups: { solvers: "Löser im Vergleich", training: "Ein Netz beim Lernen", paper: "Abbildungen des Papers" },
    paper: {
      title: "Die Abbildung des Papers, und was davon hier herauskommt",
      setting: "Im Paper",
      reproduced: "Hier wie dort",
      differs: "Was sich unterscheidet",
    },
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
    none: "Noch füllt niemand das Loch. Einen Löser hinzufügen.",
    add: (name: string) => `${name} hinzufügen`,
    most: (count: number) => `Höchstens ${formatCount(count)} Löser.`,
    iterations: (count: number) => formatCount(count),
  },
  standing: {
    waiting: "wartet",
    running: "läuft",
    failed: "fehlgeschlagen",
    nothing: "hat nichts zu ergänzen",
    diverged: "seine Zahlen sind übergelaufen",
    spent: "alle seine Iterationen sind getan",
    settled: "D ist zur Ruhe gekommen",
    caveats: {
      "unseen-directions": "D ist zur Ruhe gekommen; A Aᵀ verbirgt Singulärwerte von A unter 10⁻⁷ ‖A‖",
      biased: "D ist bei einem verzerrten Wert zur Ruhe gekommen: Ein Teil von B liegt außerhalb des Zeilenraums von A",
    },
    rounding: (distributed: boolean) =>
      `nicht konvergiert: Die Rundung hat die Größe von A erreicht${distributed ? "; „Einfrieren“ einschalten" : ""}`,
    solved: "fertig",
    guarded: (kept: number, at: number) =>
      `weitere Iterationen begannen D zu verderben: bemerkt bei ${formatCount(at)}, behalten wird das D von ${formatCount(kept)}`,
    trains: "wird trainiert",
    left: (seconds: number) =>
      seconds < 90 ? `noch etwa ${formatCount(seconds)} s` : `noch etwa ${formatCount(Math.round(seconds / 60))} min`,
    trained: "alle seine Schritte sind getan",
    medianError: (error: number) => `, Median des quadratischen Fehlers ${formatValue(error)}`,
    skipped: (count: number) =>
      count === 0
        ? ""
        : `; ${formatCount(count)} ${count === 1 ? "Schritt war" : "Schritte waren"} nicht endlich und ${count === 1 ? "zählt" : "zählen"} nicht`,
    error: (error: number) => `, quadratischer Fehler ${formatValue(error)}`,
  },
} satisfies Words<typeof eagleRailText>;
