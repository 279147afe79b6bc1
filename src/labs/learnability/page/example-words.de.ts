import type { exampleText } from "./example-words";

export default {
  "two-heads": {
    title: "Zwei Köpfe, d = 3",
    sentence:
      "40 Trainings- und 20 Testbeispiele aus fünf Token, mit Labels linearer Attention mit zwei Köpfen. Kleinste Quadrate finden sie exakt.",
  },
  "associative-memory": {
    title: "Assoziativspeicher, d = 4",
    sentence:
      "Jedes Beispiel speichert zwei Schlüssel-Wert-Paare; sein Label ist der Wert des angefragten Schlüssels. Solche Daten bestimmen nicht jede Richtung.",
  },
  "unequal-lengths": {
    title: "Ungleiche Längen, d = 2",
    sentence:
      "Beispiele aus ein bis sechs Token, mit Labels eines Kopfes. Die Testbeispiele haben keine Labels: Ihre Vorhersagen lassen sich speichern.",
  },
} satisfies typeof exampleText;
