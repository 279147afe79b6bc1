import type { libraryText } from "./library-words";

export default {
  automata: {
    parity: {
      title: "Parität",
      sentence: "Akzeptiert Wörter mit einer geraden Anzahl von a.",
    },
    "divisible-by-3": {
      title: "Durch 3 teilbar",
      sentence: "Liest eine Binärzahl, die höchste Stelle zuerst, merkt sich ihren Rest modulo 3 und akzeptiert Vielfache von 3.",
    },
    "contains-aba": {
      title: "Enthält aba",
      sentence: "Akzeptiert Wörter, in denen die Buchstaben aba nebeneinander stehen.",
    },
    "traffic-light": {
      title: "Ampel",
      sentence:
        "Geht bei jedem Takt t von Rot zu Grün zu Gelb und zurück, bleibt bei w (warten), wie sie ist, und akzeptiert, wenn sie auf Grün endet.",
    },
    "vending-machine": {
      title: "Verkaufsautomat",
      sentence: "Nimmt Münzen zu 1 und 2, bis 3 bezahlt sind, gibt kein Wechselgeld und akzeptiert, sobald bezahlt ist.",
    },
  },
  turingMachines: {
    "increment-lowest-first": {
      title: "Binär plus eins, niedrigste Stelle zuerst",
      sentence:
        "Mit der niedrigsten Stelle links werden Einsen zu Nullen, bis der Übertrag auf eine Null trifft, sie zur Eins macht und anhält.",
    },
    increment: {
      title: "Binär plus eins",
      sentence: "Der Lesekopf läuft ans Ende der Zahl und überträgt nach links zurück; 111 wächst um eine Stelle.",
    },
    addition: {
      title: "Unäre Addition",
      sentence: "Aus zwei Gruppen von Strichen wird eine: Das Plus wird zum Strich, und der letzte Strich fällt weg.",
    },
    palindrome: {
      title: "Palindrome",
      sentence:
        "Zeichen werden abwechselnd von beiden Enden genommen; die Maschine endet in accept, wenn jedes Paar übereinstimmt, in reject beim ersten, das es nicht tut.",
    },
    copy: {
      title: "Kopie",
      sentence: "Strich für Strich wächst hinter einer Lücke eine Kopie; das Loch im Original zeigt den Strich, der gerade kopiert wird.",
    },
    "busy-beaver-3": {
      title: "Fleißiger Biber mit 3 Zuständen",
      sentence:
        "Von allen Maschinen mit 3 Zuständen, ein haltender nicht gezählt, und 2 Zeichen, die auf leerem Band halten, hinterlässt keine mehr Einsen: 6, in 14 Schritten (eine andere braucht die meisten Schritte, 21, und hinterlässt 5).",
    },
    "busy-beaver-4": {
      title: "Fleißiger Biber mit 4 Zuständen",
      sentence:
        "Mit 4 Zuständen und 2 Zeichen hinterlässt keine Maschine, die auf leerem Band hält, mehr Einsen, 13, und keine braucht mehr Schritte, 107.",
    },
  },
} satisfies typeof libraryText;
