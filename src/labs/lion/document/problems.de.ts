import type { Sentences } from "../../../platform/fields/problem";
import type { LionProblemCode } from "./problems";

export const lionSentencesDe: Readonly<Record<LionProblemCode, Sentences[string]>> = {
  "lion-form-twice": { message: "nennt die Form {form} zweimal", hint: "eine davon entfernen" },
  "lion-grid-missing": {
    message: "fehlt, ist aber für zwei Scans nötig",
    hint: "Zeilen und Spalten angeben, wie in [14, 14], oder einen Scan verwenden",
  },
  "lion-grid": {
    message: "hat {rows} x {columns} = {places} Zellen für {length} Token",
    hint: "Zeilen und Spalten wählen, deren Produkt die Zahl der Token ist",
  },
  "lion-grid-picture": { message: "weicht vom Gitter des Bildes ab, {rows} x {columns}", hint: "weglassen" },
  "lion-picture-text": { message: "muss {letters} Zeichen in base64url haben, die {bytes} Bytes kodieren" },
  "lion-decay-token": {
    message: "setzt den Zerfall von Token {token}, aber die Folge hat {length} Token",
    hint: "ein vorhandenes Token verwenden oder den Eintrag entfernen",
  },
  "lion-decay-twice": { message: "setzt den Zerfall von Token {token} ein zweites Mal", hint: "jeden Zerfall einmal setzen" },
  "lion-decay-fixed": {
    message: "ist D und braucht einen Zerfall für alle Token; die Daten haben {found}",
    hint: "decay zu einer Zahl machen oder eine andere Variante verwenden",
  },
  "lion-decay-selective": {
    message: "ist S und braucht einen Zerfall je Token; die Daten haben {found}",
    hint: "decay zu einer Liste machen oder eine andere Variante verwenden",
  },
  "lion-vector-scaled": {
    message: "muss bei Zerfällen je Koordinate false sein, die keinen gemeinsamen Nenner einer Zeile haben",
    hint: "false verwenden",
  },
  "lion-vector-float32": { message: "muss bei Zerfällen je Koordinate float64 sein", hint: "float64 verwenden" },
  "lion-too-many-operations": {
    message: "{form} braucht {operations} Milliarden Operationen für {length} Token; die Grenze ist {limit} Milliarden",
    hint: "diese Form entfernen oder höchstens {fitting} Token verwenden",
  },
  "lion-chunk": {
    message: "{chunk} ist zu groß: ein Block von Scores braucht mehr als eine Milliarde Bytes",
    hint: "höchstens {most} verwenden",
  },
  "lion-picture-unreadable": {
    message: "dieser Browser kann die Datei nicht als Bild lesen",
    hint: "ein PNG, JPEG, WebP oder GIF wählen",
  },
  "lion-picture-small": {
    message: "das Bild hat {width} x {height} Pixel, zu wenige für {side} x {side} Patches",
    hint: "ein Bild mit mindestens {side} Pixeln auf jeder Seite wählen",
  },
  "lion-learners": {
    message: "muss für ein Problem der Art {kind} leer sein, bei dem es nichts zu lernen gibt",
    hint: "die Lerner entfernen oder ein Problem der Art task verwenden",
  },
  "lion-task-length": {
    message: "muss für die Aufgabe {task} von {least} bis {most} sein, ist {length}",
    hint: "{fitting} verwenden",
  },
  "lion-heads": { message: "muss ein Vielfaches der Zahl der Köpfe, {heads}, sein, ist {width}", hint: "{fitting} verwenden" },
  "lion-task-scans": {
    message: "muss für die Aufgabe {task} 1 sein, deren Folgen keine Gitter sind",
    hint: "1 oder die Aufgabe grid-neighbours oder digits verwenden",
  },
  "lion-text-unreadable": {
    message: "die Datei ist kein Text in UTF-8",
    hint: "sie als UTF-8 speichern oder ihren Text einfügen",
  },
  "lion-task-text": {
    message: "hat {count} verwendbare Zeichen (a-z . , ' und Leerzeichen), zu wenige für Folgen von {length}",
    hint: "mindestens {needed} Zeichen angeben oder leer lassen",
  },
  "lion-training-long": {
    message: "{steps} Schritte brauchen etwa {operations} Billionen Operationen; die Grenze ist {limit} Billionen",
    hint: "höchstens {fitting} Schritte verwenden",
  },
  "lion-training-memory": {
    message: "{batch} Folgen von {length} Token brauchen mehr als eine Milliarde Bytes",
    hint: "höchstens {fitting} Folgen verwenden",
  },
  "lion-overflow": {
    message: "hat für Token {token} keine Ausgabe (solche Token: {count}): eine Summe übersteigt 1.8e308, die größte Zahl von float64",
    hint: "q, k oder v verkleinern",
  },
  "lion-overflow-float32": {
    message: "hat für Token {token} keine Ausgabe (solche Token: {count}): eine Zahl übersteigt 3.4e38, die größte von float32",
    hint: "float64 verwenden oder q, k oder v verkleinern",
  },
  "lion-zero-row": {
    message:
      "hat für Token {token} keine Ausgabe (solche Token: {count}): seine Scores summieren sich zu 0, dem Divisor einer skalierten Zeile",
    hint: "die Skalierung ausschalten oder eine Merkmalsabbildung mit positiven Scores verwenden",
  },
  "lion-zero-row-float32": {
    message:
      "hat für Token {token} keine Ausgabe (solche Token: {count}): seine Scores summieren sich in float32 zu 0, dem Divisor einer skalierten Zeile",
    hint: "float64 verwenden oder die Skalierung ausschalten",
  },
  "lion-too-much-written": {
    message:
      "ergibt ein Ergebnis von {numbers} Millionen Zahlen mit bis zu {characters} Millionen Zeichen; die Grenze ist {limit} Millionen Zeichen",
    hint: "höchstens {fitting} Token oder weniger Formen verwenden",
  },
  "lion-decays-none": { message: "keinen" },
  "lion-decays-fixed": { message: "einen für alle Token" },
  "lion-decays-tokens": { message: "einen je Token" },
  "lion-decays-coordinates": { message: "einen je Koordinate" },
};
