/** German for the first presets of the LION lab. */
export const presetsDe = {
  "two-ways": {
    title: "In beide Richtungen zugleich",
    commentary:
      "Die Matrix entlang ihrer Diagonalen zerschneiden: Der untere Teil ist ein Durchlauf von links, der obere einer von rechts. Die Diagonale gehört beiden, also nimmt jeder die Hälfte. Ohne die Hälfte zählt jedes Token seinen eigenen Summanden doppelt, und Ausgaben ändern sich um bis zu 0,056.",
  },
  "three-forms": {
    title: "Drei Formen, eine Antwort",
    commentary:
      "Sechzehn Token sehen in beide Richtungen. Volle Attention wägt jedes Paar ab, zwei Rekurrenzen laufen von beiden Enden über sie, Blöcke tun von beidem etwas: Die Ausgaben stimmen bis auf die letzten Ziffern von float64 überein.",
  },
  "no-decay": {
    title: "Ohne Zerfall",
    commentary:
      "LION-LIT vergisst nichts; seine Maske besteht aus lauter Einsen, und jedes Token sieht dieselben zwei Summen über die ganze Folge: Ein Durchlauf ist gar nicht nötig.",
  },
  "one-decay": {
    title: "Ein Zerfall",
    commentary:
      "LION-D behält von einem Token 0,8 je Schritt Abstand. Seine Maske ist die Matrix von Kac, Murdock und Szegő: gleich entlang der Diagonalen, mit einer Inversen aus drei Diagonalen.",
  },
  theorem: {
    title: "Die andere Konvention",
    commentary:
      "Gleichung 9 und die Rekurrenz von Theorem 3.1, beide wörtlich gelesen, haben Masken, die einander transponiert sind. Mit einem Zerfall für jedes Token ist das eine andere Funktion.",
  },
  wall: {
    title: "Die Wand",
    commentary:
      "Ein Zerfall für jedes Token macht Wände und Gänge. Token 12 von 32 hat λ = 0,03: Was an ihm vorbei will, behält 3 %; die Token auf seinen beiden Seiten sehen einander also kaum. Seinen Zerfall hochziehen, und die Wand öffnet sich.",
  },
  text: {
    title: "Ein Satz",
    commentary:
      "Ein Token für jedes Zeichen; gleiche Zeichen haben gleiche Anfragen, Schlüssel und Zerfälle. Der Kopf wurde gezogen, nicht trainiert: Er zeigt, wie Token einander sehen, nicht was sie bedeuten.",
  },
  picture: {
    title: "Ein Bild, zweimal durchlaufen",
    commentary:
      "Ein Bild wird zu einer Folge von 196 Bildfeldern, indem sie in irgendeiner Reihenfolge gelesen werden. Zeile für Zeile sieht ein Feld, was links und rechts von ihm liegt, und kaum, was darüber und darunter. Ein weiterer Durchlauf entlang der Spalten, mit einer eigenen Maske, behebt das. Ein eigenes Bild auf die Seite ziehen.",
  },
  long: {
    title: "Viertausend Token",
    commentary:
      "Volle Attention nimmt das Quadrat der Länge, Blöcke mit zwei mitgeführten Zuständen die Länge: dieselbe Antwort, mehr als zwanzigmal so viele Rechenschritte.",
  },
  float32: {
    title: "In float32",
    commentary:
      "Tausend Token in halb so vielen Bits. Produkte von Zerfällen beginnen an der Diagonalen, sodass alle Formen innerhalb von 1e-5 der größten Ausgabe bleiben.",
  },
  cost: {
    title: "Was wann nehmen",
    commentary:
      "In einem Kopf der Breite 64 braucht die rekurrente Form ab 160 Token weniger Rechenschritte als volle Attention, Blöcke mit mitgeführten Zuständen ab 192: Ein Bild von 197 Token liegt kaum darüber, tausend Token weit. Wie gut das auf diesem Gerät stimmt, lässt sich messen.",
  },
  break: {
    title: "Mach es kaputt",
    commentary:
      "Ein Zerfall von 0,5 in float32. Bei 64 Token ist eine Maske aus Produkten und ihren Kehrwerten endlich; bei 197 Token sind 12,7 % ihrer Einträge unendlich oder keine Zahl. Diese Formen teilen nie durch ein Produkt von Zerfällen und bleiben richtig.",
  },
};
