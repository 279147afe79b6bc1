/** German for the presets. One on a figure of the paper has its notes, too. */
import type { PaperNotes } from "../../../platform/documents/preset";

type PresetWords = { readonly title: string; readonly commentary: string } & Partial<PaperNotes>;

const gapsOfFigure1 =
  "Das Paper sucht über zwei Lernraten und zwei Batchgrößen und sagt nicht, welches Paar eine Kurve hat (hier: {paper-figure-1/map.learner.rate} und {paper-figure-1/map.learner.batch}), auch nicht, ob N(0, I/√d) Kovarianz oder Standardabweichung nennt (hier: Kovarianz, womit var(y) da liegt, wo seine Achse beginnt), wie Gewichte anfangen (hier: N(0, 1/d)), wie groß die Gewichtsabnahme ist (hier: keine) oder welcher Zeitplan gilt (hier: feste Lernrate), auch nicht, ob Trainings- oder Testfehler gezeichnet sind (hier: Test).";

export const presetsDe: Readonly<Record<string, PresetWords>> = {
  "heads-that-help": {
    title: "Zusätzliche Köpfe helfen",
    commentary:
      "Ein Kopf kann dieses Ziel aus {task.heads:word} Köpfen nicht darstellen: [Die beste Anpassung mit einem Kopf](loss) lässt {measured.unexplainedPercent} % der Varianz von y übrig, und das Training erreicht sie. {task.heads:Word} Köpfe würden genügen; doch {learners.2.heads:word} kommen hinunter bis auf die letzten Stellen von float64, und {learners.3.heads:word} mit derselben Lernrate in einem Bruchteil der Schritte.",
  },
  "extra-heads-help": {
    title: "Warum AdamW zurückspringt",
    commentary:
      "Dieselben Köpfe auf denselben Beispielen, mit AdamW trainiert: {learners.3.heads:Word} fallen auf {measured.lowest}, [springen zurück](loss) um mehr als {measured.riseInDecades} Dekaden und rattern, bis die Lernrate abgeklungen ist. AdamW teilt jeden Gradienten durch die Wurzel aus dem Mittel seiner jüngsten Quadrate. Nahe dem Optimum vergisst dieses Mittel die großen Gradienten des Anfangs und schrumpft, also wachsen die Schritte gegenüber den Gradienten, bis sie hinausschießen. SGD in der Vorlage davor teilt durch nichts und fällt ruhig.",
  },
  "label-noise": {
    title: "Verrauschte Labels",
    commentary:
      "Mit Rauschen der Standardabweichung {task.noise} auf jedem Label kann kein Lerner mehr genau sein, aber die geschlossene Lösung irrt beinahe so, wie die Theorie es für gaußsche Merkmale vorhersagt: σ²ψ/(N − ψ − 1) je Koordinate, [die gestrichelte Linie](loss), ohne jede Anpassung. Kubische Merkmale liegen darüber, bei {task.samples} Beispielen im Mittel um etwa ein Hundertstel. {learners.2.heads:Word} Köpfe enden beim selben Fehler, denn sie finden dasselbe Minimum.",
  },
  "far-from-the-data": {
    title: "Fern von den Daten",
    commentary:
      "Die Testdaten sind hier [{task.shifts.0.factor:word}mal größer](loss:drawn.0), aus [zufälligen Vorzeichen](loss:drawn.1), oder [{timesLonger.2:word}mal länger](loss:drawn.2) als alles im Training, und doch liegt jeder Fehler bei der letzten Stelle. Diese Beispiele sehen alle {features} Richtungen; wer zu ihnen passt, hat also die Funktion selbst gefunden, und für eine Funktion gibt es kein Fern.",
  },
  "how-many-digits": {
    title: "Float32 gegen float64",
    commentary:
      "{gradientLearners:Word} Lerner mit denselben {learners.1.heads:word} Köpfen, demselben Anfang und denselben Beispielen; einer rechnet mit 7 Stellen, der andere mit 16. Sie [fallen gemeinsam](loss), bis float32 nahe {ends.1.test:power} keine Stellen mehr hat, während float64 noch {decadesBetween:word} Dekaden weitergeht.",
  },
  "sixteen-dimensions": {
    title: "{task.d:Word} Dimensionen",
    commentary:
      "Token mit {task.d:word} Koordinaten haben {features} kubische Merkmale; mit jedem Beispiel [wächst der Rang](spectrum), bis {task.samples} davon keine Richtung mehr frei lassen. Die geschlossene Lösung findet dann die Funktion des Lehrers bis auf die letzten Stellen, ohne einen einzigen Gradientenschritt. {task.heads:Word} Köpfe haben sie gemacht; die SVD von W schreibt sie mit bis zu d² = {weights}.",
  },
  "two-valleys-one-bowl": {
    title: "Zwei Täler, eine Schale",
    commentary:
      "Zwei Lerner mit {learners.1.heads:word} Köpfen unterscheiden sich allein im Seed, und beide enden bei der Rundung, mit derselben Funktion. Doch auf dem geraden Weg zwischen ihren Gewichten steigt der Trainingsverlust um {measured.barrier}, und noch um {measured.barrierOfMatchedHeads}, wenn ihre Köpfe zugeordnet und umskaliert sind, während er über W nie steigt: Dort liegen beide am Grund einer Schale. Ein Kopf allein kann dieses Ziel nicht darstellen und endet bei einem Trainingsverlust von {ends.3.train:2}, einem Testfehler von {ends.3.test:2}. [Die Verlustlandschaft](landscape) zeigt Hügel und Schale nebeneinander.",
  },
  "depth-is-not-heads": {
    title: "Tiefe ersetzt keine Köpfe",
    commentary:
      "Nach {learners.1.steps} Schritten [liegt ein Kopf bei {ends.1.test:1}](loss), {learners.2.heads:word} bei {ends.2.test:1} und {learners.3.heads:word} bei {ends.3.test:1}; {learners.4.layers:word} Schichten mit je einem Kopf liegen bei {ends.4.test:1} und {learners.5.layers:word} Schichten bei {ends.5.test:2}. Auch Tiefe könnte es, mit allen Schichten bis auf eine abgeschaltet, aber Gradientenabstieg hat das in diesen Schritten nicht gefunden: Hier helfen ihm Köpfe, und Tiefe nicht.",
  },
  "full-transformer": {
    title: "Ein ganzer Transformer auf denselben Daten",
    commentary:
      "{learners.1.heads:Word} Köpfe linearer Attention liegen nach {learners.1.steps} Schritten bei {ends.1.test:1}; ein Transformer aus einer Schicht (Softmax, MLP, Layer-Norm) liegt auf seinen [Trainingsbeispielen](loss:drawn.train) bei {ends.2.train:2} und [auf frischen](loss) bei {ends.2.test:2}. Der größte Teil dieses Abstands ist Überanpassung: Mit 2\u202f048 Beispielen statt {task.samples} endet derselbe Transformer bei {measured.trainOfMoreSamples} und {measured.testOfMoreSamples}. Das Ziel ist kubisch in seinen Token und unbeschränkt; die Ausgabe einer letzten Layer-Norm ist beschränkt, also wird dieser Transformer mit keiner Anzahl von Beispielen genau.",
  },
  "too-few-samples": {
    title: "Zu wenige Beispiele",
    commentary:
      "{task.samples:Word} Beispiele können {features:word} kubische Merkmale nicht festlegen: [{nullity:Word} Eigenwerte](spectrum) von Λ sind null, und ein Lerner kann zu jedem Beispiel passen und überall sonst falsch sein. Wird N über {features} erhöht, verlässt der kleinste Eigenwert den Boden: Dann stimmen alle Lerner, die passen, überein.",
  },
  "a-rate-that-diverges": {
    title: "Eine Lernrate, die divergiert",
    commentary:
      "{gradientLearners:Word} Lerner unterscheiden sich allein in der Lernrate. Bei {learners.1.rate} schießt jeder Schritt des Gradientenabstiegs weiter hinaus als der letzte, und nach wenigen Schritten ist [der Verlust](loss) keine Zahl mehr; bei {learners.2.rate} kommen dieselben {learners.2.heads:word} Köpfe an.",
  },
  "rademacher-data-are-blind": {
    title: "Rademacher-Daten sind blind",
    commentary:
      "Zufällige Vorzeichen haben Quadrate, die nie schwanken, also bleiben {nullity} der {features} Richtungen ungesehen, wie viele Beispiele auch gezogen werden: [Der Rang von Λ](spectrum) endet bei ψ − d(d − 1) = {rank}. Ein Lerner kann auf solchen Daten perfekt sein und auf gaußschen Token falsch, wie [der verschobene Test](loss:drawn.0) zeigt.",
  },
  "one-token": {
    title: "Ein einziges Token",
    commentary:
      "Eine Folge aus einem Token zeigt der Attention nur sich selbst, und von den {features} Richtungen sind nur [die {rank} symmetrischen](spectrum) in z ⊗ z ⊗ z zu sehen. Jeder Lerner passt auf viele Stellen und ist falsch, sobald es [{task.shifts.0.n:word} Token](loss:drawn.0) sind, wo die andere Hälfte zählt.",
  },
  "a-memory-of-four-pairs": {
    title: "Ein Speicher mit {task.pairs:word} Paaren",
    commentary:
      "{task.pairs:Word} Schlüssel und {task.pairs:word} Werte stehen in einem Prompt, und Attention schlägt den Wert nach, nach dessen Schlüssel gefragt wird. Auf gaußschen Schlüsseln findet jeder Lerner, der passt, dasselbe Nachschlagen, denn keine Richtung bleibt frei; eigene Schlüssel und Werte lassen sich in [die Tabelle](memory) tippen und abfragen.",
  },
  "perfect-fit-wrong-function": {
    title: "Ein perfekter Fit, die falsche Funktion",
    commentary:
      "Orthonormale Schlüssel und Werte überlappen nie, und {nullity} der {features} Richtungen bleiben ungesehen, wie viele Beispiele es auch sind. Der konvexe Lerner passt zu jedem Beispiel bis auf die letzte Stelle und ist auf gaußschen Schlüsseln weit von der Wahrheit, denn womit er in diesen Richtungen begann, ist noch da; [das Labor](certificate) zerlegt seinen Abstand.",
  },
  "the-two-head-witness": {
    title: "Der Zeuge mit zwei Köpfen",
    commentary:
      "Ein weiterer Kopf, dessen Wert einen Schlüssel liest und dessen Anfrage in zwei anderen antisymmetrisch ist, ändert auf orthonormalen Schlüsseln nichts: Der Zwilling passt zu allen {task.samples} Beispielen wie die Wahrheit. Der Regler im [Labor](certificate) zeigt es: Sein Fehler auf gaußschen Schlüsseln wächst quadratisch und ist da, wo er aufgeht, mit einem Kopf der Größe {witness.size:1}, im Mittel {witness.error:3}.",
  },
  "five-percent-are-enough": {
    title: "{task.gaussianShare:%:Word} Prozent genügen",
    commentary:
      "Von {task.samples} Beispielen haben {gaussianSamples} gaußsche Schlüssel, die anderen orthonormale; das genügt, um alle {features} Richtungen zu sehen, mit [dem kleinsten Eigenwert](spectrum) nahe {measured.lambdaMin}. Jetzt bleibt [Lernern, die passen](certificate), nichts anderes übrig.",
  },
  "a-softmax-teacher": {
    title: "Ein Lehrer, der keine lineare Attention ist",
    commentary:
      "Das Ziel schaut mit Softmax hin, also kann hier kein Lerner genau sein; agnostisches Lernen fragt nach der besten linearen Attention, die es gibt, der gestrichelten Linie, gewonnen aus einer eigenen Stichprobe von {population} Folgen. Die geschlossene Lösung kommt mit den Beispielen auf sie herunter: zu sehen an [der Lernkurve](loss) und [dem Überschussrisiko](loss:drawn.excess_against.curve).",
  },
  "right-and-rolled-out-wrong": {
    title: "Token für Token richtig, allein gelassen falsch",
    commentary:
      "{task.traces:Word} Abläufe zufälliger Automaten: Alle {measured.certified} ungesehenen Rechnungen sind zertifiziert, und die geschlossene Lösung ist auf ihnen genau. {learners.1.heads:Word} Köpfe sind nach dem Runden auf allen richtig, bei wahrer Vorgeschichte, und bringen keine zu Ende, wenn sie mit der eigenen Ausgabe gefüttert werden, wie sie berechnet ist, denn was das Runden verzeiht, ist die Eingabe des nächsten Tokens; vorher auf ganze Zahlen gerundet, bringen sie alle zu Ende. [Rollout](computations:view.rollout) zeigt es Token für Token.",
  },
  "certified-computations": {
    title: "Welche Rechnungen sind zertifiziert?",
    commentary:
      "{task.traces:Word} Abläufe zertifizieren {measured.certified} von {task.testTraces} ungesehenen Rechnungen, und die geschlossene Lösung ist auf eben diesen genau; nach dem Runden ist sie auf allen richtig. Auch {learners.1.heads:word} Köpfe passen zu den Abläufen und sind allein auf den zertifizierten richtig. [Mehr Abläufe](computations:view.curve) zeichnet die Lernkurve: Zertifiziert und genau sind bei jeder Anzahl von Abläufen derselbe Anteil.",
  },
  "parity-from-8-traces": {
    title: "Parität aus {task.traces} Abläufen",
    commentary:
      "{task.traces:Word} Wörter aus {task.length:word} Buchstaben [zertifizieren keines](computations) der anderen {unseen}. Die geschlossene Lösung passt zu ihnen bis auf die letzte Stelle und ist nach dem Runden auf {measured.rightRounded} richtig, wie es ein Fit kleinster Norm sein kann; auch {learners.1.heads:word} Köpfe passen und sind auf keinem richtig.",
  },
  "parity-from-16-traces": {
    title: "Parität aus {task.traces} Abläufen",
    commentary:
      "{task.traces:Word} Wörter [zertifizieren {measured.certified}](computations) der anderen {unseen}; die geschlossene Lösung ist auf {measured.exact} genau, auf {measured.exactNotCertified:word} davon ohne Zertifikat: Der Fit kleinster Norm ist dort durch Glück die Wahrheit, wie die {learners.1.heads:word} Köpfe zeigen, die zu denselben Abläufen passen und auf vielen der anderen falsch sind.",
  },
  "parity-from-32-traces": {
    title: "Parität aus {task.traces} Abläufen",
    commentary:
      "{task.traces:Word} der {words} Wörter [zertifizieren alle](computations) anderen, obwohl nur [{rank}](spectrum) von {features} Richtungen gesehen werden: Das Zertifikat einer Rechnung verlangt die Richtungen, die sie nutzt, und nicht alle. Jetzt sind auch die {learners.1.heads:word} Köpfe auf jedem richtig, selbst mit der eigenen Ausgabe gefüttert.",
  },
  "the-next-token": {
    title: "Das nächste Token einer Vorgeschichte",
    commentary:
      "Dieselben {task.traces} Wörter, gelernt, wie Sprachmodelle lernen: Das nächste Token bekommt eine Wahrscheinlichkeit, und deren Kreuzentropie fällt. Nach {learners.1.steps} Schritten ist eine Schicht linearer Attention mit {learners.1.heads:word} Köpfen auf jedem ungesehenen Token richtig und geht mit der eigenen Ausgabe durch alle ungesehenen Wörter; ein Transformer irrt noch bei manchen Token. Zu sehen sind [die Kreuzentropie](loss:drawn.entropy) und [die richtigen Token](loss:drawn.accuracy).",
  },
  "binary-increment": {
    title: "Binär plus eins in einer Schicht",
    commentary:
      "Eine Schicht linearer Attention führt eine Turingmaschine aus: {tokensPerStep:word} Token je Schritt, das Band in der Summe aller Token. {task.traces:Word} Bänder aus {task.cells:word} Zellen [zertifizieren {measured.certified}](computations) der anderen {unseen}; die geschlossene Lösung ist auf eben diesen genau und nach dem Runden auf {measured.rightRounded} richtig. Token haben {d} Koordinaten, also stehen {learners.1.heads:word} Köpfe erst am Anfang eines langen Wegs.",
  },
  "probes-certify-everything": {
    title: "Proben zertifizieren alles",
    commentary:
      "Eine Schicht, die eine kleine Maschine in ihren Gewichten trägt, hat {features} Merkmale. {task.traces:Word} Abläufe sehen {measured.rankOfTraces} Richtungen davon und zertifizieren nichts; mit {task.probes} gaußschen Folgen, die die Schicht beantwortet, [ist λ_min über 0](spectrum) und [jede Rechnung](computations) zertifiziert. Die geschlossene Lösung ist genau, und {learners.1.heads:word} Köpfen, die passen, bleibt nichts anderes übrig.",
  },
  "heads-against-rate": {
    title: "Eine Karte: Köpfe gegen Lernrate",
    commentary:
      "Hier wartet [eine Karte](map) aus {runs:word} kurzen Läufen: ein bis {map.x.points.4.0:word} Köpfe waagerecht, die Lernrate senkrecht, {map.seeds:word} Ziele aus {task.heads:word} Köpfen je Zelle. Ein Kopf kann diese Ziele bei keiner Lernrate darstellen; ab {map.x.points.2.0:word} Köpfen lernt eine Lernrate von {map.y.points.2.0} oder {map.y.points.3.0} jedes Mal, und {map.y.points.0.0} ist in {map.learner.steps} Schritten für alle zu langsam.",
  },
  "identifiability-frontier": {
    title: "Eine Karte: die Grenze der Identifizierbarkeit",
    commentary:
      "Hier wartet [eine Karte](map) aus {runs:word} Läufen: Trainingsbeispiele waagerecht, die Dimension d senkrecht. Die Grenze verläuft da, wo λ_min null erreicht, also wo N unter ψ = {rows.0.features}, {rows.1.features}, {rows.2.features}, {rows.3.features} fällt. Links davon bleibt der Median des Testfehlers jeder Zelle über zehn, was auch der Trainingsfehler sagt; rechts davon fällt jeder unter eins.",
  },
  "paper-figure-1": {
    title: "Abb. 1, vollständig: beide Teile als Karte",
    commentary:
      "Beide Teile der Abbildung als [eine Karte](map): {map.x.points.length:word} Kopfzahlen waagerecht, d = {map.y.points.0.0} und d = {map.y.points.1.0} senkrecht, {map.seeds:word} Ziele je Zelle. Bei Lernrate {map.learner.rate} enden viele Köpfe in beiden Teilen weit unter wenigen, obwohl ein Kopf jedes Ziel darstellen kann; jede Zelle öffnet sich als eigener Lauf.",
    setting:
      "d = 2 mit N = 512 und d = 4 mit N = 2\u202f048, T = 100 Token, jedes Anfangsstück überwacht, eine Ausgabe; 1, 2, 4, 8, 16 Köpfe, trainiert mit AdamW über 500 Epochen, Lernrate 0,01 oder 0,001, Batch 32 oder 64, drei Seeds.",
    reproduced:
      "Über {measured.targets:word} Ziele sind die Mediane der Testfehler mit {map.x.points.0.0}, {map.x.points.1.0}, {map.x.points.2.0}, {map.x.points.3.0}, {map.x.points.4.0} Köpfen {measured.mediansOfA.0:1}, {measured.mediansOfA.1:1}, {measured.mediansOfA.2:1}, {measured.mediansOfA.3:1}, {measured.mediansOfA.4:1} nach {rows.0.epochs} Epochen bei d = {map.y.points.0.0}, und {measured.mediansOfB.0:1}; {measured.mediansOfB.1:1}; {measured.mediansOfB.2:1}; {measured.mediansOfB.3:1}; {measured.mediansOfB.4:1} nach {rows.1.epochs} Epochen bei d = {map.y.points.1.0}: In beiden Teilen enden {map.x.points.4.0:word} Köpfe mehr als {measured.ratio:word}mal unter {map.x.points.2.0:word}en.",
    differs: `${gapsOfFigure1} Jeder Seed zieht einen eigenen Lehrer, eigene Daten und einen eigenen Anfang; d = {map.y.points.1.0} wird {rows.1.epochs} Epochen trainiert, wo sich die Teile noch nach Köpfen unterscheiden.`,
  },
  "paper-figure-1a": {
    title: "Abb. 1(a): zusätzliche Köpfe, d = {task.d}",
    commentary:
      "{gradientLearners:Word} Lerner trainieren auf denselben {task.samples} Folgen eines Lehrers mit einem Kopf. Bei Lernrate {learners.1.rate} fallen [mehr Köpfe](loss) schneller und tiefer, obwohl ein Kopf das Ziel darstellen kann; bei Lernrate 0,01 enden {learners.5.heads:word} Köpfe über einem. Die geschlossene Lösung ist ohne einen einzigen Schritt bei der letzten Stelle.",
    setting:
      "d = 2, N = 512, T = 100 Token, jedes Anfangsstück überwacht, eine Ausgabe; m Köpfe, trainiert mit AdamW über 500 Epochen, Lernrate 0,01 oder 0,001, Batch 32 oder 64, drei Seeds.",
    reproduced:
      "Nach {epochs.0} Epochen sind die Mediane der Testfehler {measured.medians.0:1} mit einem Kopf, {measured.medians.1:1} mit {learners.2.heads:word}, {measured.medians.2:1} mit {learners.3.heads:word}, {measured.medians.3:1} mit {learners.4.heads:word} und {measured.medians.4:1} mit {learners.5.heads:word}; die geschlossene Lösung liegt bei {ends.0.test:1}. Bei Lernrate 0,01 sind es {measured.mediansAtOtherRate.0:1}, {measured.mediansAtOtherRate.1:1}, {measured.mediansAtOtherRate.2:1}, {measured.mediansAtOtherRate.3:1} und {measured.mediansAtOtherRate.4:1}: Dort enden {learners.5.heads:word} Köpfe weit über einem.",
    differs: gapsOfFigure1,
  },
  "paper-figure-1b": {
    title: "Abb. 1(b): zusätzliche Köpfe, d = {task.d}",
    commentary:
      "Dasselbe mit {task.d:word} Koordinaten und {task.samples} Folgen: Bei Lernrate {learners.1.rate} bleiben ein und {learners.2.heads:word} Köpfe weit oben, und {learners.5.heads:word} [kommen herunter](loss) bis dahin, wo float64 endet. Bei Lernrate 0,01 kommt ein Kopf herunter, und {learners.5.heads:word} bleiben darüber. Tief ist hier kein Lerner; was Tiefe bei einem solchen Ziel tut, zeigt „Tiefe ersetzt keine Köpfe“.",
    setting:
      "d = 4, N = 2\u202f048, T = 100 Token, jedes Anfangsstück überwacht, eine Ausgabe; m Köpfe, trainiert mit AdamW über 500 Epochen, Lernrate 0,01 oder 0,001, Batch 32 oder 64, drei Seeds.",
    reproduced:
      "Nach {epochs.0} Epochen sind die Mediane der Testfehler {measured.medians.0:1} mit einem Kopf, {measured.medians.1:1} mit {learners.2.heads:word}, {measured.medians.2:1} mit {learners.3.heads:word}, {measured.medians.3:1} mit {learners.4.heads:word} und {measured.medians.4:1} mit {learners.5.heads:word}; die geschlossene Lösung liegt bei {ends.0.test:1}. Ein und {learners.2.heads:word} Köpfe haben über die Seeds keine feste Reihenfolge. Bei Lernrate 0,01 sind die Mediane {measured.mediansAtOtherRate.0:1}, {measured.mediansAtOtherRate.1:1}, {measured.mediansAtOtherRate.2:1}, {measured.mediansAtOtherRate.3:1} und {measured.mediansAtOtherRate.4:1}: Dort endet ein Kopf bei der Rundung, und {learners.5.heads:word} enden weit darüber.",
    differs: gapsOfFigure1,
  },
  "paper-figure-2a": {
    title: "Abb. 2a: das Zertifikat und der Abstand",
    commentary:
      "Derselbe konvexe Lerner auf Speichern mit mehr und mehr gaußschen Schlüsseln unter orthonormalen, nach {learners.1.steps}, {learners.2.steps} und {learners.3.steps:millions} Millionen Schritten: [je kleiner λ_min](certificate), desto weiter seine Funktion von der Wahrheit. Die geschlossene Lösung ist bei jeder Mischung genau, auch ohne Zertifikat, weil die Wahrheit zufällig der Fit kleinster Norm ist: Glück, keine Bestimmung.",
    setting:
      "Assoziativspeicher, d = 4 (Token mit 8 Koordinaten, 288 Merkmale), N = 16\u202f384; orthonormale Schlüssel, gemischt mit bis zu 5 % gaußschen; Abstand ‖p − p*‖ gegen λ_min von 2⁻¹³ bis 2⁻⁷.",
    reproduced:
      "Nach {learners.2.steps} Schritten fällt der Abstand von {measured.distances.0:2} bei {sweep.values.0:%} % (Rang {measured.rank}) auf {measured.distances.1:1} bei λ_min = {measured.lambdaMin.0:1}; {measured.distances.2:1} bei {measured.lambdaMin.1:1}; {measured.distances.3:1} bei {measured.lambdaMin.2:1} und {measured.distances.4:1} bei {measured.lambdaMin.3:1}; längeres Training verschiebt den Abfall zu kleinerem λ_min, und bei {sweep.values.0:%} % klingt nie etwas ab.",
    differs:
      "Das Paper nennt seinen konvexen Löser nicht. Genaue kleinste Quadrate kleinster Norm lägen bei jeder Mischung im Abstand 0, also passt als Lesart ein Löser mit Gedächtnis für seinen Anfang: Gradientenabstieg auf W ab N(0; {learners.1.startScale}²), bei {learners.1.relativeRate} der größten stabilen Lernrate. Labels sind die eigene Ausgabe der Schicht; Gl. (14), wörtlich genommen, lässt die eigene Spalte der Anfrage weg; bei orthonormalen Schlüsseln kann eine Schicht auch das, bei gaußschen keine.",
  },
  "paper-figure-2b": {
    title: "Abb. 2b: voller Rang gegen niedrigen",
    commentary:
      "Dieselben Lerner auf {sweep.values.length:word} Datensätzen: Mit {sweep.values.1:%} % gaußschen Schlüsseln hat Λ vollen Rang, und wer passt, hat die Wahrheit gefunden; ohne sie ist der Rang {rank} von {features}, und Lerner, die ebenso gut passen, [bleiben ihr fern](certificate). In diesem einen Lauf endet ein Kopf auch ohne sie bei der Wahrheit; für andere Anfänge sagt das nichts.",
    setting:
      "Assoziativspeicher wie in Abb. 2a; ein konvexer Lerner und 1, 2, 4 und 8 Köpfe; Balken von ‖p − p*‖ für λ_min = {measured.lambdaMin} und 0.",
    reproduced:
      "Voller Rang: {measured.fullRank.0:1}, und {measured.fullRank.1:1}, {measured.fullRank.2:1}, {measured.fullRank.3:1}, {measured.fullRank.4:1} mit {learners.2.heads}, {learners.3.heads}, {learners.4.heads}, {learners.5.heads} Köpfen. Niedriger Rang: {measured.lowRank.0:2}; und {measured.lowRank.1:1}; {measured.lowRank.2:1}; {measured.lowRank.3:1}; {measured.lowRank.4:1}, bei Trainingsfehlern durchweg unter {measured.trainingBound}.",
    differs:
      "Trainingsdauer, Lernrate und Anfang sind nicht angegeben: hier AdamW, Lernrate {learners.2.rate} mit Kosinus-Zeitplan, Batch {learners.2.batch}, {learners.2.steps} Schritte ab N(0; {learners.2.initialScale}²). Ein Kopf bleibt manchmal in einem lokalen Minimum stecken, mit den einen wie den anderen Daten (andere Seeds zeigen es).",
  },
};
