import type { Words } from "../../../ui/translation";
import type { lionDialogsText } from "./words";

export default {
  resultHelp: "die Ausgaben jeder Form und ihr größter Unterschied als JSON; neu berechnet aus den Einstellungen",
  python: "Python",
  pythonHelp:
    "ein Skript mit diesen Anfragen, Schlüsseln, Werten und Zerfällen, in dem jede Form, die hier steht, mit ihren Gleichungen ausgeschrieben ist; es sagt, wie weit jede von den Ausgaben der Seite entfernt ist, und braucht NumPy und sonst nichts",
  torchHelp: "Dasselbe mit PyTorch: Kein Tensor wird an Ort und Stelle geändert, sodass Gradienten durch jede Form fließen.",
} satisfies Words<typeof lionDialogsText>;
