import type { Words } from "../../../../platform/ui/translation";
import type { eagleDialogsText } from "./words";

export default {
  example: "Eine Zeile je Matrixzeile. Ein Block von vollem Rang wird A; der Block außerhalb seiner Zeilen und Spalten wird ergänzt.",
  resultHelp: "das D jedes Lösers, sein Fehler nach jeder Iteration, Operationen und Bytes als JSON; neu berechnet aus den Einstellungen",
  trainingResultHelp:
    "Fehler des Netzes und der Nullvorhersage, Gewichte, drei Skalare je Schicht und die Kurve als JSON; neu trainiert auf dem Prozessor",
  python: "Python",
  pythonHelp:
    "ein NumPy-Skript, das dieselbe Aufgabe aus denselben Zufallszahlen erzeugt und jeden Löser ausführt; jeder Löser ist ausgeschrieben",
  weightsHelp: "W_QK und W_VP jeder Schicht im aktuellen Trainingsschritt",
  noWeights: "Es gibt noch keine Gewichte; das Training hat nicht begonnen.",
  trainingHelp:
    "ein PyTorch-Skript, das dasselbe Netz durch automatisches Differenzieren trainiert; NumPy zieht dieselben Anfangsgewichte und dieselben Matrizen",
} satisfies Words<typeof eagleDialogsText>;
