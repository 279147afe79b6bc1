/** German for the first presets of the LION lab. */
export const presetsDe = {
  "two-ways": {
    title: "Zwei Richtungen zugleich",
    question: "Können zwei Rekurrenzen die Attention-Matrix ersetzen?",
    context:
      "Jedes Zeichen von „two ways at once“ ist ein Token. Verglichen werden die Ausgaben von voller Attention, zwei Rekurrenzen und Blöcken.",
    commentary:
      "[Die Attention-Matrix](matrix) zerfällt entlang ihrer Diagonalen. [Die Vorwärtsrekurrenz](matrix:reading.forward-only) gibt den unteren Teil, die Rückwärtsrekurrenz den oberen, und jede nimmt die Hälfte der Diagonalen. Ohne Halbierung zählt jedes Token seinen eigenen Summanden doppelt, und [Ausgaben ändern sich um bis zu 0,056](matrix:reading.diagonal-twice).",
  },
  "three-forms": {
    title: "Drei Formen, gleiche Ausgaben",
    question: "Geben volle Attention, Rekurrenzen und Blöcke dieselben Ausgaben?",
    context:
      "Bidirektionale Attention über eine zufällige Folge von 16 Token wird in vier Formen berechnet. Ihre größte Differenz wird mit dem Rundungsfehler verglichen.",
    commentary:
      "Volle Attention berechnet [jedes Paar](matrix), [zwei Rekurrenzen](sweeps) laufen von beiden Enden, und [Blöcke](chunks) verbinden beides. Alle berechnen dieselben Summen in anderer Reihenfolge; [die Ausgaben stimmen](agreement) also bis auf die letzten Stellen von float64 überein.",
  },
  "no-decay": {
    title: "Ohne Zerfall",
    question: "Zählt ohne Zerfall der Abstand zwischen Token?",
    context:
      "LION-LIT berechnet Attention über eine zufällige Folge von 16 Token. Gezeichnet ist die Attention-Matrix; verglichen werden die Ausgaben von vier Formen.",
    commentary:
      "Ohne Zerfall besteht [die Maske](matrix:shows.mask) aus lauter Einsen: Gewichte hängen von Queries und Keys ab, nicht vom Abstand. Jede Ausgabe verwendet dieselben [zwei Summen](sweeps) über die ganze Folge, also ist keine Rekurrenz nötig.",
  },
  "one-decay": {
    title: "Ein Zerfall",
    question: "Ein Zerfall für alle Token. Wie weit reicht die Attention?",
    context: "Eine zufällige Folge von 24 Token hat den Zerfall λ = 0,8. Maskeneinträge sind über dem Abstand und als Matrix gezeichnet.",
    commentary:
      "LION-D multipliziert [je Schritt Abstand](one-decay) mit 0,8. [Seine Maske](matrix) ist die Kac-Murdock-Szegő-Matrix: konstant entlang der Diagonalen, mit [einer Inversen aus drei Diagonalen](inverse).",
  },
  theorem: {
    title: "Die andere Konvention",
    question: "Geben Gleichung 9 und Theorem 3.1 dieselbe Maske?",
    context: "Jedes von 16 Token hat seinen eigenen Zerfall. Verglichen werden die Masken von drei Indexkonventionen.",
    commentary:
      "Gleichung 9 enthält den Zerfall des Keys, die Rekurrenz in Theorem 3.1 den der Query. [Ihre Masken](conventions), beide wörtlich genommen, sind zueinander transponiert. Mit einem Zerfall je Token geben sie verschiedene [Attention-Matrizen](matrix) und Ausgaben.",
  },
  wall: {
    title: "Die Wand",
    question: "Ein Token hat einen winzigen Zerfall. Welche Token beachten einander darüber hinweg?",
    context: "Token 12 von 32 hat λ = 0,03. Die Maske ist unter den Zerfällen gezeichnet und in drei Indexkonventionen.",
    commentary:
      "Maskeneinträge sind Produkte von Zerfällen; über [Token 12](decays) hinweg betragen sie also höchstens 3 %. Token auf seinen beiden Seiten [beachten einander kaum](matrix). Seinen Zerfall hochziehen, um die Wand zu öffnen.",
  },
  text: {
    title: "Ein Satz",
    question: "Jedes Zeichen ist ein Token. Welche Token beachten welche?",
    context: "Gleiche Zeichen haben gleiche Queries, Keys und Zerfälle. Die Gewichte des Kopfes sind zufällig, nicht trainiert.",
    commentary:
      "Ein Zeichen mit [kleinem Zerfall](decays) trennt die Token vor ihm von denen nach ihm. Der Kopf wurde nicht trainiert: [Die Matrix](matrix) zeigt die Berechnung, nicht die Bedeutung des Textes.",
  },
  picture: {
    title: "Ein Bild mit zwei Scans",
    question: "Ein Bild wird eine Folge. Welche Nachbarn bleiben nahe?",
    context:
      "Ein Bild aus 14 × 14 Patches wird nach Zeilen, in einer Schlange oder in zwei gescannt. Verglichen wird die Maskenzeile eines Patches.",
    commentary:
      "Ein Scan macht aus den 196 Patches eine Folge, in der [die Maske mit dem Abstand fällt](one-decay). Beim [Scan nach Zeilen](scans) liegen die Patches darüber und darunter weit auseinander. Ein zweiter Scan nach Spalten, mit eigener Maske, bringt sie nahe. Ein eigenes Bild auf die Seite ziehen, um es zu verwenden.",
  },
  long: {
    title: "Viertausend Token",
    question: "Was kostet volle Attention bei dieser Länge?",
    context:
      "Ein Kopf der Breite 64 berechnet Attention über 4\u202f096 Token. Volle Attention wird mit Blöcken verglichen, die zwei Zustände mitführen.",
    commentary:
      "Die Operationen [voller Attention](cost) wachsen mit dem Quadrat der Länge, die von Blöcken mit zwei mitgeführten Zuständen linear. Volle Attention braucht hier mehr als zwanzigmal so viele Operationen, bei [gleichen Ausgaben](agreement).",
  },
  float32: {
    title: "In float32",
    question: "Halb so viele Bits: Stimmen noch alle Formen überein?",
    context: "Ein Kopf der Breite 64 berechnet Attention über 1\u202f024 Token in float32. Verglichen werden die Ausgaben von vier Formen.",
    commentary:
      "float32 hat halb so viele Bits wie float64. Produkte von Zerfällen beginnen an der Diagonalen, und [alle Formen](agreement) bleiben innerhalb von 1e-5 der größten Ausgabe. Eine Maske aus Produkten und ihren Kehrwerten [kann überlaufen](break).",
  },
  cost: {
    title: "Welche Form bei welcher Länge?",
    question: "Ab welcher Länge kostet volle Attention mehr?",
    context:
      "Ein Kopf der Breite 64 berechnet Attention über 1\u202f024 Token. Verglichen werden die Operationen von vier Formen über der Länge.",
    commentary:
      "Die rekurrente Form braucht ab 160 Token weniger Operationen als [volle Attention](cost), Blöcke mit mitgeführten Zuständen ab 192. Ein Bild von 197 Token liegt knapp darüber, tausend Token liegen weit darüber. Das Panel misst [die Zeiten](cost:show.time) auf diesem Gerät.",
  },
  break: {
    title: "Eine Maske, die überläuft",
    question: "Lässt sich eine Maske aus Produkten und ihren Kehrwerten berechnen?",
    context: "LION-D hat in float32 den Zerfall 0,5. Gezeichnet ist der Anteil der Maskeneinträge, die nicht endlich sind, über der Länge.",
    commentary:
      "Mit einem Zerfall von 0,5 werden Produkte klein, und ihre Kehrwerte laufen über. Bei 64 Token ist [die Maske](break) endlich; bei 197 Token sind 12,7 % ihrer Einträge unendlich oder NaN. Die Formen dieser Seite teilen nicht durch Produkte von Zerfällen und [bleiben genau](agreement).",
  },
};
