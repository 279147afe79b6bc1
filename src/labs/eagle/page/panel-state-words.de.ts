import { formatCount, formatValue } from "../../../platform/charts/format";
import { counted } from "../../../platform/ui/grammar.de";
import type { panelStateText } from "./panel-state-words";

export default {
  uncomputed: "Wird beim Öffnen berechnet",
  onRequest: "Wird auf Wunsch berechnet",
  loaded: "Wird beim Öffnen geladen",
  noSolver: "Kein Löser",
  noResult: "Noch kein Ergebnis",
  refused: "Kein Block zu ergänzen",
  divergedAll: "Alle Löser divergiert",
  error: (error: number) => `Kleinster quadratischer Fehler ${formatValue(error)}`,
  iterations: (count: number) => counted(count, "Iteration", "Iterationen"),
  noMatrix: "Noch keine Matrix",
  rank: (rank: number, condition: number) => `Rang ${formatCount(rank)}, Konditionszahl ${formatValue(condition)}`,
  hole: (rows: number, columns: number) => `D hat ${formatCount(rows)} × ${formatCount(columns)} Einträge`,
  noChange: "Kein Löser ändert A",
  condition: (value: number) => `Konditionszahl ${formatValue(value)}`,
  conditionTo: (from: number, to: number) => `Konditionszahl von ${formatValue(from)} auf ${formatValue(to)}`,
  noNetwork: "Kein Netz",
  untrained: "Noch nicht trainiert",
  layers: (layers: number, steps: number) => `${counted(layers, "Schicht", "Schichten")} nach ${counted(steps, "Schritt", "Schritten")}`,
  medianError: (error: number, steps: number) => `Median des Fehlers ${formatValue(error)} nach ${counted(steps, "Schritt", "Schritten")}`,
  machines: (count: number) => `${formatCount(count)} Rechner, starten beim Öffnen`,
  rounds: (count: number) => `Bisher ${counted(count, "Runde", "Runden")}`,
} satisfies typeof panelStateText;
