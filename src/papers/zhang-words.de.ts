import type { zhangText } from "./zhang-words";

export default {
  "section-2": { statement: "Jeder Prompt ist eine lineare Regression mit eigenem Aufgabenvektor." },
  "section-2-flow": {
    statement: "Die Theorie handelt vom Gradientenfluss, dem Grenzfall des Gradientenabstiegs mit kleinen Schritten.",
    note: "AdamW zeigt vom selben Start aus keine Stufen.",
  },
  "section-3-layer": { statement: "Die beste Schicht macht auf dem Kontext einen vorkonditionierten Gradientenschritt." },
  "section-3-drop": {
    statement: "Sind Key und Query eine Matrix, hat der Loss ein Plateau und einen steilen Abfall.",
    note: "Gezeigt an den verschmolzenen Köpfen neben denen vom Rang eins.",
  },
  "section-4": {
    statement: "Haben Key und Query Rang eins, lernt die Schicht eine Richtung nach der anderen, die stärkste zuerst.",
    note: "Der Loss wartet auf den Höhen der Theorie. Seeds und Starts ändern die Schritte.",
  },
  "section-4-fixed": {
    statement: "Das Training hat exponentiell viele Fixpunkte: Einige Richtungen sind gelernt, die anderen nicht.",
    note: "Zwei davon: das Ende eines Kopfes und das mehrerer Köpfe.",
  },
  "section-4-white": { statement: "Der Start entscheidet über die Reihenfolge von Richtungen gleicher Varianz." },
  "section-5": {
    statement: "Haben Key und Query Rang r, fällt der Loss in weniger und größeren Stufen.",
    note: "Kein Preset: den Rang von Key und Query in den Einstellungen eines Lerners ändern.",
  },
} satisfies typeof zhangText;
