/** German for presets: titles by their English, commentary by the preset's id. */
export const presetPhrases: Readonly<Record<string, string>> = {
  "Two ways at once": "In beide Richtungen zugleich",
  "preset two-ways commentary":
    "Die Matrix entlang ihrer Diagonalen zerschneiden: Der untere Teil ist ein Durchlauf von links, der obere einer von rechts. Die Diagonale gehört beiden, also nimmt jeder die Hälfte. Ohne die Hälfte zählt jedes Token seinen eigenen Summanden doppelt, und Ausgaben ändern sich um bis zu 0,056.",
  "Three forms, one answer": "Drei Formen, eine Antwort",
  "preset three-forms commentary":
    "Sechzehn Token sehen in beide Richtungen. Volle Attention wägt jedes Paar ab, zwei Rekurrenzen laufen von beiden Enden über sie, Blöcke tun von beidem etwas: Die Ausgaben stimmen bis auf die letzten Ziffern von float64 überein.",
  "Without decay": "Ohne Zerfall",
  "preset no-decay commentary":
    "LION-LIT vergisst nichts; seine Maske besteht aus lauter Einsen, und jedes Token sieht dieselben zwei Summen über die ganze Folge: Ein Durchlauf ist gar nicht nötig.",
  "One decay": "Ein Zerfall",
  "preset one-decay commentary":
    "LION-D behält von einem Token 0,8 je Schritt Abstand. Seine Maske ist die Matrix von Kac, Murdock und Szegő: gleich entlang der Diagonalen, mit einer Inversen aus drei Diagonalen.",
  "The other convention": "Die andere Konvention",
  "preset theorem commentary":
    "Gleichung 9 und die Rekurrenz von Theorem 3.1, beide wörtlich gelesen, haben Masken, die einander transponiert sind. Mit einem Zerfall für jedes Token ist das eine andere Funktion.",
  "The wall": "Die Wand",
  "preset wall commentary":
    "Ein Zerfall für jedes Token macht Wände und Gänge. Token 12 von 32 hat λ = 0,03: Was an ihm vorbei will, behält 3 %; die Token auf seinen beiden Seiten sehen einander also kaum. Seinen Zerfall hochziehen, und die Wand öffnet sich.",
  "A sentence": "Ein Satz",
  "preset text commentary":
    "Ein Token für jedes Zeichen; gleiche Zeichen haben gleiche Anfragen, Schlüssel und Zerfälle. Der Kopf wurde gezogen, nicht trainiert: Er zeigt, wie Token einander sehen, nicht was sie bedeuten.",
  "A picture scanned twice": "Ein Bild, zweimal durchlaufen",
  "preset picture commentary":
    "Ein Bild wird zu einer Folge von 196 Bildfeldern, indem sie in irgendeiner Reihenfolge gelesen werden. Zeile für Zeile sieht ein Feld, was links und rechts von ihm liegt, und kaum, was darüber und darunter. Ein weiterer Durchlauf entlang der Spalten, mit einer eigenen Maske, behebt das. Ein eigenes Bild auf die Seite ziehen.",
  "Four thousand tokens": "Viertausend Token",
  "preset long commentary":
    "Volle Attention nimmt das Quadrat der Länge, Blöcke mit zwei mitgeführten Zuständen die Länge: dieselbe Antwort, mehr als zwanzigmal so viele Rechenschritte.",
  "In float32": "In float32",
  "preset float32 commentary":
    "Tausend Token in halb so vielen Bits. Produkte von Zerfällen beginnen an der Diagonalen, sodass alle Formen innerhalb von 1e-5 der größten Ausgabe bleiben.",
  "What to take when": "Was wann nehmen",
  "preset cost commentary":
    "In einem Kopf der Breite 64 braucht die rekurrente Form ab 160 Token weniger Rechenschritte als volle Attention, Blöcke mit mitgeführten Zuständen ab 192: Ein Bild von 197 Token liegt kaum darüber, tausend Token weit. Wie gut das auf diesem Gerät stimmt, lässt sich messen.",
  "Break it": "Mach es kaputt",
  "preset break commentary":
    "Ein Zerfall von 0,5 in float32. Bei 64 Token ist eine Maske aus Produkten und ihren Kehrwerten endlich; bei 197 Token sind 12,7 % ihrer Einträge unendlich oder keine Zahl. Diese Formen teilen nie durch ein Produkt von Zerfällen und bleiben richtig.",
  "The wall closes the gate": "Die Wand schließt das Tor",
  "preset gate commentary":
    "Eine Folge von Räumen, nach jedem eine Wand. In jedem Raum liegt ein Buchstabe, und alles im Raum muss sagen, welcher. LION-S lernt einen Zerfall für jedes Token: Er schließt am Ende das Tor an Wänden, und 3 Encoder von verschiedenen Gewichten aus antworten alle zu mehr als 99 % richtig.",
  "Four kinds of attention, one task": "Vier Arten von Attention, eine Aufgabe",
  "preset four-kinds commentary":
    "Dieselben Räume und Wände, für Encoder ohne Positionen. LION-D, mit einem Zerfall je Kopf, sagt am Ende den nächsten Buchstaben voraus: richtig, wo keine Wand dazwischenliegt. Ohne Zerfall und Positionen hängen LION-LIT und Softmax davon ab, welche Buchstaben es gibt, nicht davon, wo sie stehen.",
  "Learned at 32, right at 128": "Bei 32 gelernt, bei 128 richtig",
  "preset longer commentary":
    "Wie weit ist die nächste Marke? Mit Zerfällen sagt es ihre Lautstärke: LION-D und LION-S lernen die Abstände aus Folgen von 32 Token und haben auf Folgen von 128, die sie nie sahen, ebenso recht. LION-LIT und Softmax hören Marken, keine Abstände.",
  "Which comes first?": "Was kommt zuerst?",
  "preset start-token commentary":
    "Zwei Marken zwischen Füllung, und ein Starttoken, an dem die Antwort abgelesen wird. Mit Zerfällen ist die nähere Marke die lautere, also können LION-D und LION-S es sagen. LION-LIT und Softmax bleiben beim Zufall: Für sie ist eine Folge ein Beutel.",
  "Looking back alone": "Nur zurück sehen",
  "preset one-way commentary":
    "Noch einmal Räume und Wände, für einen Encoder, der in beide Richtungen sieht, und einen, der nur zurück sieht. Ein Buchstabe kann voraus liegen, und wer nur zurück sieht, ist ihm noch nicht begegnet: Dieser Encoder bleibt weit zurück.",
  "Blind in the mirror": "Blind im Spiegel",
  "preset blind commentary":
    "Noch einmal zwei Marken, aber kein Starttoken: Die Antwort wird am Mittel aller Token abgelesen. In der Maske des Papers gibt eine umgedrehte Folge dieselben Antworten umgedreht; was immer LION-D und LION-S lernen, sie raten. LION-S mit der symmetrischen Maske und gleich große Encoder mit geteilten Köpfen können das Erste vom Letzten unterscheiden.",
  "Which side was that?": "Welche Seite war das?",
  "preset sides commentary":
    "Verdeckte Zustände einer Markow-Kette werden gefüllt. Mit der Maske des Papers beachtet ein Token links und rechts gleich. Nach 400 Schritten sind LION-D und LION-S etwa so weit wie der Vergleichswert ohne Seiten, die nächsten sichtbaren Nachbarn: 0,91 Nats. LION-D mit geteilten Köpfen und LION-S mit der symmetrischen Maske unterscheiden die Seiten und liegen darunter. Die A-posteriori-Verteilung aus allen sichtbaren Zuständen, 0,67 Nats, ist im Mittel das Kleinstmögliche.",
  "Filling in a novel": "Einen Roman füllen",
  "preset novel commentary":
    "Ein Fünftel der Zeichen eines Romans ist verdeckt. LION-LIT lernt wenig mehr, als wie oft jedes Zeichen vorkommt; LION-D und LION-S hören, was in der Nähe steht; die symmetrische Konvention weiß auch, auf welcher Seite, und macht die wenigsten Fehler. Zusehen, wie die verdeckten Zeichen eines Stücks besser werden.",
  "A second scan, by columns": "Ein zweiter Durchlauf, nach Spalten",
  "preset two-scans commentary":
    "Wie viele der vier Nachbarn einer Zelle sind markiert? Zeile für Zeile gelesen, sind die Zellen darüber und darunter weit weg. Ein zweiter Durchlauf nach Spalten, mit eigenen Zerfällen, bringt sie nahe: LION-D gewinnt mehr als ein Viertel aller Antworten. Zweidimensional zu sein genügt freilich nicht: Auf kleinen Bildern von Ziffern hilft er nicht.",
  "Where linear attention loses": "Wo lineare Attention verliert",
  "preset price commentary":
    "Die Hälfte der Token gibt einem Schlüssel seinen Wert, die andere fragt danach. Softmax schlägt einen Schlüssel genau nach; lineare Attention addiert alle, die ein wenig ähnlich sind. Mit e^x als Merkmalsabbildung kommt LION-LIT näher: Die Merkmalsabbildung zählt hier mehr als jeder Zerfall.",
  "What does not show: being ahead for good": "Was sich nicht zeigt: auf Dauer vorn zu sein",
  "preset not-ahead commentary":
    "Softmax, dem Positionen gesagt werden, lernt Abstände auch, nur später: Nach 300 Schritten liegt es hinter LION-S, nach 4-mal so vielen hat es aufgeholt. Hier zeigt sich, wie bald etwas gelernt wird, nicht, was gelernt werden kann; und auf längeren Folgen als denen des Trainings halten solche Positionen nicht.",
  "What does not show: positions as a help": "Was sich nicht zeigt: Positionen als Hilfe",
  "preset no-positions commentary":
    "Noch einmal die Kette, gefüllt von LION-D und LION-S mit Positionen und ohne. Zerfälle unterscheiden schon nah und fern. Positionen unterscheiden auch links und rechts, was hier helfen würde, doch in ebenso vielen Schritten lernt kein Encoder, sie zu nutzen: Mit Positionen braucht LION mehr Nats, nicht weniger.",
  "What does not show: nested lists": "Was sich nicht zeigt: verschachtelte Listen",
  "preset lists commentary":
    "Listen wie MAX(2, MIN(4, 7), 0), höchstens zwei tief, werden ausgerechnet. Zerfälle sind hier etwas wert, doch nach 800 Schritten hat kein Encoder mit zwei Schichten viel öfter als in zwei von drei Fällen recht, und LION-LIT liegt nicht weit zurück. Auf den viel längeren Listen der Long Range Arena berichtet das Paper 16,78 % für LION-LIT und 36,34 % für LION-S. Mit HiPPO-Initialisierung erreicht LION-S dort 62,25 %.",
  "What does not show: digits scanned twice": "Was sich nicht zeigt: zweimal durchlaufene Ziffern",
  "preset digits commentary":
    "Von Hand geschriebene Ziffern, in 16 Felder geschnitten und Zeile für Zeile gelesen. Ein zweiter Durchlauf nach Spalten brachte die Marken eines Gitters nahe; auch Bilder haben Spalten, doch in ebenso vielen Schritten hilft er nicht, Ziffern zu lesen. Auch sagen so wenige Bilder nicht, ob LION-D oder LION-S sie besser liest. Zu antworten wie das ähnlichste Trainingsbild schlägt beide.",
  "What does not show: digits without places": "Was sich nicht zeigt: Ziffern ohne Orte",
  "preset digit-places commentary":
    "Dieselben Ziffern, für einen Encoder, der nur weiß, in welchem Abstand Felder gelesen wurden, und für einen mit gelernten Positionen. Umgekehrt gelesen haben dieselben Felder dasselbe Mittel, also kann der erste eine Ziffer nicht von ihren Feldern in umgekehrter Reihenfolge unterscheiden; der zweite kann es und verfehlt weit weniger Ziffern. Zerfälle ersetzen keine Orte.",
  "What does not show: the missing half": "Was sich nicht zeigt: die fehlende Hälfte",
  "preset whole-sweeps commentary":
    "Zwei ganze Durchläufe addiert, und jedes Token zählt sich selbst doppelt. Im Kleinen kostet das keine Antworten: Ein Encoder, der damit lernt, ist so gut wie einer, der ohne lernt. Wozu die Hälfte da ist, sind die Formen: Gewichte, die auf die eine Art gelernt wurden, geben auf die andere andere Antworten.",
};
