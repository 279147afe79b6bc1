import type { Sentences } from "../../../platform/fields/problem";
import type { LionProblemCode } from "./problems";

export const lionSentencesDe: Readonly<Record<LionProblemCode, Sentences[string]>> = {
  "lion-form-twice": { message: "nennt {form} ein zweites Mal", hint: "weglassen" },
  "lion-grid-missing": {
    message: "muss für zwei Durchläufe angegeben sein",
    hint: "Zeilen und Spalten angeben, wie in [14, 14], oder einen Durchlauf nehmen",
  },
  "lion-grid": {
    message: "hat {places} Plätze, {rows} mal {columns}, für {length} Token",
    hint: "Zeilen mal Spalten muss die Zahl der Token sein",
  },
  "lion-grid-picture": { message: "muss das des Bildes sein, {rows} mal {columns}", hint: "weglassen" },
  "lion-picture-text": { message: "muss aus {letters} Zeichen in base64url bestehen, das sind {bytes} Bytes" },
  "lion-decay-token": {
    message: "setzt den Zerfall von Token {token} von {length}",
    hint: "ein Token nehmen, das es gibt, oder den Eintrag weglassen",
  },
  "lion-decay-twice": { message: "setzt den Zerfall von Token {token} ein zweites Mal", hint: "jedem Token einen Zerfall geben" },
  "lion-decay-fixed": {
    message: "ist D und braucht einen Zerfall für alle Token: die Daten haben {found}",
    hint: "decay zu einer Zahl machen oder eine andere Variante nehmen",
  },
  "lion-decay-selective": {
    message: "ist S und braucht einen Zerfall für jedes Token: die Daten haben {found}",
    hint: "decay zu einer Liste machen oder eine andere Variante nehmen",
  },
  "lion-vector-scaled": {
    message: "muss false sein, wo jede Koordinate für sich zerfällt: solche Zeilen haben keinen gemeinsamen Maßstab",
    hint: "false nehmen",
  },
  "lion-vector-float32": { message: "muss float64 sein, wo jede Koordinate für sich zerfällt", hint: "float64 nehmen" },
  "lion-too-many-operations": {
    message: "{form} bräuchte {operations} Milliarden Rechenschritte für {length} Token, die Grenze ist {limit} Milliarden",
    hint: "weglassen oder höchstens {fitting} Token nehmen",
  },
  "lion-chunk": {
    message: "{chunk} ist zu viel: ein Block von Werten bräuchte mehr als eine Milliarde Bytes",
    hint: "höchstens {most} nehmen",
  },
  "lion-picture-unreadable": {
    message: "die Datei ist kein Bild, das dieser Browser lesen kann",
    hint: "ein PNG, JPEG, WebP oder GIF wählen",
  },
  "lion-picture-small": {
    message: "das Bild hat {width} x {height} Pixel, zu wenige für {side} x {side} Bildfelder",
    hint: "eines mit mindestens {side} Pixeln auf jeder Seite wählen",
  },
  "lion-learners": {
    message: "muss für eine Aufgabe der Art „{kind}“ leer sein: Da gibt es nichts zu lernen",
    hint: "weglassen oder eine Aufgabe der Art „task“ nehmen",
  },
  "lion-task-length": {
    message: "muss für die Aufgabe {task} von {least} bis {most} sein, ist {length}",
    hint: "{fitting} nehmen",
  },
  "lion-heads": { message: "muss ein Vielfaches von {heads} sein, der Zahl der Köpfe, ist {width}", hint: "{fitting} nehmen" },
  "lion-task-scans": {
    message: "muss für die Aufgabe {task} 1 sein, deren Folgen keine Gitter sind",
    hint: "1 nehmen oder die Aufgabe grid-neighbours oder digits",
  },
  "lion-text-unreadable": {
    message: "die Datei ist kein Text in UTF-8",
    hint: "sie als UTF-8 speichern oder ihren Text einfügen",
  },
  "lion-task-text": {
    message: "hat {count} Zeichen, die zählen (a-z . , ' und Leerzeichen), zu wenige für Folgen von {length}",
    hint: "mindestens {needed} geben oder leer lassen",
  },
  "lion-training-long": {
    message: "{steps} bräuchten etwa {operations} Billionen Rechenschritte, die Grenze ist {limit} Billionen",
    hint: "höchstens {fitting} nehmen",
  },
  "lion-training-memory": {
    message: "{batch} Folgen von {length} Token auf einmal bräuchten mehr als eine Milliarde Bytes",
    hint: "höchstens {fitting} nehmen",
  },
  "lion-overflow": {
    message: "hat für Token {token} keine Ausgabe (Zeilen ohne eine: {count}): eine Summe liegt über 1.8e308, der größten Zahl von float64",
    hint: "q, k oder v verkleinern",
  },
  "lion-overflow-float32": {
    message: "hat für Token {token} keine Ausgabe (Zeilen ohne eine: {count}): eine Zahl liegt über 3.4e38, der größten von float32",
    hint: "float64 nehmen oder q, k oder v verkleinern",
  },
  "lion-zero-row": {
    message:
      "hat für Token {token} keine Ausgabe (Zeilen ohne eine: {count}): seine Werte ergeben zusammen 0, und durch diese Summe wird eine skalierte Zeile geteilt",
    hint: "Zeilen nicht skalieren oder eine Merkmalsabbildung nehmen, die Werte positiv macht",
  },
  "lion-zero-row-float32": {
    message:
      "hat für Token {token} keine Ausgabe (Zeilen ohne eine: {count}): seine Werte ergeben in float32 zusammen 0, und durch diese Summe wird eine skalierte Zeile geteilt",
    hint: "float64 nehmen oder Zeilen nicht skalieren",
  },
  "lion-too-much-written": {
    message:
      "ergäbe ein Ergebnis von {numbers} Millionen Zahlen mit bis zu {characters} Millionen Zeichen, die Grenze ist {limit} Millionen Zeichen",
    hint: "höchstens {fitting} Token oder weniger Formen nehmen",
  },
  "lion-decays-none": { message: "keinen" },
  "lion-decays-fixed": { message: "einen für alle" },
  "lion-decays-tokens": { message: "einen für jedes Token" },
  "lion-decays-coordinates": { message: "einen für jede Koordinate" },
};
