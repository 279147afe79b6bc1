/** German for the presets that train encoders. */
export const trainingPresetsDe = {
  gate: {
    title: "Kleine Zerfälle an Wänden",
    commentary:
      "Wände teilen eine Folge in Räume, mit einem Buchstaben in jedem Raum. Jedes Token eines Raums soll dessen Buchstaben vorhersagen. LION-S lernt kleine Zerfälle an Wänden, und 3 Encoder mit verschiedenen Seeds erreichen eine Genauigkeit über 99 %.",
  },
  "four-kinds": {
    title: "Vier Arten von Attention, eine Aufgabe",
    commentary:
      "Encoder ohne Positionen lernen Räume und Wände. LION-D, mit einem Zerfall je Kopf, erreicht etwa die Genauigkeit des nächsten Buchstabens, der hinter einer Wand falsch ist. Ohne Zerfall hängen LION-LIT und Softmax von der Menge der Buchstaben ab, nicht von deren Plätzen.",
  },
  longer: {
    title: "Bei 32 trainiert, bei 128 genau",
    commentary:
      "Wie weit ist der nächste Marker? Mit Zerfall kodiert das Gewicht eines Markers seinen Abstand. LION-D und LION-S lernen aus Folgen von 32 Token und sind auf Folgen von 128 ebenso genau. LION-LIT und Softmax ohne Positionen hängen von der Zahl der Marker ab, nicht von Abständen.",
  },
  "start-token": {
    title: "Welcher kommt zuerst?",
    commentary:
      "Zwei Marker stehen zwischen Füllzeichen, und die Antwort wird am Starttoken abgelesen. Mit Zerfall hat der nähere Marker das größere Gewicht, und LION-D und LION-S lernen die Reihenfolge. LION-LIT und Softmax ohne Positionen ignorieren die Reihenfolge und bleiben beim Zufall.",
  },
  "one-way": {
    title: "Kausale Attention",
    commentary:
      "Ein bidirektionaler und ein kausaler Encoder lernen Räume und Wände. Der Buchstabe eines Raums kann auf ein Token folgen, und der kausale Encoder beachtet spätere Token nicht. Seine Genauigkeit bleibt weit niedriger.",
  },
  blind: {
    title: "Umgekehrte Folgen",
    commentary:
      "Zwei Marker stehen zwischen Füllzeichen, und die Antwort wird am Mittel aller Token abgelesen. Mit der Maske des Papers kehrt die Umkehrung einer Folge die Ausgaben um und erhält ihr Mittel. LION-D und LION-S bleiben daher beim Zufall. LION-S mit der symmetrischen Maske und LION-D mit geteilten Köpfen können die Reihenfolge lernen.",
  },
  sides: {
    title: "Welche Seite war es?",
    commentary:
      "Encoder füllen verdeckte Zustände einer Markow-Kette. Mit der Maske des Papers beachtet ein Token links und rechts gleich. Nach 400 Schritten erreichen LION-D und LION-S etwa den Verlust des Vergleichswerts ohne Seiten: 0,91 Nats. LION-D mit geteilten Köpfen und LION-S mit der symmetrischen Maske erreichen niedrigere Verluste. Die A-posteriori-Verteilung aus allen sichtbaren Zuständen hat den kleinsten im Mittel möglichen Verlust: 0,67 Nats.",
  },
  novel: {
    title: "Lücken in einem Roman",
    commentary:
      "Ein Fünftel der Zeichen eines Romans ist verdeckt. LION-LIT lernt wenig mehr als die Häufigkeiten der Zeichen. LION-D und LION-S gewichten nahe Zeichen stärker. Die symmetrische Maske unterscheidet auch deren Seiten und macht die wenigsten Fehler.",
  },
  "two-scans": {
    title: "Ein zweiter Scan, nach Spalten",
    commentary:
      "Wie viele der vier Nachbarn einer Zelle sind markiert? Beim Scan nach Zeilen liegen die Zellen darüber und darunter weit auseinander. Zwei Scans, einer nach Zeilen und einer nach Spalten, bringen sie nahe: LION-D gewinnt mehr als ein Viertel aller Antworten. Auf kleinen Bildern von Ziffern hilft ein zweiter Scan nicht.",
  },
  price: {
    title: "Eine Grenze linearer Attention: Abruf",
    commentary:
      "Die Hälfte der Token gibt einen Key und sein Value an, die andere Hälfte fragt einen Key ab. Softmax kann sein Gewicht auf einen einzelnen Key legen; lineare Attention summiert über alle ähnlichen Keys. Mit e^x als Merkmalsabbildung kommt LION-LIT näher: Die Merkmalsabbildung zählt hier mehr als Zerfall.",
  },
  "not-ahead": {
    title: "Kein bleibender Vorsprung vor Softmax",
    commentary:
      "Softmax mit Sinus-Positionen lernt Abstände auch, nur später. Nach 300 Schritten liegt es hinter LION-S; nach 4-mal so vielen hat es aufgeholt. Der Vergleich zeigt die Geschwindigkeit des Lernens, nicht seine Grenze. Diese Positionen verlieren Genauigkeit auf längeren Folgen als denen des Trainings.",
  },
  "no-positions": {
    title: "Kein Gewinn durch Positionen",
    commentary:
      "LION-D und LION-S füllen die Markow-Kette mit und ohne Positionen. Zerfall unterscheidet schon nah von fern. Positionen unterscheiden auch links von rechts, aber bei gleich vielen Schritten ist der Verlust von LION mit Positionen höher.",
  },
  lists: {
    title: "Wenig Gewinn bei verschachtelten Listen",
    commentary:
      "Encoder werten Listen wie MAX(2, MIN(4, 7), 0) aus, höchstens zwei tief. Zerfall hilft, aber nach 800 Schritten ist kein Encoder mit zwei Schichten in viel mehr als zwei von drei Fällen richtig. LION-LIT liegt nicht weit zurück. Auf den viel längeren Listen der Long Range Arena berichtet das Paper 16,78 % für LION-LIT und 36,34 % für LION-S. Mit HiPPO-Initialisierung erreicht LION-S dort 62,25 %.",
  },
  digits: {
    title: "Kein Gewinn durch einen zweiten Scan von Ziffern",
    commentary:
      "Handgeschriebene Ziffern werden in 16 Patches zerlegt und nach Zeilen gescannt. Bei gleich vielen Schritten erhöht ein zweiter Scan nach Spalten die Genauigkeit nicht. So wenige Bilder zeigen nicht, ob LION-D oder LION-S genauer ist. Die Antwort des ähnlichsten Trainingsbilds ist genauer als beide.",
  },
  "digit-places": {
    title: "Ziffern ohne Positionen",
    commentary:
      "Dieselben Ziffern werden mit und ohne Positionen gelernt. Ohne Positionen ist das abgelesene Mittel für die Patches in umgekehrter Reihenfolge gleich, und der Encoder kann sie nicht unterscheiden. Mit gelernten Positionen verfehlt er weit weniger Ziffern.",
  },
  "whole-sweeps": {
    title: "Kein Verlust durch eine doppelte Diagonale",
    commentary:
      "Die Summe zweier kausaler Rekurrenzen zählt die Diagonale doppelt. Bei kleinen Encodern kostet das Training mit doppelter Diagonale keine Genauigkeit. Die Halbierung der Diagonalen macht die Formen gleich: Trainierte Gewichte geben mit der anderen Diagonalen andere Ausgaben.",
  },
};
