/** German for the presets. One on a figure of the paper has its notes, too. */
import type { PaperNotes } from "../../../platform/documents/preset";

type PresetWords = { readonly title: string; readonly commentary: string } & Partial<PaperNotes>;

const gapsOfFigure1 =
  "Das Paper sucht über zwei Lernraten und zwei Batchgrößen und sagt nicht, welches Paar eine Kurve hat (hier: 0,001 und 32), auch nicht, ob N(0, I/√d) Kovarianz oder Standardabweichung nennt (hier: Kovarianz, womit var(y) da liegt, wo seine Achse beginnt), wie Gewichte anfangen (hier: N(0, 1/d)), wie groß die Gewichtsabnahme ist (hier: keine) oder welcher Zeitplan gilt (hier: feste Lernrate), auch nicht, ob Trainings- oder Testfehler gezeichnet sind (hier: Test).";

export const presetsDe: Readonly<Record<string, PresetWords>> = {
  "heads-that-help": {
    title: "Zusätzliche Köpfe helfen",
    commentary:
      "Ein Kopf kann dieses Ziel aus zwei Köpfen nicht darstellen: [Die beste Anpassung mit einem Kopf](loss) lässt 4,6 % der Varianz von y übrig, und das Training erreicht sie. Zwei Köpfe würden genügen; doch vier kommen hinunter bis auf die letzten Stellen von float64, und sechzehn mit derselben Lernrate in einem Bruchteil der Schritte.",
  },
  "extra-heads-help": {
    title: "Warum AdamW zurückspringt",
    commentary:
      "Dieselben Köpfe auf denselben Beispielen, mit AdamW trainiert: Sechzehn fallen auf 5e-29, [springen zurück](loss) um mehr als 27 Dekaden und rattern, bis die Lernrate abgeklungen ist. AdamW teilt jeden Gradienten durch die Wurzel aus dem Mittel seiner jüngsten Quadrate. Nahe dem Optimum vergisst dieses Mittel die großen Gradienten des Anfangs und schrumpft, also wachsen die Schritte gegenüber den Gradienten, bis sie hinausschießen. SGD in der Vorlage davor teilt durch nichts und fällt ruhig.",
  },
  "label-noise": {
    title: "Verrauschte Labels",
    commentary:
      "Mit Rauschen der Standardabweichung 0,5 auf jedem Label kann kein Lerner mehr genau sein, aber die geschlossene Lösung irrt beinahe so, wie die Theorie es für gaußsche Merkmale vorhersagt: σ²ψ/(N − ψ − 1) je Koordinate, [die gestrichelte Linie](loss), ohne jede Anpassung. Kubische Merkmale liegen darüber, bei 4\u202f096 Beispielen im Mittel um etwa ein Hundertstel. Sechzehn Köpfe enden beim selben Fehler, denn sie finden dasselbe Minimum.",
  },
  "far-from-the-data": {
    title: "Fern von den Daten",
    commentary:
      "Die Testdaten sind hier [viermal größer](loss:drawn.0), aus [zufälligen Vorzeichen](loss:drawn.1), oder [achtmal länger](loss:drawn.2) als alles im Training, und doch liegt jeder Fehler bei der letzten Stelle. Diese Beispiele sehen alle 40 Richtungen; wer zu ihnen passt, hat also die Funktion selbst gefunden, und für eine Funktion gibt es kein Fern.",
  },
  "how-many-digits": {
    title: "Float32 gegen float64",
    commentary:
      "Zwei Lerner mit denselben sechzehn Köpfen, demselben Anfang und denselben Beispielen; einer rechnet mit 7 Stellen, der andere mit 16. Sie [fallen gemeinsam](loss), bis float32 nahe 1e-12 keine Stellen mehr hat, während float64 noch sechzehn Dekaden weitergeht.",
  },
  "sixteen-dimensions": {
    title: "Sechzehn Dimensionen",
    commentary:
      "Token mit sechzehn Koordinaten haben 2\u202f176 kubische Merkmale; mit jedem Beispiel [wächst der Rang](spectrum), bis 4\u202f096 davon keine Richtung mehr frei lassen. Die geschlossene Lösung findet dann die Funktion des Lehrers bis auf die letzten Stellen, ohne einen einzigen Gradientenschritt. Vier Köpfe haben sie gemacht; die SVD von W schreibt sie mit bis zu d² = 256.",
  },
  "two-valleys-one-bowl": {
    title: "Zwei Täler, eine Schale",
    commentary:
      "Zwei Lerner mit zwei Köpfen unterscheiden sich allein im Seed, und beide enden bei der Rundung, mit derselben Funktion. Doch auf dem geraden Weg zwischen ihren Gewichten steigt der Trainingsverlust um 240, und noch um 10, wenn ihre Köpfe zugeordnet und umskaliert sind, während er über W nie steigt: Dort liegen beide am Grund einer Schale. Ein Kopf allein kann dieses Ziel nicht darstellen und endet bei einem Trainingsverlust von 23, einem Testfehler von 22. [Die Verlustlandschaft](landscape) zeigt Hügel und Schale nebeneinander.",
  },
  "depth-is-not-heads": {
    title: "Tiefe ersetzt keine Köpfe",
    commentary:
      "Nach 1\u202f000 Schritten [liegt ein Kopf bei 0,07](loss), vier bei 0,02 und sechzehn bei 1e-8; zwei Schichten mit je einem Kopf liegen bei 4 und vier Schichten bei 12. Auch Tiefe könnte es, mit allen Schichten bis auf eine abgeschaltet, aber Gradientenabstieg hat das in diesen Schritten nicht gefunden: Hier helfen ihm Köpfe, und Tiefe nicht.",
  },
  "full-transformer": {
    title: "Ein ganzer Transformer auf denselben Daten",
    commentary:
      "Sechzehn Köpfe linearer Attention liegen nach 1\u202f000 Schritten bei 1e-8; ein Transformer aus einer Schicht (Softmax, MLP, Layer-Norm) liegt auf seinen [Trainingsbeispielen](loss:drawn.train) bei 1,4 und [auf frischen](loss) bei 11. Der größte Teil dieses Abstands ist Überanpassung: Mit 2\u202f048 Beispielen statt 512 endet derselbe Transformer bei 1,8 und 2,2. Das Ziel ist kubisch in seinen Token und unbeschränkt; die Ausgabe einer letzten Layer-Norm ist beschränkt, also wird dieser Transformer mit keiner Anzahl von Beispielen genau.",
  },
  "too-few-samples": {
    title: "Zu wenige Beispiele",
    commentary:
      "Dreißig Beispiele können vierzig kubische Merkmale nicht festlegen: [Zehn Eigenwerte](spectrum) von Λ sind null, und ein Lerner kann zu jedem Beispiel passen und überall sonst falsch sein. Wird N über 40 erhöht, verlässt der kleinste Eigenwert den Boden: Dann stimmen alle Lerner, die passen, überein.",
  },
  "a-rate-that-diverges": {
    title: "Eine Lernrate, die divergiert",
    commentary:
      "Zwei Lerner unterscheiden sich allein in der Lernrate. Bei 0,003 schießt jeder Schritt des Gradientenabstiegs weiter hinaus als der letzte, und nach wenigen Schritten ist [der Verlust](loss) keine Zahl mehr; bei 0,0003 kommen dieselben sechzehn Köpfe an.",
  },
  "rademacher-data-are-blind": {
    title: "Rademacher-Daten sind blind",
    commentary:
      "Zufällige Vorzeichen haben Quadrate, die nie schwanken, also bleiben 12 der 40 Richtungen ungesehen, wie viele Beispiele auch gezogen werden: [Der Rang von Λ](spectrum) endet bei ψ − d(d − 1) = 28. Ein Lerner kann auf solchen Daten perfekt sein und auf gaußschen Token falsch, wie [der verschobene Test](loss:drawn.0) zeigt.",
  },
  "one-token": {
    title: "Ein einziges Token",
    commentary:
      "Eine Folge aus einem Token zeigt der Attention nur sich selbst, und von den 40 Richtungen sind nur [die 20 symmetrischen](spectrum) in z ⊗ z ⊗ z zu sehen. Jeder Lerner passt auf viele Stellen und ist falsch, sobald es [acht Token](loss:drawn.0) sind, wo die andere Hälfte zählt.",
  },
  "a-memory-of-four-pairs": {
    title: "Ein Speicher mit vier Paaren",
    commentary:
      "Vier Schlüssel und vier Werte stehen in einem Prompt, und Attention schlägt den Wert nach, nach dessen Schlüssel gefragt wird. Auf gaußschen Schlüsseln findet jeder Lerner, der passt, dasselbe Nachschlagen, denn keine Richtung bleibt frei; eigene Schlüssel und Werte lassen sich in [die Tabelle](memory) tippen und abfragen.",
  },
  "perfect-fit-wrong-function": {
    title: "Ein perfekter Fit, die falsche Funktion",
    commentary:
      "Orthonormale Schlüssel und Werte überlappen nie, und 40 der 288 Richtungen bleiben ungesehen, wie viele Beispiele es auch sind. Der konvexe Lerner passt zu jedem Beispiel bis auf die letzte Stelle und ist auf gaußschen Schlüsseln weit von der Wahrheit, denn womit er in diesen Richtungen begann, ist noch da; [das Labor](certificate) zerlegt seinen Abstand.",
  },
  "the-two-head-witness": {
    title: "Der Zeuge mit zwei Köpfen",
    commentary:
      "Ein weiterer Kopf, dessen Wert einen Schlüssel liest und dessen Anfrage in zwei anderen antisymmetrisch ist, ändert auf orthonormalen Schlüsseln nichts: Der Zwilling passt zu allen 2\u202f000 Beispielen wie die Wahrheit. Der Regler im [Labor](certificate) zeigt es: Sein Fehler auf gaußschen Schlüsseln wächst quadratisch und ist da, wo er aufgeht, mit einem Kopf der Größe 3, im Mittel 6,75.",
  },
  "five-percent-are-enough": {
    title: "Fünf Prozent genügen",
    commentary:
      "Von 16\u202f384 Beispielen haben 819 gaußsche Schlüssel, die anderen orthonormale; das genügt, um alle 288 Richtungen zu sehen, mit [dem kleinsten Eigenwert](spectrum) nahe 0,06. Jetzt bleibt [Lernern, die passen](certificate), nichts anderes übrig.",
  },
  "a-softmax-teacher": {
    title: "Ein Lehrer, der keine lineare Attention ist",
    commentary:
      "Das Ziel schaut mit Softmax hin, also kann hier kein Lerner genau sein; agnostisches Lernen fragt nach der besten linearen Attention, die es gibt, der gestrichelten Linie, gewonnen aus einer eigenen Stichprobe von 8\u202f192 Folgen. Die geschlossene Lösung kommt mit den Beispielen auf sie herunter: zu sehen an [der Lernkurve](loss) und [dem Überschussrisiko](loss:drawn.excess_against.curve).",
  },
  "right-and-rolled-out-wrong": {
    title: "Token für Token richtig, allein gelassen falsch",
    commentary:
      "Vierundsechzig Abläufe zufälliger Automaten: Alle 64 ungesehenen Rechnungen sind zertifiziert, und die geschlossene Lösung ist auf ihnen genau. Acht Köpfe sind nach dem Runden auf allen richtig, bei wahrer Vorgeschichte, und bringen keine zu Ende, wenn sie mit der eigenen Ausgabe gefüttert werden, wie sie berechnet ist, denn was das Runden verzeiht, ist die Eingabe des nächsten Tokens; vorher auf ganze Zahlen gerundet, bringen sie alle zu Ende. [Rollout](computations:view.rollout) zeigt es Token für Token.",
  },
  "certified-computations": {
    title: "Welche Rechnungen sind zertifiziert?",
    commentary:
      "Zweiunddreißig Abläufe zertifizieren 10 von 64 ungesehenen Rechnungen, und die geschlossene Lösung ist auf eben diesen genau; nach dem Runden ist sie auf allen richtig. Auch acht Köpfe passen zu den Abläufen und sind allein auf den zertifizierten richtig. [Mehr Abläufe](computations:view.curve) zeichnet die Lernkurve: Zertifiziert und genau sind bei jeder Anzahl von Abläufen derselbe Anteil.",
  },
  "parity-from-8-traces": {
    title: "Parität aus 8 Abläufen",
    commentary:
      "Acht Wörter aus sechs Buchstaben [zertifizieren keines](computations) der anderen 56. Die geschlossene Lösung passt zu ihnen bis auf die letzte Stelle und ist nach dem Runden auf 7 richtig, wie es ein Fit kleinster Norm sein kann; auch vier Köpfe passen und sind auf keinem richtig.",
  },
  "parity-from-16-traces": {
    title: "Parität aus 16 Abläufen",
    commentary:
      "Sechzehn Wörter [zertifizieren 18](computations) der anderen 48; die geschlossene Lösung ist auf 26 genau, auf acht davon ohne Zertifikat: Der Fit kleinster Norm ist dort durch Glück die Wahrheit, wie die vier Köpfe zeigen, die zu denselben Abläufen passen und auf vielen der anderen falsch sind.",
  },
  "parity-from-32-traces": {
    title: "Parität aus 32 Abläufen",
    commentary:
      "Zweiunddreißig der 64 Wörter [zertifizieren alle](computations) anderen, obwohl nur [79](spectrum) von 16\u202f896 Richtungen gesehen werden: Das Zertifikat einer Rechnung verlangt die Richtungen, die sie nutzt, und nicht alle. Jetzt sind auch die vier Köpfe auf jedem richtig, selbst mit der eigenen Ausgabe gefüttert.",
  },
  "the-next-token": {
    title: "Das nächste Token einer Vorgeschichte",
    commentary:
      "Dieselben 32 Wörter, gelernt, wie Sprachmodelle lernen: Das nächste Token bekommt eine Wahrscheinlichkeit, und deren Kreuzentropie fällt. Nach 150 Schritten ist eine Schicht linearer Attention mit vier Köpfen auf jedem ungesehenen Token richtig und geht mit der eigenen Ausgabe durch alle ungesehenen Wörter; ein Transformer irrt noch bei manchen Token. Zu sehen sind [die Kreuzentropie](loss:drawn.entropy) und [die richtigen Token](loss:drawn.accuracy).",
  },
  "binary-increment": {
    title: "Binär plus eins in einer Schicht",
    commentary:
      "Eine Schicht linearer Attention führt eine Turingmaschine aus: drei Token je Schritt, das Band in der Summe aller Token. Zwölf Bänder aus fünf Zellen [zertifizieren 9](computations) der anderen 20; die geschlossene Lösung ist auf eben diesen genau und nach dem Runden auf 16 richtig. Token haben 102 Koordinaten, also stehen vier Köpfe erst am Anfang eines langen Wegs.",
  },
  "probes-certify-everything": {
    title: "Proben zertifizieren alles",
    commentary:
      "Eine Schicht, die eine kleine Maschine in ihren Gewichten trägt, hat 936 Merkmale. Zwei Abläufe sehen 4 Richtungen davon und zertifizieren nichts; mit 1\u202f024 gaußschen Folgen, die die Schicht beantwortet, [ist λ_min über 0](spectrum) und [jede Rechnung](computations) zertifiziert. Die geschlossene Lösung ist genau, und vier Köpfen, die passen, bleibt nichts anderes übrig.",
  },
  "heads-against-rate": {
    title: "Eine Karte: Köpfe gegen Lernrate",
    commentary:
      "Hier wartet [eine Karte](map) aus fünfundsiebzig kurzen Läufen: ein bis sechzehn Köpfe waagerecht, die Lernrate senkrecht, drei Ziele aus zwei Köpfen je Zelle. Ein Kopf kann diese Ziele bei keiner Lernrate darstellen; ab vier Köpfen lernt eine Lernrate von 0,01 oder 0,03 jedes Mal, und 0,001 ist in 2\u202f000 Schritten für alle zu langsam.",
  },
  "identifiability-frontier": {
    title: "Eine Karte: die Grenze der Identifizierbarkeit",
    commentary:
      "Hier wartet [eine Karte](map) aus sechsundfünfzig Läufen: Trainingsbeispiele waagerecht, die Dimension d senkrecht. Die Grenze verläuft da, wo λ_min null erreicht, also wo N unter ψ = 6, 18, 40, 75 fällt. Links davon bleibt der Median des Testfehlers jeder Zelle über zehn, was auch der Trainingsfehler sagt; rechts davon fällt jeder unter eins.",
  },
  "paper-figure-1": {
    title: "Abb. 1, vollständig: beide Teile als Karte",
    commentary:
      "Beide Teile der Abbildung als [eine Karte](map): fünf Kopfzahlen waagerecht, d = 2 und d = 4 senkrecht, drei Ziele je Zelle. Bei Lernrate 0,001 enden viele Köpfe in beiden Teilen weit unter wenigen, obwohl ein Kopf jedes Ziel darstellen kann; jede Zelle öffnet sich als eigener Lauf.",
    setting:
      "d = 2 mit N = 512 und d = 4 mit N = 2\u202f048, T = 100 Token, jedes Anfangsstück überwacht, eine Ausgabe; 1, 2, 4, 8, 16 Köpfe, trainiert mit AdamW über 500 Epochen, Lernrate 0,01 oder 0,001, Batch 32 oder 64, drei Seeds.",
    reproduced:
      "Über acht Ziele sind die Mediane der Testfehler mit 1, 2, 4, 8, 16 Köpfen 8e-3, 1e-4, 7e-6, 7e-18, 8e-18 nach 300 Epochen bei d = 2, und 0,2; 0,09; 0,03; 6e-3; 4e-6 nach 50 Epochen bei d = 4: In beiden Teilen enden sechzehn Köpfe mehr als tausendmal unter vieren.",
    differs: `${gapsOfFigure1} Jeder Seed zieht einen eigenen Lehrer, eigene Daten und einen eigenen Anfang; d = 4 wird 50 Epochen trainiert, wo sich die Teile noch nach Köpfen unterscheiden.`,
  },
  "paper-figure-1a": {
    title: "Abb. 1(a): zusätzliche Köpfe, d = 2",
    commentary:
      "Fünf Lerner trainieren auf denselben 512 Folgen eines Lehrers mit einem Kopf. Bei Lernrate 0,001 fallen [mehr Köpfe](loss) schneller und tiefer, obwohl ein Kopf das Ziel darstellen kann; bei Lernrate 0,01 enden sechzehn Köpfe über einem. Die geschlossene Lösung ist ohne einen einzigen Schritt bei der letzten Stelle.",
    setting:
      "d = 2, N = 512, T = 100 Token, jedes Anfangsstück überwacht, eine Ausgabe; m Köpfe, trainiert mit AdamW über 500 Epochen, Lernrate 0,01 oder 0,001, Batch 32 oder 64, drei Seeds.",
    reproduced:
      "Nach 300 Epochen sind die Mediane der Testfehler 2e-3 mit einem Kopf, 1e-6 mit zwei, 2e-7 mit vier, 3e-13 mit acht und 1e-30 mit sechzehn; die geschlossene Lösung liegt bei 1e-32. Bei Lernrate 0,01 sind es 1e-16, 6e-32, 2e-31, 1e-29 und 2e-8: Dort enden sechzehn Köpfe weit über einem.",
    differs: gapsOfFigure1,
  },
  "paper-figure-1b": {
    title: "Abb. 1(b): zusätzliche Köpfe, d = 4",
    commentary:
      "Dasselbe mit vier Koordinaten und 2\u202f048 Folgen: Bei Lernrate 0,001 bleiben ein und zwei Köpfe weit oben, und sechzehn [kommen herunter](loss) bis dahin, wo float64 endet. Bei Lernrate 0,01 kommt ein Kopf herunter, und sechzehn bleiben darüber. Tief ist hier kein Lerner; was Tiefe bei einem solchen Ziel tut, zeigt „Tiefe ersetzt keine Köpfe“.",
    setting:
      "d = 4, N = 2\u202f048, T = 100 Token, jedes Anfangsstück überwacht, eine Ausgabe; m Köpfe, trainiert mit AdamW über 500 Epochen, Lernrate 0,01 oder 0,001, Batch 32 oder 64, drei Seeds.",
    reproduced:
      "Nach 100 Epochen sind die Mediane der Testfehler 0,2 mit einem Kopf, 0,08 mit zwei, 9e-4 mit vier, 4e-11 mit acht und 2e-27 mit sechzehn; die geschlossene Lösung liegt bei 1e-30. Ein und zwei Köpfe haben über die Seeds keine feste Reihenfolge. Bei Lernrate 0,01 sind die Mediane 2e-30, 9e-14, 3e-5, 3e-5 und 3e-8: Dort endet ein Kopf bei der Rundung, und sechzehn enden weit darüber.",
    differs: gapsOfFigure1,
  },
  "paper-figure-2a": {
    title: "Abb. 2a: das Zertifikat und der Abstand",
    commentary:
      "Derselbe konvexe Lerner auf Speichern mit mehr und mehr gaußschen Schlüsseln unter orthonormalen, nach 2\u202f000, 30\u202f000 und 3 Millionen Schritten: [je kleiner λ_min](certificate), desto weiter seine Funktion von der Wahrheit. Die geschlossene Lösung ist bei jeder Mischung genau, auch ohne Zertifikat, weil die Wahrheit zufällig der Fit kleinster Norm ist: Glück, keine Bestimmung.",
    setting:
      "Assoziativspeicher, d = 4 (Token mit 8 Koordinaten, 288 Merkmale), N = 16\u202f384; orthonormale Schlüssel, gemischt mit bis zu 5 % gaußschen; Abstand ‖p − p*‖ gegen λ_min von 2⁻¹³ bis 2⁻⁷.",
    reproduced:
      "Nach 30\u202f000 Schritten fällt der Abstand von 2,3 bei 0 % (Rang 248) auf 0,8 bei λ_min = 2e-6; 0,1 bei 6e-4; 1e-4 bei 4e-3 und 2e-15 bei 0,06; längeres Training verschiebt den Abfall zu kleinerem λ_min, und bei 0 % klingt nie etwas ab.",
    differs:
      "Das Paper nennt seinen konvexen Löser nicht. Genaue kleinste Quadrate kleinster Norm lägen bei jeder Mischung im Abstand 0, also passt als Lesart ein Löser mit Gedächtnis für seinen Anfang: Gradientenabstieg auf W ab N(0; 0,1²), bei 0,9 der größten stabilen Lernrate. Labels sind die eigene Ausgabe der Schicht; Gl. (14), wörtlich genommen, lässt die eigene Spalte der Anfrage weg; bei orthonormalen Schlüsseln kann eine Schicht auch das, bei gaußschen keine.",
  },
  "paper-figure-2b": {
    title: "Abb. 2b: voller Rang gegen niedrigen",
    commentary:
      "Dieselben Lerner auf zwei Datensätzen: Mit 5 % gaußschen Schlüsseln hat Λ vollen Rang, und wer passt, hat die Wahrheit gefunden; ohne sie ist der Rang 248 von 288, und Lerner, die ebenso gut passen, [bleiben ihr fern](certificate). In diesem einen Lauf endet ein Kopf auch ohne sie bei der Wahrheit; für andere Anfänge sagt das nichts.",
    setting: "Assoziativspeicher wie in Abb. 2a; ein konvexer Lerner und 1, 2, 4 und 8 Köpfe; Balken von ‖p − p*‖ für λ_min = 0,06 und 0.",
    reproduced:
      "Voller Rang: 2e-15, und 1e-15, 2e-9, 1e-4, 4e-4 mit 1, 2, 4, 8 Köpfen. Niedriger Rang: 2,3; und 5e-16; 0,07; 0,5; 0,3, bei Trainingsfehlern durchweg unter 1e-9.",
    differs:
      "Trainingsdauer, Lernrate und Anfang sind nicht angegeben: hier AdamW, Lernrate 0,003 mit Kosinus-Zeitplan, Batch 64, 30\u202f000 Schritte ab N(0; 0,3²). Ein Kopf bleibt manchmal in einem lokalen Minimum stecken, mit den einen wie den anderen Daten (andere Seeds zeigen es).",
  },
};
