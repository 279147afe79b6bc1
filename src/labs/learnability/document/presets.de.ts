/** German for the presets. One on a figure of the paper has its notes, too. */
import type { PaperNotes } from "../../../platform/documents/preset";

type PresetWords = { readonly title: string; readonly commentary: string } & Partial<PaperNotes>;

const gapsOfFigure1 =
  "Das Paper nennt nicht die Lernrate und Batchgröße jeder Kurve (hier: {paper-figure-1/map.learner.rate} und {paper-figure-1/map.learner.batch}). Offen ist, ob N(0, I/√d) die Kovarianz oder die Standardabweichung angibt (hier: die Kovarianz, passend zum Bereich der Achse). Offen sind Initialisierung (hier: N(0, 1/d)), Weight Decay (hier: keiner) und Zeitplan (hier: konstant). Offen ist auch, ob Trainings- oder Testfehler gezeichnet sind (hier: Test).";

export const presetsDe: Readonly<Record<string, PresetWords>> = {
  "heads-that-help": {
    title: "Zusätzliche Köpfe helfen",
    commentary:
      "Ein, {learners.2.heads:word} und {learners.3.heads:word} Köpfe trainieren auf denselben Beispielen mit derselben Lernrate. Ein Kopf kann das Ziel aus {task.heads:word} Köpfen nicht darstellen: [Seine beste Anpassung](loss) lässt {measured.unexplainedPercent} % der Varianz von y unerklärt. {learners.2.heads:Word} und {learners.3.heads:word} Köpfe erreichen die Rundungsgenauigkeit von float64, {learners.3.heads:word} in einem Bruchteil der Schritte.",
  },
  "extra-heads-help": {
    title: "Warum AdamW zurückspringt",
    commentary:
      "Köpfe und Beispiele sind die aus „Zusätzliche Köpfe helfen“, aber AdamW ersetzt SGD, mit größerer Lernrate. {learners.3.heads:Word} Köpfe fallen auf {measured.lowest}, [springen](loss) um mehr als {measured.riseInDecades} Dekaden zurück und schwanken, bis die Lernrate abgeklungen ist. AdamW teilt jeden Gradienten durch das quadratische Mittel der letzten Gradienten. Nahe dem Optimum schrumpft dieser Teiler, und die Schritte schießen über das Ziel hinaus.",
  },
  "label-noise": {
    title: "Verrauschte Labels",
    commentary:
      "Die geschlossene Lösung und Gradientenabstieg trainieren auf Labels mit Rauschen der Standardabweichung {task.noise}. Für gaußsche Merkmale sagt die Theorie den Testfehler σ²ψ/(N − ψ − 1) je Koordinate voraus, [die gestrichelte Linie](loss). Kubische Merkmale liegen darüber, bei {task.samples} Beispielen im Mittel um etwa 1 %. {learners.2.heads:Word} Köpfe erreichen dasselbe Minimum wie die geschlossene Lösung und denselben Fehler.",
  },
  "far-from-the-data": {
    title: "Fern von den Trainingsdaten",
    commentary:
      "Getestet wird auf [{task.shifts.0.factor:word}mal größeren](loss:drawn.0) Token, auf [zufälligen Vorzeichen](loss:drawn.1) und auf [{timesLonger.2:word}mal längeren](loss:drawn.2) Folgen als im Training. Jeder Testfehler liegt bei der Rundungsgenauigkeit von float64. Die Trainingsbeispiele geben Λ vollen Rang, {features}, also ist die Anpassung eindeutig. Ein Lerner, der sie genau anpasst, hat daher für alle Eingaben die Funktion des Ziels.",
  },
  "how-many-digits": {
    title: "Float32 und float64",
    commentary:
      "{gradientLearners:Word} Lerner haben dieselben {learners.1.heads:word} Köpfe, Anfangsgewichte und Beispiele, rechnen aber mit verschiedener Genauigkeit. Ihre Fehler [fallen gemeinsam](loss), bis float32 mit etwa 7 Stellen nahe {ends.1.test:power} stehen bleibt. Float64 mit etwa 16 Stellen fällt noch um {decadesBetween:word} Dekaden weiter.",
  },
  "sixteen-dimensions": {
    title: "{task.d:Word} Dimensionen",
    commentary:
      "Die geschlossene Lösung lernt ein Ziel auf Token mit {task.d:word} Koordinaten, also {features} kubischen Merkmalen. [Der Rang von Λ](spectrum) wächst mit den Beispielen; {task.samples} davon geben vollen Rang. Die geschlossene Lösung findet dann ohne Gradientenschritt die Funktion des Lehrers bis auf Rundung. Der Lehrer hat {task.heads:word} Köpfe; die SVD von W ergibt höchstens d² = {weights}.",
  },
  "two-valleys-one-bowl": {
    title: "Zwei Minima, eine Funktion",
    commentary:
      "Zwei Lerner mit {learners.1.heads:word} Köpfen unterscheiden sich nur im Seed und enden bei derselben Funktion. Auf der Strecke zwischen ihren Gewichten steigt der [Trainingsverlust](landscape) um {measured.barrier}; mit zugeordneten und umskalierten Köpfen steigt er um {measured.barrierOfMatchedHeads}. In W ist der Verlust konvex, also hat eine Strecke dort keine Barriere. Ein Kopf kann dieses Ziel nicht darstellen: Sein Trainingsverlust endet bei {ends.3.train:2}, sein Testfehler bei {ends.3.test:2}.",
  },
  "depth-is-not-heads": {
    title: "Ersetzt Tiefe zusätzliche Köpfe?",
    commentary:
      "Ein, {learners.2.heads:word} und {learners.3.heads:word} Köpfe in einer Schicht werden mit {learners.4.layers:word} und {learners.5.layers:word} Schichten aus einem Kopf verglichen. Nach {learners.1.steps} Schritten sind die [Testfehler](loss) {ends.1.test:1}; {ends.2.test:1} und {ends.3.test:1} mit Köpfen, {ends.4.test:1} und {ends.5.test:2} mit Schichten. Die tieferen Modelle können das Ziel darstellen, wenn alle Schichten bis auf eine abgeschaltet sind. Gradientenabstieg hat diese Gewichte in diesem Lauf nicht gefunden.",
  },
  "full-transformer": {
    title: "Ein Softmax-Transformer auf denselben Daten",
    commentary:
      "{learners.1.heads:Word} Köpfe linearer Attention werden mit einem einschichtigen Transformer verglichen, mit Softmax, MLP und Layer-Norm. Nach {learners.1.steps} Schritten sind die [Testfehler](loss) {ends.1.test:1} und {ends.2.test:2}; der [Trainingsfehler](loss:drawn.train) des Transformers ist {ends.2.train:2}. Der größte Teil des Abstands ist Überanpassung: Mit 2\u202f048 Beispielen statt {task.samples} ist sein Testfehler {measured.testOfMoreSamples}, sein Trainingsfehler {measured.trainOfMoreSamples}. Layer-Norm beschränkt seine Ausgabe, das Ziel ist unbeschränkt.",
  },
  "too-few-samples": {
    title: "Zu wenige Beispiele",
    commentary:
      "Drei Lerner passen sich an {task.samples:word} Beispiele an, weniger als die {features:word} kubischen Merkmale. [{nullity:Word} Eigenwerte](spectrum) von Λ sind daher null: Ebenso viele Richtungen sind unbestimmt. Ein Lerner kann zu jedem Beispiel passen und auf anderen Eingaben falsch sein. Ab N = {features} ist der kleinste Eigenwert positiv, und alle Lerner, die passen, stimmen überein.",
  },
  "a-rate-that-diverges": {
    title: "Eine zu große Lernrate",
    commentary:
      "{gradientLearners:Word} Lerner mit {learners.2.heads:word} Köpfen unterscheiden sich nur in der Lernrate. Bei {learners.1.rate} schießt jeder Schritt des Gradientenabstiegs weiter hinaus als der vorige, und [der Verlust](loss) läuft nach wenigen Schritten über. Bei {learners.2.rate} fällt er bis auf Rundung.",
  },
  "rademacher-data-are-blind": {
    title: "Zufällige Vorzeichen lassen Λ singulär",
    commentary:
      "Die Lerner trainieren auf zufälligen Vorzeichen und werden auf [gaußschen Token](loss:drawn.0) getestet. Das Quadrat eines Vorzeichens ist konstant, also bleiben {nullity} der {features} Richtungen bei jeder Anzahl von Beispielen unbestimmt. [Der Rang von Λ](spectrum) ist höchstens ψ − d(d − 1) = {rank}. Ein Lerner kann zu allen Trainingsbeispielen passen und auf gaußschen Token falsch sein.",
  },
  "one-token": {
    title: "Folgen aus einem Token",
    commentary:
      "Die Lerner trainieren auf Folgen aus einem Token und werden auf [{task.shifts.0.n:word} Token](loss:drawn.0) getestet. Bei einem Token hängt das Ziel nur von z ⊗ z ⊗ z ab; das bestimmt [{rank} der {features} Richtungen](spectrum). Jeder Lerner passt eng zu den Trainingsdaten. Längere Folgen nutzen auch die anderen Richtungen, und dort ist der Fehler groß.",
  },
  "a-memory-of-four-pairs": {
    title: "Ein Speicher mit {task.pairs:word} Paaren",
    commentary:
      "Die geschlossene Lösung, ein Kopf und {learners.2.heads:word} Köpfe lernen einen Assoziativspeicher. Ein Prompt enthält {task.pairs:word} Schlüssel mit ihren Werten; das Ziel gewichtet jeden Wert mit dem Produkt aus Schlüssel und Anfrage. Gaußsche Schlüssel geben Λ vollen Rang, also haben alle Lerner, die passen, dieselbe Funktion. Schlüssel und Werte in [die Tabelle](memory) eintippen, um sie abzufragen.",
  },
  "perfect-fit-wrong-function": {
    title: "Ein perfekter Fit, die falsche Funktion",
    commentary:
      "Drei Lerner passen sich an Assoziativspeicher mit orthonormalen Schlüsseln und Werten an. {nullity} der {features} Richtungen bleiben bei jeder Anzahl von Beispielen unbestimmt. Der konvexe Lerner passt bis auf Rundung zu allen Beispielen, doch auf gaußschen Schlüsseln ist seine Funktion weit vom Ziel. In den unbestimmten Richtungen behält sein W die Anfangswerte; [das Labor](certificate) zeigt diesen Teil seines Abstands.",
  },
  "the-two-head-witness": {
    title: "Der Zeuge mit zwei Köpfen",
    commentary:
      "Ein Zwilling, das Ziel mit einem weiteren Kopf, wird mit dem Ziel verglichen. Auf orthonormalen Schlüsseln gibt dieser Kopf null aus: Er liest eine Schlüsselkoordinate, und sein Q ist in zwei anderen antisymmetrisch. Beide passen zu allen {task.samples} Beispielen. Auf gaußschen Schlüsseln wächst der erwartete Fehler [des Zwillings](certificate) quadratisch mit der Größe des Kopfs; bei Größe {witness.size:1} ist er {witness.error:3}.",
  },
  "five-percent-are-enough": {
    title: "{task.gaussianShare:%:Word} Prozent gaußsche Schlüssel genügen",
    commentary:
      "Drei Lerner trainieren auf {task.samples} Beispielen; {gaussianSamples} haben gaußsche Schlüssel, die anderen orthonormale. Die gaußschen Schlüsseln geben Λ vollen Rang, {features}, mit [kleinstem Eigenwert](spectrum) nahe {measured.lambdaMin}. Die Anpassung ist daher eindeutig: [Lerner, die passen](certificate), haben die Funktion des Ziels.",
  },
  "a-softmax-teacher": {
    title: "Ein Lehrer mit Softmax",
    commentary:
      "Lineare Attention lernt von einem Lehrer mit Softmax-Attention, den sie nicht darstellen kann. Die gestrichelte Linie ist der Fehler der besten linearen Attention, angepasst an {population} eigene Folgen. Mit wachsendem N nähert sich die geschlossene Lösung dieser Linie: siehe [Lernkurve](loss) und [Überschussrisiko](loss:drawn.excess_against.curve).",
  },
  "right-and-rolled-out-wrong": {
    title: "Token für Token richtig, im Rollout falsch",
    commentary:
      "Die geschlossene Lösung und {learners.1.heads:word} Köpfe lernen aus {task.traces:word} Abläufen zufälliger Automaten. Alle {measured.certified} ungesehenen Rechnungen sind zertifiziert; bei wahrer Vorgeschichte sind beide Lerner nach dem Runden auf ihnen richtig. Im [Rollout](computations:view.rollout) erhalten die {learners.1.heads:word} Köpfe ihre eigene Ausgabe als nächstes Token. Ohne Runden wachsen ihre Fehler, und keine Rechnung gelingt; mit Runden gelingen alle.",
  },
  "certified-computations": {
    title: "Welche Rechnungen sind zertifiziert?",
    commentary:
      "Die geschlossene Lösung und {learners.1.heads:word} Köpfe lernen aus {task.traces:word} Abläufen; diese zertifizieren {measured.certified} von {task.testTraces} ungesehenen Rechnungen. Die geschlossene Lösung ist nur auf diesen genau, nach dem Runden auf allen richtig. Auch die {learners.1.heads:word} Köpfe passen zu den Abläufen, sind aber nur auf zertifizierten Rechnungen richtig. [Mehr Abläufe](computations:view.curve) zeigt beide Anteile, zertifiziert und genau: Sie stimmen bei jeder gezeigten Anzahl überein.",
  },
  "parity-from-8-traces": {
    title: "Parität aus {task.traces} Abläufen",
    commentary:
      "Die geschlossene Lösung und {learners.1.heads:word} Köpfe lernen Parität aus {task.traces:word} Wörtern mit {task.length:word} Buchstaben. Diese Abläufe [zertifizieren keines](computations) der anderen {unseen} Wörter. Beide Lerner passen zu den Abläufen. Nach dem Runden ist die geschlossene Lösung auf {measured.rightRounded} anderen Wörtern richtig, die {learners.1.heads:word} Köpfe auf keinem. Zu den Abläufen passen mehrere Funktionen.",
  },
  "parity-from-16-traces": {
    title: "Parität aus {task.traces} Abläufen",
    commentary:
      "Die geschlossene Lösung und {learners.1.heads:word} Köpfe lernen Parität aus {task.traces:word} Wörtern; diese [zertifizieren {measured.certified}](computations) der anderen {unseen}. Die geschlossene Lösung ist auf {measured.exact} genau, auf {measured.exactNotCertified:word} davon ohne Zertifikat: Dort stimmt die Anpassung kleinster Norm zufällig mit dem Ziel überein. Die {learners.1.heads:word} Köpfe passen zu denselben Abläufen und sind auf vielen anderen Wörtern falsch.",
  },
  "parity-from-32-traces": {
    title: "Parität aus {task.traces} Abläufen",
    commentary:
      "Die geschlossene Lösung und {learners.1.heads:word} Köpfe lernen Parität aus {task.traces:word} der {words} Wörter. Die Abläufe [zertifizieren alle](computations) anderen Wörter, obwohl Λ nur Rang [{rank}](spectrum) von {features} hat. Das Zertifikat einer Rechnung braucht nur die Richtungen, die ihre Token nutzen. Jetzt sind die {learners.1.heads:word} Köpfe auf jedem Wort richtig, auch im Rollout.",
  },
  "the-next-token": {
    title: "Vorhersage des nächsten Tokens",
    commentary:
      "Eine Schicht linearer Attention und ein Transformer lernen aus {task.traces} Abläufen das nächste Token, mit der [Kreuzentropie](loss:drawn.entropy). Nach {learners.1.steps} Schritten sagt lineare Attention mit {learners.1.heads:word} Köpfen jedes ungesehene Token richtig voraus und vollendet im Rollout alle ungesehenen Wörter. Der Transformer irrt noch bei einigen Token; siehe [Anteil richtiger Token](loss:drawn.accuracy).",
  },
  "binary-increment": {
    title: "Binär plus eins in einer Schicht",
    commentary:
      "Eine Schicht linearer Attention führt eine Turingmaschine mit {tokensPerStep:word} Token je Schritt aus. Die geschlossene Lösung und {learners.1.heads:word} Köpfe lernen sie aus {task.traces:word} Bändern mit {task.cells:word} Zellen; diese [zertifizieren {measured.certified}](computations) der anderen {unseen}. Die geschlossene Lösung ist auf diesen genau und nach dem Runden auf {measured.rightRounded} richtig. Token haben {d} Koordinaten, und die {learners.1.heads:word} Köpfe sind noch weit von einer Anpassung.",
  },
  "probes-certify-everything": {
    title: "Zufällige Beispiele zertifizieren jede Rechnung",
    commentary:
      "Abläufe einer Schicht mit einer kleinen Maschine in den Gewichten werden um {task.probes} gaußsche Folgen ergänzt. {task.traces:Word} Abläufe allein bestimmen {measured.rankOfTraces} von {features} Richtungen und zertifizieren nichts. Mit den gaußschen Folgen, deren Labels die Schicht berechnet, ist [λ_min positiv](spectrum) und [jede Rechnung](computations) zertifiziert. Die geschlossene Lösung ist genau; die {learners.1.heads:word} Köpfe nähern sich derselben Funktion.",
  },
  "heads-against-rate": {
    title: "Karte: Köpfe und Lernrate",
    commentary:
      "[Die Karte](map) starten, um einen bis {map.x.points.4.0:word} Köpfe und fünf Lernraten in {runs:word} kurzen Läufen zu vergleichen. Jede Zelle hat {map.seeds:word} Ziele aus {task.heads:word} Köpfen. Ein Kopf kann diese Ziele bei keiner Lernrate darstellen. Ab {map.x.points.2.0:word} Köpfen gelingen {map.y.points.2.0} und {map.y.points.3.0} bei jedem Ziel; {map.y.points.0.0} ist für {map.learner.steps} Schritte zu langsam.",
  },
  "identifiability-frontier": {
    title: "Karte: die Grenze der Identifizierbarkeit",
    commentary:
      "[Die Karte](map) starten, um Anzahlen N von Trainingsbeispielen und Dimensionen d in {runs:word} Läufen zu vergleichen. Λ ist singulär, wo N kleiner ist als ψ = {rows.0.features}, {rows.1.features}, {rows.2.features}, {rows.3.features}. Dort bleibt der Median des Testfehlers jeder Zelle über zehn, auch bei kleinem Trainingsfehler. In den anderen Zellen fällt er unter eins.",
  },
  "paper-figure-1": {
    title: "Abb. 1, vollständig: beide Teile als Karte",
    commentary:
      "[Die Karte](map) starten, um beide Teile der Abbildung zu berechnen: {map.x.points.length:word} Kopfzahlen, d = {map.y.points.0.0} und d = {map.y.points.1.0}, {map.seeds:word} Ziele je Zelle. Bei Lernrate {map.learner.rate} erreichen viele Köpfe weit kleinere Fehler als wenige, obwohl ein Kopf jedes Ziel darstellen kann. Jede Zelle öffnet sich als Lauf.",
    setting:
      "d = 2 mit N = 512 und d = 4 mit N = 2\u202f048, T = 100 Token, Labels für jedes Präfix, skalare Ausgabe. 1, 2, 4, 8 und 16 Köpfe trainieren 500 Epochen mit AdamW: Lernrate 0,01 oder 0,001, Batchgröße 32 oder 64, drei Seeds.",
    reproduced:
      "Mediane der Testfehler über {measured.targets:word} Ziele mit {map.x.points.0.0}, {map.x.points.1.0}, {map.x.points.2.0}, {map.x.points.3.0} und {map.x.points.4.0} Köpfen. Bei d = {map.y.points.0.0} nach {rows.0.epochs} Epochen: {measured.mediansOfA.0:1}; {measured.mediansOfA.1:1}; {measured.mediansOfA.2:1}; {measured.mediansOfA.3:1}; {measured.mediansOfA.4:1}. Bei d = {map.y.points.1.0} nach {rows.1.epochs} Epochen: {measured.mediansOfB.0:1}; {measured.mediansOfB.1:1}; {measured.mediansOfB.2:1}; {measured.mediansOfB.3:1}; {measured.mediansOfB.4:1}. In beiden Teilen enden {map.x.points.4.0:word} Köpfe um mehr als den Faktor {measured.ratio:word} unter {map.x.points.2.0:word} Köpfen.",
    differs: `${gapsOfFigure1} Jeder Seed zieht eigenen Lehrer, eigene Daten und Anfangsgewichte. Bei d = {map.y.points.1.0} endet das Training nach {rows.1.epochs} Epochen, wo sich die Kopfzahlen noch unterscheiden.`,
  },
  "paper-figure-1a": {
    title: "Abb. 1(a): zusätzliche Köpfe, d = {task.d}",
    commentary:
      "{gradientLearners:Word} Lerner mit einem bis {learners.5.heads:word} Köpfen trainieren auf denselben {task.samples} Folgen eines Lehrers mit einem Kopf. Bei Lernrate {learners.1.rate} erreichen [mehr Köpfe](loss) kleinere Fehler in weniger Schritten, obwohl ein Kopf das Ziel darstellen kann. Bei Lernrate 0,01 enden {learners.5.heads:word} Köpfe über einem Kopf. Die geschlossene Lösung erreicht die Rundungsgenauigkeit ohne Gradientenschritt.",
    setting:
      "d = 2, N = 512, T = 100 Token, Labels für jedes Präfix, skalare Ausgabe. Die Modelle mit m Köpfen trainieren 500 Epochen mit AdamW: Lernrate 0,01 oder 0,001, Batchgröße 32 oder 64, drei Seeds.",
    reproduced:
      "Mediane der Testfehler nach {epochs.0} Epochen mit einem, {learners.2.heads:word}, {learners.3.heads:word}, {learners.4.heads:word} und {learners.5.heads:word} Köpfen: {measured.medians.0:1}; {measured.medians.1:1}; {measured.medians.2:1}; {measured.medians.3:1}; {measured.medians.4:1}. Die geschlossene Lösung erreicht {ends.0.test:1}. Bei Lernrate 0,01 sind die Mediane {measured.mediansAtOtherRate.0:1}; {measured.mediansAtOtherRate.1:1}; {measured.mediansAtOtherRate.2:1}; {measured.mediansAtOtherRate.3:1}; {measured.mediansAtOtherRate.4:1}: {learners.5.heads:word} Köpfe enden weit über einem Kopf.",
    differs: gapsOfFigure1,
  },
  "paper-figure-1b": {
    title: "Abb. 1(b): zusätzliche Köpfe, d = {task.d}",
    commentary:
      "Die Lerner aus Abb. 1(a) trainieren auf {task.samples} Folgen von Token mit {task.d:word} Koordinaten. Bei Lernrate {learners.1.rate} behalten ein und {learners.2.heads:word} Köpfe einen großen Fehler, während {learners.5.heads:word} Köpfe die Rundungsgenauigkeit [erreichen](loss). Bei Lernrate 0,01 erreicht sie ein Kopf, {learners.5.heads:word} Köpfe nicht. „Ersetzt Tiefe zusätzliche Köpfe?“ vergleicht Schichten auf einem solchen Ziel.",
    setting:
      "d = 4, N = 2\u202f048, T = 100 Token, Labels für jedes Präfix, skalare Ausgabe. Die Modelle mit m Köpfen trainieren 500 Epochen mit AdamW: Lernrate 0,01 oder 0,001, Batchgröße 32 oder 64, drei Seeds.",
    reproduced:
      "Mediane der Testfehler nach {epochs.0} Epochen mit einem, {learners.2.heads:word}, {learners.3.heads:word}, {learners.4.heads:word} und {learners.5.heads:word} Köpfen: {measured.medians.0:1}; {measured.medians.1:1}; {measured.medians.2:1}; {measured.medians.3:1}; {measured.medians.4:1}. Die geschlossene Lösung erreicht {ends.0.test:1}. Die Reihenfolge von einem und {learners.2.heads:word} Köpfen hängt vom Seed ab. Bei Lernrate 0,01 sind die Mediane {measured.mediansAtOtherRate.0:1}; {measured.mediansAtOtherRate.1:1}; {measured.mediansAtOtherRate.2:1}; {measured.mediansAtOtherRate.3:1}; {measured.mediansAtOtherRate.4:1}: ein Kopf erreicht die Rundungsgenauigkeit, {learners.5.heads:word} Köpfe enden weit darüber.",
    differs: gapsOfFigure1,
  },
  "paper-figure-2a": {
    title: "Abb. 2a: das Zertifikat und der Abstand",
    commentary:
      "Ein konvexer Lerner trainiert auf Speichern mit verschiedenen Anteilen gaußscher Schlüssel, für {learners.1.steps}, {learners.2.steps} und {learners.3.steps:millions} Millionen Schritte. [Je kleiner λ_min](certificate), desto größer der Abstand seiner Funktion vom Ziel. Die geschlossene Lösung ist bei jeder Mischung genau, auch ohne Zertifikat. Grund ist, dass das Ziel zufällig die Anpassung kleinster Norm ist, nicht dass die Daten es identifizieren.",
    setting:
      "Assoziativspeicher mit d = 4 (Token mit 8 Koordinaten, 288 Merkmale), N = 16\u202f384. Bis zu 5 % der Beispiele haben gaußsche Schlüssel, die anderen orthonormale. Die Abbildung zeigt den Abstand ‖p − p*‖ gegen λ_min von 2⁻¹³ bis 2⁻⁷.",
    reproduced:
      "Nach {learners.2.steps} Schritten ist der Abstand {measured.distances.0:2} bei {sweep.values.0:%} % gaußschen Schlüsseln (Rang {measured.rank}). Er ist {measured.distances.1:1}; {measured.distances.2:1}; {measured.distances.3:1} und {measured.distances.4:1} bei λ_min = {measured.lambdaMin.0:1}; {measured.lambdaMin.1:1}; {measured.lambdaMin.2:1} und {measured.lambdaMin.3:1}. Längeres Training verschiebt diesen Abfall zu kleinerem λ_min; bei {sweep.values.0:%} % fällt der Abstand nicht.",
    differs:
      "Das Paper nennt seinen konvexen Löser nicht. Kleinste Quadrate kleinster Norm haben bei jeder Mischung Abstand 0; die Abbildung braucht also einen Löser, der von seiner Initialisierung abhängt. Hier: Gradientenabstieg auf W ab N(0; {learners.1.startScale}²), bei {learners.1.relativeRate} der größten stabilen Lernrate. Labels sind die Ausgabe der Schicht mit der eigenen Spalte der Anfrage, die Gl. (14) weglässt. Bei gaußschen Schlüsseln kann keine Schicht sie weglassen.",
  },
  "paper-figure-2b": {
    title: "Abb. 2b: voller Rang gegen niedrigen",
    commentary:
      "Dieselben Lerner trainieren auf {sweep.values.length:word} Datensätzen. Mit {sweep.values.1:%} % gaußschen Schlüsseln hat Λ vollen Rang, und Lerner, die passen, liegen nahe am Ziel. Ohne gaußsche Schlüssel ist der Rang {rank} von {features}, und die meisten ebenso gut passenden Lerner [bleiben ihm fern](certificate). In diesem Lauf erreicht ein Kopf das Ziel auch dort; andere Seeds vielleicht nicht.",
    setting:
      "Assoziativspeicher wie in Abb. 2a, mit einem konvexen Lerner und 1, 2, 4 und 8 Köpfen. Balken zeigen ‖p − p*‖ für λ_min = {measured.lambdaMin} und 0.",
    reproduced:
      "Abstände des konvexen Lerners und von {learners.2.heads}, {learners.3.heads}, {learners.4.heads} und {learners.5.heads} Köpfen bei vollem Rang: {measured.fullRank.0:1}; {measured.fullRank.1:1}; {measured.fullRank.2:1}; {measured.fullRank.3:1}; {measured.fullRank.4:1}. Bei niedrigem Rang: {measured.lowRank.0:2}; {measured.lowRank.1:1}; {measured.lowRank.2:1}; {measured.lowRank.3:1}; {measured.lowRank.4:1}. Alle Trainingsfehler liegen unter {measured.trainingBound}.",
    differs:
      "Das Paper nennt Trainingsdauer, Lernrate und Initialisierung nicht. Hier: AdamW, Lernrate {learners.2.rate} mit Kosinus-Zeitplan, Batchgröße {learners.2.batch}, {learners.2.steps} Schritte ab N(0; {learners.2.initialScale}²). Mit anderen Seeds kann ein Kopf auf beiden Datensätzen in einem lokalen Minimum enden.",
  },
};
