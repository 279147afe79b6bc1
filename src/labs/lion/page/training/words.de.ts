import { formatCount, formatFixed, formatValue } from "../../../../platform/charts/format";
import type { Words } from "../../../../platform/ui/translation";
import type { trainingText } from "./words";

const share = (value: number) => formatFixed(value, 3);

export default {
  value: { accuracy: share, loss: (nats: number) => `${share(nats)} Nats`, batches: (nats: number) => `${share(nats)} Nats` },
  baselines: {
    chance: "Zufall",
    bag: "Zählen ohne Reihenfolge",
    nearest: "nächster Buchstabe",
    commonest: "häufigste Antwort",
    outermost: "nur die erste Operation",
    "most-alike": "ähnlichstes Trainingsbild",
    unigram: "Häufigkeiten",
    left: "vorangehende Token",
    blind: "direkte Nachbarn, Seiten unbekannt",
    visible: "nächste sichtbare Nachbarn, Seiten unbekannt",
    unsided: "alle sichtbaren Zustände, Richtung unbekannt",
    sides: "direkte Nachbarn",
    bayes: "alle sichtbaren Zustände (Bayes)",
  },
  training: {
    title: "Training",
    chart: "Genauigkeit oder Verlust über den Trainingsschritten",
    measure: "Maß",
    measures: { usual: "Standard der Aufgabe", accuracy: "Genauigkeit", loss: "Verlust", batches: "Verlust der Batches" },
    across: "Trainingsschritte",
    lines: {
      accuracy: "Genauigkeit auf 128 zurückgehaltenen Folgen; Linie: Mittel der Seeds, Band: Minimum bis Maximum",
      loss: "Kreuzentropie in Nats auf 128 zurückgehaltenen Folgen; Linie: Mittel der Seeds, Band: Minimum bis Maximum",
      batches: "Kreuzentropie in Nats jedes Batches vor seinem Schritt; Linie: Mittel der Seeds, Band: Minimum bis Maximum",
    },
    read: "Die Kurven bei einem Schritt ablesen",
    at: (step: number) => `Schritt ${formatCount(step)}`,
    range: (low: number, high: number) => `${formatValue(low)} bis ${formatValue(high)}`,
    floor: "0",
    absent: "Noch kein Encoder: einen zum Trainieren hinzufügen.",
    begins: "Das Training beginnt.",
    elsewhere: (length: string, values: string) => `Test bei ${length} Token, einer Länge außerhalb des Trainings: ${values}.`,
    accuracy: {
      best: (name: string, step: string, value: string) => `Nach ${step} Schritten erreicht ${name} eine Genauigkeit von ${value}.`,
      alike: (value: string) => `Alle Encoder haben dieselbe Genauigkeit: ${value}.`,
      last: (name: string, value: string) => `Die niedrigste Genauigkeit ist ${value}, von ${name}.`,
    },
    loss: {
      best: (name: string, step: string, value: string) =>
        `Nach ${step} Schritten erreicht ${name} einen Verlust von ${value} Nats; niedriger ist besser.`,
      alike: (value: string) => `Alle Encoder haben denselben Verlust: ${value} Nats.`,
      last: (name: string, value: string) => `Der höchste Verlust ist ${value}, von ${name}.`,
    },
    columns: {
      step: "Schritt",
      mean: (name: string) => name,
      low: (name: string) => `${name}, Minimum`,
      high: (name: string) => `${name}, Maximum`,
    },
    explain: [
      "Jeder Encoder beginnt mit eigenen zufälligen Gewichten und wird in jedem Schritt auf einem neu gezogenen Batch trainiert. Der Verlust ist die Kreuzentropie in Nats: das Mittel von −ln p der richtigen Antwort.",
      "Gestrichelte Linien sind Vergleichswerte ohne Training, berechnet im abschließenden Test: auf 1\u202f024 Folgen oder den 360 Testbildern.",
      "Auf der Markow-Kette sind die Vergleichswerte exakte A-posteriori-Verteilungen. „Seiten unbekannt“ summiert über beide Reihenfolgen der Nachbarn.",
      "Bei gleicher Breite und Tiefe haben alle Encoder nahezu gleich viele Parameter. LION-S hat weniger verdeckte Einheiten, was die Parameter seiner Zerfälle ausgleicht.",
    ],
    formula: "y_i = \\frac{\\sum_j M_{ij}\\,\\phi(q_i)^\\top\\phi(k_j)\\,v_j}{\\sum_j M_{ij}\\,\\phi(q_i)^\\top\\phi(k_j)}",
  },
  sequence: {
    chart: "Eine Folge, Token für Token",
    learner: "Encoder",
    reading: "Ansicht",
    readings: { decays: "Zerfälle und Antworten", "half-lives": "Halbwertszeiten", weights: "Attention-Gewichte" },
    halfLives: "Halbwertszeiten der Köpfe",
    halfLivesSummary: "Halbwertszeiten jedes Kopfes: die Zahl der Token mit gleichem Zerfall, nach denen die Hälfte eines Beitrags bleibt.",
    across: "Halbwertszeit in Token",
    atKind: (kind: string) => `bei ${kind}`,
    atOthers: "bei anderen Token",
    quoted: (glyph: string) => `„${glyph}“`,
    sequence: "Folge",
    tokens: "Token",
    right: "richtig",
    head: (layer: number | null, scan: number | null, head: number) =>
      [layer === null ? "" : `Schicht ${layer}, `, scan === null ? "" : `Scan ${scan}, `, `Kopf ${head}`].join(""),
    heads: (layer: number | null, scan: number | null, heads: number) =>
      [
        layer === null ? "" : `Schicht ${layer}, `,
        scan === null ? "" : `Scan ${scan}, `,
        heads === 1 ? "Kopf 1" : `Köpfe 1 bis ${heads}`,
      ].join(""),
    lambda: (value: string) => `λ ${value}`,
    atWalls: (walls: string, others: string) => `Wände ${walls}, Füllzeichen ${others}`,
    everywhere: (value: string) => `λ ${value} bei jedem Token`,
    mean: (value: string) => `λ im Mittel ${value}`,
    wrong: (count: number, of: number) =>
      count === 0 ? `alle ${formatCount(of)} richtig` : `${formatCount(count)} von ${formatCount(of)} falsch`,
    whole: (given: string, right: string) => (given === right ? `${given}, richtig` : `${given}, falsch: richtig ist ${right}`),
    waits: "wartet",
    weights: "Attention-Gewichte jedes Kopfes",
    weightsSummary:
      "Zeilen sind Queries, Spalten sind Keys, und jede Zeile summiert sich zu 1. Keys unter der Diagonalen gehen der Query voran, Keys darüber folgen ihr.",
    glyphs: {
      "|": "Wänden",
      "·": "Füllzeichen",
      "?": "Token mit „?“",
      "▸": "dem Starttoken",
      "=": "Paaren aus Key und Value",
      x: "Markern",
      "<": "MIN",
      ">": "MAX",
      "~": "MED",
      "]": "Enden von Listen",
      "○": "leeren Patches",
      "◐": "Patches mit wenig Tinte",
      "●": "Patches mit viel Tinte",
    },
    grid: {
      picture: (rows: number, columns: number, way: string) => `Die Folge als Gitter von ${rows} × ${columns} Token, ${way}`,
      noWay: "ohne Scan: nichts zerfällt",
      rowByRow: "Scan Zeile für Zeile",
      byRows: "Scan 1: Zeilen, in wechselnder Richtung",
      byColumns: "Scan 2: Spalten, in wechselnder Richtung",
      source: "Bilder: E. Alpaydin und C. Kaynak, Optical Recognition of Handwritten Digits (1998), UCI, CC BY 4.0.",
    },
    selective: (head: string, glyph: string, lambda: string, all: string) =>
      `In ${head} ist λ im Mittel bei ${glyph} am kleinsten: ${lambda}, verglichen mit ${all} über alle Token.`,
    fixed: (low: string, high: string) =>
      low === high
        ? `Die Halbwertszeit jedes Kopfes beträgt ${low} Token.`
        : `Die Halbwertszeiten der Köpfe reichen von ${low} bis ${high} Token.`,
    slowestKeeps: (low: string, length: string) =>
      `Die kürzeste Halbwertszeit eines Kopfes beträgt ${low} Token; die längste übersteigt die ${length} Token einer Folge.`,
    allKeep: (length: string) => `Die Halbwertszeit jedes Kopfes übersteigt die ${length} Token einer Folge.`,
    nothingDecays: {
      LIT: "LION-LIT hat keinen Zerfall: Seine Maske hängt nicht vom Abstand ab.",
      softmax: "Softmax-Attention hat keinen Zerfall: Die Gewichte hängen von den Token ab, von ihren Plätzen nur über Positionen.",
    },
    columns: { head: "Kopf", kind: "Art von Token", tokens: "Token", lambda: "λ im Mittel", halfLife: "Halbwertszeit in Token" },
    explain: [
      "Die Folge stammt aus der Testmenge. Balken sind die Zerfälle λ jedes Tokens, für den ersten Seed des gewählten Encoders. Ein Kopf von LION-D hat nur einen.",
      "Darunter stehen die richtigen Antworten und die jedes Encoders; falsche Antworten sind umrahmt. Gitter sind auch als Bilder gezeichnet, mit dem Weg jedes Scans ab seinem Punkt.",
      "Die Halbwertszeit gehört zu einem Zerfall: Nach so vielen Token mit diesem Zerfall bleibt die Hälfte eines Beitrags. LION-D hat eine Halbwertszeit je Kopf.",
      "LION-S hat eine Halbwertszeit je Token, gezeichnet als Histogramm; die Art von Token mit den kleinsten Zerfällen ist gesondert gezeichnet.",
      "Bei den Attention-Gewichten ist jede Zeile ein Query-Token und jede Spalte ein Key-Token. Dunklere Zellen haben größere Gewichte.",
    ],
    formula: "\\lambda_i = \\sigma(w_a^\\top x_i + a)",
  },
} satisfies Words<typeof trainingText>;
