import type { exampleText } from "./example-words";

export default {
  "two-heads": {
    title: "Zwei Köpfe, d = 3",
    sentence:
      "40 Trainings- und 20 Testbeispiele aus fünf Token, beantwortet von linearer Attention mit zwei Köpfen: genug, um sie genau wiederzufinden.",
  },
  "associative-memory": {
    title: "Assoziativspeicher, d = 4",
    sentence:
      "Jedes Beispiel speichert zwei Paare aus Schlüssel und Wert und fragt nach dem Wert eines Schlüssels; solche Daten lassen Richtungen, die kein Beispiel zeigt.",
  },
  "unequal-lengths": {
    title: "Ungleiche Längen, d = 2",
    sentence: "Beispiele aus ein bis sechs Token von einem Kopf, dazu Testbeispiele ohne Labels, die vorherzusagen sind.",
  },
} satisfies typeof exampleText;
