/** German for machines and example files that come with the page, by their English. */
export const libraryWords: Readonly<Record<string, string>> = {
  Parity: "Parität",
  "Accepts words with an even number of a's.": "Akzeptiert Wörter mit einer geraden Anzahl von a.",
  "Divisible by 3": "Durch 3 teilbar",
  "Reads a binary number, highest digit first, keeps its remainder modulo 3 and accepts multiples of 3.":
    "Liest eine Binärzahl, die höchste Stelle zuerst, merkt sich ihren Rest modulo 3 und akzeptiert Vielfache von 3.",
  "Contains aba": "Enthält aba",
  "Accepts words in which the letters aba stand next to one another.":
    "Akzeptiert Wörter, in denen die Buchstaben aba nebeneinander stehen.",
  "Traffic light": "Ampel",
  "Goes from red to green to yellow and back at every tick t, stays as it is on w (wait), and accepts when it ends on green.":
    "Geht bei jedem Takt t von Rot zu Grün zu Gelb und zurück, bleibt bei w (warten), wie sie ist, und akzeptiert, wenn sie auf Grün endet.",
  "Vending machine": "Verkaufsautomat",
  "Takes coins of 1 and 2 until 3 are paid, gives no change, and accepts once it is paid.":
    "Nimmt Münzen zu 1 und 2, bis 3 bezahlt sind, gibt kein Wechselgeld und akzeptiert, sobald bezahlt ist.",
  "Binary increment, lowest digit first": "Binär plus eins, niedrigste Stelle zuerst",
  "With the lowest digit on the left, ones turn to zeros until the carry meets a zero, makes it a one and stops.":
    "Mit der niedrigsten Stelle links werden Einsen zu Nullen, bis der Übertrag auf eine Null trifft, sie zur Eins macht und anhält.",
  "Binary increment": "Binär plus eins",
  "The head runs to the end of the number and carries back to the left; 111 grows by a digit.":
    "Der Lesekopf läuft ans Ende der Zahl und überträgt nach links zurück; 111 wächst um eine Stelle.",
  "Unary addition": "Unäre Addition",
  "Two groups of strokes become one: the plus turns into a stroke, and the last stroke goes.":
    "Aus zwei Gruppen von Strichen wird eine: Das Plus wird zum Strich, und der letzte Strich fällt weg.",
  Palindromes: "Palindrome",
  "Letters are taken from both ends by turns; the machine ends in accept when every pair agrees, in reject at the first that does not.":
    "Zeichen werden abwechselnd von beiden Enden genommen; die Maschine endet in accept, wenn jedes Paar übereinstimmt, in reject beim ersten, das es nicht tut.",
  Copy: "Kopie",
  "Stroke by stroke a copy grows behind a gap; the hole in the original marks the stroke being copied.":
    "Strich für Strich wächst hinter einer Lücke eine Kopie; das Loch im Original zeigt den Strich, der gerade kopiert wird.",
  "Busy beaver with 3 states": "Fleißiger Biber mit 3 Zuständen",
  "Of all machines with 3 states, a halting state not counted, and 2 letters that halt on an empty tape, none leaves more ones: 6, in 14 steps (another machine takes the most steps, 21, and leaves 5).":
    "Von allen Maschinen mit 3 Zuständen, ein haltender nicht gezählt, und 2 Zeichen, die auf leerem Band halten, hinterlässt keine mehr Einsen: 6, in 14 Schritten (eine andere braucht die meisten Schritte, 21, und hinterlässt 5).",
  "Busy beaver with 4 states": "Fleißiger Biber mit 4 Zuständen",
  "With 4 states and 2 letters no machine that halts on an empty tape leaves more ones, 13, and none takes more steps, 107.":
    "Mit 4 Zuständen und 2 Zeichen hinterlässt keine Maschine, die auf leerem Band hält, mehr Einsen, 13, und keine braucht mehr Schritte, 107.",
  "Two heads, d = 3": "Zwei Köpfe, d = 3",
  "40 training and 20 test samples of five tokens, labelled by a linear attention with two heads: enough to recover it exactly.":
    "40 Trainings- und 20 Testbeispiele aus fünf Token, beantwortet von linearer Attention mit zwei Köpfen: genug, um sie genau wiederzufinden.",
  "Associative memory, d = 4": "Assoziativspeicher, d = 4",
  "Each sample stores two key-value pairs and asks for the value of one key; such data leave directions that no sample shows.":
    "Jedes Beispiel speichert zwei Paare aus Schlüssel und Wert und fragt nach dem Wert eines Schlüssels; solche Daten lassen Richtungen, die kein Beispiel zeigt.",
  "Unequal lengths, d = 2": "Ungleiche Längen, d = 2",
  "Samples of one to six tokens from one head, with test samples whose labels are left out for you to predict.":
    "Beispiele aus ein bis sechs Token von einem Kopf, dazu Testbeispiele ohne Labels, die vorherzusagen sind.",
};
