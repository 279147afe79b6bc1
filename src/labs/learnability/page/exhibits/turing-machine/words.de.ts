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
  watchedOnly: "Die Lerner studieren zufällige Maschinen; dieser hier wird nur zugesehen.",
  learned: "Die Lerner studieren diese Maschine.",
  watchedComplete: "Die Lerner studieren zufällige Maschinen; der letzten vollständigen wird nur zugesehen.",
  learnedComplete: "Die Lerner studieren die letzte vollständige Maschine.",
  learnUnfinished: "Erst die Maschine vervollständigen: Eine unfertige hat keine Abläufe.",
  learn: "Diese Maschine lernen",
  learnHelp: "Macht sie zum Ziel: Jeder Ablauf ist diese Maschine auf einem anderen Band.",
  fewTapes: (traces: number, count: number) =>
    `Ein Band dieser Länge hat nur ${counted(count, "Inhalt", "Inhalte")}; aus ${formatCount(traces)} davon wird gelernt.`,
  import: "Eine Textdatei öffnen",
  importShort: "Öffnen",
  export: "Als Textdatei speichern",
  exportShort: "Speichern",
  fileName: "turingmaschine.txt",
  unreadable: "Die Datei war nicht lesbar.",

  editor: "Die Maschine",
  views: "Wie die Maschine bearbeitet wird",
  asText: "Text",
  asTable: "Tabelle",
  textLabel: "Die Maschine als Text",
  textHelp: "Eine Regel: Zustand Zeichen -> Folgezustand Zeichen Bewegung. * ist jedes andere Zeichen, # ein Kommentar.",
  tableLabel: "Die Maschine als Tabelle",
  runs: "Vollständig: Sie läuft, wie sie da steht.",
  lines: "Zur Zeile gehen",
  line: (line: number) => `Zeile ${formatCount(line)}`,
  more: (count: number) => `und ${formatCount(count)} weitere`,
  noTable: "Diese Zeilen lassen sich noch nicht als Tabelle anordnen.",
  keeps: "Unfertig, und behalten. Es läuft weiter die letzte vollständige Maschine.",
  keptAside: "Eine eigene unfertige Maschine ist aufgehoben.",
  takeUp: "Wieder aufnehmen",
  takeBack: "Zurücknehmen",
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
  headHelp: "Zelle, in der der Lesekopf beginnt, ab 0 gezählt; dort beginnen auch die Abläufe der Lerner",
  headHere: "Zelle, in der der Lesekopf beginnt, ab 0 gezählt; nur hier, denn die Bänder der Lerner sind kürzer",
  cells: "Zellen",
  cellsHelp: "Länge des Bandes zum Ansehen",
  limit: "Grenze",
  limitHelp: "Schritte, nach denen eine Maschine, die nicht hält, angehalten wird",
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
  historyTitle: "Raum und Zeit",
  everyRow: "eine Zeile je Schritt",
  sampled: (stride: number) => `eine Zeile alle ${steps(stride)}`,
  rowTitle: (step: number) => `Schritt ${formatCount(step)}`,
  rowState: "Zustand",
  rowHead: "Lesekopf",
  rowTape: "Band",
  cellOf: (head: number, letter: string) => `Zelle ${formatCount(head)}, auf ${letter}`,

  layer: "Die Schicht, die sie ausführt",
  layerSize: (heads: number, d: number) => `${counted(heads, "Kopf", "Köpfe")} · d = ${formatCount(d)} · 3 Token je Schritt`,
  layerSizeHelp: (letters: number, moves: number) =>
    `2 × ${formatCount(letters)} Zeichen + 2 + ${counted(moves, "Bewegung", "Bewegungen")}: so viele Köpfe, wie lang der Lauf auch ist`,
  tokenNumber: (index: number) => `Nr. ${formatCount(index)}`,
  tokenHelp: (index: number) => `Token ${formatCount(index)} der Folge, ab 0 gezählt`,
  start0:
    "Der Prompt enthält ein Token für jede Regel und jede Zelle des Bandes, dazu das Starttoken A. Mit einem Schritt erscheinen B, C und das nächste A.",
  prompt: (rules: number, cells: number) => `Prompt: ${counted(rules, "Regel", "Regeln")}, ${counted(cells, "Zelle", "Zellen")}, Start`,
  fired: (token: string) => `Köpfe, die ${token} gemacht haben`,
  madeBy: "gemacht von",
  ruleToken: (state: string, letter: string) => `Regel ${state},${letter}`,
  cellToken: (cell: number) => `Zelle ${formatCount(cell)}`,
  stepToken: (kind: string, step: number) => `${kind}${formatCount(step)}`,
  score: (score: number) => (score < 0 ? `−${formatCount(-score)}` : `+${formatCount(score)}`),
  earlier: (count: number, sum: number) => `${formatCount(count)} frühere: ${formatCount(sum).replace("-", "−")}`,
  told: "aus den Token gelesen",
  toldWords: (state: string, head: string, tape: string) => `Zustand ${state}, Zelle ${head}, Band ${tape}`,
  working: (done: number, wanted: number) => `Die Schicht ist bei Schritt ${formatCount(done)} von ${formatCount(wanted)}.`,
  layerEnd: (most: number) =>
    `Ihre Token werden für die ersten ${steps(most)} gemacht: Jedes Token schaut auf alle davor, also dauern lange Läufe lange.`,

  agrees: (count: number) =>
    count === 0
      ? "Der Prompt der Schicht nennt denselben Anfang."
      : count === 1
        ? "Die Token der Schicht nennen nach diesem Schritt denselben Zustand, dieselbe Zelle und dasselbe Band."
        : `Die Token der Schicht nennen bei jedem dieser ${steps(count)} denselben Zustand, dieselbe Zelle und dasselbe Band.`,
  differs: (step: number) => `Die Token der Schicht nennen bei Schritt ${formatCount(step)} etwas anderes.`,
  halted: (name: string, state: string, count: number, ones: string) =>
    count === 0 ? `${name} beginnt im haltenden Zustand ${state}` : `${name} hielt nach ${bySteps(count)} in ${state}${ones}`,
  ones: (count: number) => ` mit ${counted(count, "Eins", "Einsen")}`,
  running: (name: string, at: number, state: string, head: number, letter: string) =>
    at === 0
      ? `${name} beginnt in Zustand ${state}, der Lesekopf in Zelle ${formatCount(head)} auf ${letter}`
      : `Nach ${bySteps(at)}: ${name} in Zustand ${state}, der Lesekopf in Zelle ${formatCount(head)} auf ${letter}`,
  limited: (name: string, count: number) => `${name} wurde an der Grenze von ${bySteps(count)} angehalten, bevor sie hielt`,
  hitEnd: (step: number, left: boolean) =>
    `Bei Schritt ${formatCount(step)} wollte der Lesekopf das Band verlassen und blieb in der ${left ? "ersten Zelle: ihn weiter rechts beginnen lassen" : "letzten Zelle: Zellen hinzufügen"}.`,
  rado: "Radós Zählung: Der haltende Zustand zählt nicht zu den Zuständen, und der Schritt in ihn ist ein Schritt.",
  thisMachine: "Die Maschine",
  lastComplete: "Die Maschine im Editor ist unfertig; es läuft die letzte vollständige.",
  emptyMeanwhile: "Solange läuft die Maschine auf einem leeren Band.",

  columns: {
    step: "Schritt",
    state: "Zustand",
    head: "Lesekopf",
    letter: "gelesenes Zeichen",
    tape: "Band",
    tokens: "Token sagen dasselbe",
  },
  same: "ja",
  different: "nein",
  notMade: "",
  explain: [
    "Eine Turingmaschine liest das Zeichen unter ihrem Lesekopf und schreibt nach ihrem Zustand und diesem Zeichen ein Zeichen, bewegt sich und geht in einem anderen Zustand weiter. Rechts tut eine Schicht linearer Attention dasselbe: Ihr Prompt enthält die Regeln und das Band, und für jeden Schritt fügt sie drei Token an. A nennt Zustand und Zelle, B holt die Regeln des Zustands und das gelesene Zeichen, C die Regel für dieses Zeichen.",
    "Das Band ist ein Speicher, der summiert: w über a zu schreiben fügt w minus a unter dem Schlüssel der Zelle hinzu. Einem Token, das sich selbst über einen Schlüssel findet, folgt ein Löscher, derselbe Wert unter minus dem Schlüssel, so dass sich beide aufheben. Weder die Köpfe noch die Dimension hängen davon ab, wie viele Schritte es sind.",
  ],
  formula: "Band = Σⱼ Mvalⱼ Mkeyⱼᵀ · Köpfe = 2 |Γ| + 2 + Bewegungen · Token = 3 je Schritt",
} satisfies typeof turingText;
