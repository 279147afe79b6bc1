import { formatCount } from "../../../../platform/charts/format";
import type { Words } from "../../../../platform/ui/translation";
import type { formsText } from "./words";

export default {
  tooLong: (tokens: string, width: string) =>
    `Gezeichnet werden hier Folgen bis ${tokens} Token mit je bis zu ${width} Zahlen: eine kürzere wählen, um sie zu sehen.`,
  waiting: "Die Token werden gemacht.",
  noMask: "Jede Koordinate zerfällt für sich, oder zwei Durchläufe haben je eine Maske: Es gibt keine einzelne Matrix zu zeichnen.",
  twoScans: "Zwei Durchläufe des Gitters nehmen die Token in anderer Reihenfolge: einen wählen, um dessen Zustände zu sehen.",
  named: (number: string, character: string) => `${number}, „${character}“,`,
  stepper: {
    play: "Abspielen",
    pause: "Anhalten",
  },
  matrix: {
    title: "Eine Matrix, drei Teile",
    chart: "Die Matrix aller Paare von Token in drei Teilen, und eine ihrer Zeilen",
    token: "Token",
    shows: "Was gezeichnet wird",
    shown: { weights: "Gewichte", scores: "Werte Q Kᵀ ⊙ M", mask: "Maske M" },
    reading: "Wie zwei Richtungen zusammengesetzt sind",
    both: "beide Richtungen",
    forward: "vorwärts: was davor kam",
    backward: "rückwärts: was danach kommt",
    diagonal: "Diagonale: das Token selbst",
    row: (token: string) => `Zeile von Token ${token}`,
    scale: "bis",
    shares: (token: string, back: string, ahead: string, self: string) =>
      `Token ${token} blickt mit ${back} % seines Gewichts zurück, mit ${ahead} % voraus und mit ${self} % auf sich selbst.`,
    sums: (token: string, back: string, ahead: string, self: string) =>
      `Die Zeile von Token ${token} ergibt ${back} über das, was davor kam, ${ahead} über das, was danach kommt, und ${self} bei ihm selbst.`,
    blind: (token: string) => `Token ${token} sieht nichts: Seine Werte ergeben zusammen 0.`,
    beyond: (token: string) => `Die Werte von Token ${token} ergeben zusammen mehr als die größte Zahl von float64, 1.8e308.`,
    off: (difference: string) => `So gelesen liegen Antworten um bis zu ${difference} daneben.`,
    explain: [
      "Jede Zeile ist ein Token, das sieht, jede Spalte eines, das gesehen wird.",
      "Unter der Diagonalen liegt, was davor kam und das Token von links erreicht, über ihr, was danach kommt und es von rechts erreicht; dazwischen steht das Token selbst.",
      "Eine Rekurrenz nach rechts macht den unteren Teil, eine nach links den oberen. Die Diagonale gehört beiden, also nimmt jede die Hälfte.",
    ],
    formula: "A = A_vorwärts + A_rückwärts, A_vorwärts = tril(A) − ½ diag(A), A_rückwärts = triu(A) − ½ diag(A)",
    columns: { row: "Token", column: "gesehen", value: "Wert" },
  },
  sweeps: {
    title: "Zwei Durchläufe",
    chart: "Token, und die Zustände, die zwei Durchläufe über sie tragen",
    step: "Schritt",
    summary: (rows: number, columns: number) =>
      `Ein Zustand läuft nach rechts, einer nach links; jeder ist ${formatCount(rows)} × ${formatCount(columns)} Zahlen groß, wie lang die Folge auch ist.`,
    none: "Noch haben beide kein Token erreicht.",
    some: (count: number, length: number) =>
      count === 1
        ? `1 von ${formatCount(length)} Token haben beide erreicht, und seine Antwort ist fertig.`
        : `${formatCount(count)} von ${formatCount(length)} Token haben beide erreicht, und ihre Antworten sind fertig.`,
    all: "Alle Token haben beide erreicht: Jede Antwort ist fertig.",
    forward: "S vorwärts",
    backward: "S rückwärts",
    read: (tokens: number) => `von ${formatCount(tokens)} Token`,
    last: "letzte Spalte: Maßstab",
    decays: "λ jedes Tokens, von 0 bis 1",
    explain: [
      "Ein Zustand ist die Summe von k vᵀ über die Token, die ein Durchlauf gelesen hat, jedes durch die Zerfälle seither verblasst.",
      "Seine letzte Spalte, mit eigener Farbskala gezeichnet, ist die Summe der Schlüssel allein; aus ihr kommt der Maßstab der Antwort.",
      "Bei jedem Token liest ein Durchlauf q mal seinen Zustand ab und nimmt die Hälfte des eigenen Anteils weg, sodass zwei Durchläufe ihn einmal zählen.",
      "Die Knöpfe der Seite gehen dieselben Schritte; hier geht es auch zurück.",
    ],
    formula: "S_i = λ S_{i−1} + k_i v_iᵀ, y_i = q_iᵀ S_i − ½ (q_i · k_i) v_i, von beiden Enden",
    columns: { state: "Zustand", row: "Zeile", column: "Spalte", value: "Wert" },
  },
  chunks: {
    title: "Blöcke",
    chart: "Die Matrix in Kacheln: Die auf der Diagonalen werden berechnet",
    chunk: "Block",
    summary: (computed: string, all: string, whole: boolean) =>
      whole
        ? `Ein Block fasst die ganze Folge: Alle ${all} Einträge werden berechnet.`
        : `Nur die Kacheln auf der Diagonalen werden berechnet: ${computed} von ${all} Einträgen.`,
    both: (chunk: number, numbers: string) =>
      `Alles Übrige erreicht Block ${formatCount(chunk)} als zwei Zustände von je ${numbers} Zahlen.`,
    first: (numbers: string) => `Alles Übrige erreicht den ersten Block als ein Zustand von ${numbers} Zahlen, von rechts.`,
    last: (numbers: string) => `Alles Übrige erreicht den letzten Block als ein Zustand von ${numbers} Zahlen, von links.`,
    foot: (tiles: number, chunk: number) => `${formatCount(tiles)} × ${formatCount(tiles)} Kacheln von ${formatCount(chunk)} Token`,
    diagonal: ["diagonale Kachel", "ganz berechnet"],
    forward: ["Zustand vorwärts", "die Blöcke davor"],
    backward: ["Zustand rückwärts", "die Blöcke danach"],
    hatched: ["schraffiert: Maske", "vom Rang eins"],
    explain: [
      "Innerhalb eines Blocks wird jedes Paar von Token berechnet, wie volle Attention es tut.",
      "Zwischen Blöcken keines: Was davor kam, ist ein Zustand, was danach kommt, ein anderer, und beide verblassen mit einem Produkt von Zerfällen.",
      "So wachsen die Rechenschritte mit der Länge und nicht mit ihrem Quadrat. Die Blöcke des Papers besuchen alle Kacheln und sparen allein Speicher.",
    ],
    formula: "out_i += e^{F_i − F_{s−1}} q_iᵀ P, P ← e^{F_e − F_{s−1}} P + Σⱼ e^{F_e − Fⱼ} kⱼ vⱼᵀ",
    columns: { chunk: "Block", tokens: "Token", entries: "berechnete Einträge" },
  },
} satisfies Words<typeof formsText>;
