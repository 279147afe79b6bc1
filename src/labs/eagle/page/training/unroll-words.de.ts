import type { Words } from "../../../../platform/ui/translation";
import type { unrollText } from "./unroll-words";

export default {
  beside: "Was neben dem Netz liegt",
  ways: { numbers: "drei Zahlen je Schicht", clusters: "Schwelle und Cluster", theory: "EAGLE nach Theorie" },
  inWay: {
    numbers: "mit drei Zahlen je Schicht",
    sketch: "mit einer Skizze und drei Zahlen je Schicht",
    clusters: "mit Clustern der Einträge über einer Schwelle",
    theory: "mit ebenso vielen Iterationen von EAGLE mit den Schrittweiten der Theorie",
  },
  rows: {
    network: { name: "Netz", note: "alle Gewichte" },
    numbers: { name: "Algorithmus", note: "3 Zahlen" },
    sketch: { name: "Algorithmus", note: "Skizze, 3 Zahlen" },
    clusters: { name: "Cluster", note: "2 und 3 Werte" },
    theory: { name: "EAGLE", note: "η 1/3, γ 1" },
  },
  begin: "Gewichte ausrollen",
  nobody: "Noch wird kein Netz trainiert: Füge einen Transformer hinzu.",
  waiting: "Ausgerollt steht jede Schicht neben einer Iteration.",
  empty:
    "Was das Netz Schicht für Schicht aus einer Matrix macht, und was seine Gewichte daraus machen, sobald sie als Algorithmus gelesen sind.",
  begins: "Die Gewichte werden ausgerollt.",
  averaging: (step: string) => `Nach ${step} Schritten: eine Matrix, Schicht für Schicht. Die Fehler über viele werden berechnet.`,
  after: (step: string) => `Nach ${step} Schritten:`,
  same: (way, own, network, zero) =>
    `${way} ergänzt ist der Median des Fehlers ${own}, mit allen Gewichten ${network}: Nichts Nennenswertes geht verloren. Die Antwort null irrt um ${zero}.`,
  worse: (way, own, network, zero) =>
    `${way} ergänzt ist der Median des Fehlers ${own}, mit allen Gewichten ${network}: Ein Teil dessen, was das Netz tut, fehlt. Die Antwort null irrt um ${zero}.`,
  lost: (way, own, network, zero) =>
    `${way} ergänzt ist der Median des Fehlers ${own}, kaum besser als die Antwort null, ${zero}, oder schlechter; mit allen Gewichten ist er ${network}. Das ist nicht, was das Netz tut.`,
  stepper: { matrix: "Beispiel", back: "Das Beispiel davor", on: "Das nächste Beispiel" },
  chart: "Eine Matrix nach jeder Schicht",
  first: "Matrix",
  afterLayer: (layer: number) => `Schicht ${layer}`,
  difference: "Differenz × 10⁻⁴",
  mean: (count) => `Mittel von ${count}`,
  paper: (size) => `Paper, ${size}`,
  reading: {
    step: "Schritt der Lesart",
    steps: { entries: "1 alle Einträge", threshold: "2 Schwelle", clusters: "3 Cluster", run: "4 neu rechnen" },
    chart: "Gewichte jeder Schicht, mit Schwelle und Clustern gelesen",
    threshold: (value) => `τ ${value}`,
    kept: (kept, all) => `${kept} von ${all}`,
    nothing: "nichts",
    layerOne: "in Schicht 1",
    layersTo: (last) => `in den Schichten 1 bis ${last}`,
    entries:
      "Schritt 1: jede Matrix, wie sie ist, und darunter ihre Schwelle τ, die niemand einstellt: das 1,5-Fache der mittleren Größe ihrer Einträge.",
    dropped: (layers, queryKey, values) =>
      `Schritt 2: Was nicht über τ liegt, fällt weg. Von den Einträgen der oberen Matrizen bleiben ${queryKey} % ${layers}, von denen der unteren ${values} %.`,
    inPlace: (queryKey, values) =>
      `Wo drei Zahlen je Schicht die ihren haben, liegen oben ${queryKey} % derer, die bleiben, unten ${values} %.`,
    gathered: (layers, queryKey, values) =>
      `Schritt 3: Was bleibt, wird oben zu höchstens zwei Werten, unten zu dreien, Mitteln von Clustern. Mit allem, was wegfiel, fehlen ${queryKey} % der oberen Matrizen ${layers} und ${values} % der unteren.`,
    columns: {
      layer: "Schicht",
      matrix: "Gewichte",
      threshold: "τ",
      kept: "Einträge über τ",
      all: "Einträge",
      inPlace: "Über τ, wo drei Zahlen die ihren haben",
      values: "Werte der Cluster",
      leftOut: "Ausgelassen",
      alphas: ["α₁ dessen, was bleibt", "α₂ dessen, was bleibt", "α₃ dessen, was bleibt"],
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
    "Oben, was das Netz Schicht für Schicht aus einer Matrix macht; unten, was aus derselben Matrix wird, wo seine Gewichte ersetzt sind. Mit drei Zahlen je Schicht sind das Iterationen von EAGLE mit Schrittweiten, die das Training gewählt hat: A und B schrumpfen, C schrumpft schneller, und die Ecke D füllt sich, mit umgekehrtem Vorzeichen.",
    "Schwelle und Cluster sind die Art, wie das Paper Gewichte liest, in vier Schritten, die sich ansehen lassen: Einträge unter dem 1,5-Fachen der mittleren Größe fallen weg, die übrigen werden zu zwei Werten von W_QK und drei von W_VP, und mit dem, was bleibt, rechnet das Netz neu. Jede Schicht ist dann eine Iteration mit den Zahlen, die auf ihren Diagonalen stehen. Nach Theorie nimmt EAGLE die Schrittweiten 1/3 und 1 durch die quadrierte Norm jedes A, die ein Netz, das alle Matrizen gleich behandelt, nicht kennen kann.",
    "Differenzen sind quadriert und durch die Zahl der Einträge geteilt, in Zehntausendsteln wie in Tabelle 1 des Papers: die der gezeigten Matrix, und darunter Mittel über 512 neue Matrizen, ohne jene, bei denen eines der beiden divergiert. Die Tabelle hinter diesem Bild hat auch Mediane.",
    "Neben einem Netz aus vier Schichten, das als drei Zahlen je Schicht gelesen wird, steht, was das Paper berichtet: Mittel über zehn Netze, trainiert in 20 000 Schritten mit 1 024 Matrizen von 20 × 20. Das sind seine eigenen Zahlen, hier nicht berechnet; bei anderen Größen lässt sich nur die Größenordnung vergleichen.",
  ],
  formula:
    "A \\leftarrow A + \\alpha_1\\alpha_2\\, A A^\\top A, \\quad C \\leftarrow C + \\alpha_1\\alpha_3\\, A A^\\top C, \\quad D \\leftarrow D + \\alpha_1\\alpha_3\\, B A^\\top C",
} satisfies Words<typeof unrollText>;
