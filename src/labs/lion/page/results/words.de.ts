import type { Words } from "../../../../platform/ui/translation";
import type { resultsText } from "./words";

export default {
  title: "Ergebnisse des Papers",
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
      ? "Anhang A des Papers"
      : numbers.length === 1
        ? `Tabelle ${numbers[0]} des Papers`
        : `Tabellen ${numbers.join(" und ")} des Papers`,
  best: (column: string, row: string, figure: string) => `am besten in „${column}“ ist ${row} mit ${figure}.`,
  flagged: (count: number) =>
    count === 0
      ? "Keine Abweichung vom Rest des Papers ist bekannt."
      : count === 1
        ? "Eine Anmerkung markiert eine Abweichung vom Text, vom Code oder von einer anderen Tabelle."
        : `${count} Anmerkungen markieren Abweichungen vom Text, vom Code oder von einer anderen Tabelle.`,
  row: "Modell",
  what: "Variation",
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
    mlm: "Masked Language Modelling, %",
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
    "mask-vector": "vektorielle Zerfälle, aus der Eingabe",
    "mask-scalar": "skalare Zerfälle, aus der Eingabe",
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
    bidirectional: "bidirektional",
    "LION-D without HIPPO": "LION-D ohne HiPPO",
    "LION-S without HIPPO": "LION-S ohne HiPPO",
    "LION-D with HIPPO": "LION-D mit HiPPO",
    "LION-S with HIPPO": "LION-S mit HiPPO",
    "sigmoid-keys": "Sigmoid der Keys, unskaliert",
    relu: "ReLU, skaliert",
    "scalar-decay": "skalare Zerfälle",
    unscaled: "unskaliert",
    "scale-before-mask": "skaliert vor der Maske",
    "no-selectivity": "nur HiPPO, nicht selektiv",
    "softplus-decay": "Softplus-Zerfälle, über 1",
  },
  notes: {
    "ten-times": (small: string, base: string) =>
      `Der Text nennt „bis zu 10-mal schneller“ als Vim; diese Zahlen ergeben ${small} (small) und ${base} (base).`,
    "beats-vit": (vit: string) =>
      `Nach dem Text übertrifft LION das einfache ViT. Bei base mit einem Scan tut das keine Variante (ViT ${vit}).`,
    "hydra-size": "Das Paper nennt 91 Millionen Parameter, das Readme des Repositorys 104 Millionen.",
    "lit-features":
      "Der Text verwendet für alle Varianten das verschobene SiLU, der veröffentlichte Code für Bilder bei LION-LIT elu(x) + 1.",
    "two-scans":
      "Nach dem Text werden Ausgaben gemittelt. Der Code mittelt Masken, bevor Zeilen skaliert werden, was andere Ausgaben gibt.",
    conventions:
      "Bei LION-S sind die Masken von Gleichung 9 und Theorem 3.1 zueinander transponiert; der veröffentlichte Code verwendet Gleichung 9. Sein Klassen-Token hat λ = 1, und seine Blockform scheitert, wenn der letzte Block ein Token hat.",
    "two-tiny": "Die Tabellen 12 und 15 nennen verschiedene Zahlen für anscheinend dasselbe Modell; Tabelle 15 stammt aus älteren Läufen.",
    "no-naive-sum": "Der Text verweist für eine naive Summe zweier Richtungen auf diese Tabelle, aber keine Zeile zeigt eine.",
    "text-no-features":
      "Der veröffentlichte Code für Text hat keine Merkmalsabbildung und keine skalierten Zeilen; Scores haben also Vorzeichen. Seine RNN- und seine Blockform berücksichtigen kein Padding.",
    "text-names":
      "Die veröffentlichten Einstellungen des Vortrainings nennen Schichten, die der veröffentlichte Code nicht implementiert. Die Einstellungen für GLUE nennen vorhandene.",
    "text-rate": "Die Lernrate des Vortrainings fällt im Text auf 20 % ihres Höchstwerts, in den veröffentlichten Einstellungen auf 2 %.",
    "text-guard": "Der veröffentlichte Code addiert 1e-7 zum Zerfall eines Tokens, der also zwischen 1e-7 und 1 + 1e-7 liegt.",
    "text-chunks": "Die veröffentlichte Blockform bricht für diese Variante mit einem Fehler ab.",
    "text-length": "Die Länge der Folgen ist 4\u202f096 in Tabelle 5 und 2\u202f048 in Tabelle 6.",
    "no-pathx": "Das Modell scheitert an PathX.",
    mean: (row: string, printed: string, mean: string, count: number) =>
      `${row}: Das Mittel der ${count} Zahlen der Zeile ist ${mean}; gedruckt ist ${printed}.`,
    chunks:
      "Die Blöcke des Papers sparen Speicher, berechnen aber jedes Paar von Token. Nach dem Paper gleichen sie Speicher und Zeit aus.",
  },
  plot: "Diagramm",
  plots: {
    "imagenet-base-time": "base gegen Trainingszeit",
    "imagenet-small-time": "small gegen Trainingszeit",
    "imagenet-base-memory": "base gegen Speicher",
    "tiny-time": "gegen Trainingszeit",
    "glue-time": "GLUE gegen Trainingszeit",
    "mlm-time": "Masked Language Modelling gegen Trainingszeit",
  },
  resolution: "Bildgröße",
  pixels: (side: number) => `${side} Pixel`,
  chart: "Genauigkeit gegen Kosten",
  times: { vit: "Trainingszeit, ViT = 1", bert: "Trainingszeit, BERT = 1" },
  gigabytes: (side: number) => `GB bei Inferenz mit ${side} Pixeln, aus einer Abbildung abgelesen`,
  forms: { full: "voll", chunk: "Blöcke", recurrent: "rekurrent" },
  pointed: (best: string, cheapest: string) => `${best} hat die höchste Genauigkeit, ${cheapest} die niedrigsten Kosten.`,
  memoryNote: "Die Genauigkeit gilt für 224 Pixel, der Speicher für Inferenz bei der gewählten Größe, auf etwa 0,3 GB.",
  explain: [
    "Alle Zahlen stammen aus dem Paper, aus der genannten Tabelle; Buchstaben markieren Abweichungen im Paper oder vom Code. Das Paper gibt keine Fehlerbalken an.",
    "Auf ImageNet gewinnen zwei Scans 1,1 bis 6,4 Punkte gegenüber einem. LION-D ist in 5 von 6 Paaren mindestens so genau wie LION-S. Auf GLUE liegt jede LION-Variante im Mittel unter BERT; auf CoLA liegen LION-D und LION-S darüber.",
    "Das Blog der Autoren enthält Fehler beim Bereich der Log-Zerfälle, bei Maskenblöcken neben der Diagonalen und bei den Indizes der Blöcke.",
    "Der veröffentlichte Code ist LIONS-EPFL/LION auf GitHub, Commit 32a0136 vom 13. Mai 2025. Für Bilder multipliziert nur seine Attention-Form Scores mit 1/√d und addiert 1e-6 zu Zeilensummen.",
    "Diese Seite addiert kein Epsilon und hat kein Klassen-Token. Sie maskiert Padding in jeder Form und berechnet jede Variante in Blöcken jeder Länge.",
  ],
  formula: "M_ij = λ^{|i − j|}",
} satisfies Words<typeof resultsText>;
