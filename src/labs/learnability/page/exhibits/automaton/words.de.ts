import { formatCount } from "../../../../../platform/charts/format";
import { counted, list, subscript } from "../../../../../platform/ui/grammar.de";
import type { automatonText } from "./words";

const letters = (count: number) => counted(count, "Buchstabe", "Buchstaben");
/** After "nach", "mit" and "hat". */
const byLetters = (count: number) => counted(count, "Buchstaben", "Buchstaben");

export default {
  title: "Automat",
  learn: "Diese Maschine lernen",
  learnHelp: "Alle Trainingsabläufe stammen von diesem Automaten, sonst jeder von einem zufälligen.",
  learned: "Lerner trainieren auf Abläufen dieser Maschine.",
  learnedComplete: "Lerner trainieren auf Abläufen des letzten vollständigen Automaten.",
  learnUnfinished: "Erst den Automaten vervollständigen: Ein unfertiger hat keine Abläufe.",

  tools: {
    label: "Bibliothek von Automaten, und Dateien",
    library: "Einen Automaten wählen",
    own: "Eigener Automat",
    empty: "Leer: selbst zeichnen",
    random: "Zufälliger Automat",
    randomHelp: "Zieht jeden Pfeil neu; die Anzahl der Zustände und Buchstaben bleibt",
    importJff: ".jff öffnen",
    importHelp: "Ein endlicher Automat aus JFLAP; die Datei lässt sich auch auf dieses Panel ziehen",
    exportJff: ".jff speichern",
    exportText: "Text speichern",
    saveUnfinished: "Erst den Automaten vervollständigen: Unfertige lassen sich nicht speichern.",
    file: "JFLAP-Datei",
    opened: (name: string) => `${name} ist offen.`,
    notes: (notes: readonly string[]) => `Zur Datei: ${list(notes)}.`,
    unreadable: (name: string) => `${name} ließ sich nicht öffnen; nichts wurde geändert:`,
    dismiss: "Die Meldung zur Datei ausblenden",
  },

  draft: {
    unfinished: "Unfertiger Automat:",
    meanwhile: "Das Experiment verwendet den letzten vollständigen.",
    more: (count: number) => `und ${formatCount(count)} weitere`,
    discard: "Zurück zum letzten vollständigen",
  },

  graph: {
    label:
      "Graph des Automaten: Doppelklick legt einen Zustand an oder benennt ihn um, Ziehen vom Punkt eines Zustands zeichnet einen Pfeil",
    help: "Doppelklick: ein neuer Zustand oder ein anderer Name. Von einem Punkt ziehen: ein Pfeil.",
    empty: "Hier doppelklicken, um den ersten Zustand hinzuzufügen.",
    keys: {
      state: "Eingabe- oder Leertaste wählt einen Zustand. Die Pfeiltasten bewegen ihn dann, Entf entfernt ihn, Esc hebt die Auswahl auf.",
      moved: (x: number, y: number) => `Der Zustand steht jetzt bei ${Math.round(x)}, ${Math.round(y)}.`,
      arrow: "Eingabe- oder Leertaste wählt einen Pfeil. Entf entfernt ihn dann, Esc hebt die Auswahl auf.",
      dot: "Punkt für Pfeile",
    },
    state: (name: string, roles: readonly string[]) => ["Zustand", name, ...(roles.length > 0 ? [`(${roles.join(", ")})`] : [])].join(" "),
    roles: { start: "Start", accepting: "akzeptierend", current: "hier ist der Lauf" },
    arrow: (from: string, to: string, names: readonly string[]) =>
      from === to ? `Von ${from} zu sich zurück bei ${list(names)}` : `Von ${from} nach ${to} bei ${list(names)}`,
    rename: (name: string) => `Neuer Name von ${name}`,
    start: "Start",
    startHelp: (name: string) => `${name} zum Startzustand machen`,
    accepting: "akzeptierend",
    acceptingHelp: (name: string) => `Wörter akzeptieren, die in ${name} enden`,
    renameButton: "umbenennen",
    remove: "entfernen",
    removeHelp: (name: string) => `${name} entfernen`,
    stateTools: (name: string) => `${name} ändern`,
    fit: "Den ganzen Graphen zeigen",
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

  views: { label: "Andere Ansichten des Automaten", table: "Tabelle", text: "Text", words: "Testwörter" },

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
    help: "Ein Pfeil je Zeile, zum Beispiel: even a -> odd. Ein * steht für jeden anderen Buchstaben.",
    meanwhile: "Der Graph zeigt den letzten lesbaren Automaten.",
    more: (count: number) => `und ${formatCount(count)} weitere`,
  },

  words: {
    label: "Wörter zum Prüfen, eines je Zeile",
    help: "Ein Wort je Zeile; eine leere Zeile ist das leere Wort.",
    results: "Ergebnis jedes Worts",
    empty: "das leere Wort",
    accepted: "akzeptiert",
    rejected: "verworfen",
    stranger: (letter: string) => `kein Buchstabe ${letter}`,
    none: "Ein Wort schreiben, um es zu prüfen.",
    count: (accepted: number, all: number) => `${formatCount(accepted)} von ${formatCount(all)} akzeptiert`,
    lastComplete: "Geprüft mit dem letzten vollständigen Automaten: Der gezeigte ist unfertig.",
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
    title: "Schicht, die den Automaten ausführt",
    chart: "Die Schicht linearer Attention: Token als Spalten, Attention-Scores und Blöcke von Koordinaten als Zeilen",
    form: "Schicht",
    forms: { universal: "universell", fixed: "fest" },
    formHelp: {
      universal: "Der Prompt enthält den Automaten: Dieselben Gewichte führen jeden Automaten dieser Größe aus.",
      fixed: "Die Gewichte enthalten diesen einen Automaten.",
    },
    shape: (d: number, heads: number, perLetter: number) =>
      `${counted(d, "Koordinate", "Koordinaten")}, ${counted(heads, "Kopf", "Köpfe")}, ${formatCount(perLetter)} Token je Buchstabe`,
    tooLarge:
      "Diese Schicht ist zu groß zum Zeichnen; der Automat läuft trotzdem. Für die Token ein kürzeres Wort oder die feste Schicht wählen.",
    none: "Oben ein Wort aus den Buchstaben des Automaten schreiben, um die Schicht auszuführen.",
    groups: { machine: "Maschine", word: "Wort", start: "Start", generated: "erzeugt" },
    tokens: "Token: eines wählen, um seine Köpfe zu sehen",
    token: (place: number, meaning: string) => `Token ${formatCount(place)}, ${meaning}`,
    entry: (state: string, letter: string) => `${state} ${letter}`,
    letterToken: (letter: string, position: number) => `${letter}${subscript(position)}`,
    stateToken: (position: number) => `A${subscript(position)}`,
    rowToken: (position: number) => `B${subscript(position)}`,
    read: "Eine Zahl eines Tokens ablesen",
    head: (place: number) => `Kopf ${formatCount(place + 1)}`,
    follow: (letter: string) => `folgt dem Pfeil des Buchstabens ${letter}`,
    attention: "Attention",
    asks: "Anfrage",
    given: (label: string) => `${label} ist im Prompt gegeben.`,
    notYet: "noch nicht erzeugt",
    value: "Wert",
    score: "Score",
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
    madeBy: (token: string, heads: readonly string[]) => `${token} wurde berechnet von: ${list(heads)}.`,
    firedOn: (head: string, name: string, tokens: readonly string[], score: string) =>
      `${head} (${name}; Score ${score} bei ${tokens.length > 2 ? `${formatCount(tokens.length)} Token` : list(tokens)})`,
    says: (meaning: string) => `Bedeutung: ${meaning}.`,
    meaning: {
      entry: (state: string, letter: string, next: string) => `in ${state} führt ${letter} nach ${next}`,
      letter: (position: number, letter: string) => `Buchstabe ${formatCount(position)} ist ${letter}`,
      state: (state: string, position: number) => `der Zustand ist ${state} nach ${byLetters(position)}`,
      row: (arrows: readonly string[], position: number, letter: string) =>
        `${list(arrows)}; Buchstabe ${formatCount(position)} ist ${letter}`,
      arrow: (letter: string, next: string) => `${letter} führt nach ${next}`,
      none: "kein gültiges Token",
    },
    agree: "Graph, Band und Schicht stimmen überein.",
    unfinished: "Der Graph ist unfertig und wird nicht verglichen.",
    disagree: "Schicht und Automat stimmen nicht überein.",
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
    promptSays: "; das letzte Token im Prompt der Schicht enthält denselben Zustand",
    same: "; das Token A der Schicht enthält denselben Zustand",
    other: (state: string) => `; das Token A der Schicht enthält stattdessen ${state}`,
    followed: (heads: string, entries: number) =>
      `, berechnet von ${heads} aus Token B (${counted(entries, "Tabelleneintrag", "Tabelleneinträge")} und ein Buchstabe)`,
    fixed: (head: string) => `, berechnet von ${head} aus dem Buchstaben`,
    row: (rowHead: string, entries: number, letterHead: string) =>
      `; das Token B der Schicht enthält alle Pfeile dieses Zustands (${rowHead}, ${counted(entries, "Tabelleneintrag", "Tabelleneinträge")}) und den Buchstaben (${letterHead})`,
    noLayer: "; die Schicht ist zu groß zum Zeichnen",
  },

  columns: {
    token: "Token",
    role: "Rolle",
    meaning: "Bedeutung",
    heads: "Köpfe, die es berechnet haben",
    state: "Zustand des Automaten",
    ones: "Koordinaten, die 1 sind",
  },
  roles: { prompt: "Prompt", generated: "erzeugt" },

  explain: [
    "Links: ein endlicher Automat, bearbeitet als Graph, Tabelle oder Text. Er liest das Wort Buchstabe für Buchstabe und folgt jeweils einem Pfeil (Übergang). Rechts: eine Schicht linearer Attention mit von Hand geschriebenen Gewichten berechnet dieselben Zustände.",
    "Jede Spalte ist ein Token; gefüllte Zellen sind Einsen, alle anderen Nullen. Der Prompt der universellen Schicht enthält die Pfeile. Ein Kopf holt die Pfeile des jetzigen Zustands, einer den Buchstaben, und ein Kopf je Buchstabe folgt dem Pfeil. Die Gewichte der festen Schicht enthalten die Pfeile. Attention summiert die Werte aller Token mit einem Score ungleich null.",
    "Lemma F.1 der Arbeit baut Programme aus Nachschlagen in Tabellen, mit je einem Kopf, und vermeidet mehrere passende Keys. Die Schichten hier stammen aus diesem Projekt; die universelle addiert die Treffer einer Zeile mit Absicht. Sie hat |Σ| + 2 Köpfe und zwei Token je Buchstabe, die feste |Q| Köpfe und ein Token.",
  ],
  formula: "zₙ₊₁ = Σₕ Vₕ Z (Zᵀ Qₕ zₙ)",
} satisfies typeof automatonText;
