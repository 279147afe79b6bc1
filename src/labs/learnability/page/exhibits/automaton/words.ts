/** Words on the exhibit of finite automata; they are loaded with the exhibit. */
import { formatCount } from "../../../../../platform/charts/format";
import { inLanguage } from "../../in-language";

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);
const letters = (count: number) => `${formatCount(count)} ${plural(count, "letter", "letters")}`;
const subscripts = "₀₁₂₃₄₅₆₇₈₉";
const subscript = (value: number) => [...String(value)].map((digit) => subscripts[Number(digit)]).join("");
const list = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;

const english = {
  title: "Automaton",
  learn: "Learn this machine",
  learnHelp: "Traces of this automaton alone become the data; otherwise every trace runs a random machine.",
  learned: "Traces of this machine are learned.",
  learnedComplete: "Traces of the last complete automaton are learned.",
  learnUnfinished: "Complete the automaton first: an unfinished one has no traces.",

  tools: {
    label: "Automata to begin with, and files",
    library: "Choose an automaton",
    own: "Own automaton",
    empty: "Nothing: draw it yourself",
    random: "Random automaton",
    randomHelp: "Draws every arrow anew, for as many states and letters as there are now",
    importJff: "Open .jff",
    importHelp: "A finite automaton from JFLAP; it may also be dropped onto this panel",
    exportJff: "Save .jff",
    exportText: "Save text",
    saveUnfinished: "Complete the automaton first: a file holds a complete one.",
    file: "JFLAP file",
    opened: (name: string) => `${name} is open.`,
    notes: (notes: readonly string[]) => `In the file, ${list(notes)}.`,
    unreadable: (name: string) => `${name} could not be opened, and nothing was changed:`,
    dismiss: "Dismiss what is said about the file",
  },

  draft: {
    unfinished: "Not an automaton yet:",
    meanwhile: "The experiment keeps the last complete one meanwhile.",
    more: (count: number) => `and ${formatCount(count)} more`,
    discard: "Back to the complete one",
  },

  graph: {
    label: "Graph of the automaton: double-click adds or renames a state, dragging from a state's dot draws an arrow",
    help: "Double-click: a new state, or another name. Drag from a dot: an arrow.",
    empty: "Double-click here to put the first state.",
    /** Read out by screen readers: how what has the focus is handled. */
    keys: {
      state: "Enter or space selects a state. The arrow keys then move it, delete removes it, and escape lets it go.",
      moved: (x: number, y: number) => `The state was moved to ${Math.round(x)}, ${Math.round(y)}.`,
      arrow: "Enter or space selects an arrow. Delete then removes it, and escape lets it go.",
      dot: "Dot for arrows",
    },
    state: (name: string, roles: readonly string[]) => ["State", name, ...(roles.length > 0 ? [`(${roles.join(", ")})`] : [])].join(" "),
    roles: { start: "start", accepting: "accepting", current: "the run is here" },
    arrow: (from: string, to: string, names: readonly string[]) =>
      from === to ? `From ${from} back to itself on ${list(names)}` : `From ${from} to ${to} on ${list(names)}`,
    rename: (name: string) => `New name of ${name}`,
    start: "start",
    startHelp: (name: string) => `Let it begin in ${name}`,
    accepting: "accepting",
    acceptingHelp: (name: string) => `Whether words that end in ${name} are accepted`,
    renameButton: "rename",
    remove: "remove",
    removeHelp: (name: string) => `Remove ${name}`,
    stateTools: (name: string) => `Change ${name}`,
    fit: "Show all of it",
    tidy: "Tidy up",
    tidyHelp: "Lays the states out anew",
    letters: (from: string, to: string) => (from === to ? `Letters from ${from} back to itself` : `Letters from ${from} to ${to}`),
    lettersHelp: "a b",
    takeLetters: "Done",
    giveUp: "Cancel",
    removeArrow: "Remove the arrow",
    lettersMissing: "Write at least one letter.",
    letterFault: (letter: string, fault: string) => `${letter} ${fault}.`,
  },

  views: { label: "Other ways to the same automaton", table: "Table", text: "Text", words: "Test words" },

  table: {
    label: "Transition table: the next state for every state and letter",
    start: "start",
    accepting: "accepts",
    state: "state",
    startOf: (name: string) => `${name} is the start`,
    acceptingOf: (name: string) => `${name} accepts`,
    nameOf: (place: number) => `Name of state ${formatCount(place + 1)}`,
    letterOf: (place: number) => `Letter ${formatCount(place + 1)}`,
    target: (state: string, letter: string) => `From ${state} on ${letter}`,
    none: "none",
    several: (names: readonly string[]) => names.join(" + "),
    removeState: (name: string) => `Remove state ${name}`,
    removeLetter: (letter: string) => `Remove letter ${letter}`,
    addState: "Add a state",
    addLetter: "Add a letter",
    fault: (name: string, fault: string) => `${name === "" ? "The name" : name} ${fault}.`,
  },

  text: {
    label: "The automaton as text",
    help: "One arrow on each line, such as: even a -> odd. A * stands for every other letter.",
    meanwhile: "The graph shows the last automaton that could be read.",
    more: (count: number) => `and ${formatCount(count)} more`,
  },

  words: {
    label: "Words to test, one on each line",
    help: "One word on each line; an empty line is the empty word.",
    results: "What becomes of each word",
    empty: "the empty word",
    accepted: "accepted",
    rejected: "rejected",
    stranger: (letter: string) => `no letter ${letter}`,
    none: "Write a word to test it.",
    count: (accepted: number, all: number) => `${formatCount(accepted)} of ${formatCount(all)} accepted`,
    lastComplete: "Tested with the last complete automaton, as the one shown is unfinished.",
  },

  run: {
    word: "Word",
    tape: "Tape",
    label: "Run the word step by step",
    stepHint: "← →: letter by letter",
    first: "Back to the start",
    previous: "One step back",
    next: "One step on",
    play: "Play the run",
    pause: "Stop the run",
    moment: (read: number, all: number) => `${formatCount(read)} of ${letters(all)} read`,
    reading: (position: number, all: number) => `reading letter ${formatCount(position)} of ${formatCount(all)}`,
    accepted: "accepted",
    rejected: "rejected",
    acceptedByComplete: "accepted by the last complete automaton",
    rejectedByComplete: "rejected by the last complete automaton",
    letter: (place: number, letter: string, read: boolean) => `letter ${formatCount(place)}: ${letter}${read ? ", read" : ""}`,
    stranger: (message: string, hint: string | undefined) => `${message}${hint ? `: ${hint}` : ""}.`,
  },

  layer: {
    title: "The layer that executes it",
    chart: "The linear-attention layer at work: tokens as columns, attention and blocks of coordinates as rows",
    form: "Which layer",
    forms: { universal: "universal", fixed: "fixed" },
    formHelp: {
      universal: "reads the machine in its prompt: the same weights for every automaton of this size",
      fixed: "holds this one automaton in its weights",
    },
    shape: (d: number, heads: number, perLetter: number) =>
      `${formatCount(d)} ${plural(d, "coordinate", "coordinates")}, ${formatCount(heads)} ${plural(heads, "head", "heads")}, ${formatCount(perLetter)} ${plural(perLetter, "token", "tokens")} a letter`,
    tooLarge:
      "This layer has more tokens, or longer ones, than can be drawn. The automaton runs all the same; choose a shorter word or the fixed layer to see it.",
    none: "Write a word of the automaton’s letters above to see the layer at work.",
    groups: { machine: "machine", word: "word", start: "start", generated: "generated" },
    tokens: "Tokens: choose one to see what made it",
    token: (place: number, meaning: string) => `Token ${formatCount(place)}, ${meaning}`,
    entry: (state: string, letter: string) => `${state} ${letter}`,
    letterToken: (letter: string, position: number) => `${letter}${subscript(position)}`,
    stateToken: (position: number) => `A${subscript(position)}`,
    rowToken: (position: number) => `B${subscript(position)}`,
    read: "Read a number of a token",
    head: (place: number) => `head ${formatCount(place + 1)}`,
    follow: (letter: string) => `follow the arrow of letter ${letter}`,
    attention: "attention",
    asks: "asks",
    given: (label: string) => `${label} is given in the prompt.`,
    notYet: "not generated yet",
    value: "value",
    score: "score",
    /** Names of coordinates: what a one at this place says. */
    coordinate: {
      Tkey: (state: string) => `the entry is one of ${state}`,
      Trow: (letter: string, next: string) => `${letter} leads to ${next}`,
      Wpos: (position: number) => `letter number ${formatCount(position)}`,
      Wlet: (position: number, letter: string) => `letter ${formatCount(position)} is ${letter}`,
      Ast: (state: string) => `the state is ${state}`,
      Apos: (position: number) => `${letters(position)} read`,
      Brow: (letter: string, next: string) => `${letter} leads to ${next}`,
      Blet: (position: number, letter: string) => `letter ${formatCount(position)} is ${letter}`,
      A: (position: number, state: string) => `${letters(position)} read, the state is ${state}`,
    },
    madeBy: (token: string, heads: readonly string[]) => `${token} was made by ${list(heads)}.`,
    firedOn: (head: string, name: string, tokens: readonly string[], score: string) =>
      `${head} (${name}; score ${score} at ${tokens.length > 2 ? `${formatCount(tokens.length)} tokens` : list(tokens)})`,
    says: (meaning: string) => `It says: ${meaning}.`,
    meaning: {
      entry: (state: string, letter: string, next: string) => `in ${state}, ${letter} leads to ${next}`,
      letter: (position: number, letter: string) => `letter ${formatCount(position)} is ${letter}`,
      state: (state: string, position: number) => `the state is ${state} after ${letters(position)}`,
      row: (arrows: readonly string[], position: number, letter: string) => `${list(arrows)}; letter ${formatCount(position)} is ${letter}`,
      arrow: (letter: string, next: string) => `${letter} leads to ${next}`,
      none: "nothing that this layer could say",
    },
    agree: "Graph, tape and layer agree.",
    unfinished: "The graph is unfinished, so there is nothing to compare.",
    disagree: "The layer says something else than the automaton.",
  },

  sentence: {
    noWord: (problem: string) => `The word cannot be run: ${problem}.`,
    lastComplete: "The graph is unfinished; the last complete automaton runs.",
    begins: (state: string, all: number) => `The automaton begins in ${state}, with ${letters(all)} to read`,
    after: (read: number, all: number, state: string) => `After ${formatCount(read)} of ${letters(all)} the automaton is in ${state}`,
    reading: (position: number, all: number, letter: string, state: string) =>
      `In ${state} the automaton reads letter ${formatCount(position)} of ${formatCount(all)}, ${letter}`,
    verdict: (word: string, accepted: boolean) =>
      `${word === "" ? "The empty word" : `The word ${word}`} is ${accepted ? "accepted" : "rejected"}`,
    promptSays: "; the last token of the layer’s prompt says the same",
    same: "; the layer’s token A says the same",
    other: (state: string) => `; the layer’s token A says ${state} instead`,
    followed: (heads: string, entries: number) =>
      `, made by ${heads} from a token B that attention fetched from ${formatCount(entries)} table ${plural(entries, "entry", "entries")} and a letter`,
    fixed: (head: string) => `, fetched by ${head} from the letter`,
    row: (rowHead: string, entries: number, letterHead: string) =>
      `; the layer’s token B holds all arrows of that state, fetched by ${rowHead} from ${formatCount(entries)} table ${plural(entries, "entry", "entries")}, and the letter, fetched by ${letterHead}`,
    noLayer: "; the layer is too large to be drawn",
  },

  columns: {
    token: "token",
    role: "role",
    meaning: "meaning",
    heads: "heads that made it",
    state: "state of the automaton",
    ones: "coordinates that are 1",
  },
  roles: { prompt: "prompt", generated: "generated" },

  explain: [
    "Left: a finite automaton, to be drawn, entered in the table or typed. It reads the word letter by letter and goes along one arrow for each. Right: a single layer of linear attention whose weights are written down by hand, doing the same.",
    "Each column is a token; filled cells are ones, all others zeros. The universal layer has the arrows in its prompt: one head fetches all of them for the current state, one fetches the letter, and one head for each letter then follows the arrow. The fixed layer has the arrows in its weights. Attention adds up everything whose score is not zero, and here that is exactly what is wanted.",
  ],
  formula: "zₙ₊₁ = Σₕ Vₕ Z (Zᵀ Qₕ zₙ)",
} as const;

export const automatonText = inLanguage("exhibits/automaton/words", english);
