import type { Words } from "../../../../platform/ui/translation";
import type { lionDialogsText } from "./words";

export default {
  example: "Eine Zeile pro Token: seine Query q, sein Key k, sein Value v und sein Zerfall.",
  resultHelp: "die Ausgaben jeder Form und ihre größte Differenz als JSON, neu berechnet aus den Einstellungen",
  learnersResultHelp:
    "Testergebnisse jedes Encoders bei jeder Länge, seine Zerfälle und Verluste als JSON, neu trainiert aus den Einstellungen",
  python: "Python",
  pythonHelp:
    "ein NumPy-Skript mit diesen Queries, Keys, Values und Zerfällen und mit den Gleichungen jeder Form. Es gibt die Differenz jeder Form zu den Ausgaben der Seite aus.",
  weightsHelp: "alle Gewichte jedes Encoders bei seinem letzten Test im Training; Matrizen als Eingänge × Ausgänge",
  noWeights: "Noch gibt es keine Gewichte: Es hat kein Training begonnen.",
  encoderHelp:
    "ein NumPy-Skript, das die Gewichte liest (.npz, oben gespeichert) und die Logits dieser Encoder berechnet. Es gibt die Differenz zu den Logits der Seite aus.",
  encoderTrainingHelp:
    "Ein zweites Skript trainiert die Encoder mit PyTorch, mit denselben Anfangsgewichten, Batches und demselben Optimierer. Es braucht keine gespeicherten Gewichte und gibt seine Verluste neben denen der Seite aus.",
  torchHelp: "Dasselbe mit PyTorch. Kein Tensor wird an Ort und Stelle geändert, sodass sich Gradienten durch jede Form berechnen lassen.",
} satisfies Words<typeof lionDialogsText>;
