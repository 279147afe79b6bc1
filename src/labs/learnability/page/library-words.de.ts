import type { libraryText } from "./library-words";

export default {
  automata: {
    parity: {
      title: "Parität",
      sentence: "Akzeptiert Wörter mit einer geraden Anzahl von a.",
    },
    "divisible-by-3": {
      title: "Durch 3 teilbar",
      sentence: "Liest eine Binärzahl, die höchste Stelle zuerst, und akzeptiert Vielfache von 3. Der Zustand ist der Rest modulo 3.",
    },
    "contains-aba": {
      title: "Enthält aba",
      sentence: "Akzeptiert Wörter, in denen die Buchstaben aba direkt aufeinander folgen.",
    },
    "traffic-light": {
      title: "Ampel",
      sentence:
        "Der Buchstabe t (Takt) schaltet von Rot auf Grün, Gelb und wieder Rot; bei w (warten) bleibt der Zustand. Wörter, die auf Grün enden, werden akzeptiert.",
    },
    "vending-machine": {
      title: "Verkaufsautomat",
      sentence: "Akzeptiert eine Folge von Münzen zu 1 und 2, sobald ihre Summe mindestens 3 ist. Wechselgeld gibt es nicht.",
    },
  },
  turingMachines: {
    "increment-lowest-first": {
      title: "Binär plus eins, niedrigste Stelle zuerst",
      sentence: "Die niedrigste Stelle steht links. Der Übertrag macht Einsen zu Nullen bis zur ersten Null, die zur Eins wird.",
    },
    increment: {
      title: "Binär plus eins",
      sentence: "Der Lesekopf läuft ans Ende der Zahl und überträgt nach links. Aus 111 wird 1000.",
    },
    addition: {
      title: "Unäre Addition",
      sentence: "Addiert zwei als Striche geschriebene Zahlen: Das Plus wird zum Strich, und der letzte Strich wird gelöscht.",
    },
    palindrome: {
      title: "Palindrome",
      sentence:
        "Vergleicht und löscht Zeichen von beiden Enden her. Die Maschine hält in accept, wenn jedes Paar gleich ist, in reject beim ersten ungleichen Paar.",
    },
    copy: {
      title: "Kopie",
      sentence:
        "Kopiert eine Gruppe von Strichen einzeln hinter eine leere Zelle. Eine leere Zelle im Original markiert den Strich, der gerade kopiert wird.",
    },
    "busy-beaver-3": {
      title: "Fleißiger Biber mit 3 Zuständen",
      sentence:
        "Hinterlässt auf leerem Band nach 14 Schritten 6 Einsen. Keine haltende Maschine mit 3 Zuständen (neben dem haltenden) und 2 Zeichen hinterlässt mehr.",
    },
    "busy-beaver-4": {
      title: "Fleißiger Biber mit 4 Zuständen",
      sentence:
        "Hinterlässt auf leerem Band nach 107 Schritten 13 Einsen. Beides sind die Maxima haltender Maschinen mit 4 Zuständen und 2 Zeichen.",
    },
  },
} satisfies typeof libraryText;
