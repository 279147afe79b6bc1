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
  learnHelp: "All training traces come from this automaton; otherwise each trace comes from a random one.",
  learned: "Learners are trained on traces of this machine.",
  learnedComplete: "Learners are trained on traces of the last complete automaton.",
  learnUnfinished: "Complete the automaton first: an unfinished one has no traces.",

  tools: {
    label: "Library of automata, and files",
    library: "Choose an automaton",
    own: "Own automaton",
    empty: "Empty: draw it",
    random: "Random automaton",
    randomHelp: "Samples every arrow anew; keeps the numbers of states and letters",
    importJff: "Open .jff",
    importHelp: "A finite automaton from JFLAP; the file can also be dropped onto this panel",
    exportJff: "Save .jff",
    exportText: "Save text",
    saveUnfinished: "Complete the automaton first: unfinished ones cannot be saved.",
    file: "JFLAP file",
    opened: (name: string) => `${name} is open.`,
    notes: (notes: readonly string[]) => `In the file, ${list(notes)}.`,
    unreadable: (name: string) => `${name} could not be opened; nothing was changed:`,
    dismiss: "Dismiss the message about the file",
  },

  draft: {
    unfinished: "Unfinished automaton:",
    meanwhile: "The experiment uses the last complete one.",
    more: (count: number) => `and ${formatCount(count)} more`,
    discard: "Back to the last complete one",
  },

  graph: {
    label: "Graph of the automaton: double-click adds or renames a state, dragging from a state's dot draws an arrow",
    help: "Double-click: a new state, or another name. Drag from a dot: an arrow.",
    empty: "Double-click here to add the first state.",
    /** Read by screen readers: keys for the focused element. */
    keys: {
      state: "Enter or space selects a state. The arrow keys then move it, Delete removes it, and Escape deselects it.",
      moved: (x: number, y: number) => `The state was moved to ${Math.round(x)}, ${Math.round(y)}.`,
      arrow: "Enter or space selects an arrow. Delete then removes it, and Escape deselects it.",
      dot: "Dot for arrows",
    },
    state: (name: string, roles: readonly string[]) => ["State", name, ...(roles.length > 0 ? [`(${roles.join(", ")})`] : [])].join(" "),
    roles: { start: "start", accepting: "accepting", current: "the run is here" },
    arrow: (from: string, to: string, names: readonly string[]) =>
      from === to ? `From ${from} back to itself on ${list(names)}` : `From ${from} to ${to} on ${list(names)}`,
    rename: (name: string) => `New name of ${name}`,
    start: "start",
    startHelp: (name: string) => `Make ${name} the start state`,
    accepting: "accepting",
    acceptingHelp: (name: string) => `Accept words that end in ${name}`,
    renameButton: "rename",
    remove: "remove",
    removeHelp: (name: string) => `Remove ${name}`,
    stateTools: (name: string) => `Change ${name}`,
    fit: "Show the whole graph",
    tidy: "Tidy up",
    tidyHelp: "Arranges the states anew",
    letters: (from: string, to: string) => (from === to ? `Letters from ${from} back to itself` : `Letters from ${from} to ${to}`),
    lettersHelp: "a b",
    takeLetters: "Done",
    giveUp: "Cancel",
    removeArrow: "Remove the arrow",
    lettersMissing: "Write at least one letter.",
    letterFault: (letter: string, fault: string) => `${letter} ${fault}.`,
  },

  views: { label: "Other views of the automaton", table: "Table", text: "Text", words: "Test words" },

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
    help: "One arrow on each line, for example: even a -> odd. A * stands for every other letter.",
    meanwhile: "The graph shows the last readable automaton.",
    more: (count: number) => `and ${formatCount(count)} more`,
  },

  words: {
    label: "Words to test, one on each line",
    help: "One word on each line; an empty line is the empty word.",
    results: "Result of each word",
    empty: "the empty word",
    accepted: "accepted",
    rejected: "rejected",
    stranger: (letter: string) => `no letter ${letter}`,
    none: "Write a word to test it.",
    count: (accepted: number, all: number) => `${formatCount(accepted)} of ${formatCount(all)} accepted`,
    lastComplete: "Tested with the last complete automaton: the one shown is unfinished.",
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
    title: "Layer that executes the automaton",
    chart: "The linear-attention layer: tokens as columns, attention scores and blocks of coordinates as rows",
    form: "Layer",
    forms: { universal: "universal", fixed: "fixed" },
    formHelp: {
      universal: "The prompt holds the automaton: the same weights execute every automaton of this size.",
      fixed: "The weights hold this one automaton.",
    },
    shape: (d: number, heads: number, perLetter: number) =>
      `${formatCount(d)} ${plural(d, "coordinate", "coordinates")}, ${formatCount(heads)} ${plural(heads, "head", "heads")}, ${formatCount(perLetter)} ${plural(perLetter, "token", "tokens")} a letter`,
    tooLarge: "This layer is too large to be drawn; the automaton still runs. Choose a shorter word or the fixed layer to see the tokens.",
    none: "Write a word in the automaton’s letters above to run the layer.",
    groups: { machine: "machine", word: "word", start: "start", generated: "generated" },
    tokens: "Tokens: choose one to see its heads",
    token: (place: number, meaning: string) => `Token ${formatCount(place)}, ${meaning}`,
    entry: (state: string, letter: string) => `${state} ${letter}`,
    letterToken: (letter: string, position: number) => `${letter}${subscript(position)}`,
    stateToken: (position: number) => `A${subscript(position)}`,
    rowToken: (position: number) => `B${subscript(position)}`,
    read: "Read a number of a token",
    head: (place: number) => `head ${formatCount(place + 1)}`,
    follow: (letter: string) => `follow the arrow of letter ${letter}`,
    attention: "attention",
    asks: "query",
    given: (label: string) => `${label} is given in the prompt.`,
    notYet: "not generated yet",
    value: "value",
    score: "score",
    /** Names of coordinates: the meaning of a one in this place. */
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
    madeBy: (token: string, heads: readonly string[]) => `${token} was computed by ${list(heads)}.`,
    firedOn: (head: string, name: string, tokens: readonly string[], score: string) =>
      `${head} (${name}; score ${score} at ${tokens.length > 2 ? `${formatCount(tokens.length)} tokens` : list(tokens)})`,
    says: (meaning: string) => `Meaning: ${meaning}.`,
    meaning: {
      entry: (state: string, letter: string, next: string) => `in ${state}, ${letter} leads to ${next}`,
      letter: (position: number, letter: string) => `letter ${formatCount(position)} is ${letter}`,
      state: (state: string, position: number) => `the state is ${state} after ${letters(position)}`,
      row: (arrows: readonly string[], position: number, letter: string) => `${list(arrows)}; letter ${formatCount(position)} is ${letter}`,
      arrow: (letter: string, next: string) => `${letter} leads to ${next}`,
      none: "not a valid token",
    },
    agree: "Graph, tape and layer agree.",
    unfinished: "The graph is unfinished and is not compared.",
    disagree: "The layer and the automaton disagree.",
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
    promptSays: "; the last token of the layer’s prompt holds the same state",
    same: "; the layer’s token A holds the same state",
    other: (state: string) => `; the layer’s token A holds ${state} instead`,
    followed: (heads: string, entries: number) =>
      `, computed by ${heads} from token B (${formatCount(entries)} table ${plural(entries, "entry", "entries")} and a letter)`,
    fixed: (head: string) => `, computed by ${head} from the letter`,
    row: (rowHead: string, entries: number, letterHead: string) =>
      `; the layer’s token B holds all arrows of that state (${rowHead}, ${formatCount(entries)} table ${plural(entries, "entry", "entries")}) and the letter (${letterHead})`,
    noLayer: "; the layer is too large to be drawn",
  },

  columns: {
    token: "token",
    role: "role",
    meaning: "meaning",
    heads: "heads that computed it",
    state: "state of the automaton",
    ones: "coordinates that are 1",
  },
  roles: { prompt: "prompt", generated: "generated" },

  explain: [
    "Left: a finite automaton, edited as a graph, a table or text. It reads the word letter by letter and follows one arrow (transition) for each. Right: one layer of linear attention with hand-written weights computes the same states.",
    "Each column is a token; filled cells are ones, all others zeros. The prompt of the universal layer holds the arrows. One head fetches the arrows of the current state, one fetches the letter, and one head for each letter follows the arrow. The weights of the fixed layer hold the arrows. Attention adds the values of all tokens with a score other than zero.",
    "Lemma F.1 of the paper builds programs from lookups in tables, one head for each, and avoids that several keys match. The layers here are this project’s; the universal one adds the matches of a row on purpose. It has |Σ| + 2 heads and two tokens a letter, the fixed one |Q| heads and one token.",
  ],
  formula: "zₙ₊₁ = Σₕ Vₕ Z (Zᵀ Qₕ zₙ)",
} as const;

export const automatonText = inLanguage("exhibits/automaton/words", english);
