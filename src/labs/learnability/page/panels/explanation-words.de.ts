import type { explanationText } from "./explanation-words";

export default {
  loss: {
    explain: [
      "Jede Kurve ist der Testfehler eines Lerners auf logarithmischer Achse; dünne Kurven sind Trainingsfehler.",
      "Die geschlossene Lösung braucht keine Schritte, ihr Fehler ist also eine waagerechte Linie. Die gestrichelte Linie ist die Varianz von y, der Fehler bei Vorhersage des Mittelwerts.",
      "Ein Lerner mit weniger Köpfen, als das Ziel braucht, kann es nicht darstellen. Eine weitere gestrichelte Linie zeigt dann die beste Anpassung mit dieser Anzahl von Köpfen, gefunden durch alternierende kleinste Quadrate von 24 Startpunkten. Diese Linie setzt Daten mit vollem Rang voraus.",
      "Der konvexe Lerner (gestrichelte Kurve) minimiert denselben Fehler über W durch Gradientenabstieg. Jeder Schritt multipliziert den Fehler entlang jedes Eigenvektors von Λ mit einem festen Faktor; die Kurve hat daher eine Formel.",
      "Bei verrauschten Labels zeigt eine Linie den erwarteten Fehler der geschlossenen Lösung, σ²ψ/(N − ψ − 1) je Koordinate. Die Formel ist exakt für gaußsche Merkmale; für kubische ist der Fehler im Mittel größer. Für ein Ziel, das lineare Attention nicht darstellen kann, dient derselbe Bruchteil des Restfehlers als Faustregel.",
    ],
    formula: "MSE = Mittel von (ŷ − y)² über Beispiele und Ausgabekoordinaten",
  },
  spectrum: {
    explain: [
      "Lineare Attention ist eine lineare Funktion von ψ kubischen Merkmalen ihrer Eingabe. Jeder Punkt ist ein Eigenwert ihres zweiten Moments Λ: das mittlere Quadrat der Merkmale entlang einer Richtung.",
      "Eine Richtung, deren Eigenwert unter dem Rundungsrauschen (schraffiert) liegt, ist eine unbestimmte Richtung. Hat Λ keine solche Richtung, ist die Anpassung eindeutig.",
      "Ein Merkmal, das durch die Konstruktion eines Ziels in jedem Beispiel null ist, ist strukturell null (ein Strich). Es spielt für solche Beispiele keine Rolle und zählt nicht zu den unbestimmten Richtungen.",
      "Bei sehr verschiedenen Einheiten wird jede Koordinate durch ihr quadratisches Mittel geteilt, bevor der Rang berechnet wird.",
    ],
    formula: "Λ = (1/N) Σᵢ H(Zᵢ) H(Zᵢ)ᵀ,  ψ = d²(d + 1)/2",
  },
  attention: {
    explain: [
      "Jedes Quadrat zeigt einen Kopf auf einer Folge: das Gewicht jedes Key-Tokens (Zeile) für jedes Query-Token (Spalte). Lineare Attention hat kein Softmax, daher können Gewichte negativ sein (blau).",
      "Verschiedene Köpfe können dieselbe Funktion berechnen. Das Diagramm behält daher die Wert-Matrizen des Lehrers und zeigt die Key-Query-Matrizen, die am besten zum Lerner passen. Gleiche Funktionen ergeben gleiche Diagramme.",
    ],
    formula: "Aₕ = Zᵀ Qₕ Z,  ŷ = Σₕ Vₕ Z Aₕ[:, n]",
  },
  heads: {
    explain: [
      "Ein Kopf ist ein Paar von Matrizen, und eine Schicht ist die Summe ihrer Produkte. Die Anzahl der Singulärwerte über einem Prozent des größten ist die Anzahl der Köpfe, die diese Summe braucht. Eine andere Summe kann dieselbe Funktion mit weniger Köpfen berechnen.",
      "Die geschlossene Lösung und der konvexe Lerner erhalten ihre Köpfe aus der SVD von W; Gradientenlerner werden ebenso zerlegt. Mehr Köpfe als beim Lehrer bedeuten keine andere Funktion.",
    ],
    formula: "T = Σₕ vec(Vₕ) vec(Qₕ)ᵀ,  Rang T ≤ H",
  },
  function: {
    explain: [
      "Auf Folgen aus zwei oder mehr Token berechnen zwei Schichten linearer Attention genau dann dieselbe Funktion, wenn diese Koeffizienten übereinstimmen (Korollar 2.4). Jede Spalte ist ein kubisches Merkmal: das Skalarprodukt zweier Zeilen von Z mal eine Koordinate des letzten Tokens.",
      "Der Abstand ‖p − p′‖ vergleicht zwei Funktionen ohne Daten: Null bedeutet gleich auf jeder Eingabe. Andere Normen gewichten die Merkmale anders.",
    ],
    formula: "ŷₐ = ⟨pₐ, H(Z)⟩,  Abstand = ‖p − p′‖_F",
  },
  layers: {
    explain: [
      "Jedes Quadrat zeigt einen Kopf einer Schicht auf einer Folge: das Gewicht jedes Key-Tokens (Zeile) für jedes Query-Token (Spalte). Die Attention ist kausal, daher ist die linke untere Hälfte leer.",
      "Schichten vor der letzten ändern die Token, die die nächste Schicht erhält. In einem Transformer summiert sich jede Spalte durch Softmax zu eins; in linearen Schichten können Gewichte negativ sein (blau).",
    ],
    formula: "Z ← Z + Σₕ Vₕ Z (M ∘ ZᵀQₕZ), M maskiert spätere Token; die Ausgabe ist die der letzten Schicht",
  },
} satisfies typeof explanationText;
