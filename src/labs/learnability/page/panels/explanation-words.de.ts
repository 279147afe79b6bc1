import type { explanationText } from "./explanation-words";

export default {
  loss: {
    explain: [
      "Jede Kurve ist der mittlere quadratische Fehler eines Lerners auf Beispielen, mit denen er nicht trainiert (dünn: auf denen, mit denen er trainiert), auf logarithmischer Achse: Jede Gitterlinie ist ein fester Faktor.",
      "Die geschlossene Lösung braucht keine Schritte, also ist sie eine waagerechte Linie. Die gestrichelte Höhe ist die Varianz von y, der Fehler dessen, der immer den Mittelwert rät.",
      "Hat ein Lerner weniger Köpfe, als das Ziel braucht, zeigt eine gestrichelte Linie die beste Anpassung mit so vielen Köpfen, die eine Suche findet (alternierende kleinste Quadrate von 24 Anfängen aus, wo die Beispiele jede Richtung bestimmen). Ein Training, das dort endet, ist durch die Anzahl der Köpfe begrenzt, nicht durch den Optimierer.",
      "Der konvexe Lerner (gestrichelte Kurve) verkleinert denselben Fehler über W durch Gradientenabstieg. Dabei schrumpft jede Richtung der Daten bei jedem Schritt um ihren eigenen Faktor, daher lässt sich seine Kurve für beliebig viele Schritte berechnen.",
      "Bei verrauschten Labels zeigt eine Linie, was die Theorie von der geschlossenen Lösung erwartet, σ²ψ/(N − ψ − 1) je Koordinate; genau ist das für gaußsche Merkmale, und kubische liegen im Mittel darüber. Für ein Ziel, das keine lineare Attention nachmachen kann, ist derselbe Bruchteil des Restfehlers eine Faustregel.",
    ],
    formula: "MSE = Mittel von (ŷ − y)² über Beispiele und Ausgabekoordinaten",
  },
  spectrum: {
    explain: [
      "Lineare Attention ist eine lineare Funktion von ψ kubischen Merkmalen ihrer Eingabe. Jeder Punkt ist ein Eigenwert ihres zweiten Moments Λ: wie weit die Beispiele entlang einer Richtung des Merkmalsraums reichen (als mittleres Quadrat ab null).",
      "Eine Richtung, deren Eigenwert im Rundungsrauschen untergeht (schraffiert), wurde nie gesehen, und entlang ihrer kann alles Mögliche gelernt werden. Gibt es keine solche, ist jeder perfekte Fit dieselbe Funktion.",
      "Einheiten zählen nicht: Sind Koordinaten sehr verschieden groß, werden Richtungen gezählt, nachdem jede durch ihr quadratisches Mittel geteilt ist, auf eine Zweierpotenz gerundet, und das Panel sagt, wie viele Λ selbst verbergen würde.",
    ],
    formula: "Λ = (1/N) Σᵢ H(Zᵢ) H(Zᵢ)ᵀ,  ψ = d²(d + 1)/2",
  },
  attention: {
    explain: [
      "Jedes Quadrat ist ein Kopf an einer Folge: wie stark jedes Token (Spalte) auf jedes andere (Zeile) schaut. Lineare Attention hat kein Softmax, also können Gewichte negativ sein (blau).",
      "Verschiedene Köpfe können dieselbe Funktion ergeben. Vergleichen lassen sich die Werte des Lehrers mit den am besten passenden Schlüssel-Anfrage-Matrizen des Lerners: Stimmen die Funktionen überein, so auch diese Bilder.",
    ],
    formula: "Aₕ = Zᵀ Qₕ Z,  ŷ = Σₕ Vₕ Z Aₕ[:, n]",
  },
  heads: {
    explain: [
      "Ein Kopf ist ein Paar von Matrizen, und eine Schicht ist die Summe ihrer Produkte. Deren Singulärwerte zählen, wie viele Köpfe eben diese Summe braucht, wie viele ihr auch gegeben wurden: die über einem Prozent des größten. Ihre Funktion braucht vielleicht weniger, als andere Summe geschrieben.",
      "Die geschlossene Lösung und der konvexe Lerner bekommen ihre Köpfe aus der Zerlegung von W; Gradientenlerner werden ebenso zerlegt. Mehr Köpfe als der Lehrer bedeuten noch keine andere Funktion: siehe Funktion.",
    ],
    formula: "T = Σₕ vec(Vₕ) vec(Qₕ)ᵀ,  Rang T ≤ H",
  },
  function: {
    explain: [
      "Zwei Schichten linearer Attention berechnen auf Folgen aus zwei oder mehr Token genau dann dieselbe Funktion, wenn diese Koeffizienten übereinstimmen, so verschieden ihre Köpfe auch sind. Jede Spalte ist ein kubisches Merkmal: das innere Produkt zweier Zeilen von Z, also eine Summe über die Token, mal einer Koordinate des letzten Tokens.",
      "Der Abstand ‖p − p′‖ misst den Unterschied ganz ohne Daten: Null heißt gleich auf jeder Eingabe. Er ist nicht das einzige solche Maß; eine andere Norm gewichtet die Merkmale anders.",
    ],
    formula: "ŷₐ = ⟨pₐ, H(Z)⟩,  Abstand = ‖p − p′‖_F",
  },
  layers: {
    explain: [
      "Jedes Quadrat ist ein Kopf einer Schicht an einer Folge: wie stark jedes Token (Spalte) auf jedes andere (Zeile) schaut. Ein Token sieht sich und die davor, daher ist die linke untere Hälfte leer.",
      "Schichten vor der letzten ändern die Token, die die nächste sieht. In einem Transformer summiert sich, worauf ein Token schaut, zu eins; in linearen Schichten sind die Gewichte bloße Produkte und können negativ sein (blau).",
    ],
    formula: "Z ← Z + Σₕ Vₕ Z (M ∘ ZᵀQₕZ), M verbirgt spätere Token; abgelesen wird die letzte Schicht",
  },
} satisfies typeof explanationText;
