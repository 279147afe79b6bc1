import { formatCount } from "../../../../../platform/charts/format";
import { counted } from "../../../../../platform/ui/grammar.de";
import type { turingText } from "./words";

const steps = (count: number) => counted(count, "Schritt", "Schritte");
/** After "nach", "von" and "bei". */
const bySteps = (count: number) => counted(count, "Schritt", "Schritten");

export default {
  title: "Turingmaschine",
  steps,

  library: "Maschine",
  own: "Eigene Maschine",
  watchedOnly: "Die Lerner trainieren auf zufälligen Maschinen; diese hier wird nur gezeigt.",
  learned: "Die Lerner trainieren auf dieser Maschine.",
  watchedComplete: "Die Lerner trainieren auf zufälligen Maschinen; die letzte vollständige wird nur gezeigt.",
  learnedComplete: "Die Lerner trainieren auf der letzten vollständigen Maschine.",
  learnUnfinished: "Erst die Maschine vervollständigen: Eine unfertige hat keine Abläufe.",
  learn: "Diese Maschine lernen",
  learnHelp: "Macht diese Maschine zum Ziel: Jeder Ablauf führt sie auf einem anderen Band aus.",
  fewTapes: (traces: number, count: number) =>
    `Nur ${counted(count, "verschiedenes Band", "verschiedene Bänder")} dieser Länge gibt es; ${formatCount(traces)} davon dienen dem Training.`,
  import: "Eine Textdatei öffnen",
  importShort: "Öffnen",
  export: "Als Textdatei speichern",
  exportShort: "Speichern",
  fileName: "turingmaschine.txt",
  unreadable: "Die Datei war nicht lesbar.",

  editor: "Die Maschine",
  views: "Ansicht der Maschine",
  asText: "Text",
  asTable: "Tabelle",
  textLabel: "Die Maschine als Text",
  textHelp: "Eine Regel: Zustand Zeichen -> Folgezustand Zeichen Bewegung. * ist jedes andere Zeichen, # beginnt einen Kommentar.",
  tableLabel: "Die Maschine als Tabelle",
  runs: "Vollständig: Diese Maschine läuft.",
  lines: "Zur Zeile gehen",
  line: (line: number) => `Zeile ${formatCount(line)}`,
  more: (count: number) => `und ${formatCount(count)} weitere`,
  noTable: "Diese Zeilen lassen sich noch nicht als Tabelle zeigen.",
  keeps: "Unfertig und gespeichert. Es läuft die letzte vollständige Maschine.",
  keptAside: "Eine unfertige eigene Maschine ist gespeichert.",
  takeUp: "Weiter bearbeiten",
  takeBack: "Bearbeitung verwerfen",
  drop: "Zurück zur Maschine, die läuft",
  state: "Zustand",
  blank: "leer",
  start: "Start",
  halts: "hält",
  startIn: (state: string) => `In ${state} beginnen`,
  haltIn: (state: string) => `${state} hält`,
  nameFault: (name: string, fault: string) => `${name === "" ? "Der Name" : name} ${fault}.`,
  nameOf: (state: string) => `Name von Zustand ${state}`,
  nameOfLetter: (letter: string) => `Name von Zeichen ${letter}`,
  removeState: (state: string) => `Zustand ${state} entfernen`,
  removeLetter: (letter: string) => `Zeichen ${letter} entfernen`,
  addState: "Zustand hinzufügen",
  addLetter: "Zeichen hinzufügen",
  nextOf: (state: string, letter: string) => `Folgezustand von ${state} bei ${letter}`,
  writeOf: (state: string, letter: string) => `Zeichen, das ${state} bei ${letter} schreibt`,
  moveOf: (state: string, letter: string) => `Bewegung von ${state} bei ${letter}`,
  none: "–",
  stops: "hält an",
  moves: { L: "L", R: "R", S: "S" },

  run: "Ausführen",
  tape: "Band",
  tapeHelp: "Zeichen von links; die Zellen danach sind leer",
  examples: "Beispielbänder",
  empty: "leer",
  example: "Beispiel",
  head: "Lesekopf",
  headHelp: "Anfangszelle des Lesekopfs, ab 0 gezählt; dieselbe in den Trainingsabläufen",
  headHere: "Anfangszelle des Lesekopfs, ab 0 gezählt; nur hier, denn die Bänder der Trainingsabläufe sind kürzer",
  cells: "Zellen",
  cellsHelp: "Länge des gezeigten Bandes",
  limit: "Grenze",
  limitHelp: "größte Anzahl von Schritten einer Maschine, die nicht hält",
  between: (least: number, most: number) => `muss eine ganze Zahl zwischen ${formatCount(least)} und ${formatCount(most)} sein`,

  stepping: "Den Lauf schrittweise durchgehen",
  stepHint: "← →: Schritt für Schritt",
  toStart: "Zurück zum Anfang",
  back: "Einen Schritt zurück",
  forward: "Einen Schritt weiter",
  play: "Schritt für Schritt laufen",
  pause: "Anhalten",
  toEnd: "Bis zum Ende laufen",
  at: (at: number, last: number) => `Schritt ${formatCount(at)} von ${formatCount(last)}`,
  position: "Schritt",
  speed: "Tempo",
  speeds: { slow: "langsam", even: "mittel", quick: "schnell", rapid: "sehr schnell" },

  tapeNow: (state: string, head: number, letters: string) => `Zustand ${state}, Lesekopf in Zelle ${formatCount(head)}, Band ${letters}`,
  history: "Verlauf des Bandes: Zeit nach unten, eine Zeile je Schritt",
  historyRead: "Einen Schritt des Verlaufs ablesen",
  historyTitle: "Raum-Zeit-Diagramm",
  everyRow: "eine Zeile je Schritt",
  sampled: (stride: number) => `eine Zeile alle ${steps(stride)}`,
  rowTitle: (step: number) => `Schritt ${formatCount(step)}`,
  rowState: "Zustand",
  rowHead: "Lesekopf",
  rowTape: "Band",
  cellOf: (head: number, letter: string) => `Zelle ${formatCount(head)}, auf ${letter}`,

  layer: "Schicht, die die Maschine ausführt",
  layerSize: (heads: number, d: number) => `${counted(heads, "Kopf", "Köpfe")} · d = ${formatCount(d)} · 3 Token je Schritt`,
  layerSizeHelp: (letters: number, moves: number) =>
    `Anzahl der Köpfe: 2 × ${formatCount(letters)} Zeichen + 2 + ${counted(moves, "Bewegung", "Bewegungen")}, für einen Lauf jeder Länge`,
  tokenNumber: (index: number) => `Nr. ${formatCount(index)}`,
  tokenHelp: (index: number) => `Token ${formatCount(index)} der Folge, ab 0 gezählt`,
  start0:
    "Der Prompt enthält ein Token für jede Regel und jede Zelle des Bandes, dazu das Starttoken A. Der erste Schritt fügt B, C und das nächste A hinzu.",
  prompt: (rules: number, cells: number) => `Prompt: ${counted(rules, "Regel", "Regeln")}, ${counted(cells, "Zelle", "Zellen")}, Start`,
  fired: (token: string) => `Köpfe, die ${token} berechnet haben`,
  madeBy: "berechnet von",
  ruleToken: (state: string, letter: string) => `Regel ${state},${letter}`,
  cellToken: (cell: number) => `Zelle ${formatCount(cell)}`,
  stepToken: (kind: string, step: number) => `${kind}${formatCount(step)}`,
  score: (score: number) => (score < 0 ? `−${formatCount(-score)}` : `+${formatCount(score)}`),
  earlier: (count: number, sum: number) => `${formatCount(count)} frühere: ${formatCount(sum).replace("-", "−")}`,
  told: "aus den Token dekodiert:",
  toldWords: (state: string, head: string, tape: string) => `Zustand ${state}, Zelle ${head}, Band ${tape}`,
  working: (done: number, wanted: number) => `Die Schicht ist bei Schritt ${formatCount(done)} von ${formatCount(wanted)}.`,
  layerEnd: (most: number) =>
    `Die Schicht berechnet die ersten ${steps(most)}. Jedes Token beachtet alle früheren, daher sind lange Läufe langsam.`,

  agrees: (count: number) =>
    count === 0
      ? "Der Prompt der Schicht enthält denselben Anfang."
      : count === 1
        ? "Die Token der Schicht enthalten nach diesem Schritt denselben Zustand, dieselbe Zelle und dasselbe Band."
        : `Die Token der Schicht enthalten nach jedem dieser ${steps(count)} denselben Zustand, dieselbe Zelle und dasselbe Band.`,
  differs: (step: number) => `Die Token der Schicht weichen bei Schritt ${formatCount(step)} von der Maschine ab.`,
  halted: (name: string, state: string, count: number, ones: string) =>
    count === 0 ? `${name} beginnt im haltenden Zustand ${state}` : `${name} hielt nach ${bySteps(count)} in ${state}${ones}`,
  ones: (count: number) => ` mit ${counted(count, "Eins", "Einsen")}`,
  running: (name: string, at: number, state: string, head: number, letter: string) =>
    at === 0
      ? `${name} beginnt in Zustand ${state}, der Lesekopf in Zelle ${formatCount(head)} auf ${letter}`
      : `Nach ${bySteps(at)}: ${name} in Zustand ${state}, der Lesekopf in Zelle ${formatCount(head)} auf ${letter}`,
  limited: (name: string, count: number) => `${name} erreichte die Grenze von ${bySteps(count)}, ohne zu halten`,
  hitEnd: (step: number, left: boolean) =>
    `Bei Schritt ${formatCount(step)} erreichte der Lesekopf das Ende des Bandes und blieb in der ${left ? "ersten Zelle. Den Lesekopf weiter rechts beginnen lassen" : "letzten Zelle. Zellen hinzufügen"}.`,
  rado: "Radós Zählung: Der haltende Zustand zählt nicht als Zustand, und der Schritt in ihn zählt als Schritt.",
  thisMachine: "Die Maschine",
  lastComplete: "Die Maschine im Editor ist unfertig; es läuft die letzte vollständige.",
  emptyMeanwhile: "Die Maschine läuft jetzt auf einem leeren Band.",

  columns: {
    step: "Schritt",
    state: "Zustand",
    head: "Lesekopf",
    letter: "gelesenes Zeichen",
    tape: "Band",
    tokens: "Token stimmen überein",
  },
  same: "ja",
  different: "nein",
  notMade: "",
  explain: [
    "Eine Turingmaschine liest das Zeichen unter ihrem Lesekopf. Die Regel für ihren Zustand und dieses Zeichen bestimmt das geschriebene Zeichen, die Bewegung und den Folgezustand. Rechts: Eine Schicht linearer Attention berechnet dieselben Schritte aus einem Prompt mit den Regeln und dem Band. Jeder Schritt fügt drei Token hinzu. A enthält Zustand und Zelle, B die Regeln des Zustands und das gelesene Zeichen, C die Regel für dieses Zeichen.",
    "Das Band ist eine Summe über Token: w über a zu schreiben fügt w minus a unter dem Schlüssel der Zelle hinzu. Beachtet ein Token über einen Schlüssel sich selbst, so speichert das nächste denselben Wert unter dem negativen Schlüssel. Beide heben sich auf. Köpfe und Dimension hängen nicht von der Anzahl der Schritte ab; die Dimension legt die Anzahl der Zellen fest.",
    "Lemma B.1 der Arbeit hat eine Schicht mit Köpfen der Ordnung nΦ|Γ| für n Zeichen Eingabe und Φ Schritte. Ihre Dimension hat die Ordnung nΦ|Γ| max(|Γ|, |Q|), und jeder Schritt schreibt alle Zellen neu. Die Schicht hier stammt aus diesem Projekt: Ihre Köpfe und ihre Dimension wachsen nicht mit Φ.",
  ],
  formula: "Band = Σⱼ Mvalⱼ Mkeyⱼᵀ · Köpfe = 2 |Γ| + 2 + Bewegungen · Token = 3 je Schritt",
} satisfies typeof turingText;
