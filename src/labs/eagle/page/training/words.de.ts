import { formatValue } from "../../../../platform/charts/format";
import type { Words } from "../../../../platform/ui/translation";
import type { trainingText } from "./words";

export default {
  layer: (number: number) => `Schicht ${number}`,
  loss: {
    chart: "Fehler des Netzes im Training",
    scale: "Skala der waagerechten Achse",
    scales: { linear: "linear", log: "log" },
    across: "Trainingsschritte",
    upward: "quadratischer Fehler von D; Linie: Median eines Batches, Band: Quartile",
    median: "Netz",
    note: (error: number) => formatValue(error),
    zero: "Nullvorhersage",
    read: "Die Fehler bei einem Schritt ablesen",
    at: (x: number) => `Schritt ${formatValue(x)}`,
    range: (low: number, high: number) => `Quartile ${formatValue(low)} bis ${formatValue(high)}`,
    floor: "0",
    absent: "Es gibt kein Netz. Einen Transformer hinzufügen.",
    begins: "Das Training beginnt.",
    failed: "Das Training ist fehlgeschlagen.",
    better: (ratio: string, step: string, error: string, zero: string) =>
      `Nach ${step} Schritten ist der Median des quadratischen Fehlers ${error}, ${ratio}-mal kleiner als der der Nullvorhersage (${zero}).`,
    noBetter: (step: string, error: string, zero: string) =>
      `Nach ${step} Schritten ist der Median des quadratischen Fehlers ${error}, nahe dem der Nullvorhersage (${zero}) oder darüber.`,
    skipped: (count: string, one: boolean) =>
      `${count} ${one ? "Schritt mit nicht endlichem Gradienten wurde" : "Schritte mit nicht endlichem Gradienten wurden"} übersprungen.`,
    onGpu: (device, gpu, processor) =>
      `Trainiert auf der GPU (${device}), ${gpu} je Schritt statt ${processor}: dieselben Matrizen, andere Rundung.`,
    gpuSlower: (device, gpu, processor) =>
      `Ein Schritt dauert auf der GPU (${device}) ${gpu} und auf dem Prozessor ${processor}; dieser trainiert weiter.`,
    gpuLost: "Die GPU ging verloren; das Training läuft auf dem Prozessor weiter.",
    gpuFailed: "Die GPU dieses Geräts lässt sich hier nicht nutzen; das Training läuft auf dem Prozessor.",
    partlyOnGpu: (steps) => `${steps} Schritte liefen auf einer GPU, mit anderer Rundung.`,
    columns: { step: "Schritt", median: "Median", lower: "Unteres Quartil", upper: "Oberes Quartil", mean: "Größtes Mittel" },
    explain: [
      "Schichten linearer Attention erhalten in jedem Schritt neue Matrizen mit einem fehlenden Block. Der Verlust ist der quadratische Fehler dieses Blocks.",
      "Der Median über einen Batch beschreibt eine typische Matrix. Wenige Matrizen mit großem A, bei denen das Netz divergiert, bestimmen das Mittel. Es steht in der Tabelle dieses Panels.",
      "Die gestrichelte Linie ist der Median des Fehlers der Nullvorhersage. Die Unterschrift vergleicht Fehler an Matrizen, die nicht zum Training gehören.",
      "Große Batches nutzen die GPU, sobald deren Schritte als schneller gemessen sind. Eingeschaltet oder vermessen wird sie neben dem Schrittzähler des ersten Labors.",
    ],
    formula: "Z \\leftarrow Z + \\left((Z W_Q)(Z W_K)^\\top \\odot M\\right) Z W_V W_P^\\top",
  },
  weights: {
    chart: "Gewichte jeder Schicht",
    waiting: "Es gibt noch keine Gewichte.",
    begins: "Anfangsgewichte, vor dem Training.",
    nearly: "Die Gewichte sind fast diagonal: Drei Skalare je Schicht beschreiben sie.",
    notYet: "Drei Skalare je Schicht beschreiben diese Gewichte nicht.",
    left: (queryKey: string, values: string, layers: string) =>
      layers === "1"
        ? `Das Residuum der drei Skalare in Schicht 1 ist ${queryKey} % von W_QK und ${values} % von W_VP.`
        : `Das Residuum der drei Skalare in den Schichten 1 bis ${layers} ist ${queryKey} % von W_QK und ${values} % von W_VP.`,
    past: (step: string) => `Bei Schritt ${step}:`,
    sentAlone: (share: string) =>
      `C und D haben ${share} % der quadrierten Gewichte zwischen Rechnern. Der Verlust hat keinen Term für Nachrichten.`,
    sentMore: (share: string) => `C und D haben ${share} % der quadrierten Gewichte zwischen Rechnern.`,
    narrow: "Schmale Gewichte wirken entlang von höchstens r Richtungen von A.",
    sketch: (step: string, r: string, n: string, left: string, cosines: string, asymmetry: string) =>
      `Nach ${step} Schritten ist das Residuum von α₁ S Sᵀ (Rang ${r} von ${n}) auf A ${left} % von W_QK. W_VP ist dort zu ${asymmetry} % asymmetrisch; sein kleinster Kosinus mit S ist ${cosines}.`,
    step: "Schritt der Gewichte",
    now: "jetzt",
    atStep: (step: string) => `Schritt ${step}`,
    one: (share: string) =>
      `Das Residuum von drei Skalaren ist ${share} % von W_QK. Eine einzige Schicht trainiert von W_VP nur die Spalten für D.`,
    alpha1: (value: string) => `α₁ ${value}`,
    alpha2: (value: string) => `α₂ ${value}`,
    alpha3: (value: string) => `α₃ ${value}`,
    legend: "jede auf eigener Skala",
    columns: {
      layer: "Schicht",
      alpha1: "α₁",
      alpha2: "α₂",
      alpha3: "α₃",
      queryKey: "Residuum von W_QK",
      values: "Residuum von W_VP",
      sent: "Anteil von C und D zwischen Rechnern",
      sketch: "Residuum von α₁ S Sᵀ in W_QK",
      cosine: "Kleinster Kosinus von S mit W_VP",
      ratio: "Kleinster durch größten Eigenwert von S",
      asymmetry: "Asymmetrischer Teil von W_VP",
    },
    explain: [
      "Nur die Produkte W_QK und W_VP wirken auf die Daten. W_QK bestimmt, wie stark eine Zeile eine andere beachtet, W_VP den Beitrag der beachteten Zeile. Gestrichelte Linien trennen die Spalten von A und B von denen von C und D sowie die Rechner.",
      "Die drei Skalare sind Mittel von Diagonalen. α₁ gehört zu W_QK über den Spalten von A, α₂ und α₃ gehören zu W_VP über denen von A und C. Das Residuum ist die Norm der Differenz durch die Norm der Matrix. Die letzte Schicht zählt in der Unterschrift nicht, denn nach ihr werden A und B nicht gebraucht. Das Vorzeichen jeder Schicht ist so gewählt, dass α₁ ≥ 0; die Ausgabe ändert das nicht.",
      "Jeder Rechner hat eigene Zeilen von W_VP: einen Block für sich und einen für jeden anderen Rechner. Schmale Gewichte haben den Rang r; sie werden mit α₁ S Sᵀ verglichen, wobei S r orthonormale Spalten hat. Eine solche Schicht nutzt den Sketch A S statt A.",
    ],
    formula:
      "W_{QK} \\approx \\begin{pmatrix} \\alpha_1 I & 0 \\\\ 0 & 0 \\end{pmatrix}, \\quad W_{VP} \\approx \\begin{pmatrix} \\alpha_2 I & 0 \\\\ 0 & \\alpha_3 I \\end{pmatrix}",
  },
  constants: {
    chart: "Schrittweiten jeder Schicht und die des Papers",
    waiting: "Die Schrittweiten sind noch nicht berechnet.",
    after: (step: string, draws: string, each: string) => `Nach ${step} Schritten (Mediane über ${draws} Ziehungen von ${each} Matrizen):`,
    afterOne: (step: string, each: string) => `Nach ${step} Schritten (${each} Matrizen):`,
    between: (low: string, high: string) => `zwischen ${low} und ${high}`,
    both: (eta: string, gamma: string) => `η vor der letzten Schicht ist ${eta}, γ ist ${gamma}; das Paper nennt 1 und 1,9.`,
    gammaAlone: (gamma: string) => `γ ist ${gamma}; das Paper nennt 1,9.`,
    idle: (layers: string, below: string, one: boolean) =>
      `In ${one ? "Schicht" : "den Schichten"} ${layers} liegen |η| und |γ| unter ${below}.`,
    leftOut: (count: string, of: string, one: boolean) =>
      `${count} von ${of} Matrizen ${one ? "ist" : "sind"} ausgelassen, weil das Netz divergiert.`,
    eta: "η = −α₁α₂‖A‖², Schritt von A und B",
    gamma: "γ = −α₁α₃‖A‖², Schritt von C und D",
    paper: (value: string) => `Paper ${value}`,
    foot: "A wird nach der letzten Schicht nicht gebraucht",
    columns: { layer: "Schicht", eta: "η", gamma: "γ" },
    explain: [
      "Mit drei Skalaren ist eine Schicht eine Iteration von EAGLE mit den Schritten −α₁α₂ und −α₁α₃. η und γ multiplizieren diese mit ‖A‖², für das A größter Norm, das die Schicht erreicht.",
      "Diese Norm schwankt zwischen Ziehungen von Matrizen; gezeigt sind darum Mediane über mehrere Ziehungen. Bei mehreren Rechnern nutzt η die größte Norm der Spalten von A auf einem Rechner, γ die aller Spalten.",
      "Die Werte 1 und 1,9 des Papers sind Mittel über Schichten und Netze. Trainiert wurde in 20 000 Schritten mit 20 × 20-Matrizen, deren Block A 18 × 18 ist. Eine Matrix ist ausgelassen, wenn der Fehler des Netzes mehr als das Zehnfache der Nullvorhersage beträgt.",
    ],
    formula: "A \\leftarrow A + \\alpha_1\\alpha_2\\, A A^\\top A, \\quad C \\leftarrow C + \\alpha_1\\alpha_3\\, A A^\\top C",
  },
} satisfies Words<typeof trainingText>;
