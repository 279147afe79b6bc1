import { formatCount } from "../../../../../platform/charts/format";
import { counted, list, subscript } from "../../../../../platform/ui/grammar.de";
import type { automatonText } from "./words";

const letters = (count: number) => counted(count, "Buchstabe", "Buchstaben");
/** After "nach", "mit" and "hat". */
const byLetters = (count: number) => counted(count, "Buchstaben", "Buchstaben");

export default {
  title: "Automat",
  learn: "Diese Maschine lernen",
  learnHelp: "Allein Abläufe dieses Automaten werden zu den Daten; sonst führt jeder Ablauf eine zufällige Maschine aus.",
  learned: "Gelernt werden Abläufe dieser Maschine.",
  learnedComplete: "Gelernt werden Abläufe des letzten vollständigen Automaten.",
  learnUnfinished: "Erst den Automaten vervollständigen: Ein unfertiger hat keine Abläufe.",

  tools: {
    label: "Automaten zum Anfangen, und Dateien",
    library: "Einen Automaten wählen",
    own: "Eigener Automat",
    empty: "Nichts: selbst zeichnen",
    random: "Zufälliger Automat",
    randomHelp: "Zieht jeden Pfeil neu, für so viele Zustände und Buchstaben, wie jetzt da sind",
    importJff: ".jff öffnen",
    importHelp: "Ein endlicher Automat aus JFLAP; er lässt sich auch auf dieses Panel ziehen",
    exportJff: ".jff speichern",
    exportText: "Text speichern",
    saveUnfinished: "Erst den Automaten vervollständigen: Eine Datei enthält einen vollständigen.",
    file: "JFLAP-Datei",
    opened: (name: string) => `${name} ist offen.`,
    notes: (notes: readonly string[]) => `Zur Datei: ${list(notes)}.`,
    unreadable: (name: string) => `${name} ließ sich nicht öffnen, und nichts wurde geändert:`,
    dismiss: "Ausblenden, was zur Datei gesagt wird",
  },

  draft: {
    unfinished: "Noch kein Automat:",
    meanwhile: "Das Experiment behält solange den letzten vollständigen.",
    more: (count: number) => `und ${formatCount(count)} weitere`,
    discard: "Zurück zum vollständigen",
  },

  graph: {
    label:
      "Graph des Automaten: Doppelklick legt einen Zustand an oder benennt ihn um, Ziehen vom Punkt eines Zustands zeichnet einen Pfeil",
    help: "Doppelklick: ein neuer Zustand oder ein anderer Name. Von einem Punkt ziehen: ein Pfeil.",
    empty: "Hier doppelklicken, um den ersten Zustand zu setzen.",
    keys: {
      state: "Eingabe- oder Leertaste wählt einen Zustand. Die Pfeiltasten bewegen ihn dann, Entf entfernt ihn, Esc lässt ihn los.",
      moved: (x: number, y: number) => `Der Zustand steht jetzt bei ${Math.round(x)}, ${Math.round(y)}.`,
      arrow: "Eingabe- oder Leertaste wählt einen Pfeil. Entf entfernt ihn dann, Esc lässt ihn los.",
      dot: "Punkt für Pfeile",
    },
    state: (name: string, roles: readonly string[]) => ["Zustand", name, ...(roles.length > 0 ? [`(${roles.join(", ")})`] : [])].join(" "),
    roles: { start: "Start", accepting: "akzeptierend", current: "hier ist der Lauf" },
    arrow: (from: string, to: string, names: readonly string[]) =>
      from === to ? `Von ${from} zu sich zurück bei ${list(names)}` : `Von ${from} nach ${to} bei ${list(names)}`,
    rename: (name: string) => `Neuer Name von ${name}`,
    start: "Start",
    startHelp: (name: string) => `In ${name} beginnen lassen`,
    accepting: "akzeptierend",
    acceptingHelp: (name: string) => `Ob Wörter, die in ${name} enden, akzeptiert werden`,
    renameButton: "umbenennen",
    remove: "entfernen",
    removeHelp: (name: string) => `${name} entfernen`,
    stateTools: (name: string) => `${name} ändern`,
    fit: "Alles zeigen",
    tidy: "Aufräumen",
    tidyHelp: "Ordnet die Zustände neu an",
    letters: (from: string, to: string) => (from === to ? `Buchstaben von ${from} zu sich zurück` : `Buchstaben von ${from} nach ${to}`),
    lettersHelp: "a b",
    takeLetters: "Fertig",
    giveUp: "Abbrechen",
    removeArrow: "Den Pfeil entfernen",
    lettersMissing: "Mindestens einen Buchstaben schreiben.",
    letterFault: (letter: string, fault: string) => `${letter} ${fault}.`,
  },

  views: { label: "Andere Wege zum selben Automaten", table: "Tabelle", text: "Text", words: "Testwörter" },

  table: {
    label: "Übergangstabelle: der nächste Zustand für jeden Zustand und Buchstaben",
    start: "Start",
    accepting: "akzeptiert",
    state: "Zustand",
    startOf: (name: string) => `${name} ist der Start`,
    acceptingOf: (name: string) => `${name} akzeptiert`,
    nameOf: (place: number) => `Name von Zustand ${formatCount(place + 1)}`,
    letterOf: (place: number) => `Buchstabe ${formatCount(place + 1)}`,
    target: (state: string, letter: string) => `Von ${state} bei ${letter}`,
    none: "keiner",
    several: (names: readonly string[]) => names.join(" + "),
    removeState: (name: string) => `Zustand ${name} entfernen`,
    removeLetter: (letter: string) => `Buchstaben ${letter} entfernen`,
    addState: "Zustand hinzufügen",
    addLetter: "Buchstaben hinzufügen",
    fault: (name: string, fault: string) => `${name === "" ? "Der Name" : name} ${fault}.`,
  },

  text: {
    label: "Der Automat als Text",
    help: "Ein Pfeil je Zeile, etwa: even a -> odd. Ein * steht für jeden anderen Buchstaben.",
    meanwhile: "Der Graph zeigt den letzten Automaten, der lesbar war.",
    more: (count: number) => `und ${formatCount(count)} weitere`,
  },

  words: {
    label: "Wörter zum Prüfen, eines je Zeile",
    help: "Ein Wort je Zeile; eine leere Zeile ist das leere Wort.",
    results: "Was aus jedem Wort wird",
    empty: "das leere Wort",
    accepted: "akzeptiert",
    rejected: "verworfen",
    stranger: (letter: string) => `kein Buchstabe ${letter}`,
    none: "Ein Wort schreiben, um es zu prüfen.",
    count: (accepted: number, all: number) => `${formatCount(accepted)} von ${formatCount(all)} akzeptiert`,
    lastComplete: "Geprüft mit dem letzten vollständigen Automaten, denn der gezeigte ist unfertig.",
  },

  run: {
    word: "Wort",
    tape: "Band",
    label: "Das Wort Schritt für Schritt durchlaufen",
    stepHint: "← →: Buchstabe für Buchstabe",
    first: "Zurück zum Anfang",
    previous: "Einen Schritt zurück",
    next: "Einen Schritt weiter",
    play: "Den Lauf abspielen",
    pause: "Den Lauf anhalten",
    moment: (read: number, all: number) => `${formatCount(read)} von ${byLetters(all)} gelesen`,
    reading: (position: number, all: number) => `liest Buchstabe ${formatCount(position)} von ${formatCount(all)}`,
    accepted: "akzeptiert",
    rejected: "verworfen",
    acceptedByComplete: "vom letzten vollständigen Automaten akzeptiert",
    rejectedByComplete: "vom letzten vollständigen Automaten verworfen",
    letter: (place: number, letter: string, read: boolean) => `Buchstabe ${formatCount(place)}: ${letter}${read ? ", gelesen" : ""}`,
    stranger: (message: string, hint: string | undefined) => `${message}${hint ? `: ${hint}` : ""}.`,
  },

  layer: {
    title: "Die Schicht, die ihn ausführt",
    chart: "Die Schicht linearer Attention bei der Arbeit: Token als Spalten, Attention und Blöcke von Koordinaten als Zeilen",
    form: "Welche Schicht",
    forms: { universal: "universell", fixed: "fest" },
    formHelp: {
      universal: "liest die Maschine in ihrem Prompt: dieselben Gewichte für jeden Automaten dieser Größe",
      fixed: "trägt diesen einen Automaten in ihren Gewichten",
    },
    shape: (d: number, heads: number, perLetter: number) =>
      `${counted(d, "Koordinate", "Koordinaten")}, ${counted(heads, "Kopf", "Köpfe")}, ${formatCount(perLetter)} Token je Buchstabe`,
    tooLarge:
      "Diese Schicht hat mehr Token, oder längere, als sich zeichnen lassen. Der Automat läuft trotzdem; ein kürzeres Wort oder die feste Schicht wählen, um sie zu sehen.",
    none: "Oben ein Wort aus den Buchstaben des Automaten schreiben, um die Schicht bei der Arbeit zu sehen.",
    groups: { machine: "Maschine", word: "Wort", start: "Start", generated: "erzeugt" },
    tokens: "Token: eines wählen, um zu sehen, was es gemacht hat",
    token: (place: number, meaning: string) => `Token ${formatCount(place)}, ${meaning}`,
    entry: (state: string, letter: string) => `${state} ${letter}`,
    letterToken: (letter: string, position: number) => `${letter}${subscript(position)}`,
    stateToken: (position: number) => `A${subscript(position)}`,
    rowToken: (position: number) => `B${subscript(position)}`,
    read: "Eine Zahl eines Tokens ablesen",
    head: (place: number) => `Kopf ${formatCount(place + 1)}`,
    follow: (letter: string) => `folgt dem Pfeil des Buchstabens ${letter}`,
    attention: "Attention",
    asks: "fragt",
    given: (label: string) => `${label} ist im Prompt gegeben.`,
    notYet: "noch nicht erzeugt",
    value: "Wert",
    score: "Gewicht",
    coordinate: {
      Tkey: (state: string) => `der Eintrag gehört zu ${state}`,
      Trow: (letter: string, next: string) => `${letter} führt nach ${next}`,
      Wpos: (position: number) => `Buchstabe Nummer ${formatCount(position)}`,
      Wlet: (position: number, letter: string) => `Buchstabe ${formatCount(position)} ist ${letter}`,
      Ast: (state: string) => `der Zustand ist ${state}`,
      Apos: (position: number) => `${letters(position)} gelesen`,
      Brow: (letter: string, next: string) => `${letter} führt nach ${next}`,
      Blet: (position: number, letter: string) => `Buchstabe ${formatCount(position)} ist ${letter}`,
      A: (position: number, state: string) => `${letters(position)} gelesen, der Zustand ist ${state}`,
    },
    madeBy: (token: string, heads: readonly string[]) => `${token} stammt von: ${list(heads)}.`,
    firedOn: (head: string, name: string, tokens: readonly string[], score: string) =>
      `${head} (${name}; Gewicht ${score} bei ${tokens.length > 2 ? `${formatCount(tokens.length)} Token` : list(tokens)})`,
    says: (meaning: string) => `Es sagt: ${meaning}.`,
    meaning: {
      entry: (state: string, letter: string, next: string) => `in ${state} führt ${letter} nach ${next}`,
      letter: (position: number, letter: string) => `Buchstabe ${formatCount(position)} ist ${letter}`,
      state: (state: string, position: number) => `der Zustand ist ${state} nach ${byLetters(position)}`,
      row: (arrows: readonly string[], position: number, letter: string) =>
        `${list(arrows)}; Buchstabe ${formatCount(position)} ist ${letter}`,
      arrow: (letter: string, next: string) => `${letter} führt nach ${next}`,
      none: "nichts, was diese Schicht sagen könnte",
    },
    agree: "Graph, Band und Schicht stimmen überein.",
    unfinished: "Der Graph ist unfertig, also gibt es nichts zu vergleichen.",
    disagree: "Die Schicht sagt etwas anderes als der Automat.",
  },

  sentence: {
    noWord: (problem: string) => `Das Wort lässt sich nicht durchlaufen: ${problem}.`,
    lastComplete: "Der Graph ist unfertig; der letzte vollständige Automat läuft.",
    begins: (state: string, all: number) => `Der Automat beginnt in ${state} und hat ${byLetters(all)} zu lesen`,
    after: (read: number, all: number, state: string) => `Nach ${formatCount(read)} von ${byLetters(all)} ist der Automat in ${state}`,
    reading: (position: number, all: number, letter: string, state: string) =>
      `In ${state} liest der Automat Buchstabe ${formatCount(position)} von ${formatCount(all)}, ${letter}`,
    verdict: (word: string, accepted: boolean) =>
      `${word === "" ? "Das leere Wort" : `Das Wort ${word}`} wird ${accepted ? "akzeptiert" : "verworfen"}`,
    promptSays: "; das letzte Token im Prompt der Schicht sagt dasselbe",
    same: "; das Token A der Schicht sagt dasselbe",
    other: (state: string) => `; das Token A der Schicht sagt stattdessen ${state}`,
    followed: (heads: string, entries: number) =>
      `; gemacht hat es ${heads} aus einem Token B, das die Attention aus ${counted(entries, "Tabelleneintrag", "Tabelleneinträgen")} und einem Buchstaben geholt hat`,
    fixed: (head: string) => `, von ${head} aus dem Buchstaben geholt`,
    row: (rowHead: string, entries: number, letterHead: string) =>
      `; das Token B der Schicht enthält alle Pfeile dieses Zustands, von ${rowHead} aus ${counted(entries, "Tabelleneintrag", "Tabelleneinträgen")} geholt, und den Buchstaben, von ${letterHead} geholt`,
    noLayer: "; die Schicht ist zu groß zum Zeichnen",
  },

  columns: {
    token: "Token",
    role: "Rolle",
    meaning: "Bedeutung",
    heads: "Köpfe, die es gemacht haben",
    state: "Zustand des Automaten",
    ones: "Koordinaten, die 1 sind",
  },
  roles: { prompt: "Prompt", generated: "erzeugt" },

  explain: [
    "Links: ein endlicher Automat, zu zeichnen, in die Tabelle einzutragen oder zu tippen. Er liest das Wort Buchstabe für Buchstabe und geht für jeden einen Pfeil entlang. Rechts: eine einzige Schicht linearer Attention, deren Gewichte von Hand aufgeschrieben sind und die dasselbe tut.",
    "Jede Spalte ist ein Token; gefüllte Zellen sind Einsen, alle anderen Nullen. Die universelle Schicht hat die Pfeile in ihrem Prompt: Ein Kopf holt alle für den jetzigen Zustand, einer holt den Buchstaben, und ein Kopf je Buchstabe folgt dann dem Pfeil. Die feste Schicht hat die Pfeile in ihren Gewichten. Attention summiert alles, dessen Gewicht nicht null ist, und genau das ist hier gewollt.",
  ],
  formula: "zₙ₊₁ = Σₕ Vₕ Z (Zᵀ Qₕ zₙ)",
} satisfies typeof automatonText;
