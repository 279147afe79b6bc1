import type { lionText } from "./lion-words";

export default {
  "equation-8": { statement: "Bidirektionale Attention: Y = SCALE(Q Kᵀ ⊙ M) V." },
  "equation-9": { statement: "Drei Masken: kein Zerfall, ein Zerfall oder ein eigener für jedes Token." },
  "theorem-3-1": { statement: "Zwei Rekurrenzen, eine je Richtung, ergeben dieselben Ausgaben." },
  "theorem-3-1-mask": {
    statement: "Die Maske von LION-S multipliziert die Zerfälle zwischen zwei Token.",
    note: "Die Rekurrenz von Theorem 3.1 ergibt die Transponierte der Maske von Gleichung 9.",
  },
  "theorem-3-2": {
    statement: "Blöcke ergeben dieselben Ausgaben mit Speicher O(LC).",
    note: "Die Operationen bleiben quadratisch in L. Blöcke mit mitgeführten Zuständen, eine Form dieses Projekts, sind linear.",
  },
  "section-3-2": { statement: "Die Diagonale gehört zu beiden Richtungen: jede nimmt eine Hälfte." },
  "section-3-2-sum": {
    statement: "Die einfache Summe zweier kausaler Rekurrenzen zählt die Diagonale doppelt.",
    note: "Kleine Encoder verlieren damit hier keine Genauigkeit; nur die Formen stimmen nicht mehr überein.",
  },
  "section-3-2-map": {
    statement: "Queries und Keys werden nach einem verschobenen SiLU normiert.",
    note: "Der veröffentlichte Code nutzt elu + 1 für LION-LIT auf Bildern und keine Merkmalsabbildung auf Text.",
  },
  "equations-4-5": { statement: "Kausale lineare Attention mit Zerfall." },
  "equation-6": {
    statement: "Eine allgemeine Familie von Rekurrenzen, mit Matrizen als Zerfällen.",
    note: "Die Presets haben nur skalare Zerfälle.",
  },
  "table-2": {
    statement: "ImageNet: Genauigkeit und Trainingszeit von neun Modellen.",
    note: "Das Training braucht Tage auf großen GPUs. Die Seite zitiert die Zahlen.",
  },
  "table-2-scans": {
    statement: "Ein zweiter Scan, nach Spalten, erhöht die Genauigkeit.",
    note: "Kleine Encoder zählen markierte Nachbarn, statt ImageNet. Auf kleinen Ziffern hilft ein zweiter Scan nicht.",
  },
  "appendix-c-14": {
    statement: "Ein Bild wird zweimal gescannt, nach Zeilen und nach Spalten.",
    note: "Zähler und Nenner werden addiert, nicht die Ausgaben.",
  },
  "table-16": {
    statement: "In nur einer Richtung ist die Genauigkeit kleiner.",
    note: "Eine kleine Aufgabe statt CIFAR-100. Der Text zitiert die Tabelle für die einfache Summe, die sie nicht enthält.",
  },
  "figure-9": {
    statement: "Der Speicher wächst langsamer mit der Länge als bei Softmax.",
    note: "Für einen Kopf gezählt, nicht gemessen.",
  },
  "figure-12": {
    statement: "Gelernte Zerfälle streuen weit über die Köpfe.",
    note: "Kleine Encoder auf einer Aufgabe dieser Seite.",
  },
  "appendix-c-12": {
    statement: "Operationen von voller Attention und von den Rekurrenzen.",
    note: "Die genannten Teile ergeben + 8, nicht + 7.",
  },
  "appendix-c-17": {
    statement: "Ein Python-Programm berechnet die Maske.",
    note: "Der Rückwärtsteil wird nicht zurückgedreht, und die Produkte laufen über.",
  },
  "appendix-b-9": { statement: "Masken einzelner Blöcke; neben der Diagonale haben sie Rang eins." },
  "table-14": {
    statement: "Softmax, Positionen und Maske, nacheinander hinzugefügt.",
    note: "Vier Arten von Attention auf einer kleinen Aufgabe statt CIFAR-100.",
  },
  "table-9": {
    statement: "Positionen erhöhen die Genauigkeit auf maskiertem Text ein wenig.",
    note: "In kleinen Encodern erhöhen Positionen bei gleich vielen Schritten den Loss.",
  },
  "appendix-c-5": {
    statement: "Encoder ergänzen maskierten Text.",
    note: "Zeichen eines Romans statt 70 000 Schritten auf C4.",
  },
  "table-5-lists": {
    statement: "LION wird auf verschachtelten Listen trainiert.",
    note: "Viel kürzere Listen als in der Long Range Arena.",
  },
  "tables-3-11": {
    statement: "Maskierte Sprachmodelle und GLUE, große Modelle.",
    note: "Das Training braucht 70 000 Schritte mit 4 096 Folgen. Die Seite zitiert die Zahlen.",
  },
  "table-5": {
    statement: "Long Range Arena: sechs Aufgaben mit langen Eingaben.",
    note: "Die Seite zitiert die Zahlen. Drei gedruckte Mittel weichen von ihren Zeilen ab.",
  },
  "table-6": {
    statement: "Long Range Arena: LION ohne einzelne Teile.",
    note: "Die Seite zitiert die Zahlen. Text hat hier Länge 2 048, in Tabelle 5 dagegen 4 096.",
  },
  "table-7": { statement: "Long Range Arena: andere Modelle.", note: "Die Seite zitiert die Zahlen." },
  "table-12": { statement: "ImageNet: kleinste Modelle.", note: "Die Seite zitiert die Zahlen." },
  "table-13": {
    statement: "CIFAR-100: skalare Zerfälle im Vergleich mit vektoriellen.",
    note: "Die Seite zitiert die Zahlen.",
  },
  "table-15": {
    statement: "ImageNet: Destillation in LION-S.",
    note: "Die Seite zitiert die Zahlen. Die 67,95 % von LION-S widersprechen den 72,4 % in Tabelle 12.",
  },
  "appendix-a": {
    statement: "Ein kausales Sprachmodell auf OpenWebText.",
    note: "Das Training braucht acht Tage auf vier GPUs. Die Seite zitiert die Zahlen.",
  },
  "table-1": {
    statement: "Andere Modelle sind Spezialfälle von LION.",
    note: "Eine Tabelle von Namen, ohne Experiment.",
  },
  "theorems-b-1-2": {
    statement: "Zerfälle je Koordinate, in Matrixform und als Rekurrenz.",
    note: "Kein Preset; eigene Daten können solche Zerfälle haben. Die gedruckte Matrixform zählt die Diagonale doppelt.",
  },
  "appendix-b-2": {
    statement: "Scores werden vor der Maske skaliert.",
    note: "Die Seite skaliert nach der Maske, wie es das Paper empfiehlt.",
  },
  "appendix-b-11": {
    statement: "Ein Halteglied nullter Ordnung auf einem stetigen System ergibt den selektiven Zerfall.",
    note: "Eine Herleitung ohne Experiment.",
  },
  "appendix-d": { statement: "Grenzen: drei Varianten und kein Gating.", note: "Text ohne Experiment." },
} satisfies typeof lionText;
