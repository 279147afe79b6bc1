import { type mechanismText, signed } from "./words";

export default {
  figure: "Attention in drei Schritten",
  titles: ["Eine Query aus dem letzten Token", "Jedes Token erhält ein Gewicht", "Eine Summe von Values"],
  notes: [
    "Die Matrix Q bildet es auf eine Richtung ab.",
    "Entlang der Query: positiv. Entgegen: negativ.",
    "Jeder Value mal seinem Gewicht, addiert.",
  ],
  score: "Gewicht",
  last: ", das letzte",
  query: "Query q",
  answer: "Ausgabe ŷ",
  token: (number: number, x: number, y: number) => `Token ${number}: ${signed(x)}; ${signed(y)}`,
  move: "Ziehen oder mit den Pfeiltasten bewegen.",
  frames: [
    (query: readonly number[]) => `Die Query ist ${signed(query[0])}; ${signed(query[1])}.`,
    (scores: readonly number[]) => `Gewichte: ${scores.map(signed).join("; ")}.`,
    (answer: readonly number[]) => `Die Ausgabe ist ${signed(answer[0])}; ${signed(answer[1])}.`,
  ],
  strip: "Dieselben Gewichte",
  stripNote: "unter der Linie: negativ",
  sum: (sum: number) => `Summe ${signed(sum)}`,
  sumNote: "ohne Softmax nicht immer 1",
  again: "Noch einmal",
  steps: "Schritte",
  step: (number: number) => `Schritt ${number} von 3`,
  headline: "Die verborgene Schicht in drei Schritten",
  lede: "Ein Kopf linearer Attention: eine Query, ein Gewicht für jedes Token und die gewichtete Summe der Values.",
  attempt: "Ein Token in Bild 1 ziehen. Welche Gewichte ändern sich?",
  reply: "Jedes der ersten vier ändert nur das eigene Gewicht. Das letzte ändert alle fünf, denn aus ihm entsteht die Query.",
  goOn: "Weiter",
} satisfies typeof mechanismText;
