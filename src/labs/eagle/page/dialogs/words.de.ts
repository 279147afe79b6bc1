import type { Words } from "../../../../platform/ui/translation";
import type { eagleDialogsText } from "./words";

export default {
  example: "Eine Zeile je Matrixzeile; ein Block von vollem Rang wird A, und was außerhalb seiner Zeilen und Spalten liegt, wird ergänzt.",
  resultHelp: "das D jedes Lösers, sein Fehler nach jeder Iteration, Operationen und Bytes als JSON; neu berechnet aus den Einstellungen",
  trainingResultHelp:
    "der Fehler des Netzes neben dem der Antwort null, seine Gewichte, drei Zahlen je Schicht und die Kurve als JSON; neu trainiert aus den Einstellungen, auf dem Prozessor",
  python: "Python",
  pythonHelp:
    "ein Skript, das dasselbe Problem aus denselben Zufallszahlen erzeugt und es mit jedem Löser löst, der hier steht, jeder mit seinen Gleichungen ausgeschrieben; es braucht NumPy und sonst nichts",
  weightsHelp: "W_QK und W_VP jeder Schicht, wie sie bei diesem Schritt des Trainings sind",
  noWeights: "Es gibt noch keine Gewichte: Das Netz hat nicht begonnen.",
  trainingHelp:
    "ein Skript, das dasselbe Netz mit PyTorch durch automatisches Ableiten trainiert: dieselben Gewichte zu Beginn, in jedem Schritt dieselben Matrizen, die NumPy aus denselben Zufallszahlen zieht",
} satisfies Words<typeof eagleDialogsText>;
