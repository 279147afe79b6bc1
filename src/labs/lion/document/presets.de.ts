/** German for the first presets of the LION lab. */
export const presetsDe = {
  "two-ways": {
    title: "Zwei Richtungen zugleich",
    commentary:
      "Die Attention-Matrix zerfällt entlang ihrer Diagonalen. Die Vorwärtsrekurrenz gibt den unteren Teil, die Rückwärtsrekurrenz den oberen, und jede nimmt die Hälfte der Diagonalen. Ohne Halbierung zählt jedes Token seinen eigenen Summanden doppelt, und Ausgaben ändern sich um bis zu 0,056.",
  },
  "three-forms": {
    title: "Drei Formen, gleiche Ausgaben",
    commentary:
      "Bidirektionale Attention über sechzehn Token wird in mehreren Formen berechnet. Volle Attention berechnet jedes Paar, zwei Rekurrenzen laufen von beiden Enden, und Blöcke verbinden beides. Die Ausgaben stimmen bis auf die letzten Stellen von float64 überein.",
  },
  "no-decay": {
    title: "Ohne Zerfall",
    commentary:
      "LION-LIT hat keinen Zerfall: Seine Maske besteht aus lauter Einsen. Jede Ausgabe verwendet dieselben zwei Summen über die ganze Folge, also ist keine Rekurrenz nötig.",
  },
  "one-decay": {
    title: "Ein Zerfall",
    commentary:
      "LION-D multipliziert je Schritt Abstand mit 0,8. Seine Maske ist die Kac-Murdock-Szegő-Matrix: konstant entlang der Diagonalen, mit einer Inversen aus drei Diagonalen.",
  },
  theorem: {
    title: "Die andere Konvention",
    commentary:
      "Die Masken von Gleichung 9 und der Rekurrenz in Theorem 3.1, beide wörtlich genommen, sind zueinander transponiert. Mit einem Zerfall je Token geben sie verschiedene Ausgaben.",
  },
  wall: {
    title: "Die Wand",
    commentary:
      "Jedes Token hat seinen eigenen Zerfall. Token 12 von 32 hat λ = 0,03, und Maskeneinträge über es hinweg betragen höchstens 3 %. Token auf seinen beiden Seiten beachten einander kaum. Seinen Zerfall hochziehen, um die Wand zu öffnen.",
  },
  text: {
    title: "Ein Satz",
    commentary:
      "Jedes Zeichen ist ein Token; gleiche Zeichen haben gleiche Queries, Keys und Zerfälle. Die Gewichte des Kopfes sind zufällig, nicht trainiert: Die Matrix zeigt die Berechnung, nicht die Bedeutung des Textes.",
  },
  picture: {
    title: "Ein Bild mit zwei Scans",
    commentary:
      "Ein Scan macht aus den 196 Patches eines Bildes eine Folge. Beim Scan nach Zeilen liegen die Patches darüber und darunter weit auseinander. Ein zweiter Scan nach Spalten, mit eigener Maske, bringt sie nahe. Ein eigenes Bild auf die Seite ziehen, um es zu verwenden.",
  },
  long: {
    title: "Viertausend Token",
    commentary:
      "Die Operationen voller Attention wachsen mit dem Quadrat der Länge, die von Blöcken mit zwei mitgeführten Zuständen linear. Volle Attention braucht hier mehr als zwanzigmal so viele Operationen, bei gleichen Ausgaben.",
  },
  float32: {
    title: "In float32",
    commentary:
      "Tausend Token werden in float32 berechnet, mit halb so vielen Bits wie in float64. Produkte von Zerfällen beginnen an der Diagonalen, und alle Formen bleiben innerhalb von 1e-5 der größten Ausgabe.",
  },
  cost: {
    title: "Welche Form bei welcher Länge?",
    commentary:
      "In einem Kopf der Breite 64 braucht die rekurrente Form ab 160 Token weniger Operationen als volle Attention. Bei Blöcken mit mitgeführten Zuständen gilt das ab 192 Token. Ein Bild von 197 Token liegt knapp darüber, tausend Token liegen weit darüber. Das Panel misst die Zeiten auf diesem Gerät.",
  },
  break: {
    title: "Eine Maske, die überläuft",
    commentary:
      "Mit einem Zerfall von 0,5 in float32 ist eine Maske aus Produkten und ihren Kehrwerten bei 64 Token endlich. Bei 197 Token sind 12,7 % ihrer Einträge unendlich oder NaN. Die Formen dieser Seite teilen nicht durch Produkte von Zerfällen und bleiben genau.",
  },
};
