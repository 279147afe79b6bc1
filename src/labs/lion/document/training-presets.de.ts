/** German for the presets that train encoders. */
export const trainingPresetsDe = {
  gate: {
    title: "Kleine Zerfälle an Wänden",
    question: "Wände teilen eine Folge in Räume. Wie trennt LION-S sie?",
    context:
      "Jedes Token soll den Buchstaben seines Raums vorhersagen. LION-S wird mit 3 Seeds trainiert; gezeichnet sind die Zerfälle des ersten.",
    commentary:
      "LION-S lernt [kleine Zerfälle an Wänden](sequence): Maskeneinträge über eine Wand hinweg sind klein; ein Token beachtet also vor allem seinen Raum. Alle 3 Encoder mit verschiedenen Seeds erreichen [eine Genauigkeit über 99 %](training).",
  },
  "four-kinds": {
    title: "Vier Arten von Attention, eine Aufgabe",
    question: "Welche Arten von Attention trennen die Räume einer Folge?",
    context: "Jedes Token soll den Buchstaben seines Raums vorhersagen. Verglichen werden vier Arten von Encodern ohne Positionen.",
    commentary:
      "Mit einem Zerfall je Token lernt LION-S [kleine Zerfälle an Wänden](sequence). LION-D, mit einem Zerfall je Kopf, erreicht etwa [die Genauigkeit des nächsten Buchstabens](training), der hinter einer Wand falsch ist. Ohne Zerfall hängen LION-LIT und Softmax von der Menge der Buchstaben ab, nicht von deren Plätzen.",
  },
  longer: {
    title: "Bei 32 trainiert, bei 128 genau",
    question: "Mit 32 Token trainiert. Welche Encoder sind bei 128 genau?",
    context: "Jedes Token soll den Abstand zum nächsten Marker vorhersagen. Verglichen werden vier Arten von Encodern ohne Positionen.",
    commentary:
      "Mit Zerfall kodiert [das Gewicht eines Markers](sequence:show.weights) seinen Abstand. LION-D und LION-S lernen aus Folgen von 32 Token und sind auf Folgen von 128 [ebenso genau](training). LION-LIT und Softmax ohne Positionen hängen von der Zahl der Marker ab, nicht von Abständen.",
  },
  "start-token": {
    title: "Welcher kommt zuerst?",
    question: "Zwei Marker, keine Positionen. Welche Encoder lernen ihre Reihenfolge?",
    context:
      "Zwei Marker stehen zwischen Füllzeichen, und die Antwort wird am Starttoken abgelesen. Verglichen werden vier Arten von Encodern.",
    commentary:
      "Mit Zerfall hat [der nähere Marker](sequence:show.weights) am Starttoken das größere Gewicht, und LION-D und LION-S [lernen die Reihenfolge](training). LION-LIT und Softmax ohne Positionen ignorieren die Reihenfolge und bleiben beim Zufall.",
  },
  "one-way": {
    title: "Kausale Attention",
    question: "Was verliert ein Encoder ohne spätere Token?",
    context: "Jedes Token soll den Buchstaben seines Raums vorhersagen. Verglichen werden ein bidirektionales und ein kausales LION-S.",
    commentary:
      "Der Buchstabe eines Raums kann auf ein Token folgen, und der kausale Encoder beachtet [spätere Token](sequence:of.1_show.weights) nicht. Seine [Genauigkeit](training) bleibt weit niedriger.",
  },
  blind: {
    title: "Umgekehrte Folgen",
    question: "Kann ein abgelesenes Mittel eine Folge von ihrer Umkehrung unterscheiden?",
    context:
      "Die Reihenfolge von zwei Markern wird am Mittel aller Token abgelesen. Vier Encoder werden auf umgekehrten Folgen verglichen.",
    commentary:
      "Mit der Maske des Papers kehrt die Umkehrung einer Folge [die Ausgaben um](mirror) und erhält ihr Mittel. LION-D und LION-S [bleiben daher beim Zufall](training). LION-S mit [der symmetrischen Maske](mirror:learner.2) und LION-D mit [geteilten Köpfen](mirror:learner.3) können die Reihenfolge lernen.",
  },
  sides: {
    title: "Welche Seite war es?",
    question: "Welche Encoder nutzen die Seite eines Nachbarn?",
    context: "Encoder füllen verdeckte Zustände einer Markow-Kette. Ihre Verluste werden mit einem Vergleichswert ohne Seiten verglichen.",
    commentary:
      "Mit der Maske des Papers beachtet ein Token [links und rechts gleich](mirror). Nach 400 Schritten erreichen LION-D und LION-S etwa [den Verlust des Vergleichswerts ohne Seiten](training): 0,91 Nats. LION-D mit geteilten Köpfen und LION-S mit der symmetrischen Maske erreichen niedrigere Verluste. Die A-posteriori-Verteilung aus allen sichtbaren Zuständen hat den kleinsten im Mittel möglichen Verlust: 0,67 Nats.",
  },
  novel: {
    title: "Lücken in einem Roman",
    question: "Ein Fünftel der Zeichen ist verdeckt. Welcher Encoder irrt am wenigsten?",
    context: "Vier Encoder füllen die verdeckten Zeichen eines Romans. Antworten und Zerfälle sind Zeichen für Zeichen gezeichnet.",
    commentary:
      "LION-LIT lernt wenig mehr als die Häufigkeiten der Zeichen. LION-D und LION-S gewichten [nahe Zeichen](sequence:of.1) stärker. Die symmetrische Maske unterscheidet auch deren Seiten und macht [die wenigsten Fehler](training:show.accuracy).",
  },
  "two-scans": {
    title: "Ein zweiter Scan, nach Spalten",
    question: "Hilft ein Scan nach Spalten, markierte Nachbarn zu zählen?",
    context:
      "Jede Zelle eines 8 × 8-Gitters soll vorhersagen, wie viele ihrer vier Nachbarn markiert sind. LION-D scannt einmal oder zweimal.",
    commentary:
      "Beim [Scan nach Zeilen](sequence:of.1) liegen die Zellen darüber und darunter weit auseinander. [Zwei Scans](sequence), einer nach Zeilen und einer nach Spalten, bringen sie nahe: LION-D gewinnt [mehr als ein Viertel aller Antworten](training). Auf kleinen Bildern von Ziffern hilft ein zweiter Scan nicht.",
  },
  price: {
    title: "Eine Grenze linearer Attention: Abruf",
    question: "Kann lineare Attention das Value eines Keys abrufen?",
    context: "Die Hälfte der Token gibt einen Key und sein Value an, die andere Hälfte fragt einen Key ab. Verglichen werden vier Encoder.",
    commentary:
      "Softmax kann sein Gewicht [auf einen einzelnen Key](sequence) legen; lineare Attention [summiert über alle ähnlichen Keys](sequence:of.1_show.weights). Mit e^x als Merkmalsabbildung [kommt LION-LIT näher](training): Die Merkmalsabbildung zählt hier mehr als Zerfall.",
  },
  "not-ahead": {
    title: "Kein bleibender Vorsprung vor Softmax",
    question: "Bleibt LION-S vor Softmax mit Positionen?",
    context:
      "Jedes Token soll den Abstand zum nächsten Marker vorhersagen. LION-S wird mit Softmax verglichen, das auch 4-mal so lange trainiert wird.",
    commentary:
      "Softmax mit Sinus-Positionen lernt Abstände auch, nur später: Nach 300 Schritten liegt es [hinter LION-S](training). Nach 4-mal so vielen hat es aufgeholt. Der Vergleich zeigt die Geschwindigkeit des Lernens, nicht seine Grenze. Diese Positionen verlieren Genauigkeit auf längeren Folgen als denen des Trainings.",
  },
  "no-positions": {
    title: "Kein Gewinn durch Positionen",
    question: "Braucht LION zusätzlich zum Zerfall Positionen?",
    context: "LION-D und LION-S füllen verdeckte Zustände einer Markow-Kette. Beide werden mit und ohne Positionen trainiert.",
    commentary:
      "Zerfall unterscheidet schon [nah von fern](sequence:show.half-lives). Positionen unterscheiden auch [links von rechts](mirror:learner.1), aber bei gleich vielen Schritten ist [der Verlust](training) von LION mit Positionen höher.",
  },
  lists: {
    title: "Wenig Gewinn bei verschachtelten Listen",
    question: "Können kleine Encoder verschachtelte Listen auswerten?",
    context: "Listen wie MAX(2, MIN(4, 7), 0) sind höchstens zwei tief. Verglichen werden drei lineare Encoder mit zwei Schichten.",
    commentary:
      "Zerfall hilft, aber nach 800 Schritten ist kein Encoder in viel mehr als [zwei von drei Fällen](training) richtig. LION-LIT liegt nicht weit zurück. Auf den viel längeren Listen der Long Range Arena berichtet [das Paper](results:table.long-range) 16,78 % für LION-LIT und 36,34 % für LION-S. Mit HiPPO-Initialisierung erreicht LION-S dort 62,25 %.",
  },
  digits: {
    title: "Kein Gewinn durch einen zweiten Scan von Ziffern",
    question: "Hilft ein zweiter Scan, Ziffern zu erkennen?",
    context: "Handgeschriebene Ziffern werden in 16 Patches zerlegt. LION-D und LION-S scannen sie nach Zeilen, oder auch nach Spalten.",
    commentary:
      "Bei gleich vielen Schritten erhöht [ein zweiter Scan nach Spalten](sequence) [die Genauigkeit](training) nicht. So wenige Bilder zeigen nicht, ob LION-D oder LION-S genauer ist. Die Antwort des ähnlichsten Trainingsbilds ist genauer als beide.",
  },
  "digit-places": {
    title: "Ziffern ohne Positionen",
    question: "Kann ein Encoder Ziffern ohne Positionen erkennen?",
    context:
      "LION-D lernt handgeschriebene Ziffern mit gelernten Positionen und ganz ohne. Die Antwort wird am Mittel aller Patches abgelesen.",
    commentary:
      "Ohne Positionen ist das abgelesene Mittel [für die Patches in umgekehrter Reihenfolge gleich](mirror), und der Encoder kann sie nicht unterscheiden. Mit gelernten Positionen verfehlt er [weit weniger Ziffern](training).",
  },
  "whole-sweeps": {
    title: "Kein Verlust durch eine doppelte Diagonale",
    question: "Die Diagonale wird doppelt gezählt. Verliert ein Encoder Genauigkeit?",
    context: "Jedes Token soll den Buchstaben seines Raums vorhersagen. LION-S wird mit halbierter und mit doppelter Diagonale trainiert.",
    commentary:
      "Die Summe zweier kausaler Rekurrenzen zählt die Diagonale doppelt. Bei kleinen Encodern kostet das Training mit doppelter Diagonale [keine Genauigkeit](training). Die Halbierung der Diagonalen macht [die Formen](trained-forms) gleich: Trainierte Gewichte geben mit der anderen Diagonalen andere Ausgaben.",
  },
};
