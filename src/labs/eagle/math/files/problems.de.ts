import type { Sentences } from "../../../../platform/fields/problem";
import type { FileProblemCode } from "./problems";

const blockTooLarge =
  "ein Block von vollem Rang braucht {needed} MB (Grenze {limit}) und {operations} Milliarden Operationen (Grenze {most}); größte Komponente: {rows} x {columns}";

export const fileSentencesDe: Readonly<Record<FileProblemCode, Sentences[string]>> = {
  "file-empty": { message: "die Datei ist leer" },
  "file-unreadable": { message: "die Datei lässt sich nicht lesen", hint: "sie noch einmal auswählen" },
  "file-too-large": {
    message: "die Datei hat {size} MB, die Grenze liegt bei {limit} MB",
    hint: "sie mit gzip komprimieren oder einen Teil der Matrix nehmen",
  },
  "file-unpacks-too-large": { message: "die Datei ist entpackt größer als {limit} MB", hint: "einen Teil der Matrix nehmen" },
  "file-unknown": {
    message: "die Datei enthält keine Matrix im Format Matrix Market, CSV oder .npy",
    hint: "eine Matrix-Market-Datei beginnt mit %%MatrixMarket, eine CSV-Datei mit einer Zeile von Zahlen",
  },
  "gzip-damaged": {
    message: "die komprimierte Datei ist beschädigt oder unvollständig",
    hint: "sie noch einmal schreiben oder herunterladen",
  },
  "gzip-damaged-behind": {
    message: "ist die letzte, die sich entpacken ließ: die komprimierte Datei ist beschädigt oder unvollständig",
    hint: "sie noch einmal schreiben oder herunterladen",
  },
  "archive-damaged": {
    message: "das Archiv ist beschädigt oder unvollständig",
    hint: "es noch einmal schreiben oder herunterladen",
  },
  "archive-without-matrix": { message: "das Archiv enthält keine Matrix-Market-Datei", hint: "die .mtx-Datei selbst öffnen" },
  "memory-exhausted": { message: "die Matrix passt nicht in den Speicher", hint: "einen Teil der Matrix nehmen" },
  "line-too-long": {
    message: "ist länger als {most} Zeichen",
    hint: "jeden Eintrag einer Matrix-Market-Datei und jede Zeile einer Tabelle in eine Zeile schreiben",
  },
  "matrix-empty": { message: "kündigt die Größe {rows} x {columns} an, erwartet werden mindestens eine Zeile und eine Spalte" },
  "matrix-too-large": {
    message:
      "kündigt die Größe {rows} x {columns} an (Zahl der Einträge: {entries}), was {needed} MB Speicher braucht; die Grenze liegt bei {limit} MB",
    hint: "einen Teil der Matrix nehmen oder eine dünn besetzte im Koordinatenformat schreiben",
  },
  "dense-too-large": {
    message: "alle Einträge einer {rows} x {columns}-Matrix brauchen {needed} MB Speicher, die Grenze liegt bei {limit} MB",
    hint: "einen Teil der Matrix nehmen",
  },
  "mtx-banner": {
    message: "muss mit %%MatrixMarket beginnen, nicht {value}",
    hint: "zum Beispiel %%MatrixMarket matrix coordinate real general schreiben",
  },
  "mtx-banner-words": {
    message: "muss fünf Wörter haben, nicht {value}",
    hint: "zum Beispiel %%MatrixMarket matrix coordinate real general schreiben",
  },
  "mtx-object": { message: "muss eine Matrix (matrix) ankündigen, nicht {value}" },
  "mtx-format": { message: "muss das Format coordinate oder array ankündigen, nicht {value}" },
  "mtx-complex": { message: "kündigt eine komplexe Matrix an, erwartet wird eine reelle", hint: "ihren Realteil schreiben" },
  "mtx-field": { message: "muss real, integer oder pattern ankündigen, nicht {value}" },
  "mtx-symmetry": { message: "muss general, symmetric oder skew-symmetric ankündigen, nicht {value}" },
  "mtx-combination": { message: "kündigt pattern und {other} an, die einander ausschließen" },
  "mtx-sizes-coordinate": { message: "muss die Anzahlen der Zeilen, Spalten und Einträge enthalten, nicht {value}" },
  "mtx-sizes-array": { message: "muss die Anzahlen der Zeilen und Spalten enthalten, nicht {value}" },
  "mtx-no-sizes": { message: "ist das Ende der Datei, erwartet werden die Anzahlen der Zeilen und Spalten" },
  "mtx-not-square": { message: "kündigt die Größe {rows} x {columns} an, aber eine symmetrische Matrix ist quadratisch" },
  "mtx-entry-words": { message: "muss eine Zeile, eine Spalte und einen Wert enthalten, nicht {value}" },
  "mtx-pattern-words": {
    message: "muss eine Zeile und eine Spalte enthalten, nicht {value}",
    hint: "die Werte entfernen: Einträge eines Musters (pattern) haben keine",
  },
  "mtx-array-words": { message: "muss eine einzelne Zahl enthalten, nicht {value}" },
  "mtx-row": {
    message: "nennt die Zeile {value}, erwartet wird eine ganze Zahl von 1 bis {most}",
    hint: "Zeilen und Spalten zählen ab 1",
  },
  "mtx-column": {
    message: "nennt die Spalte {value}, erwartet wird eine ganze Zahl von 1 bis {most}",
    hint: "Zeilen und Spalten zählen ab 1",
  },
  "mtx-upper": {
    message: "gibt den Eintrag ({row}, {column}) oberhalb der Diagonale einer symmetrischen Matrix an",
    hint: "jedes Paar von Einträgen einmal angeben, auf oder unter der Diagonale",
  },
  "mtx-skew-diagonal": {
    message: "gibt den Eintrag ({row}, {column}) auf der Diagonale einer schiefsymmetrischen Matrix an, die dort null ist",
  },
  "mtx-too-many": {
    message: "folgt auf die angekündigte Zahl von Einträgen ({announced}), erwartet wird das Ende der Datei",
    hint: "die Zahl in der Zeile der Größen berichtigen",
  },
  "mtx-too-few": {
    message: "ist das Ende der Datei; Zahl der Einträge: {found}, angekündigt: {announced}",
    hint: "die Datei noch einmal herunterladen oder ihre Zahl der Einträge berichtigen",
  },
  "not-a-number": { message: "enthält {value}, erwartet wird eine Zahl" },
  "not-finite": { message: "enthält {value}, erwartet wird eine endliche Zahl" },
  "not-an-integer": { message: "enthält {value}, erwartet wird eine ganze Zahl", hint: "real statt integer ankündigen" },
  "integer-too-large": {
    message: "enthält die ganze Zahl {value}, die float64 nicht exakt darstellt",
    hint: "real statt integer ankündigen, wenn gerundet werden soll",
  },
  "sum-not-finite": { message: "Einträge in Zeile {row}, Spalte {column} ergeben zusammen mehr, als float64 darstellt" },
  "csv-width": { message: "hat eine andere Zahl von Zellen als die erste Zeile: {count} statt {expected}" },
  "csv-blank": { message: "ist leer, erwartet wird eine Zahl" },
  "csv-comma": { message: "enthält {value}, erwartet wird eine Zahl", hint: "einen Dezimalpunkt statt des Kommas schreiben" },
  "csv-no-numbers": { message: "ist das Ende der Datei, erwartet wird eine Zeile von Zahlen" },
  "rows-too-large": {
    message: "überschreitet den Speicher: die Zeilen bis hier brauchen {needed} MB, die Grenze liegt bei {limit} MB",
    hint: "einen Teil der Matrix nehmen",
  },
  "npy-header": { message: "der Kopf des Arrays lässt sich nicht lesen", hint: "es mit np.save schreiben" },
  "npy-type": {
    message: "das Array hat den Typ {value}, erwartet werden reelle Zahlen (float16 bis float64, ganze Zahlen oder bool)",
    hint: 'array.astype("float64") speichern',
  },
  "npy-shape": {
    message: "das Array hat die Form {value}, erwartet wird eine Matrix mit mindestens einer Zeile und einer Spalte",
  },
  "npy-too-large": {
    message: "das Array hat die Größe {rows} x {columns}, was {needed} MB Speicher braucht; die Grenze liegt bei {limit} MB",
    hint: "einen Teil der Matrix nehmen",
  },
  "npy-length": { message: "die Zahlen haben {found} B, erwartet werden {expected} B für die Form {shape}" },
  "npy-not-finite": { message: "der Eintrag [{row}, {column}] ist {value}, erwartet wird eine endliche Zahl" },
  "npy-integer": {
    message: "der Eintrag [{row}, {column}] ist {value}, was float64 nicht exakt darstellt",
    hint: 'array.astype("float64") speichern',
  },
  "matrix-zero": { message: "alle Einträge sind null, also gibt es keinen Block von vollem Rang" },
  "block-too-large": { message: blockTooLarge, hint: "einen kleineren Rang wählen oder einen Teil der Matrix nehmen" },
  "part-too-large": { message: blockTooLarge, hint: "einen Teil der Matrix nehmen; ein kleinerer Rang hilft nicht" },
  "rank-too-large": {
    message:
      "der numerische Rang liegt über {most}: Löser brauchten mehr als {needed} MB Speicher und {operations} Milliarden Operationen je Iteration",
    hint: "einen kleineren Rang wählen oder einen Teil der Matrix nehmen",
  },
  "nothing-outside": {
    message: "ein Block von {rank} Zeilen und Spalten lässt von der {rows} x {columns}-Matrix keine Zeilen oder keine Spalten zu ergänzen",
    hint: "einen kleineren Rang wählen; die anderen Zeilen und Spalten werden dann näherungsweise ergänzt",
  },
  "note-duplicates": { message: "mehrfache Einträge, zum früheren an derselben Stelle addiert: {count}" },
};
