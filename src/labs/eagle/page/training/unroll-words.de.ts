import type { Words } from "../../../../platform/ui/translation";
import type { unrollText } from "./unroll-words";

export default {
  beside: "Vergleich",
  ways: { numbers: "drei Skalare je Schicht", clusters: "Schwelle und Cluster", theory: "EAGLE, theoretische Schritte" },
  inWay: {
    numbers: "mit drei Skalaren je Schicht",
    sketch: "mit einem Sketch und drei Skalaren je Schicht",
    clusters: "mit geclusterten Gewichten",
    theory: "mit den theoretischen Schritten von EAGLE",
  },
  rows: {
    network: { name: "Netz", note: "alle Gewichte" },
    numbers: { name: "Algorithmus", note: "3 Skalare" },
    sketch: { name: "Algorithmus", note: "Sketch, 3 Skalare" },
    clusters: { name: "Cluster", note: "2 und 3 Werte" },
    theory: { name: "EAGLE", note: "η 1/3, γ 1" },
  },
  begin: "Netz ausrollen",
  absent: "Es gibt kein Netz. Einen Transformer hinzufügen.",
  waiting: "Das Netz ausrollen, um jede Schicht mit einer Iteration zu vergleichen.",
  empty: "Zustände einer Matrix nach jeder Schicht, im Netz und im Algorithmus aus seinen Gewichten.",
  begins: "Das Netz wird ausgerollt.",
  averaging: (step: string) => `Nach ${step} Schritten: Zustände einer Matrix. Die Fehler über viele Matrizen werden berechnet.`,
  after: (step: string) => `Nach ${step} Schritten:`,
  same: (way, own, network, zero) =>
    `Der Median des Fehlers ist ${way} ${own}, ähnlich wie mit allen Gewichten (${network}). Die Nullvorhersage hat ${zero}.`,
  worse: (way, own, network, zero) =>
    `Der Median des Fehlers ist ${way} ${own}, größer als mit allen Gewichten (${network}). Die Nullvorhersage hat ${zero}.`,
  lost: (way, own, network, zero) =>
    `Der Median des Fehlers ist ${way} ${own}, nahe dem der Nullvorhersage (${zero}) oder darüber. Mit allen Gewichten ist er ${network}.`,
  stepper: { matrix: "Beispiel", back: "Voriges Beispiel", on: "Nächstes Beispiel" },
  chart: "Eine Matrix nach jeder Schicht",
  first: "Matrix",
  afterLayer: (layer: number) => `Schicht ${layer}`,
  difference: "Differenz × 10⁻⁴",
  mean: (count) => `Mittel von ${count}`,
  paper: (size) => `Paper, ${size}`,
  reading: {
    step: "Schritt der Extraktion",
    steps: { entries: "1 alle Einträge", threshold: "2 Schwelle", clusters: "3 Cluster", run: "4 Lauf" },
    chart: "Gewichte jeder Schicht, nach Schwelle und Clustern",
    threshold: (value) => `τ ${value}`,
    kept: (kept, all) => `${kept} von ${all}`,
    nothing: "nichts",
    layerOne: "in Schicht 1",
    layersTo: (last) => `in den Schichten 1 bis ${last}`,
    entries: "Schritt 1: jede Matrix mit ihrer Schwelle τ, dem 1,5-Fachen des mittleren Betrags der Einträge.",
    dropped: (layers, queryKey, values) => `Schritt 2: Einträge über τ bleiben, ${queryKey} % von W_QK und ${values} % von W_VP ${layers}.`,
    inPlace: (queryKey, values) => `Davon liegen ${queryKey} % (W_QK) und ${values} % (W_VP) auf den Diagonalen der drei Skalare.`,
    gathered: (layers, queryKey, values) =>
      `Schritt 3: Höchstens zwei Clustermittel ersetzen die Einträge von W_QK, höchstens drei die von W_VP. Das Residuum ist ${queryKey} % von W_QK und ${values} % von W_VP ${layers}.`,
    columns: {
      layer: "Schicht",
      matrix: "Gewichte",
      threshold: "τ",
      kept: "Einträge über τ",
      all: "Einträge",
      inPlace: "Über τ auf den Diagonalen der Skalare",
      values: "Clustermittel",
      leftOut: "Residuum",
      alphas: ["α₁ der Cluster", "α₂ der Cluster", "α₃ der Cluster"],
    },
  },
  columns: {
    layer: "Nach Schicht",
    mean: (way: string) => `${way}: Mittel × 10⁻⁴`,
    median: (way: string) => `${way}: Median × 10⁻⁴`,
    paper: "Paper, Tabelle 1 × 10⁻⁴",
    error: "Median des quadratischen Fehlers von D",
    leftOut: "Ausgelassene Matrizen",
  },
  explain: [
    "Die obere Zeile zeigt die Zustände einer Matrix im Netz, die untere die mit ersetzten Gewichten. Mit drei Skalaren je Schicht sind das Iterationen von EAGLE mit trainierten Schrittweiten. A, B und C schrumpfen, D wächst mit umgekehrtem Vorzeichen.",
    "„Schwelle und Cluster“ ist die Extraktion des Papers, in vier Schritten. Einträge unter dem 1,5-Fachen des mittleren Betrags werden null; Clustermittel ersetzen die anderen, zwei für W_QK und drei für W_VP. Mit diesen Gewichten läuft das Netz neu. „EAGLE, theoretische Schritte“ nutzt η = 1/3 und γ = 1 mit der Norm jedes A; ein trainiertes Netz hat für alle Matrizen dieselben Gewichte.",
    "Differenzen sind quadriert und durch die Zahl der Einträge geteilt, in Einheiten von 10⁻⁴ wie in Tabelle 1 des Papers. Angegeben sind sie für die gezeigte Matrix und als Mittel über 512 neue Matrizen. Matrizen, bei denen eines der beiden divergiert, sind ausgelassen. Die Tabelle dieses Panels hat auch Mediane.",
    "Bei vier Schichten und drei Skalaren je Schicht stehen die Werte des Papers dabei. Sie sind Mittel über zehn Netze, trainiert in 20 000 Schritten mit 1 024 Matrizen von 20 × 20. Bei anderen Größen ist nur die Größenordnung vergleichbar.",
  ],
  formula:
    "A \\leftarrow A + \\alpha_1\\alpha_2\\, A A^\\top A, \\quad C \\leftarrow C + \\alpha_1\\alpha_3\\, A A^\\top C, \\quad D \\leftarrow D + \\alpha_1\\alpha_3\\, B A^\\top C",
} satisfies Words<typeof unrollText>;
