import type { Words } from "../../../../platform/ui/translation";
import type { lionDialogsText } from "./words";

export default {
  example: "Eine Zeile je Token: seine Query q, sein Key k, sein Wert v und sein Zerfall.",
  resultHelp: "die Ausgaben jeder Form und ihr größter Unterschied als JSON; neu berechnet aus den Einstellungen",
  learnersResultHelp:
    "wie weit jeder Encoder bei jeder Länge kommt, bei der er getestet wird, sein Zerfall und seine Verluste als JSON; neu trainiert aus den Einstellungen",
  python: "Python",
  pythonHelp:
    "ein Skript mit diesen Anfragen, Schlüsseln, Werten und Zerfällen, in dem jede Form, die hier steht, mit ihren Gleichungen ausgeschrieben ist; es sagt, wie weit jede von den Ausgaben der Seite entfernt ist, und braucht NumPy und sonst nichts",
  weightsHelp: "alle Gewichte jedes Encoders, wie sie waren, als er zuletzt geprüft wurde; Matrizen als Eingänge × Ausgänge",
  noWeights: "Noch gibt es keine Gewichte: Niemand hat zu lernen begonnen.",
  encoderHelp:
    "ein Skript, das die Gewichte liest (.npz, oben gespeichert) und Folgen so beantwortet wie diese Encoder, ausgeschrieben mit NumPy und sonst nichts; es sagt, wie weit es von den Werten der Seite entfernt ist",
  encoderTrainingHelp:
    "Ein zweites trainiert sie mit PyTorch: dieselben ersten Gewichte, dieselben Folgen in jedem Schritt, derselbe Optimierer. Es druckt seine Verluste neben die, die die Seite bisher hat, und braucht keine Gewichte.",
  torchHelp: "Dasselbe mit PyTorch: Kein Tensor wird an Ort und Stelle geändert, sodass Gradienten durch jede Form fließen.",
} satisfies Words<typeof lionDialogsText>;
