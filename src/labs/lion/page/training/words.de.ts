import { formatCount, formatFixed, formatValue } from "../../../../platform/charts/format";
import type { Words } from "../../../../platform/ui/translation";
import type { trainingText } from "./words";

const share = (value: number) => formatFixed(value, 3);

export default {
  value: { accuracy: share, loss: (nats: number) => `${share(nats)} Nats`, batches: (nats: number) => `${share(nats)} Nats` },
  baselines: {
    chance: "Zufall",
    bag: "Zählen ohne Reihenfolge",
    nearest: "der nächste Buchstabe",
    commonest: "die häufigste Antwort",
    outermost: "die erste Operation allein",
    "most-alike": "das ähnlichste Bild",
    unigram: "wie oft jedes vorkommt",
    left: "was davor steht",
    blind: "direkte Nachbarn, Seiten unbekannt",
    visible: "nächste sichtbare Nachbarn, Seiten unbekannt",
    unsided: "alle sichtbaren Zustände, Richtung unbekannt",
    sides: "direkte Nachbarn",
    bayes: "alle sichtbaren Zustände (Bayes)",
  },
  training: {
    title: "Training",
    chart: "Wie die Encoder während des Lernens abschneiden",
    measure: "Was gezeichnet wird",
    measures: { usual: "Maß der Aufgabe", accuracy: "richtige Antworten", loss: "Nats", batches: "Nats der Batches" },
    across: "Trainingsschritte",
    lines: {
      accuracy: "Anteil richtiger Antworten auf 128 ungesehenen Folgen; Linie: Mittel der Seeds, Band: kleinster bis größter",
      loss: "Nats auf 128 ungesehenen Folgen; Linie: Mittel der Seeds, Band: kleinster bis größter Wert",
      batches: "Nats des Batches eines Schritts, vor ihm; Linie: Mittel der Seeds, Band: kleinster bis größter Wert",
    },
    read: "Die Kurven bei einem Schritt ablesen",
    at: (step: number) => `Schritt ${formatCount(step)}`,
    range: (low: number, high: number) => `${formatValue(low)} bis ${formatValue(high)}`,
    floor: "0",
    nobody: "Noch lernt niemand: einen Encoder hinzufügen.",
    begins: "Das Training beginnt.",
    elsewhere: (length: string, values: string) => `Auf Folgen von ${length} Token, auf denen niemand trainiert wurde: ${values}.`,
    accuracy: {
      best: (name: string, step: string, value: string) => `Nach ${step} Schritten sind von den Antworten von ${name} ${value} richtig.`,
      alike: (value: string) => `Bei allen ist derselbe Anteil der Antworten richtig: ${value}.`,
      last: (name: string, value: string) => `${name} ist Letzter mit ${value}.`,
    },
    loss: {
      best: (name: string, step: string, value: string) =>
        `Nach ${step} Schritten braucht ${name} für das Verdeckte ${value} Nats; weniger sind besser.`,
      alike: (value: string) => `Alle brauchen für das Verdeckte gleich viel: ${value} Nats.`,
      last: (name: string, value: string) => `${name} ist Letzter mit ${value}.`,
    },
    columns: {
      step: "Schritt",
      mean: (name: string) => name,
      low: (name: string) => `${name}, kleinster`,
      high: (name: string) => `${name}, größter`,
    },
    explain: [
      "Jeder Encoder wird von eigenen ersten Gewichten aus auf in jedem Schritt neu gezogenen Folgen trainiert und unterwegs mit 128 Folgen geprüft, aus denen er nie lernt. Nats sind das Mittel von −ln der Wahrscheinlichkeit, die er der richtigen Antwort gab: 0 ist vollkommen.",
      "Gestrichelte Linien sind Vergleichswerte, die kein Training brauchen, auf allen Folgen des abschließenden Tests: 1\u202f024, oder den 360 Testbildern.",
      "Auf der Markow-Kette sind es exakte A-posteriori-Verteilungen. „Seiten unbekannt“ benutzt den nächsten sichtbaren Zustand auf jeder Seite samt Abstand und summiert über beide Reihenfolgen.",
      "Encoder mit einem Zerfall für jedes Token geben in ihren kleinen Netzen so viele Zahlen auf, wie ihre Gatter brauchen: Alle sind nahezu gleich groß.",
    ],
    formula: "y_i = \\frac{\\sum_j M_{ij}\\,\\phi(q_i)^\\top\\phi(k_j)\\,v_j}{\\sum_j M_{ij}\\,\\phi(q_i)^\\top\\phi(k_j)}",
  },
  sequence: {
    chart: "Eine Folge, Token für Token",
    learner: "Wessen Zerfälle",
    reading: "Was gezeigt wird",
    readings: { decays: "Zerfälle und Antworten", "half-lives": "Halbwertszeiten", weights: "wer wen hört" },
    halfLives: "Wie lange Köpfe behalten",
    halfLivesSummary: "Halbwertszeiten jedes Kopfes: Token, nach denen die Hälfte bleibt, wenn alle zerfallen wie dieses eine.",
    across: "Halbwertszeit in Token",
    atKind: (kind: string) => `bei ${kind}`,
    atOthers: "bei anderen Token",
    quoted: (glyph: string) => `„${glyph}“`,
    sequence: "Folge",
    tokens: "Token",
    right: "richtig",
    head: (layer: number | null, scan: number | null, head: number) =>
      [layer === null ? "" : `Schicht ${layer}, `, scan === null ? "" : `Durchlauf ${scan}, `, `Kopf ${head}`].join(""),
    lambda: (value: string) => `λ ${value}`,
    atWalls: (walls: string, others: string) => `Wände ${walls}, Füllung ${others}`,
    mean: (value: string) => `λ im Mittel ${value}`,
    wrong: (count: number, of: number) =>
      count === 0 ? `alle ${formatCount(of)} richtig` : `${formatCount(count)} von ${formatCount(of)} falsch`,
    whole: (given: string, right: string) => (given === right ? `${given}, richtig` : `${given}, falsch: es ist ${right}`),
    waits: "wartet",
    weights: "Wer wen hört, Kopf für Kopf",
    weightsSummary:
      "Zeilen hören Spalten: Werte durch die Summe ihrer Zeile. Unter der Diagonalen, was vorher kam, darüber, was danach kommt.",
    glyphs: {
      "|": "Wänden",
      "·": "Füllung",
      "?": "Verdecktem",
      "▸": "dem Starttoken",
      "=": "dem, was gesagt wird,",
      x: "Marken",
      "<": "MIN",
      ">": "MAX",
      "~": "MED",
      "]": "Enden von Listen",
      "○": "leeren Feldern",
      "◐": "Feldern mit wenig Tinte",
      "●": "Feldern mit viel Tinte",
    },
    grid: {
      picture: (rows: number, columns: number, way: string) => `Die Folge als Gitter von ${rows} × ${columns} Token, ${way}`,
      noWay: "kein Weg hindurch: nichts zerfällt",
      rowByRow: "Zeile für Zeile gelesen",
      byRows: "Durchlauf 1: nach Zeilen, hin und zurück",
      byColumns: "Durchlauf 2: nach Spalten, hin und zurück",
      source: "Bilder: E. Alpaydin und C. Kaynak, Optical Recognition of Handwritten Digits (1998), UCI, CC BY 4.0.",
    },
    selective: (head: string, glyph: string, lambda: string, all: string) =>
      `In ${head} schließt das Tor bei ${glyph} am weitesten: λ ist dort im Mittel ${lambda}, über alle Token ${all}.`,
    fixed: (low: string, high: string) =>
      low === high
        ? `Jeder Kopf vergisst in einem Takt: Nach ${low} Token ist die Hälfte dessen da, was er hört.`
        : `Jeder Kopf vergisst in seinem Takt: Nach ${low} bis ${high} Token ist die Hälfte dessen da, was er hört.`,
    slowestKeeps: (low: string, length: string) =>
      `Jeder Kopf vergisst in seinem Takt: Im schnellsten ist nach ${low} Token die Hälfte dessen da, was er hört, im langsamsten nach allen ${length} einer Folge noch mehr.`,
    allKeep: (length: string) => `Kein Kopf vergisst innerhalb der ${length} Token einer Folge die Hälfte dessen, was er hört.`,
    nothingDecays: {
      LIT: "LION-LIT hat keine Zerfälle: Seine Maske hängt nicht vom Abstand ab.",
      softmax:
        "Hier zerfällt nichts: Wie laut ein Token ist, hängt davon ab, was es ist und wer zuhört, nicht davon, wo es steht, außer es hat eine Position.",
    },
    columns: { head: "Kopf", kind: "Art von Token", tokens: "Token", lambda: "λ im Mittel", halfLife: "Halbwertszeit in Token" },
    explain: [
      "Eine der Folgen, auf denen Encoder getestet werden. Balken sind die Zerfälle λ, die der erste Encoder des gewählten Lernenden jedem Token gibt: 1 lässt alles durch, 0 nichts. Darunter stehen die richtigen Antworten und die jedes Encoders; falsche sind umrahmt. Folgen, die Gitter sind, stehen auch als Bilder da, mit dem Weg, den jeder Durchlauf von seinem Punkt aus hindurch nimmt.",
      "Halbwertszeiten sagen, wie lange ein Kopf hinter einem Token behält: Nach so vielen Token mit dessen Zerfall ist die Hälfte da. LION-S gibt jedem Token einen eigenen Zerfall, also hat ein Kopf so viele, wie es Token gibt, und Balken sagen, wie viele Token welchen haben; die Art von Token, bei der Tore am weitesten schließen, ist für sich gezeichnet. LION-D hat einen Zerfall je Kopf.",
      "Wer wen hört: Jede Zeile ist ein Token, das zuhört, jede Spalte eines, das gehört wird; je dunkler, desto mehr von dem, was die Zeile hört, kommt von dort.",
    ],
    formula: "\\lambda_i = \\sigma(w_a^\\top x_i + a)",
  },
} satisfies Words<typeof trainingText>;
