import type { Words } from "../../../../platform/ui/translation";
import type { scansText } from "./words";

export default {
  title: "Ein Bildfeld sieht sich um",
  chart: "Das Bild in Feldern, und wie viel von jedem Feld beim gewählten ankommt, in drei Reihenfolgen",
  patch: "Feld",
  picture: (name: string, side: number) => `${name}, ${side} × ${side}`,
  landscape: "hier gezeichnet",
  choose: "ein Feld anklicken",
  legend: "M, Eintrag der Maske",
  read: "Bildfelder",
  place: (row: number, column: number) => `Zeile ${row}, Spalte ${column}`,
  scans: {
    rows: { title: "Zeilen, einmal", note: "Token, wie sie kommen" },
    snake: { title: "Schlange, einmal", note: "jede zweite Zeile kehrt um" },
    both: { title: "Schlange, zweimal", note: "in Zeilen und in Spalten" },
  },
  waiting: "Die Bildfelder entstehen gerade.",
  usual: (rows: string, both: string) =>
    `Von dem, was das gewählte Feld sieht, liegen ${rows} % in anderen Zeilen des Bildes, wenn es Zeile für Zeile gelesen wird, und ${both} % mit zwei Schlangen. Eine Folge hat kein „Unten“: Der zweite Durchlauf macht eines.`,
  alike: "Hier zerfällt nichts, also zählt jedes Feld in jeder Reihenfolge gleich viel.",
  alone: "Hier kommt nichts an einem Feld vorbei: Das gewählte sieht in jeder Reihenfolge sich allein.",
  explain: [
    "Ein Bild wird zur Folge, indem seine Felder in irgendeiner Reihenfolge gelesen werden. Was in der Folge nah ist, verblasst wenig, und was im Bild nah ist, kann in der Folge weit weg sein.",
    "Gezeigt wird die Zeile der Maske, die zum gewählten Feld gehört, zurück auf dem Gitter. Zeile für Zeile gelesen ist sie ein Streifen nach links und nach rechts.",
    "Zwei Durchläufe, eine Schlange entlang der Zeilen und eine entlang der Spalten, haben je eine Maske; zurück auf dem Gitter werden beide gemittelt, bevor Zeilen skaliert werden.",
  ],
  formula: "M = ½ (P₁ᵀ M₁ P₁ + P₂ᵀ M₂ P₂)",
  columns: { row: "Zeile", column: "Spalte" },
} satisfies Words<typeof scansText>;
