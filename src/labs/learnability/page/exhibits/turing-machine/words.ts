/** Words on the exhibit of Turing machines; they are loaded with the exhibit. */
import { formatCount } from "../../../../../platform/charts/format";
import { inLanguage } from "../../in-language";

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);
const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${plural(count, one, many)}`;
const steps = (count: number) => counted(count, "step", "steps");

const english = {
  title: "Turing machine",
  steps,

  library: "Machine",
  own: "Own machine",
  watchedOnly: "The learners study random machines; this one is only watched.",
  learned: "The learners study this machine.",
  watchedComplete: "The learners study random machines; the last complete one is only watched.",
  learnedComplete: "The learners study the last complete machine.",
  learnUnfinished: "Complete the machine first: an unfinished one has no traces.",
  learn: "Learn this machine",
  learnHelp: "Makes it the target: every trace is this machine on another tape.",
  fewTapes: (traces: number, count: number) =>
    `A tape of this length has only ${formatCount(count)} contents; ${formatCount(traces)} of them ${plural(traces, "is", "are")} learned from.`,
  import: "Open a text file",
  importShort: "Open",
  export: "Save as a text file",
  exportShort: "Save",
  fileName: "turing-machine.txt",
  unreadable: "The file could not be read.",

  editor: "The machine",
  views: "How the machine is edited",
  asText: "Text",
  asTable: "Table",
  textLabel: "The machine as text",
  textHelp: "A rule: state letter -> next letter move. * is any other letter, # a comment.",
  tableLabel: "The machine as a table",
  runs: "Complete: it runs as it stands.",
  lines: "Go to the line",
  line: (line: number) => `Line ${formatCount(line)}`,
  more: (count: number) => `and ${formatCount(count)} more`,
  noTable: "These lines cannot be laid out as a table yet.",
  keeps: "Unfinished, and kept. The last complete machine stays the one that runs.",
  keptAside: "An unfinished machine of yours is kept.",
  takeUp: "Take it up again",
  takeBack: "Take back",
  drop: "Back to the machine that runs",
  state: "state",
  blank: "blank",
  start: "start",
  halts: "halts",
  startIn: (state: string) => `Start in ${state}`,
  haltIn: (state: string) => `${state} halts`,
  nameFault: (name: string, fault: string) => `${name === "" ? "The name" : name} ${fault}.`,
  nameOf: (state: string) => `Name of state ${state}`,
  nameOfLetter: (letter: string) => `Name of letter ${letter}`,
  removeState: (state: string) => `Remove state ${state}`,
  removeLetter: (letter: string) => `Remove letter ${letter}`,
  addState: "Add a state",
  addLetter: "Add a letter",
  nextOf: (state: string, letter: string) => `Next state from ${state} on ${letter}`,
  writeOf: (state: string, letter: string) => `Letter written by ${state} on ${letter}`,
  moveOf: (state: string, letter: string) => `Move of ${state} on ${letter}`,
  none: "–",
  stops: "stops",
  moves: { L: "L", R: "R", S: "S" },

  run: "Run it",
  tape: "Tape",
  tapeHelp: "letters from the left; the cells after them are blank",
  examples: "Example tapes",
  empty: "empty",
  example: "example",
  head: "Head",
  headHelp: "cell in which the head begins, counted from 0; the learners’ traces begin there too",
  headHere: "cell in which the head begins, counted from 0; only here, since the learners’ tapes are shorter",
  cells: "Cells",
  cellsHelp: "length of the tape to watch",
  limit: "Limit",
  limitHelp: "steps after which a machine that does not halt is stopped",
  between: (least: number, most: number) => `must be a whole number between ${formatCount(least)} and ${formatCount(most)}`,

  stepping: "Step through the run",
  stepHint: "← →: step by step",
  toStart: "Back to the start",
  back: "One step back",
  forward: "One step on",
  play: "Run step by step",
  pause: "Stop",
  toEnd: "Run to the end",
  at: (at: number, last: number) => `step ${formatCount(at)} of ${formatCount(last)}`,
  position: "Step",
  speed: "Speed",
  speeds: { slow: "slow", even: "even", quick: "quick", rapid: "rapid" },

  tapeNow: (state: string, head: number, letters: string) => `State ${state}, head in cell ${formatCount(head)}, tape ${letters}`,
  history: "History of the tape: time downwards, one row for each step",
  historyRead: "Read a step of the history",
  historyTitle: "space and time",
  everyRow: "one row a step",
  sampled: (stride: number) => `one row for every ${formatCount(stride)} steps`,
  rowTitle: (step: number) => `step ${formatCount(step)}`,
  rowState: "state",
  rowHead: "head",
  rowTape: "tape",
  cellOf: (head: number, letter: string) => `cell ${formatCount(head)}, on ${letter}`,

  layer: "The layer that runs it",
  layerSize: (heads: number, d: number) => `${counted(heads, "head", "heads")} · d = ${formatCount(d)} · 3 tokens a step`,
  layerSizeHelp: (letters: number, moves: number) =>
    `2 × ${counted(letters, "letter", "letters")} + 2 + ${counted(moves, "move", "moves")}: as many heads, however long the run is`,
  tokenNumber: (index: number) => `no. ${formatCount(index)}`,
  tokenHelp: (index: number) => `token ${formatCount(index)} of the sequence, counted from 0`,
  start0:
    "The prompt holds a token for each rule and each cell of the tape, and the start token A. Take a step to see B, C and the next A.",
  prompt: (rules: number, cells: number) => `prompt: ${counted(rules, "rule", "rules")}, ${counted(cells, "cell", "cells")}, start`,
  fired: (token: string) => `Heads that made ${token}`,
  madeBy: "made by",
  ruleToken: (state: string, letter: string) => `rule ${state},${letter}`,
  cellToken: (cell: number) => `cell ${formatCount(cell)}`,
  stepToken: (kind: string, step: number) => `${kind}${formatCount(step)}`,
  score: (score: number) => (score < 0 ? `−${formatCount(-score)}` : `+${formatCount(score)}`),
  earlier: (count: number, sum: number) => `${formatCount(count)} earlier: ${formatCount(sum).replace("-", "−")}`,
  told: "read from the tokens",
  toldWords: (state: string, head: string, tape: string) => `state ${state}, cell ${head}, tape ${tape}`,
  working: (done: number, wanted: number) => `The layer is at step ${formatCount(done)} of ${formatCount(wanted)}.`,
  layerEnd: (most: number) =>
    `Its tokens are made for the first ${steps(most)}: every token looks at all before it, so long runs take long.`,

  agrees: (count: number) =>
    count === 0
      ? "The layer’s prompt tells the same start."
      : count === 1
        ? "The layer’s tokens tell the same state, cell and tape after this step."
        : `The layer’s tokens tell the same state, cell and tape at each of these ${steps(count)}.`,
  differs: (step: number) => `The layer’s tokens tell something else at step ${formatCount(step)}.`,
  halted: (name: string, state: string, count: number, ones: string) =>
    count === 0 ? `${name} begins in the halting state ${state}` : `${name} halted in ${state} after ${steps(count)}${ones}`,
  ones: (count: number) => ` with ${counted(count, "one", "ones")}`,
  running: (name: string, at: number, state: string, head: number, letter: string) =>
    at === 0
      ? `${name} begins in state ${state}, the head in cell ${formatCount(head)} on ${letter}`
      : `After ${steps(at)}, ${name} is in state ${state}, the head in cell ${formatCount(head)} on ${letter}`,
  limited: (name: string, count: number) => `${name} was stopped at the limit of ${steps(count)}, before it halted`,
  hitEnd: (step: number, left: boolean) =>
    `At step ${formatCount(step)} the head wanted to leave the tape and stayed in the ${left ? "first cell: let it begin farther to the right" : "last cell: add cells"}.`,
  rado: "Radó’s count: the halting state is not one of the states, and the step into it is a step.",
  thisMachine: "The machine",
  lastComplete: "The machine in the editor is unfinished; the last complete one runs.",
  emptyMeanwhile: "Meanwhile the machine runs on an empty tape.",

  columns: {
    step: "step",
    state: "state",
    head: "head",
    letter: "letter read",
    tape: "tape",
    tokens: "tokens tell the same",
  },
  same: "yes",
  different: "no",
  notMade: "",
  explain: [
    "A Turing machine reads the letter under its head and, by its state and that letter, writes a letter, moves, and goes on in another state. On the right one layer of linear attention does the same: its prompt holds the rules and the tape, and it adds three tokens for every step. A tells state and cell, B fetches the state’s rules and the letter read, C the rule for that letter.",
    "The tape is a memory that adds up: writing w over a adds w minus a under the key of the cell. A token that finds itself by a key is followed by an eraser, the same value under minus the key, so that the two add up to nothing. Neither heads nor dimension depend on how many steps there are.",
  ],
  formula: "tape = Σⱼ Mvalⱼ Mkeyⱼᵀ · heads = 2 |Γ| + 2 + moves · tokens = 3 a step",
} as const;

export const turingText = inLanguage("exhibits/turing-machine/words", english);
