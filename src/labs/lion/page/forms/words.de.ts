import { formatCount } from "../../../../platform/charts/format";
import type { Words } from "../../../../platform/ui/translation";
import type { formsText } from "./words";

export default {
  tooLong: (tokens: string, width: string) =>
    `Dieses Panel zeichnet bis zu ${tokens} Token der Breite bis ${width}: eine kleinere Folge wählen.`,
  waiting: "Die Token sind noch nicht berechnet.",
  noMask: "Zerfälle je Koordinate und zwei Scans haben keine einzelne Maske: Es wird keine Matrix gezeichnet.",
  twoScans: "Zustände werden für einen einzelnen Scan gezeichnet: einen Scan wählen, um sie zu sehen.",
  named: (number: string, character: string) => `${number}, „${character}“,`,
  stepper: {
    play: "Abspielen",
    pause: "Anhalten",
  },
  matrix: {
    title: "Attention-Matrix",
    chart: "Attention-Matrix in drei Teilen und eine ihrer Zeilen",
    token: "Token",
    shows: "Matrix",
    shown: { weights: "Gewichte", scores: "Scores Q Kᵀ ⊙ M", mask: "Maske M" },
    reading: "Kombination der Richtungen",
    both: "bidirektional",
    forward: "vorwärts: frühere Token",
    backward: "rückwärts: spätere Token",
    diagonal: "Diagonale: das Token selbst",
    row: (token: string) => `Zeile von Token ${token}`,
    scale: "bis",
    shares: (token: string, back: string, ahead: string, self: string) =>
      `Token ${token} gibt ${back} % seines Gewichts früheren Token, ${ahead} % späteren und ${self} % sich selbst.`,
    sums: (token: string, back: string, ahead: string, self: string) =>
      `Die Zeile von Token ${token} hat die Summe ${back} über frühere und ${ahead} über spätere Token; ihr Diagonaleintrag ist ${self}.`,
    blind: (token: string) => `Token ${token} hat keine Ausgabe: Seine Scores summieren sich zu 0.`,
    beyond: (token: string) => `Die Summe der Scores von Token ${token} übersteigt die größte Zahl von float64, 1.8e308.`,
    off: (difference: string) => `Ausgaben dieser Kombination weichen von den bidirektionalen um bis zu ${difference} ab.`,
    explain: [
      "Jede Zeile ist ein Query-Token, jede Spalte ein Key-Token. Keys unter der Diagonalen gehen der Query voran, Keys darüber folgen ihr.",
      "Die Vorwärtsrekurrenz berechnet den unteren Teil, die Rückwärtsrekurrenz den oberen. Beide enthalten die Diagonale, also nimmt jede die Hälfte davon.",
    ],
    formula: "A = A_vorwärts + A_rückwärts, A_vorwärts = tril(A) − ½ diag(A), A_rückwärts = triu(A) − ½ diag(A)",
    columns: { row: "Query", column: "Key", value: "Wert" },
  },
  sweeps: {
    title: "Zustände beider Rekurrenzen",
    chart: "Token und die Zustände der Vorwärts- und der Rückwärtsrekurrenz",
    step: "Schritt",
    summary: (rows: number, columns: number) =>
      `Vorwärts- und Rückwärtszustand haben je ${formatCount(rows)} × ${formatCount(columns)} Zahlen, bei jeder Länge.`,
    none: "Noch ist keine Ausgabe fertig.",
    some: (count: number, length: number) =>
      `${formatCount(count)} von ${formatCount(length)} Ausgaben ${count === 1 ? "ist" : "sind"} fertig.`,
    all: "Alle Ausgaben sind fertig.",
    forward: "S vorwärts",
    backward: "S rückwärts",
    read: (tokens: number) => `von ${formatCount(tokens)} Token`,
    last: "letzte Spalte: z",
    decays: "λ jedes Tokens, von 0 bis 1",
    explain: [
      "Ein Zustand ist die Summe von k vᵀ über die bisherigen Token, jeweils mal den Zerfällen seither. Eine Ausgabe ist fertig, sobald beide Rekurrenzen ihr Token erreicht haben.",
      "Die letzte Spalte eines Zustands ist z, die Summe der Keys; aus ihr folgt der Nenner der Ausgabe. Sie hat eine eigene Farbskala.",
      "Bei jedem Token gibt jede Rekurrenz q mal ihren Zustand minus die Hälfte des eigenen Summanden aus. Beide zusammen zählen ihn einmal.",
      "Die Schaltflächen der Seite gehen dieselben Schritte; das Panel geht auch zurück.",
    ],
    formula: "S_i = λ S_{i−1} + k_i v_iᵀ, y_i = q_iᵀ S_i − ½ (q_i · k_i) v_i, von beiden Enden",
    columns: { state: "Zustand", row: "Zeile", column: "Spalte", value: "Wert" },
  },
  chunks: {
    title: "Attention-Matrix in Blöcken",
    chart: "Attention-Matrix in Kacheln; die diagonalen Kacheln werden berechnet",
    chunk: "Block",
    summary: (computed: string, all: string, whole: boolean) =>
      whole
        ? `Ein Block fasst die ganze Folge: Alle ${all} Einträge werden berechnet.`
        : `Nur die Kacheln auf der Diagonalen werden berechnet: ${computed} von ${all} Einträgen.`,
    both: (chunk: number, numbers: string) =>
      `Die übrigen Token gehen durch zwei Zustände von je ${numbers} Zahlen in Block ${formatCount(chunk)} ein.`,
    first: (numbers: string) => `Die späteren Token gehen durch einen Zustand von ${numbers} Zahlen in den ersten Block ein.`,
    last: (numbers: string) => `Die früheren Token gehen durch einen Zustand von ${numbers} Zahlen in den letzten Block ein.`,
    foot: (tiles: number, chunk: number) => `${formatCount(tiles)} × ${formatCount(tiles)} Kacheln von ${formatCount(chunk)} Token`,
    diagonal: ["diagonale Kachel", "ganz berechnet"],
    forward: ["Zustand vorwärts", "die Blöcke davor"],
    backward: ["Zustand rückwärts", "die Blöcke danach"],
    hatched: ["schraffiert: Maske", "vom Rang eins"],
    explain: [
      "Innerhalb eines Blocks wird jedes Paar von Token berechnet, wie bei voller Attention. Zwischen Blöcken trägt ein Zustand die früheren und einer die späteren Token, mal den Zerfällen.",
      "Die Zahl der Operationen wächst daher linear mit der Länge. Die Blöcke des Papers berechnen alle Kacheln und sparen nur Speicher.",
    ],
    formula: "out_i += e^{F_i − F_{s−1}} q_iᵀ P, P ← e^{F_e − F_{s−1}} P + Σⱼ e^{F_e − Fⱼ} kⱼ vⱼᵀ",
    columns: { chunk: "Block", tokens: "Token", entries: "berechnete Einträge" },
  },
} satisfies Words<typeof formsText>;
