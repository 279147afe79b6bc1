/** German for the presets. One on a figure of the paper has its notes, too. */
import type { PaperNotes } from "../../../platform/documents/preset";

type PresetWords = Readonly<Record<"title" | "question" | "context" | "commentary", string>> & Partial<PaperNotes>;

const gapsOfFigure1 =
  "Das Paper nennt nicht die Lernrate und Batchgröße jeder Kurve (hier: {paper-figure-1/map.learner.rate} und {paper-figure-1/map.learner.batch}). Offen ist, ob N(0, I/√d) die Kovarianz oder die Standardabweichung angibt (hier: die Kovarianz, passend zum Bereich der Achse). Offen sind Initialisierung (hier: N(0, 1/d)), Weight Decay (hier: keiner) und Zeitplan (hier: konstant). Offen ist auch, ob Trainings- oder Testfehler gezeichnet sind (hier: Test).";

export const presetsDe: Readonly<Record<string, PresetWords>> = {
  "heads-that-help": {
    title: "Zusätzliche Köpfe helfen",
    question: "{task.heads:Word} Köpfe erzeugten diese Labels. Warum {learners.3.heads:word} trainieren?",
    context:
      "Ein Lehrer, eine Schicht linearer Attention mit {task.heads:word} Köpfen, beschriftet {task.samples} zufällige Folgen. Die geschlossene Lösung und ein, {learners.2.heads:word} und {learners.3.heads:word} Köpfe lernen daraus.",
    commentary:
      "Ein Kopf kann das Ziel aus {task.heads:word} Köpfen nicht darstellen: [Seine beste Anpassung](loss) lässt {measured.unexplainedPercent} % der Varianz von y unerklärt. {learners.2.heads:Word} und {learners.3.heads:word} Köpfe erreichen die Rundungsgenauigkeit von float64, {learners.3.heads:word} in einem Bruchteil der Schritte. Λ hat [vollen Rang](spectrum), also hat ein Lerner, der zu den Beispielen passt, die Funktion des Lehrers.",
  },
  "extra-heads-help": {
    title: "Warum AdamW zurückspringt",
    question: "{learners.3.heads:Word} Köpfe erreichen die Rundungsgenauigkeit. Bleiben sie dort?",
    context:
      "AdamW trainiert einen, {learners.2.heads:word} und {learners.3.heads:word} Köpfe auf {task.samples} Beispielen eines Lehrers mit {task.heads:word} Köpfen. Die geschlossene Lösung dient als Vergleich.",
    commentary:
      "AdamW ersetzt das SGD aus „Zusätzliche Köpfe helfen“, mit größerer Lernrate. {learners.3.heads:Word} Köpfe fallen auf {measured.lowest}, [springen](loss) um mehr als {measured.riseInDecades} Dekaden zurück und schwanken, bis die Lernrate abgeklungen ist. AdamW teilt jeden Gradienten durch das quadratische Mittel der letzten Gradienten. Nahe dem Optimum schrumpft dieser Teiler, und die Schritte schießen über das Ziel hinaus.",
  },
  "label-noise": {
    title: "Verrauschte Labels",
    question: "Die Labels sind verrauscht. Wie klein kann der Testfehler werden?",
    context:
      "Die Labels von {task.samples} Trainingsfolgen erhalten gaußsches Rauschen mit σ = {task.noise}. Die geschlossene Lösung, {learners.1.heads:word} und {learners.2.heads:word} Köpfe werden auf Labels ohne Rauschen getestet.",
    commentary:
      "Für gaußsche Merkmale sagt die Theorie den Testfehler σ²ψ/(N − ψ − 1) je Koordinate voraus, [die gestrichelte Linie](loss). Kubische Merkmale liegen darüber, bei {task.samples} Beispielen im Mittel um etwa 1 %. {learners.2.heads:Word} Köpfe erreichen dasselbe Minimum wie die geschlossene Lösung und denselben Fehler.",
  },
  "a-promise": {
    title: "Ein Versprechen mit ε und δ",
    question: "Wie viele Beispiele bringen Lerner bis auf ε an die beste Schicht?",
    context:
      "Satz 2.2 verspricht das für alle Datensätze bis auf einen Anteil δ. Jeder Punkt ist ein Datensatz, von Algorithmus 1 angepasst und mit der besten Schicht verglichen.",
    commentary:
      "[Das Überschussrisiko](guarantee) hat seine Spitze bei N = ψ = {features}, wo Λ fast singulär ist. Danach fällt es wie σ²ψ/N. Die Toleranz ε und die Fehlerwahrscheinlichkeit δ haben Griffe im Bild: Beide ändern die Antwort ohne neue Datensätze.",
  },
  "kept-without-identification": {
    title: "Ein gehaltenes Versprechen ohne Identifikation",
    question: "Muss Λ für gute Vorhersagen vollen Rang haben?",
    context:
      "Zufällige Vorzeichen bestimmen nie alle Richtungen, und die Labels sind verrauscht. Jeder Datensatz wird angepasst und sein Überschussrisiko auf derselben Verteilung gemessen.",
    commentary:
      "Zufällige Vorzeichen lassen {nullity} der {features} Richtungen bei jeder Stichprobengröße [unbestimmt](spectrum). [Das Überschussrisiko](guarantee) fällt trotzdem: Frische Beispiele derselben Verteilung nutzen diese Richtungen nicht. Identifikation betrifft auch andere Eingaben; das Versprechen betrifft nur diese Verteilung.",
  },
  "beyond-every-layer": {
    title: "Die beste Schicht, nicht der Lehrer",
    question: "Ist ein Ziel lernbar, das keine Schicht linearer Attention darstellt?",
    context:
      "Eine Softmax-Schicht beschriftet die Beispiele ohne Rauschen. Die geschlossene Lösung wird mit der besten linearen Attention verglichen, die einen Teil der Varianz übrig lässt.",
    commentary:
      "Keine Schicht linearer Attention hat die Funktion einer Softmax-Schicht. Die beste lässt daher ein Risiko, das keine Anzahl von Beispielen beseitigt. [Das Überschussrisiko](guarantee) über dieser besten Schicht fällt dennoch bis auf ε. Satz 2.2 ist agnostisch: Er verspricht die beste Schicht, nicht den Lehrer.",
  },
  "one-head-cannot": {
    title: "Lernbar, aber nicht mit einem Kopf",
    question: "{task.heads:Word} Köpfe erzeugten diese Labels. Kommt ein Kopf bis auf ε heran?",
    context:
      "Algorithmus 1 und ein Kopf trainieren auf {task.samples} Beispielen mit verrauschten Labels. Beide werden mit der besten Schicht verglichen.",
    commentary:
      "[Die geschlossene Lösung](guarantee) kommt ab dem genannten N in den meisten Datensätzen bis auf ε heran. Sie darf bis zu d² Köpfe verwenden. [Ein Kopf](loss) kann das Ziel mit keiner Anzahl von Beispielen darstellen, also bleibt der Gradientenabstieg mit ihm über ε.",
  },
  "far-from-the-data": {
    title: "Fern von den Trainingsdaten",
    question: "Ist ein Lerner auch fern von den Trainingsdaten genau?",
    context:
      "Die geschlossene Lösung und {learners.1.heads:word} Köpfe trainieren auf {task.samples} Folgen gaußscher Token. {task.shifts.length:Word} weitere Testmengen haben größere Token, zufällige Vorzeichen oder längere Folgen.",
    commentary:
      "Jeder Testfehler liegt bei der Rundungsgenauigkeit von float64: mit [{task.shifts.0.factor:word}mal größeren](loss:drawn.0) Token, [zufälligen Vorzeichen](loss:drawn.1) und [{timesLonger.2:word}mal längeren](loss:drawn.2) Folgen. Die Trainingsbeispiele geben Λ vollen Rang, {features}, also ist die Anpassung eindeutig. Ein Lerner, der sie genau anpasst, hat daher für alle Eingaben die Funktion des Ziels.",
  },
  "how-many-digits": {
    title: "Float32 und float64",
    question: "Wie viel Genauigkeit kostet float32?",
    context:
      "{gradientLearners:Word} Lerner mit {learners.1.heads:word} Köpfen trainieren auf denselben {task.samples} Beispielen ab denselben Anfangsgewichten. Einer rechnet in float32, der andere in float64.",
    commentary:
      "Die Fehler beider Lerner [fallen gemeinsam](loss), bis float32 mit etwa 7 Stellen nahe {ends.1.test:power} stehen bleibt. Float64 mit etwa 16 Stellen fällt noch um {decadesBetween:word} Dekaden weiter.",
  },
  "sixteen-dimensions": {
    title: "{task.d:Word} Dimensionen",
    question: "Bleibt die geschlossene Lösung auch bei {features} Merkmalen genau?",
    context:
      "Ein Lehrer mit {task.heads:word} Köpfen beschriftet {task.samples} Folgen aus Token mit {task.d:word} Koordinaten. Die geschlossene Lösung bestimmt die Koeffizienten aller kubischen Merkmale auf einmal.",
    commentary:
      "[Der Rang von Λ](spectrum) wächst mit den Beispielen; {task.samples} davon geben vollen Rang. Die geschlossene Lösung findet dann ohne Gradientenschritt die Funktion des Lehrers bis auf Rundung. Der Lehrer hat {task.heads:word} Köpfe; die SVD von W ergibt höchstens d² = {weights}.",
  },
  "two-valleys-one-bowl": {
    title: "Zwei Minima, eine Funktion",
    question: "Verschiedene Gewichte, dieselbe Funktion. Was liegt dazwischen?",
    context:
      "Zwei Lerner mit {learners.1.heads:word} Köpfen trainieren auf denselben {task.samples} Beispielen ab verschiedenen Anfangsgewichten. Die Landschaft zeigt den Trainingsverlust zwischen ihren Endgewichten.",
    commentary:
      "Auf der Strecke zwischen den Gewichten beider Lerner steigt der [Trainingsverlust](landscape) um {measured.barrier}. Mit zugeordneten und umskalierten Köpfen steigt er um {measured.barrierOfMatchedHeads}. In W ist der Verlust konvex, also hat eine Strecke dort keine Barriere. Ein Kopf kann dieses Ziel nicht darstellen: Sein Trainingsverlust endet bei {ends.3.train:2}, sein Testfehler bei {ends.3.test:2}.",
  },
  "depth-is-not-heads": {
    title: "Ersetzt Tiefe zusätzliche Köpfe?",
    question: "Ein Kopf erzeugte die Labels. Mehr Köpfe oder mehr Schichten trainieren?",
    context:
      "Ein Lehrer mit einem Kopf beschriftet {task.samples} Folgen mit je einer Zahl. Ein bis {learners.3.heads:word} Köpfe in einer Schicht werden mit {learners.4.layers:word} und {learners.5.layers:word} Schichten aus einem Kopf verglichen.",
    commentary:
      "Nach {learners.1.steps} Schritten sind die [Testfehler](loss) von einem, {learners.2.heads:word} und {learners.3.heads:word} Köpfen {ends.1.test:1}; {ends.2.test:1} und {ends.3.test:1}. Die von {learners.4.layers:word} und {learners.5.layers:word} Schichten sind {ends.4.test:1} und {ends.5.test:2}. Die tieferen Modelle können das Ziel darstellen, wenn alle Schichten bis auf eine abgeschaltet sind. Gradientenabstieg hat diese Gewichte in diesem Lauf nicht gefunden.",
  },
  "full-transformer": {
    title: "Ein Softmax-Transformer auf denselben Daten",
    question: "Lernt ein Transformer dieses Ziel besser als lineare Attention?",
    context:
      "Ein Lehrer mit einem Kopf linearer Attention beschriftet {task.samples} Folgen. {learners.1.heads:Word} lineare Köpfe werden mit einem Transformer mit Softmax, MLP und Layer-Norm verglichen.",
    commentary:
      "Nach {learners.1.steps} Schritten hat lineare Attention einen [Testfehler](loss) von {ends.1.test:1} und der Transformer von {ends.2.test:2}. Der [Trainingsfehler](loss:drawn.train) des Transformers ist {ends.2.train:2}. Der größte Teil des Abstands ist Überanpassung: Mit 2\u202f048 Beispielen statt {task.samples} ist sein Testfehler {measured.testOfMoreSamples}, sein Trainingsfehler {measured.trainOfMoreSamples}. Layer-Norm beschränkt seine Ausgabe, das Ziel ist unbeschränkt.",
  },
  "too-few-samples": {
    title: "Zu wenige Beispiele",
    question: "Bestimmen {task.samples:word} Beispiele alle {features:word} Richtungen?",
    context:
      "Lineare Attention auf Token mit {task.d:word} Koordinaten hat {features:word} kubische Merkmale. Die geschlossene Lösung, {learners.1.heads:word} und {learners.2.heads:word} Köpfe trainieren auf nur {task.samples:word} Beispielen.",
    commentary:
      "[{nullity:Word} Eigenwerte](spectrum) von Λ sind null: Ebenso viele Richtungen sind unbestimmt. Ein Lerner kann zu jedem Beispiel passen und auf anderen Eingaben falsch sein. Ab N = {features} ist der kleinste Eigenwert positiv, und alle Lerner, die passen, stimmen überein.",
  },
  "a-rate-that-diverges": {
    title: "Eine zu große Lernrate",
    question: "Ist Lernrate {learners.1.rate} schneller als {learners.2.rate}?",
    context:
      "{gradientLearners:Word} Lerner mit {learners.1.heads:word} Köpfen trainieren mit Gradientenabstieg auf denselben {task.samples} Beispielen. Sie unterscheiden sich nur in der Lernrate.",
    commentary:
      "Bei {learners.1.rate} schießt jeder Schritt des Gradientenabstiegs weiter hinaus als der vorige, und [der Verlust](loss) läuft nach wenigen Schritten über. Bei {learners.2.rate} fällt er bis auf Rundung. Nahe einem Minimum wächst die Krümmung des Verlusts mit den [Eigenwerten von Λ](spectrum): Größere erlauben nur kleinere Lernraten.",
  },
  "rademacher-data-are-blind": {
    title: "Zufällige Vorzeichen lassen Λ singulär",
    question: "Die Trainingstoken sind zufällige Vorzeichen. Stimmen die Lerner auf gaußschen Token?",
    context:
      "Die geschlossene Lösung, {learners.1.heads:word} und {learners.2.heads:word} Köpfe trainieren auf {task.samples} Folgen zufälliger Vorzeichen. Eine zweite Testmenge hat gaußsche Token.",
    commentary:
      "Das Quadrat eines Vorzeichens ist konstant, also bleiben {nullity} der {features} Richtungen bei jeder Anzahl von Beispielen unbestimmt. [Der Rang von Λ](spectrum) ist höchstens ψ − d(d − 1) = {rank}. Ein Lerner kann zu allen Trainingsbeispielen passen und auf [gaußschen Token](loss:drawn.0) falsch sein.",
  },
  "one-token": {
    title: "Folgen aus einem Token",
    question: "Die Lerner trainieren auf einzelnen Token. Stimmen sie bei {task.shifts.0.n:word}?",
    context:
      "Die geschlossene Lösung, {learners.1.heads:word} und {learners.2.heads:word} Köpfe trainieren auf {task.samples} Folgen aus einem Token. Eine zweite Testmenge hat Folgen aus {task.shifts.0.n:word} Token.",
    commentary:
      "Bei einem Token hängt das Ziel nur von z ⊗ z ⊗ z ab; das bestimmt [{rank} der {features} Richtungen](spectrum). Jeder Lerner passt eng zu den Trainingsdaten. Folgen aus [{task.shifts.0.n:word} Token](loss:drawn.0) nutzen auch die anderen Richtungen, und dort ist der Fehler groß.",
  },
  "a-memory-of-four-pairs": {
    title: "Ein Speicher mit {task.pairs:word} Paaren",
    question: "Lernt ein einziger Kopf, einen Speicher mit {task.pairs:word} Paaren abzufragen?",
    context:
      "Jeder von {task.samples} Prompts enthält {task.pairs:word} gaußsche Schlüssel, ihre Werte und eine Anfrage. Die geschlossene Lösung, ein Kopf und {learners.2.heads:word} Köpfe lernen die gewichtete Summe der Werte.",
    commentary:
      "Das Ziel gewichtet jeden Wert mit dem Produkt aus Schlüssel und Anfrage. Ein Kopf genügt dafür: Alle drei Lerner erreichen die [Rundungsgenauigkeit](loss). Gaußsche Schlüssel geben Λ vollen Rang, also haben alle Lerner, die passen, dieselbe Funktion. Schlüssel und Werte in [die Tabelle](memory) eintippen, um sie abzufragen.",
  },
  "perfect-fit-wrong-function": {
    title: "Ein perfekter Fit, die falsche Funktion",
    question: "Jedes Beispiel ist angepasst. Stimmt auch die Funktion?",
    context:
      "Neben der geschlossenen Lösung trainieren ein konvexer Lerner und {learners.2.heads:word} Köpfe auf {task.samples} Speichern mit orthonormalen Schlüsseln. Das Labor misst den Abstand beider trainierten Funktionen vom Ziel.",
    commentary:
      "{nullity} der {features} Richtungen bleiben bei jeder Anzahl von Beispielen unbestimmt. Der konvexe Lerner passt bis auf Rundung zu allen Beispielen, doch auf gaußschen Schlüsseln ist seine Funktion weit vom Ziel. In den unbestimmten Richtungen behält sein W die Anfangswerte; [das Labor](certificate) zeigt diesen Teil seines Abstands.",
  },
  "the-two-head-witness": {
    title: "Der Zeuge mit zwei Köpfen",
    question: "Zwei Funktionen passen zu denselben Beispielen. Wo unterscheiden sie sich?",
    context:
      "Das Ziel wird mit sich selbst samt einem weiteren Kopf verglichen, auf {task.samples} Speichern mit orthonormalen und auf gaußschen Schlüsseln.",
    commentary:
      "Auf orthonormalen Schlüsseln gibt der weitere Kopf null aus: Er liest eine Schlüsselkoordinate, und sein Q ist in zwei anderen antisymmetrisch. Zwilling und Ziel passen daher zu allen {task.samples} Beispielen. Auf gaußschen Schlüsseln wächst der erwartete Fehler [des Zwillings](certificate) quadratisch mit der Größe des Kopfs; bei Größe {witness.size:1} ist er {witness.error:3}.",
  },
  "five-percent-are-enough": {
    title: "{task.gaussianShare:%:Word} Prozent gaußsche Schlüssel genügen",
    question: "{task.gaussianShare:%:Word} Prozent der Beispiele haben gaußsche Schlüssel. Ist die Funktion identifiziert?",
    context:
      "Die geschlossene Lösung, ein konvexer Lerner und {learners.2.heads:word} Köpfe trainieren auf {task.samples} Speichern. Davon haben {gaussianSamples} gaußsche Schlüssel, die anderen orthonormale.",
    commentary:
      "Die gaußschen Schlüssel geben Λ vollen Rang, {features}, mit [kleinstem Eigenwert](spectrum) nahe {measured.lambdaMin}. Die Anpassung ist daher eindeutig: [Lerner, die passen](certificate), haben die Funktion des Ziels.",
  },
  "regression-in-context": {
    title: "Regression im Kontext",
    question: "Jeder Prompt ist eine neue Regression. Wie gut kann eine Schicht antworten?",
    context:
      "Jeder von {task.samples} Prompts enthält {task.context} Beispiele einer linearen Funktion und eine Anfrage. Die geschlossene Lösung und {learners.1.heads:word} Köpfe lernen daraus; Testprompts haben neue Funktionen.",
    commentary:
      "Kein Aufgabenvektor wird gelernt: Jeder Prompt hat einen eigenen, und in EAGLE [ist ein Prompt eine Matrix](preset:eagle.prompt-as-matrix) mit einem fehlenden Eintrag. Die beste Schicht macht auf ihrem Kontext einen Schritt vorkonditionierten Gradientenabstiegs, und [die geschlossene Lösung](loss) kommt ihr nahe. Beide Lerner enden bei etwa {ends.0.test:2}; die Antwort null hat den Fehler {task.trace}, die Regression auf den Beispielen keinen. [{nullity:Word} Merkmale](spectrum) sind in jedem Prompt null, denn eine Anfrage hat kein Label.",
  },
  "one-direction-at-a-time": {
    title: "Eine Richtung nach der anderen",
    question: "In welcher Reihenfolge lernt eine Schicht die Richtungen ihrer Eingaben?",
    context:
      "{learners.1.heads:Word} Köpfe mit getrennten Keys und Queries vom Rang eins lernen aus {task.samples} Prompts. Ebenso viele verschmolzene Köpfe trainieren daneben, mit ebenso kleinem Start.",
    commentary:
      "Mit kleinem Start [verweilt](regression) der Fehler nahe den Höhen, die die Theorie für eine, zwei und drei Richtungen angibt. Die Richtung mit der größten Varianz kommt zuerst. Verschmolzene Köpfe fallen auf einmal auf denselben Fehler. Andere Seeds und Starts verschieben die Schritte.",
    setting:
      "Zhang, Singh, Latham, Saxe 2025 (arXiv 2501.16265), veröffentlichter Code: 31 Beispiele, 5\u202f000 Prompts, Gradientenabstieg auf allen Prompts. Fünf Köpfe vom Rang eins trainieren 10\u202f001 Schritte mit Lernrate 0,02. Acht verschmolzene Köpfe trainieren mit Lernrate 0,001 und Start 1e-6.",
    reproduced:
      "{learners.1.heads:Word} Köpfe vom Rang eins verweilen nahe drei Höhen zwischen Anfang und Ende. Ebenso viele verschmolzene Köpfe verweilen dazwischen nicht. Beide enden mit Testfehler {ends.1.test:2}.",
    differs:
      "Hier gewählt: {task.samples} Prompts, {learners.1.steps} Schritte mit Lernrate {learners.1.rate}, derselbe Start {learners.1.initialScale} für beide, vier Dimensionen. Der veröffentlichte Start ist null in den Blöcken, die nur Rauschen beitragen; hier ist jeder Eintrag zufällig. Seine Attention ist eine Summe über die Token, hier ein Mittel; seine Lernraten haben also eine andere Skala. Mit anderen Seeds können zwei Richtungen auf einmal gelernt werden.",
  },
  "equal-directions": {
    title: "Gleiche Richtungen",
    question: "Jede Richtung hat dieselbe Varianz. Was entscheidet ihre Reihenfolge?",
    context:
      "Alle {task.dimension:word} Richtungen der Eingaben haben dieselbe Varianz. Zwei Lerner mit {learners.1.heads:word} Köpfen unterscheiden sich nur im zufälligen Start.",
    commentary:
      "Die Theorie gibt [gleich hohe Stufen](regression) und keine Reihenfolge an. In diesen zwei Läufen entscheidet der zufällige Start: Die Koordinaten werden in verschiedener Reihenfolge gelernt. Beide enden nahe der besten Schicht, die hier ein einfacher Gradientenschritt ist.",
    setting:
      "Zhang, Singh, Latham, Saxe 2025: dasselbe Training mit weißen Eingaben, deren Kovarianz ein Vielfaches der Einheitsmatrix ist.",
    reproduced:
      "Die Theorie gibt {task.dimension:word} gleich hohe Stufen an. Die zwei Seeds lernen die Koordinaten in verschiedener Reihenfolge.",
    differs:
      "Bei gleichen Varianzen gilt für jede Drehung dieselbe Theorie; eine Richtung muss also keine Koordinate sein. Das Panel zeigt Anteile entlang der Koordinaten. Hier gewählt: {learners.1.heads:word} Köpfe, Lernrate {learners.1.rate}, Start {learners.1.initialScale}.",
  },
  "adam-without-stairs": {
    title: "AdamW ohne Stufen",
    question: "Was macht AdamW aus den Stufen des Gradientenabstiegs?",
    context:
      "{learners.1.heads:Word} Köpfe vom Rang eins trainieren mit demselben Start auf {task.samples} Prompts, mit Gradientenabstieg und mit AdamW.",
    commentary:
      "Der Gradientenabstieg [verweilt](regression) auf Plateaus, wo seine Gradienten klein sind. AdamW teilt jeden Gradienten durch seine letzte Größe, sodass kleine Gradienten volle Schritte machen. Sein Fehler fällt ohne Halt dazwischen auf dasselbe Ende.",
    setting:
      "Zhang, Singh, Latham, Saxe 2025 untersuchen den Gradientenfluss, und ihr veröffentlichter Code trainiert mit Gradientenabstieg.",
    reproduced: "Der Gradientenabstieg verweilt nahe drei Höhen dazwischen, AdamW mit Lernrate {learners.2.rate} bei keiner davon.",
    differs: "Der Vergleich mit AdamW stammt aus diesem Projekt. Seine Lernrate ist hier gewählt; β₁, β₂ und ε sind die üblichen.",
  },
  "one-head-one-direction": {
    title: "Ein Kopf, eine Richtung",
    question: "Bei welcher Funktion endet ein einzelner Kopf vom Rang eins?",
    context:
      "Die Eingaben haben {task.dimension:word} Richtungen. Ein Kopf vom Rang eins und {learners.2.heads:word} solche Köpfe lernen aus {task.samples} Prompts.",
    commentary:
      "Ein Kopf [lernt die stärkste Richtung](regression) und endet dort, mit einem Fehler nahe {ends.1.test:2} von {task.trace}. Seine Matrix M hat Rang eins und damit keine zweite Richtung. Mit {learners.2.heads:word} Köpfen werden alle Richtungen gelernt, und der Fehler endet nahe dem der besten Schicht.",
    setting:
      "Zhang, Singh, Latham, Saxe 2025: An einem Fixpunkt des Trainings haben Köpfe vom Rang eins einige Richtungen gelernt und die anderen nicht.",
    reproduced:
      "Ein Kopf endet mit Testfehler {ends.1.test:3}; die Theorie gibt Sp Λ − λ²/Γ der stärksten Richtung an. {learners.2.heads:Word} Köpfe enden bei {ends.2.test:2}.",
    differs: "Hier gewählt: Spur {task.trace}, {task.context} Beispiele, Lernrate {learners.1.rate}, {learners.1.steps} Schritte.",
  },
  "layers-and-steps": {
    title: "Schichten und Gradientenschritte",
    question: "Leistet jede Schicht so viel wie ein Gradientenschritt?",
    context:
      "Eine, {learners.2.layers:word} und {learners.3.layers:word} Schichten lernen aus {task.samples} Prompts. Ihre Fehler werden mit denen von ebenso vielen Gradientenschritten auf den Beispielen verglichen.",
    commentary:
      "[Zwei und drei Gradientenschritte](regression) haben die Fehler {gradientSteps.1:2} und {gradientSteps.2:2}, die beste einzelne Schicht {bestLayer:2}. In diesem Lauf enden zwei Schichten bei {ends.2.test:2} und drei bei {ends.3.test:2}. Bei zehn Seeds liegen beide Mediane beim Fehler von zwei Schritten; {measured.above:word} Läufe mit drei Schichten enden über der besten einzelnen Schicht. Schichten vor der letzten sind kausal: Ein Beispiel beachtet nur frühere, ein Gradientenschritt nutzt alle.",
  },
  "a-softmax-teacher": {
    title: "Ein Lehrer mit Softmax",
    question: "Wie nahe kommt lineare Attention einem Lehrer mit Softmax?",
    context:
      "Ein Lehrer mit Softmax-Attention beschriftet {task.samples} Folgen. Die geschlossene Lösung und {learners.1.heads:word} lineare Köpfe werden mit der besten linearen Attention verglichen.",
    commentary:
      "Lineare Attention kann dieses Ziel nicht darstellen. Die gestrichelte Linie ist der Fehler der besten linearen Attention, angepasst an {population} eigene Folgen. Mit wachsendem N nähert sich die geschlossene Lösung dieser Linie: siehe [Lernkurve](loss) und [Überschussrisiko](loss:drawn.excess_against.curve).",
  },
  "right-and-rolled-out-wrong": {
    title: "Token für Token richtig, im Rollout falsch",
    question: "Jedes nächste Token ist richtig. Gelingt auch die ganze Rechnung?",
    context:
      "Die geschlossene Lösung und {learners.1.heads:word} Köpfe lernen aus {task.traces:word} Abläufen zufälliger Automaten. Im Rollout wird jede Ausgabe zum nächsten Eingabetoken.",
    commentary:
      "Alle {measured.certified} ungesehenen Rechnungen sind zertifiziert; bei wahrer Vorgeschichte sind beide Lerner nach dem Runden auf ihnen richtig. Im [Rollout](computations:view.rollout) erhalten die {learners.1.heads:word} Köpfe ihre eigene Ausgabe als nächstes Token. Ohne Runden wachsen ihre Fehler, und keine Rechnung gelingt; mit Runden gelingen alle.",
  },
  "certified-computations": {
    title: "Welche Rechnungen sind zertifiziert?",
    question: "Auf welchen ungesehenen Rechnungen muss jeder Lerner, der passt, richtig sein?",
    context:
      "Die geschlossene Lösung und {learners.1.heads:word} Köpfe lernen aus {task.traces:word} Abläufen zufälliger Automaten. Getestet werden sie auf {task.testTraces} anderen Rechnungen.",
    commentary:
      "Die Abläufe zertifizieren {measured.certified} von {task.testTraces} ungesehenen Rechnungen. Die geschlossene Lösung ist nur auf diesen genau, nach dem Runden auf allen richtig. Auch die {learners.1.heads:word} Köpfe passen zu den Abläufen, sind aber nur auf zertifizierten Rechnungen richtig. [Mehr Abläufe](computations:view.curve) zeigt beide Anteile, zertifiziert und genau: Sie stimmen bei jeder gezeigten Anzahl überein.",
  },
  "parity-from-8-traces": {
    title: "Parität aus {task.traces} Abläufen",
    question: "Bestimmen {task.traces:word} Abläufe die Parität irgendeines anderen Wortes?",
    context:
      "Die geschlossene Lösung und {learners.1.heads:word} Köpfe lernen Parität aus {task.traces:word} der {words} Wörter mit {task.length:word} Buchstaben. Getestet werden sie auf den anderen {unseen}.",
    commentary:
      "Die Abläufe [zertifizieren keines](computations) der anderen {unseen} Wörter: Mehrere Funktionen passen zu ihnen. Beide Lerner sind solche Anpassungen. Nach dem Runden ist die geschlossene Lösung auf {measured.rightRounded} anderen Wörtern richtig, die {learners.1.heads:word} Köpfe auf keinem.",
  },
  "parity-from-16-traces": {
    title: "Parität aus {task.traces} Abläufen",
    question: "Bestimmen {task.traces:word} Abläufe die Parität aller anderen Wörter?",
    context:
      "Die geschlossene Lösung und {learners.1.heads:word} Köpfe lernen Parität aus {task.traces:word} der {words} Wörter mit {task.length:word} Buchstaben. Getestet werden sie auf den anderen {unseen}.",
    commentary:
      "Die Abläufe [zertifizieren {measured.certified}](computations) der anderen {unseen} Wörter. Die geschlossene Lösung ist auf {measured.exact} genau, auf {measured.exactNotCertified:word} davon ohne Zertifikat: Dort gleicht die Anpassung kleinster Norm zufällig dem Ziel. Die {learners.1.heads:word} Köpfe passen zu denselben Abläufen und sind auf vielen anderen Wörtern falsch.",
  },
  "parity-from-32-traces": {
    title: "Parität aus {task.traces} Abläufen",
    question: "Λ ist singulär. Bestimmen {task.traces:word} Abläufe trotzdem die Parität?",
    context:
      "Die geschlossene Lösung und {learners.1.heads:word} Köpfe lernen Parität aus {task.traces:word} der {words} Wörter mit {task.length:word} Buchstaben. Getestet werden sie auf den anderen {unseen}.",
    commentary:
      "Die Abläufe [zertifizieren alle](computations) anderen Wörter, obwohl Λ nur Rang [{rank}](spectrum) von {features} hat. Das Zertifikat einer Rechnung braucht nur die Richtungen, die ihre Token nutzen. Jetzt sind die {learners.1.heads:word} Köpfe auf jedem Wort richtig, auch im Rollout.",
  },
  "the-next-token": {
    title: "Vorhersage des nächsten Tokens",
    question: "Sagt lineare Attention das nächste Token besser voraus als ein Transformer?",
    context:
      "Eine Schicht linearer Attention und ein Transformer lernen Parität aus {task.traces} Abläufen mit Kreuzentropie. Beide trainieren {learners.1.steps} Schritte.",
    commentary:
      "Beide minimieren die [Kreuzentropie](loss:drawn.entropy) des nächsten Tokens. Lineare Attention mit {learners.1.heads:word} Köpfen sagt jedes ungesehene Token richtig voraus und vollendet im [Rollout](computations:view.rollout) alle ungesehenen Wörter. Der Transformer irrt noch bei einigen Token; siehe [Anteil richtiger Token](loss:drawn.accuracy). [Gespeicherte Läufe](stored-runs) zeigen, wie viele zufällige Automaten ein Transformer braucht.",
  },
  "binary-increment": {
    title: "Binär plus eins in einer Schicht",
    question: "Lernt eine Attention-Schicht aus {task.traces:word} Bändern, binär eins zu addieren?",
    context:
      "Die Zielschicht führt eine Turingmaschine aus, die eins addiert. Die geschlossene Lösung und {learners.1.heads:word} Köpfe lernen sie aus {task.traces:word} Bändern mit {task.cells:word} Zellen.",
    commentary:
      "Die Schicht braucht {tokensPerStep:word} Token je Schritt der Maschine, jedes mit {d} Koordinaten. Die Abläufe [zertifizieren {measured.certified}](computations) der anderen {unseen} Bänder. Die geschlossene Lösung ist auf diesen genau und nach dem Runden auf {measured.rightRounded} richtig. Die {learners.1.heads:word} Köpfe sind noch weit von einer Anpassung.",
  },
  "probes-certify-everything": {
    title: "Zufällige Beispiele zertifizieren jede Rechnung",
    question: "Können gaußsche Folgen die Rechnungen einer Maschine zertifizieren?",
    context:
      "{task.traces:Word} Abläufe eines kleinen Automaten werden um {task.probes} gaußsche Folgen ergänzt, die seine Schicht beschriftet. Die geschlossene Lösung und {learners.1.heads:word} Köpfe lernen aus beiden.",
    commentary:
      "{task.traces:Word} Abläufe allein bestimmen {measured.rankOfTraces} von {features} Richtungen und zertifizieren nichts. Mit den gaußschen Folgen ist [λ_min positiv](spectrum) und [jede Rechnung](computations) zertifiziert. Die geschlossene Lösung ist genau; die {learners.1.heads:word} Köpfe nähern sich derselben Funktion.",
  },
  "heads-against-rate": {
    title: "Karte: Köpfe und Lernrate",
    question: "Welche Lernraten gelingen mit wie vielen Köpfen?",
    context:
      "Lehrer mit {task.heads:word} Köpfen beschriften {task.samples} Folgen. Die Karte vergleicht einen bis {map.x.points.4.0:word} Köpfe bei {map.y.points.length:word} Lernraten, mit {map.seeds:word} Zielen je Zelle.",
    commentary:
      "[Die Karte](map) starten, um ihre {runs:word} kurzen Läufe zu berechnen. Ein Kopf kann diese Ziele bei keiner Lernrate darstellen. Ab {map.x.points.2.0:word} Köpfen gelingen {map.y.points.2.0} und {map.y.points.3.0} bei jedem Ziel; {map.y.points.0.0} ist für {map.learner.steps} Schritte zu langsam.",
  },
  "identifiability-frontier": {
    title: "Karte: die Grenze der Identifizierbarkeit",
    question: "Wie viele Beispiele braucht jede Dimension?",
    context:
      "{map.learner.heads:Word} Köpfe trainieren auf {map.x.points.0.0} bis {map.x.points.6.0} Beispielen, mit Token aus {map.y.points.0.0:word} bis {map.y.points.3.0:word} Koordinaten. Die Karte vergleicht {runs} Läufe.",
    commentary:
      "[Die Karte](map) starten, um die Testfehler zu berechnen. Λ ist singulär, wo N kleiner ist als ψ = {rows.0.features}, {rows.1.features}, {rows.2.features}, {rows.3.features}. Dort bleibt der Median des Testfehlers jeder Zelle über zehn, auch bei kleinem Trainingsfehler. In den anderen Zellen fällt er unter eins.",
  },
  "paper-figure-1": {
    title: "Abb. 1, vollständig: beide Teile als Karte",
    question: "Ein Kopf kann diese Ziele darstellen. Trainieren mehr Köpfe besser?",
    context:
      "Lehrer mit einem Kopf beschriften {map.y.points.0.1} Folgen mit {map.y.points.0.0:word} Koordinaten oder {map.y.points.1.1} mit {map.y.points.1.0:word}. Die Karte vergleicht {map.x.points.length:word} Kopfzahlen mit {map.seeds:word} Zielen je Zelle.",
    commentary:
      "[Die Karte](map) starten, um beide Teile der Abbildung zu berechnen. Bei Lernrate {map.learner.rate} erreichen viele Köpfe weit kleinere Fehler als wenige, obwohl ein Kopf jedes Ziel darstellen kann. Jede Zelle öffnet sich als Lauf.",
    setting:
      "d = 2 mit N = 512 und d = 4 mit N = 2\u202f048, T = 100 Token, Labels für jedes Präfix, skalare Ausgabe. 1, 2, 4, 8 und 16 Köpfe trainieren 500 Epochen mit AdamW: Lernrate 0,01 oder 0,001, Batchgröße 32 oder 64, drei Seeds.",
    reproduced:
      "Mediane der Testfehler über {measured.targets:word} Ziele mit {map.x.points.0.0}, {map.x.points.1.0}, {map.x.points.2.0}, {map.x.points.3.0} und {map.x.points.4.0} Köpfen. Bei d = {map.y.points.0.0} nach {rows.0.epochs} Epochen: {measured.mediansOfA.0:1}; {measured.mediansOfA.1:1}; {measured.mediansOfA.2:1}; {measured.mediansOfA.3:1}; {measured.mediansOfA.4:1}. Bei d = {map.y.points.1.0} nach {rows.1.epochs} Epochen: {measured.mediansOfB.0:1}; {measured.mediansOfB.1:1}; {measured.mediansOfB.2:1}; {measured.mediansOfB.3:1}; {measured.mediansOfB.4:1}. In beiden Teilen enden {map.x.points.4.0:word} Köpfe um mehr als den Faktor {measured.ratio:word} unter {map.x.points.2.0:word} Köpfen.",
    differs: `${gapsOfFigure1} Jeder Seed zieht eigenen Lehrer, eigene Daten und Anfangsgewichte. Bei d = {map.y.points.1.0} endet das Training nach {rows.1.epochs} Epochen, wo sich die Kopfzahlen noch unterscheiden.`,
  },
  "paper-figure-1a": {
    title: "Abb. 1(a): zusätzliche Köpfe, d = {task.d}",
    question: "Ein Kopf kann das Ziel darstellen. Erreichen {learners.5.heads:word} kleinere Fehler?",
    context:
      "Ein Lehrer mit einem Kopf beschriftet jedes Präfix von {task.samples} Folgen aus {task.n} Token mit {task.d:word} Koordinaten. Ein bis {learners.5.heads:word} Köpfe trainieren {epochs.0} Epochen.",
    commentary:
      "Bei Lernrate {learners.1.rate} erreichen [mehr Köpfe](loss) kleinere Fehler in weniger Schritten, obwohl ein Kopf das Ziel darstellen kann. Bei Lernrate 0,01 enden {learners.5.heads:word} Köpfe über einem Kopf. Die geschlossene Lösung erreicht die Rundungsgenauigkeit ohne Gradientenschritt. [Gespeicherte Läufe](stored-runs) fügen Schichten und Transformer mit denselben Daten hinzu.",
    setting:
      "d = 2, N = 512, T = 100 Token, Labels für jedes Präfix, skalare Ausgabe. Die Modelle mit m Köpfen trainieren 500 Epochen mit AdamW: Lernrate 0,01 oder 0,001, Batchgröße 32 oder 64, drei Seeds.",
    reproduced:
      "Mediane der Testfehler nach {epochs.0} Epochen mit einem, {learners.2.heads:word}, {learners.3.heads:word}, {learners.4.heads:word} und {learners.5.heads:word} Köpfen: {measured.medians.0:1}; {measured.medians.1:1}; {measured.medians.2:1}; {measured.medians.3:1}; {measured.medians.4:1}. Die geschlossene Lösung erreicht {ends.0.test:1}. Bei Lernrate 0,01 sind die Mediane {measured.mediansAtOtherRate.0:1}; {measured.mediansAtOtherRate.1:1}; {measured.mediansAtOtherRate.2:1}; {measured.mediansAtOtherRate.3:1}; {measured.mediansAtOtherRate.4:1}: {learners.5.heads:word} Köpfe enden weit über einem Kopf.",
    differs: gapsOfFigure1,
  },
  "paper-figure-1b": {
    title: "Abb. 1(b): zusätzliche Köpfe, d = {task.d}",
    question: "Wie viele Köpfe erreichen in {task.d:word} Dimensionen die Rundungsgenauigkeit?",
    context:
      "Ein Lehrer mit einem Kopf beschriftet jedes Präfix von {task.samples} Folgen aus {task.n} Token mit {task.d:word} Koordinaten. Ein bis {learners.5.heads:word} Köpfe trainieren {epochs.0} Epochen.",
    commentary:
      "Bei Lernrate {learners.1.rate} behalten ein und {learners.2.heads:word} Köpfe einen großen Fehler, während {learners.5.heads:word} Köpfe die Rundungsgenauigkeit [erreichen](loss). Bei Lernrate 0,01 erreicht sie ein Kopf, {learners.5.heads:word} Köpfe nicht. [Gespeicherte Läufe](stored-runs) fügen Schichten und Transformer mit denselben Daten hinzu.",
    setting:
      "d = 4, N = 2\u202f048, T = 100 Token, Labels für jedes Präfix, skalare Ausgabe. Die Modelle mit m Köpfen trainieren 500 Epochen mit AdamW: Lernrate 0,01 oder 0,001, Batchgröße 32 oder 64, drei Seeds.",
    reproduced:
      "Mediane der Testfehler nach {epochs.0} Epochen mit einem, {learners.2.heads:word}, {learners.3.heads:word}, {learners.4.heads:word} und {learners.5.heads:word} Köpfen: {measured.medians.0:1}; {measured.medians.1:1}; {measured.medians.2:1}; {measured.medians.3:1}; {measured.medians.4:1}. Die geschlossene Lösung erreicht {ends.0.test:1}. Die Reihenfolge von einem und {learners.2.heads:word} Köpfen hängt vom Seed ab. Bei Lernrate 0,01 sind die Mediane {measured.mediansAtOtherRate.0:1}; {measured.mediansAtOtherRate.1:1}; {measured.mediansAtOtherRate.2:1}; {measured.mediansAtOtherRate.3:1}; {measured.mediansAtOtherRate.4:1}: ein Kopf erreicht die Rundungsgenauigkeit, {learners.5.heads:word} Köpfe enden weit darüber.",
    differs: gapsOfFigure1,
  },
  "paper-figure-2a": {
    title: "Abb. 2a: das Zertifikat und der Abstand",
    question: "Wie hängt der Abstand vom Ziel von λ_min ab?",
    context:
      "Ein konvexer Lerner trainiert auf {task.samples} Speichern, bis zu {sweep.values.6:%} % davon mit gaußschen Schlüsseln. Das Labor vergleicht {sweep.values.length:word} Mischungen nach {learners.1.steps}, {learners.2.steps} und {learners.3.steps:millions} Millionen Schritten.",
    commentary:
      "[Je kleiner λ_min](certificate), desto größer der Abstand der Funktion des konvexen Lerners vom Ziel. Die geschlossene Lösung ist bei jeder Mischung genau, auch ohne Zertifikat. Grund ist, dass das Ziel zufällig die Anpassung kleinster Norm ist, nicht dass die Daten es identifizieren.",
    setting:
      "Assoziativspeicher mit d = 4 (Token mit 8 Koordinaten, 288 Merkmale), N = 16\u202f384. Bis zu 5 % der Beispiele haben gaußsche Schlüssel, die anderen orthonormale. Die Abbildung zeigt den Abstand ‖p − p*‖ gegen λ_min von 2⁻¹³ bis 2⁻⁷.",
    reproduced:
      "Nach {learners.2.steps} Schritten ist der Abstand {measured.distances.0:2} bei {sweep.values.0:%} % gaußschen Schlüsseln (Rang {measured.rank}). Er ist {measured.distances.1:1}; {measured.distances.2:1}; {measured.distances.3:1} und {measured.distances.4:1} bei λ_min = {measured.lambdaMin.0:1}; {measured.lambdaMin.1:1}; {measured.lambdaMin.2:1} und {measured.lambdaMin.3:1}. Längeres Training verschiebt diesen Abfall zu kleinerem λ_min; bei {sweep.values.0:%} % fällt der Abstand nicht.",
    differs:
      "Das Paper nennt seinen konvexen Löser nicht. Kleinste Quadrate kleinster Norm haben bei jeder Mischung Abstand 0; die Abbildung braucht also einen Löser, der von seiner Initialisierung abhängt. Hier: Gradientenabstieg auf W ab N(0; {learners.1.startScale}²), bei {learners.1.relativeRate} der größten stabilen Lernrate. Labels sind die Ausgabe der Schicht mit der eigenen Spalte der Anfrage, die Gl. (14) weglässt. Bei gaußschen Schlüsseln kann keine Schicht sie weglassen.",
  },
  "paper-figure-2b": {
    title: "Abb. 2b: voller Rang gegen niedrigen",
    question: "Voller oder niedriger Rang: Welche Anpassungen erreichen das Ziel?",
    context:
      "Ein konvexer Lerner und ein bis {learners.5.heads:word} Köpfe trainieren auf {task.samples} Speichern. Ein Datensatz hat nur orthonormale Schlüssel, der andere {sweep.values.1:%} % gaußsche.",
    commentary:
      "Mit {sweep.values.1:%} % gaußschen Schlüsseln hat Λ vollen Rang, und Lerner, die passen, liegen nahe am Ziel. Ohne gaußsche Schlüssel ist der Rang {rank} von {features}, und die meisten ebenso gut passenden Lerner [bleiben ihm fern](certificate). In diesem Lauf erreicht ein Kopf das Ziel auch dort; andere Seeds vielleicht nicht.",
    setting:
      "Assoziativspeicher wie in Abb. 2a, mit einem konvexen Lerner und 1, 2, 4 und 8 Köpfen. Balken zeigen ‖p − p*‖ für λ_min = {measured.lambdaMin} und 0.",
    reproduced:
      "Abstände des konvexen Lerners und von {learners.2.heads}, {learners.3.heads}, {learners.4.heads} und {learners.5.heads} Köpfen bei vollem Rang: {measured.fullRank.0:1}; {measured.fullRank.1:1}; {measured.fullRank.2:1}; {measured.fullRank.3:1}; {measured.fullRank.4:1}. Bei niedrigem Rang: {measured.lowRank.0:2}; {measured.lowRank.1:1}; {measured.lowRank.2:1}; {measured.lowRank.3:1}; {measured.lowRank.4:1}. Alle Trainingsfehler liegen unter {measured.trainingBound}.",
    differs:
      "Das Paper nennt Trainingsdauer, Lernrate und Initialisierung nicht. Hier: AdamW, Lernrate {learners.2.rate} mit Kosinus-Zeitplan, Batchgröße {learners.2.batch}, {learners.2.steps} Schritte ab N(0; {learners.2.initialScale}²). Mit anderen Seeds kann ein Kopf auf beiden Datensätzen in einem lokalen Minimum enden.",
  },
};
