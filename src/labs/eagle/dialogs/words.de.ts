import type { Words } from "../../../ui/translation";
import type { eagleDialogsText } from "./words";

export default {
  resultHelp: "das D jedes Lösers, sein Fehler nach jeder Iteration, Operationen und Bytes als JSON; neu berechnet aus den Einstellungen",
  python: "Python",
  pythonHelp:
    "ein Skript, das dasselbe Problem aus denselben Zufallszahlen erzeugt und es mit jedem Löser löst, der hier steht, jeder mit seinen Gleichungen ausgeschrieben; es braucht NumPy und sonst nichts",
} satisfies Words<typeof eagleDialogsText>;
