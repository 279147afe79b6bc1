/** Forms are those in which the German explanations use a word. */
import type { glossaryText } from "./words";

export default {
  adamw: {
    term: "AdamW",
    forms: ["AdamW"],
    meaning:
      "Gradientenabstieg mit Weight Decay und einer eigenen Schrittweite für jedes Gewicht, bestimmt aus dessen früheren Gradienten.",
  },
  alternating: {
    term: "alternierende kleinste Quadrate",
    forms: ["alternierende kleinste Quadrate"],
    meaning: "Kleinste Quadrate für V bei festem Q, dann für Q bei festem V, wiederholt.",
  },
  attention: {
    term: "Attention",
    forms: ["Attention"],
    meaning: "Eine Schicht, die jede Ausgabe als Summe der Werte aller Token berechnet, jeder multipliziert mit seinem Score.",
  },
  batch: {
    term: "Batch",
    forms: ["Batches", "Batch"],
    meaning: "Die Trainingsbeispiele eines Gradientenschritts.",
  },
  causal: {
    term: "kausal",
    forms: ["kausale", "kausal"],
    meaning: "Eigenschaft von Attention: Jedes Token beachtet nur sich selbst und frühere Token.",
  },
  certificate: {
    term: "Zertifikat",
    forms: ["Zertifikatslabor", "Zertifikat", "zertifizieren"],
    meaning: "Hat Λ vollen Rang, so ist jede lineare Attention, die auf realisierbare Labels perfekt passt, dieselbe Funktion (Lemma 2.3).",
  },
  closedForm: {
    term: "geschlossene Lösung",
    forms: ["geschlossene Lösung", "geschlossenen Lösung"],
    meaning: "Die Anpassung nach kleinsten Quadraten, berechnet durch Lösen linearer Gleichungen; gibt es mehrere, die kleinster Norm.",
  },
  coefficients: {
    term: "Koeffizienten p",
    forms: ["Koeffizienten"],
    meaning: "Die Gewichte der ψ Merkmale in jeder Ausgabe; zwei Schichten mit gleichem p berechnen dieselbe Funktion.",
  },
  convex: {
    term: "konvex",
    forms: ["konvexe", "konvex"],
    meaning: "Eigenschaft einer Funktion: Keine Sehne liegt unter dem Graphen, also ist jedes lokale Minimum ein globales.",
  },
  cosine: {
    term: "Kosinusplan",
    forms: ["Kosinus"],
    meaning: "Eine Lernrate, die entlang eines halben Kosinus bis zum letzten Schritt auf null fällt.",
  },
  eigenvalue: {
    term: "Eigenwert",
    forms: ["Eigenwerte", "Eigenwert"],
    meaning:
      "Das mittlere Quadrat der Merkmale entlang eines Eigenvektors von Λ; null, wenn kein Trainingsbeispiel einen Anteil daran hat.",
  },
  epoch: {
    term: "Epoche",
    forms: ["Epochen", "Epoche"],
    meaning: "Ein Durchgang durch alle Trainingsbeispiele.",
  },
  excess: {
    term: "Überschussrisiko",
    forms: ["Überschussrisiko"],
    meaning: "Der Fehler minus den der besten linearen Attention.",
  },
  feature: {
    term: "kubisches Merkmal",
    forms: ["kubischen Merkmalen", "kubische Merkmale", "kubisches Merkmal", "Merkmalen", "Merkmale", "Merkmal"],
    meaning:
      "Das Skalarprodukt zweier Zeilen von Z mal eine Koordinate des letzten Tokens; lineare Attention gibt gewichtete Summen von Merkmalen aus.",
  },
  float: {
    term: "float32, float64",
    forms: ["float64", "float32"],
    meaning: "Gleitkommazahlen mit 32 und 64 Bit: etwa 7 und 16 gültige Dezimalstellen.",
  },
  free: {
    term: "unbestimmte Richtung",
    forms: ["unbestimmten Richtungen", "unbestimmte Richtungen", "unbestimmten Richtung", "unbestimmte Richtung"],
    meaning: "Eine Änderung der Koeffizienten p, die keine Vorhersage auf einem Trainingsbeispiel ändert.",
  },
  gauge: {
    term: "Eichung",
    forms: ["Eichung"],
    meaning: "Die Freiheit, dieselbe Funktion mit verschiedenen Gewichten zu schreiben.",
  },
  gradient: {
    term: "Gradientenabstieg",
    forms: ["Gradientenabstieg"],
    meaning: "Ein Trainingsverfahren: Jeder Schritt ändert alle Gewichte ein wenig in der Richtung des steilsten Abstiegs des Verlusts.",
  },
  gram: {
    term: "Gram-Matrix",
    forms: ["Gram-Matrix"],
    meaning: "Die Matrix der Skalarprodukte aller Paare gegebener Vektoren: Z Zᵀ für die Zeilen von Z, N Λ für die Merkmale.",
  },
  head: {
    term: "Kopf",
    forms: ["Köpfe", "Köpfen", "Kopf"],
    meaning: "Ein Paar von Matrizen (V, Q) einer Attention-Schicht: Q bestimmt die Scores der Token, V ihre Werte.",
  },
  identifiable: {
    term: "identifizierbar",
    forms: ["identifizierbar"],
    meaning: "Eigenschaft von Daten: Alle besten Anpassungen durch lineare Attention sind dieselbe Funktion.",
  },
  label: {
    term: "Label",
    forms: ["Labels", "Label"],
    meaning: "Die Ausgabe y, die zu einem Beispiel gehört.",
  },
  lambdas: {
    term: "λ_min, λ_max",
    forms: ["λ_min", "λ_max"],
    meaning: "Der kleinste und der größte Eigenwert von Λ.",
  },
  landscape: {
    term: "Verlustlandschaft",
    forms: ["Verlustlandschaft", "Landschaft des Verlusts", "Landschaft"],
    meaning: "Der Verlust als Höhe über den Gewichten, gezeichnet über einer Ebene durch sie.",
  },
  layerNorm: {
    term: "Layer-Norm",
    forms: ["Layer-Norm"],
    meaning: "Skaliert die Koordinaten jedes Tokens auf Mittelwert 0 und Varianz 1, dann mit gelernten Faktoren.",
  },
  learnability: {
    term: "Lernbarkeit",
    forms: ["Lernbarkeitskarte", "Lernbarkeit"],
    meaning: "Ob sich eine Funktion aus Beispielen rekonstruieren lässt, und die Anzahl der Beispiele und Schritte dafür.",
  },
  leverage: {
    term: "Hebel",
    forms: ["Hebel"],
    meaning:
      "Die Zahl H(Z)ᵀ Λ⁻¹ H(Z) einer Folge Z; wo sie groß ist, können fast gleich gute Anpassungen verschiedene Ausgaben vorhersagen.",
  },
  linearAttention: {
    term: "lineare Attention",
    forms: ["lineare Attention", "linearer Attention", "linearen Attention", "Lineare Attention"],
    meaning: "Attention ohne Softmax: ŷ = Σₕ Vₕ Z Zᵀ Qₕ z mit dem letzten Token z.",
  },
  loss: {
    term: "Verlust",
    forms: ["Trainingsverlust", "Verlust"],
    meaning: "Der Fehler, den das Training verkleinert: der mittlere quadratische Fehler auf den Trainingsbeispielen.",
  },
  minimumNorm: {
    term: "kleinste Norm",
    forms: ["kleinster Norm", "kleinste Norm"],
    meaning: "Wählt, wo es mehrere beste Anpassungen gibt, die mit der kleinsten Norm.",
  },
  mlp: {
    term: "MLP",
    forms: ["MLP"],
    meaning: "Mehrschichtiges Perzeptron: zwei lineare Abbildungen mit einer nichtlinearen Funktion dazwischen, auf jedes Token angewandt.",
  },
  mse: {
    term: "MSE",
    forms: ["MSE"],
    meaning: "Mittlerer quadratischer Fehler: das Mittel von (ŷ − y)² über Beispiele und Ausgabekoordinaten.",
  },
  multiplyAdd: {
    term: "Multiply-add",
    forms: ["Multiply-adds"],
    meaning: "Eine Multiplikation und eine Addition; die Einheit des Rechenaufwands.",
  },
  nullity: {
    term: "Defekt",
    forms: ["Defekt"],
    meaning: "Die Dimension des Nullraums von Λ: ψ minus der Rang.",
  },
  nullSpace: {
    term: "Nullraum",
    forms: ["Nullraums", "Nullraum", "Kern von Λ"],
    meaning: "Alle Vektoren, die Λ auf null abbildet: die unbestimmten Richtungen.",
  },
  ood: {
    term: "außerhalb der Verteilung",
    forms: ["außerhalb der Verteilung"],
    meaning: "Aus einer anderen Verteilung als die Trainingsdaten.",
  },
  orthonormal: {
    term: "orthonormal",
    forms: ["orthonormalen", "orthonormale", "orthonormal"],
    meaning: "Eigenschaft von Vektoren: Jeder hat Norm 1, und das Skalarprodukt je zweier ist 0.",
  },
  overfit: {
    term: "Testfehler",
    forms: ["Testfehler"],
    meaning: "Der Fehler auf Beispielen, die nicht zum Training dienen.",
  },
  population: {
    term: "Grundgesamtheit",
    forms: ["Grundgesamtheit"],
    meaning: "Die Verteilung, aus der Beispiele gezogen werden; der Fehler auf ihr ist der erwartete Fehler.",
  },
  prompt: {
    term: "Prompt",
    forms: ["Prompts", "Prompt"],
    meaning: "Die Token, die eine Schicht erhält, bevor sie weitere erzeugt.",
  },
  psi: {
    term: "ψ",
    forms: ["ψ"],
    meaning: "Die Anzahl der kubischen Merkmale: d²(d + 1)/2.",
  },
  query: {
    term: "Query, Key, Value",
    forms: ["Anfrage", "Schlüssel", "Query", "Key"],
    meaning:
      "Anfrage, Schlüssel, Wert: Das Skalarprodukt der Query eines Tokens mit dem Key eines anderen ist der Score, der den Wert multipliziert.",
  },
  rank: {
    term: "Rang",
    forms: ["Rang"],
    meaning: "Die Anzahl der Eigenwerte (oder Singulärwerte), die bis auf Rundung nicht null sind.",
  },
  rate: {
    term: "Lernrate",
    forms: ["Lernrate"],
    meaning: "Der Faktor, mit dem ein Schritt des Gradientenabstiegs den Gradienten multipliziert.",
  },
  realizable: {
    term: "realisierbar",
    forms: ["realisierbare", "realisierbar"],
    meaning: "Eigenschaft von Labels: Eine lineare Attention berechnet sie alle exakt.",
  },
  residual: {
    term: "Residualverbindung",
    forms: ["Residualverbindung"],
    meaning: "Addiert die Eingabe einer Schicht zu ihrer Ausgabe.",
  },
  ridge: {
    term: "Ridge",
    forms: ["Ridge"],
    meaning: "Kleinste Quadrate mit einer Strafe auf die quadrierte Norm der Koeffizienten.",
  },
  sample: {
    term: "Beispiel",
    forms: ["Beispiele", "Beispielen", "Beispiel"],
    meaning: "Eine Folge Z von Token mit ihrem Label y.",
  },
  score: {
    term: "Score",
    forms: ["Scores", "Score"],
    meaning: "Die Zahl zₛᵀ Q zₙ, die den Wert des Tokens s in der Ausgabe des Tokens n multipliziert.",
  },
  secondMoment: {
    term: "zweites Moment Λ",
    forms: ["zweiten Moments", "zweites Moment", "Λ"],
    meaning: "Das Mittel von H(Z) H(Z)ᵀ über die Trainingsbeispiele; H(Z) enthält die ψ Merkmale.",
  },
  seed: {
    term: "Seed",
    forms: ["Seeds", "Seed"],
    meaning: "Der Startwert eines Zufallszahlengenerators; gleiche Seeds geben gleiche Zufallszahlen.",
  },
  sgd: {
    term: "SGD",
    forms: ["SGD"],
    meaning: "Stochastischer Gradientenabstieg: Jeder Schritt verwendet den Gradienten auf einem zufälligen Batch.",
  },
  singular: {
    term: "Singulärwert",
    forms: ["Singulärwerte", "Singulärwerten", "Singulärwert"],
    meaning: "Der Betrag eines Summanden der SVD; bei W der Betrag eines Kopfes.",
  },
  sizes: {
    term: "d, n, N, H",
    forms: [],
    meaning: "Koordinaten eines Tokens (d), Token einer Folge (n), Trainingsbeispiele (N), Köpfe (H).",
  },
  softmax: {
    term: "Softmax",
    forms: ["Softmax"],
    meaning: "Eine Funktion, die Zahlen auf positive Gewichte mit Summe 1 abbildet; lineare Attention lässt sie weg.",
  },
  spectrum: {
    term: "Spektrum",
    forms: ["Spektrum"],
    meaning: "Alle Eigenwerte des zweiten Moments Λ in absteigender Ordnung.",
  },
  step: {
    term: "Gradientenschritt",
    forms: ["Gradientenschritte", "Gradientenschritt"],
    meaning: "Eine Änderung aller Gewichte mit dem Gradienten eines Batches.",
  },
  structurallyZero: {
    term: "strukturell null",
    forms: ["strukturell null"],
    meaning: "Null in jedem Beispiel durch die Konstruktion des Ziels, etwa ein Produkt mit dem fehlenden Label einer Anfrage.",
  },
  svd: {
    term: "SVD",
    forms: ["SVD"],
    meaning: "Singulärwertzerlegung: schreibt eine Matrix als Summe von so wenigen Produkten aus Spalte und Zeile, wie ihr Rang angibt.",
  },
  teacher: {
    term: "Lehrer",
    forms: ["Lehrers", "Lehrer"],
    meaning: "Die Funktion, die die Labels berechnet.",
  },
  token: {
    term: "Token",
    forms: ["Tokens", "Token"],
    meaning: "Eine Spalte der Eingabe Z: ein Vektor aus d Zahlen.",
  },
  trace: {
    term: "Ablauf",
    forms: ["Trainingsabläufe", "Abläufe", "Ablauf"],
    meaning: "Die Folge aller Token einer Rechnung, Schritt für Schritt.",
  },
  twin: {
    term: "Zwilling",
    forms: ["Zwillinge", "Zwilling"],
    meaning: "Eine Funktion mit denselben Vorhersagen auf den Trainingsbeispielen wie eine andere und abweichenden sonst.",
  },
  variance: {
    term: "Varianz von y",
    forms: ["Varianz von y"],
    meaning: "Die mittlere quadratische Abweichung der Labels von ihrem Mittelwert: der Fehler bei Vorhersage des Mittelwerts.",
  },
  w: {
    term: "W",
    forms: ["W"],
    meaning: "Die Matrix Σₕ vec(Vₕ) vec(Qₕ)ᵀ einer Schicht; der Verlust ist konvex in W.",
  },
  wasm: {
    term: "WASM",
    forms: ["WASM", "WebAssembly"],
    meaning: "WebAssembly: übersetzter Code, den der Browser auf dem Prozessor ausführt.",
  },
  webgpu: {
    term: "WebGPU",
    forms: ["WebGPU"],
    meaning: "Die Schnittstelle der Browser zum Grafikprozessor (GPU).",
  },
  zeta: {
    term: "ζ",
    forms: ["ζ"],
    meaning: "Das Rauschen unter der Anfrage in der letzten Spalte eines Assoziativspeichers.",
  },
} satisfies Readonly<
  Record<keyof typeof glossaryText, { readonly term: string; readonly forms: readonly string[]; readonly meaning: string }>
>;
