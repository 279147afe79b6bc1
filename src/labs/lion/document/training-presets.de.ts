/** German for the presets that train encoders. */
export const trainingPresetsDe = {
  gate: {
    title: "Die Wand schließt das Tor",
    commentary:
      "Eine Folge von Räumen, nach jedem eine Wand. In jedem Raum liegt ein Buchstabe, und alles im Raum muss sagen, welcher. LION-S lernt einen Zerfall für jedes Token: Er schließt am Ende das Tor an Wänden, und 3 Encoder von verschiedenen Gewichten aus antworten alle zu mehr als 99 % richtig.",
  },
  "four-kinds": {
    title: "Vier Arten von Attention, eine Aufgabe",
    commentary:
      "Dieselben Räume und Wände, für Encoder ohne Positionen. LION-D, mit einem Zerfall je Kopf, sagt am Ende den nächsten Buchstaben voraus: richtig, wo keine Wand dazwischenliegt. Ohne Zerfall und Positionen hängen LION-LIT und Softmax davon ab, welche Buchstaben es gibt, nicht davon, wo sie stehen.",
  },
  longer: {
    title: "Bei 32 gelernt, bei 128 richtig",
    commentary:
      "Wie weit ist die nächste Marke? Mit Zerfällen sagt es ihre Lautstärke: LION-D und LION-S lernen die Abstände aus Folgen von 32 Token und haben auf Folgen von 128, die sie nie sahen, ebenso recht. LION-LIT und Softmax hören Marken, keine Abstände.",
  },
  "start-token": {
    title: "Was kommt zuerst?",
    commentary:
      "Zwei Marken zwischen Füllung, und ein Starttoken, an dem die Antwort abgelesen wird. Mit Zerfällen ist die nähere Marke die lautere, also können LION-D und LION-S es sagen. LION-LIT und Softmax bleiben beim Zufall: Für sie ist eine Folge ein Beutel.",
  },
  "one-way": {
    title: "Nur zurück sehen",
    commentary:
      "Noch einmal Räume und Wände, für einen Encoder, der in beide Richtungen sieht, und einen, der nur zurück sieht. Ein Buchstabe kann voraus liegen, und wer nur zurück sieht, ist ihm noch nicht begegnet: Dieser Encoder bleibt weit zurück.",
  },
  blind: {
    title: "Blind im Spiegel",
    commentary:
      "Noch einmal zwei Marken, aber kein Starttoken: Die Antwort wird am Mittel aller Token abgelesen. In der Maske des Papers gibt eine umgedrehte Folge dieselben Antworten umgedreht; was immer LION-D und LION-S lernen, sie raten. LION-S mit der symmetrischen Maske und gleich große Encoder mit geteilten Köpfen können das Erste vom Letzten unterscheiden.",
  },
  sides: {
    title: "Welche Seite war das?",
    commentary:
      "Verdeckte Zustände einer Markow-Kette werden gefüllt. Mit der Maske des Papers beachtet ein Token links und rechts gleich. Nach 400 Schritten sind LION-D und LION-S etwa so weit wie der Vergleichswert ohne Seiten, die nächsten sichtbaren Nachbarn: 0,91 Nats. LION-D mit geteilten Köpfen und LION-S mit der symmetrischen Maske unterscheiden die Seiten und liegen darunter. Die A-posteriori-Verteilung aus allen sichtbaren Zuständen, 0,67 Nats, ist im Mittel das Kleinstmögliche.",
  },
  novel: {
    title: "Einen Roman füllen",
    commentary:
      "Ein Fünftel der Zeichen eines Romans ist verdeckt. LION-LIT lernt wenig mehr, als wie oft jedes Zeichen vorkommt; LION-D und LION-S hören, was in der Nähe steht; die symmetrische Konvention weiß auch, auf welcher Seite, und macht die wenigsten Fehler. Zusehen, wie die verdeckten Zeichen eines Stücks besser werden.",
  },
  "two-scans": {
    title: "Ein zweiter Durchlauf, nach Spalten",
    commentary:
      "Wie viele der vier Nachbarn einer Zelle sind markiert? Zeile für Zeile gelesen, sind die Zellen darüber und darunter weit weg. Ein zweiter Durchlauf nach Spalten, mit eigenen Zerfällen, bringt sie nahe: LION-D gewinnt mehr als ein Viertel aller Antworten. Zweidimensional zu sein genügt freilich nicht: Auf kleinen Bildern von Ziffern hilft er nicht.",
  },
  price: {
    title: "Wo lineare Attention verliert",
    commentary:
      "Die Hälfte der Token gibt einem Schlüssel seinen Wert, die andere fragt danach. Softmax schlägt einen Schlüssel genau nach; lineare Attention addiert alle, die ein wenig ähnlich sind. Mit e^x als Merkmalsabbildung kommt LION-LIT näher: Die Merkmalsabbildung zählt hier mehr als jeder Zerfall.",
  },
  "not-ahead": {
    title: "Was sich nicht zeigt: auf Dauer vorn zu sein",
    commentary:
      "Softmax, dem Positionen gesagt werden, lernt Abstände auch, nur später: Nach 300 Schritten liegt es hinter LION-S, nach 4-mal so vielen hat es aufgeholt. Hier zeigt sich, wie bald etwas gelernt wird, nicht, was gelernt werden kann; und auf längeren Folgen als denen des Trainings halten solche Positionen nicht.",
  },
  "no-positions": {
    title: "Was sich nicht zeigt: Positionen als Hilfe",
    commentary:
      "Noch einmal die Kette, gefüllt von LION-D und LION-S mit Positionen und ohne. Zerfälle unterscheiden schon nah und fern. Positionen unterscheiden auch links und rechts, was hier helfen würde, doch in ebenso vielen Schritten lernt kein Encoder, sie zu nutzen: Mit Positionen braucht LION mehr Nats, nicht weniger.",
  },
  lists: {
    title: "Was sich nicht zeigt: verschachtelte Listen",
    commentary:
      "Listen wie MAX(2, MIN(4, 7), 0), höchstens zwei tief, werden ausgerechnet. Zerfälle sind hier etwas wert, doch nach 800 Schritten hat kein Encoder mit zwei Schichten viel öfter als in zwei von drei Fällen recht, und LION-LIT liegt nicht weit zurück. Auf den viel längeren Listen der Long Range Arena berichtet das Paper 16,78 % für LION-LIT und 36,34 % für LION-S. Mit HiPPO-Initialisierung erreicht LION-S dort 62,25 %.",
  },
  digits: {
    title: "Was sich nicht zeigt: zweimal durchlaufene Ziffern",
    commentary:
      "Von Hand geschriebene Ziffern, in 16 Felder geschnitten und Zeile für Zeile gelesen. Ein zweiter Durchlauf nach Spalten brachte die Marken eines Gitters nahe; auch Bilder haben Spalten, doch in ebenso vielen Schritten hilft er nicht, Ziffern zu lesen. Auch sagen so wenige Bilder nicht, ob LION-D oder LION-S sie besser liest. Zu antworten wie das ähnlichste Trainingsbild schlägt beide.",
  },
  "digit-places": {
    title: "Was sich nicht zeigt: Ziffern ohne Orte",
    commentary:
      "Dieselben Ziffern, für einen Encoder, der nur weiß, in welchem Abstand Felder gelesen wurden, und für einen mit gelernten Positionen. Umgekehrt gelesen haben dieselben Felder dasselbe Mittel, also kann der erste eine Ziffer nicht von ihren Feldern in umgekehrter Reihenfolge unterscheiden; der zweite kann es und verfehlt weit weniger Ziffern. Zerfälle ersetzen keine Orte.",
  },
  "whole-sweeps": {
    title: "Was sich nicht zeigt: die fehlende Hälfte",
    commentary:
      "Zwei ganze Durchläufe addiert, und jedes Token zählt sich selbst doppelt. Im Kleinen kostet das keine Antworten: Ein Encoder, der damit lernt, ist so gut wie einer, der ohne lernt. Wozu die Hälfte da ist, sind die Formen: Gewichte, die auf die eine Art gelernt wurden, geben auf die andere andere Antworten.",
  },
};
