import type { zhangText } from "./zhang-words";

export default {
  "section-2": { statement: "Jeder Prompt ist eine lineare Regression mit eigenem Aufgabenvektor." },
  "section-3-layer": { statement: "Die beste Schicht macht auf dem Kontext einen vorkonditionierten Gradientenschritt." },
  "section-3-drop": {
    statement: "Sind Key und Query eine Matrix, hat der Loss ein Plateau und einen steilen Abfall.",
    note: "Das Preset beginnt mit größeren Gewichten, die kein Plateau zeigen.",
  },
  "section-4": {
    statement: "Haben Key und Query Rang eins, lernt die Schicht eine Richtung nach der anderen.",
    note: "Bei den Lernern dieser Seite sind Key und Query eine Matrix.",
  },
  "section-5": {
    statement: "Haben Key und Query Rang r, fällt der Loss in weniger und größeren Stufen.",
    note: "Bei den Lernern dieser Seite sind Key und Query eine Matrix.",
  },
} satisfies typeof zhangText;
