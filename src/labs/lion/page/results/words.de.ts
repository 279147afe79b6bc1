import type { Words } from "../../../../platform/ui/translation";
import type { resultsText } from "./words";

export default {
  title: "Was das Paper gemessen hat",
  table: "Tabelle",
  tables: {
    imagenet: "ImageNet",
    "imagenet-tiny": "ImageNet, tiny",
    "cifar-masks": "CIFAR-100: Masken",
    "cifar-parts": "CIFAR-100: Teile",
    "cifar-directions": "CIFAR-100: Richtungen",
    "glue-large": "GLUE, large",
    "glue-base": "GLUE, base",
    positions: "Positionen",
    "long-range": "Long Range Arena",
    "long-range-parts": "Long Range Arena: Teile",
    "long-range-others": "Long Range Arena: andere",
    causal: "Kausal, OpenWebText",
  },
  source: (numbers: readonly number[]) =>
    numbers.length === 0
      ? "Anhang A des Papers."
      : numbers.length === 1
        ? `Tabelle ${numbers[0]} des Papers.`
        : `Tabellen ${numbers.join(" und ")} des Papers.`,
  best: (column: string, row: string, figure: string) => `Am besten in „${column}“: ${row} mit ${figure}.`,
  flagged: (count: number) =>
    count === 0
      ? "Von nichts hier ist bekannt, dass es dem Rest des Papers widerspräche."
      : count === 1
        ? "Eines hier passt nicht zum Text, zum Code oder zu einer anderen Tabelle."
        : `${count} Dinge hier passen nicht zum Text, zum Code oder zu einer anderen Tabelle.`,
  row: "Modell",
  what: "Was versucht wurde",
  fails: "scheitert",
  notGiven: "nicht angegeben",
  note: "Anmerkung",
  sortBy: (column: string) => `Nach ${column} sortieren`,
  columns: {
    "parameters-small": "Parameter small, Mio.",
    "parameters-base": "Parameter base, Mio.",
    "top1-small": "Top-1 small, %",
    "top1-base": "Top-1 base, %",
    "time-small": "Trainingszeit small, ×",
    "time-base": "Trainingszeit base, ×",
    top1: "Top-1, %",
    time: "Trainingszeit, ×",
    "top1-one-scan": "ein Durchlauf, %",
    "top1-two-scans": "zwei Durchläufe, %",
    mlm: "verdeckte Wörter, %",
    glue: "GLUE-Mittel",
    "mlm-without": "ohne Positionen, %",
    "mlm-with": "mit Positionen, %",
    average: "Mittel",
    perplexity: "Perplexität",
  },
  rows: {
    "LION-D two scans": "LION-D, zwei Durchläufe",
    "LION-S two scans": "LION-S, zwei Durchläufe",
    "ViT, table 15": "ViT (Tabelle 15)",
    "LION-S, table 15": "LION-S (Tabelle 15)",
    "LION-S distilled, table 15": "LION-S, destilliert (Tabelle 15)",
    "mask-fixed": "eine feste Maske",
    "mask-vector": "Zerfälle als Vektoren, aus der Eingabe",
    "mask-scalar": "Zerfälle als eine Zahl, aus der Eingabe",
    "softmax-positions-nonlinearity": "Softmax, Positionen, Nichtlinearität",
    "softmax-positions": "Softmax, Positionen",
    "softmax-nonlinearity": "Softmax, Nichtlinearität",
    softmax: "Softmax",
    "positions-nonlinearity": "Positionen, Nichtlinearität (LION-LIT)",
    positions: "Positionen",
    nonlinearity: "Nichtlinearität",
    nothing: "nichts",
    "nonlinearity-mask": "Nichtlinearität, Maske (LION-S)",
    forward: "vorwärts",
    backward: "rückwärts",
    alternating: "abwechselnd je Schicht",
    bidirectional: "in beide Richtungen",
    "LION-D without HIPPO": "LION-D, anderer Anfang",
    "LION-S without HIPPO": "LION-S, anderer Anfang",
    "LION-D with HIPPO": "LION-D, Anfang nach HIPPO",
    "LION-S with HIPPO": "LION-S, Anfang nach HIPPO",
    "sigmoid-keys": "Schlüssel durch ein Sigmoid, unskaliert",
    relu: "ReLU, skaliert",
    "scalar-decay": "Zerfälle als eine Zahl",
    unscaled: "unskaliert",
    "scale-before-mask": "skaliert vor der Maske",
    "no-selectivity": "nur HIPPO, nicht selektiv",
    "softplus-decay": "Zerfälle durch Softplus, über 1",
  },
  notes: {
    "ten-times": (small: string, base: string) =>
      `„Bis zu 10-mal schneller“ als Vim sind nach diesen Zahlen ${small}-mal bei small und ${base}-mal bei base.`,
    "beats-vit": (vit: string) =>
      `Der Text sagt, LION übertreffe das schlichte ViT; mit einem Durchlauf tut das bei base keine Variante (ViT hat ${vit}).`,
    "hydra-size": "91 Millionen Parameter im Paper, 104 Millionen im Readme seines Repositorys.",
    "lit-features":
      "Der Text hat für alle Varianten das verschobene SiLU; der veröffentlichte Code für Bilder nimmt für LION-LIT elu(x) + 1.",
    "two-scans":
      "Nach dem Text werden Ausgaben gemittelt; der Code mittelt Masken, bevor Zeilen skaliert werden, was andere Ausgaben gibt.",
    conventions:
      "Gleichung 9 und die Rekurrenz von Theorem 3.1 sind bei LION-S Transponierte voneinander; der veröffentlichte Code ist Gleichung 9. Dort hat das Klassen-Token λ = 1, und die Blockform scheitert, wenn der letzte Block ein Token hat.",
    "two-tiny": "Zweimal dasselbe Modell, wie es scheint: Tabelle 12 hat eine Zahl, Tabelle 15, aus älteren Läufen, eine andere.",
    "no-naive-sum": "Der Text beruft sich für eine naive Summe zweier Richtungen auf diese Tabelle; keine ihrer Zeilen ist eine.",
    "text-no-features":
      "Der veröffentlichte Code für Text hat weder Merkmalsabbildung noch skalierte Zeilen: Es sind Zahlen von Attention mit Vorzeichen und ohne Skalierung. Seine RNN- und seine Blockform beachten kein Padding.",
    "text-names":
      "Die veröffentlichten Einstellungen des Vortrainings nennen Schichten, die der veröffentlichte Code nicht implementiert; er bräche mit einem Fehler ab. Die für GLUE nennen die richtigen.",
    "text-rate":
      "Die Lernrate des Vortrainings fällt nach dem Text auf 20 % ihres Höchstwerts, nach den veröffentlichten Einstellungen auf 2 %.",
    "text-guard": "Zum veröffentlichten Zerfall eines Tokens wird 1e-7 addiert, er liegt also zwischen 1e-7 und 1 + 1e-7.",
    "text-chunks": "Die veröffentlichte Blockform bricht für diese Variante mit einem Fehler ab.",
    "text-length": "Tabelle 5 hat hier Folgen von 4\u202f096, Tabelle 6 von 2\u202f048.",
    "no-pathx": "PathX scheitert.",
    mean: (row: string, printed: string, mean: string, count: number) =>
      `${row}: Die ${count} Zahlen der Zeile haben das Mittel ${mean}, gedruckt ist ${printed}.`,
    chunks:
      "Blöcke sparen Speicher; nach dem Paper wägen sie Speicher und Zeit ab, doch seine Blöcke besuchen weiterhin jedes Paar von Token.",
  },
  plot: "Bild",
  plots: {
    "imagenet-base-time": "base gegen Trainingszeit",
    "imagenet-small-time": "small gegen Trainingszeit",
    "imagenet-base-memory": "base gegen Speicher",
    "tiny-time": "gegen Trainingszeit",
    "glue-time": "GLUE gegen Trainingszeit",
    "mlm-time": "Wörter gegen Trainingszeit",
  },
  resolution: "Größe der Bilder",
  pixels: (side: number) => `${side} Pixel`,
  chart: "Genauigkeit gegen das, was sie kostet",
  times: { vit: "Trainingszeit, ViT = 1", bert: "Trainingszeit, BERT = 1" },
  gigabytes: (side: number) => `GB der Inferenz bei ${side} Pixeln, aus einer Abbildung abgelesen`,
  forms: { full: "voll", chunk: "Blöcke", recurrent: "rekurrent" },
  pointed: (best: string, cheapest: string) => `${best} ist am genauesten, ${cheapest} kostet am wenigsten.`,
  memoryNote: "Genauigkeiten sind die bei 224 Pixeln; Speicher ist der der Inferenz bei der gewählten Größe, auf etwa 0,3 GB.",
  explain: [
    "Das sind die eigenen Zahlen des Papers, jede aus der genannten Tabelle; was nicht zusammenpasst, trägt einen Buchstaben. Das Paper gibt keine Fehlerbalken an.",
    "Auf ImageNet gewinnen zwei Durchläufe 1,1 bis 6,4 Punkte gegenüber einem; keine Zeile zeigt, was am zweiten Durchlauf hilft. LION-D ist dort in 5 von 6 Paaren mindestens so gut wie LION-S. Auf GLUE liegt jedes LION im Mittel unter BERT, aber LION-D und LION-S liegen auf CoLA darüber.",
    "Das Blog der Autoren hat eigene Versehen: Zerfälle zwischen 0 und 1 stehen dort als ihre Logarithmen, Blöcke der Maske neben der Diagonalen, als wären sie wie die auf ihr, und die Indizes der Blöcke.",
    "Veröffentlichter Code ist der der Autoren auf GitHub, LIONS-EPFL/LION, Commit 32a0136 vom 13. Mai 2025. Für Bilder multipliziert dort nur die Attention-Form Scores mit 1/√d und addiert 1e-6 zur Summe einer Zeile. Diese Seite addiert kein Epsilon, verbirgt Padding in jeder Form, hat kein Klassen-Token und berechnet jede Variante in Blöcken jeder Länge.",
  ],
  formula: "M_ij = λ^{|i − j|}",
} satisfies Words<typeof resultsText>;
