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
  watchedOnly: "Learners are trained on random machines; this one is only shown.",
  learned: "Learners are trained on this machine.",
  watchedComplete: "Learners are trained on random machines; the last complete one is only shown.",
  learnedComplete: "Learners are trained on the last complete machine.",
  learnUnfinished: "Complete the machine first: an unfinished one has no traces.",
  learn: "Learn this machine",
  learnHelp: "Makes this machine the target: each trace runs it on a different tape.",
  fewTapes: (traces: number, count: number) =>
    `Only ${formatCount(count)} different tapes of this length exist; ${formatCount(traces)} ${plural(traces, "is", "are")} used for training.`,
  import: "Open a text file",
  importShort: "Open",
  export: "Save as a text file",
  exportShort: "Save",
  fileName: "turing-machine.txt",
  unreadable: "The file could not be read.",

  editor: "The machine",
  views: "View of the machine",
  asText: "Text",
  asTable: "Table",
  textLabel: "The machine as text",
  textHelp: "A rule: state letter -> next state, letter, move. * is any other letter, # begins a comment.",
  tableLabel: "The machine as a table",
  runs: "Complete: this machine runs.",
  lines: "Go to the line",
  line: (line: number) => `Line ${formatCount(line)}`,
  more: (count: number) => `and ${formatCount(count)} more`,
  noTable: "These lines cannot be shown as a table yet.",
  keeps: "Unfinished and stored. The last complete machine runs.",
  keptAside: "Your unfinished machine is stored.",
  takeUp: "Continue editing",
  takeBack: "Revert edit",
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
  headHelp: "initial cell of the head, counted from 0; the same in the training traces",
  headHere: "initial cell of the head, counted from 0; only here, since the tapes of the training traces are shorter",
  cells: "Cells",
  cellsHelp: "length of the tape shown",
  limit: "Limit",
  limitHelp: "largest number of steps of a machine that does not halt",
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
  historyTitle: "space-time diagram",
  everyRow: "one row a step",
  sampled: (stride: number) => `one row for every ${formatCount(stride)} steps`,
  rowTitle: (step: number) => `step ${formatCount(step)}`,
  rowState: "state",
  rowHead: "head",
  rowTape: "tape",
  cellOf: (head: number, letter: string) => `cell ${formatCount(head)}, on ${letter}`,

  layer: "Layer that runs the machine",
  layerSize: (heads: number, d: number) => `${counted(heads, "head", "heads")} · d = ${formatCount(d)} · 3 tokens a step`,
  layerSizeHelp: (letters: number, moves: number) =>
    `number of heads: 2 × ${counted(letters, "letter", "letters")} + 2 + ${counted(moves, "move", "moves")}, for a run of any length`,
  tokenNumber: (index: number) => `no. ${formatCount(index)}`,
  tokenHelp: (index: number) => `token ${formatCount(index)} of the sequence, counted from 0`,
  start0:
    "The prompt holds a token for each rule and each cell of the tape, and the start token A. The first step adds B, C and the next A.",
  prompt: (rules: number, cells: number) => `prompt: ${counted(rules, "rule", "rules")}, ${counted(cells, "cell", "cells")}, start`,
  fired: (token: string) => `Heads that computed ${token}`,
  madeBy: "computed by",
  ruleToken: (state: string, letter: string) => `rule ${state},${letter}`,
  cellToken: (cell: number) => `cell ${formatCount(cell)}`,
  stepToken: (kind: string, step: number) => `${kind}${formatCount(step)}`,
  score: (score: number) => (score < 0 ? `−${formatCount(-score)}` : `+${formatCount(score)}`),
  earlier: (count: number, sum: number) => `${formatCount(count)} earlier: ${formatCount(sum).replace("-", "−")}`,
  told: "decoded from the tokens:",
  toldWords: (state: string, head: string, tape: string) => `state ${state}, cell ${head}, tape ${tape}`,
  working: (done: number, wanted: number) => `The layer is at step ${formatCount(done)} of ${formatCount(wanted)}.`,
  layerEnd: (most: number) =>
    `The layer computes the first ${steps(most)}. Every token attends to all earlier ones, so long runs are slow.`,

  agrees: (count: number) =>
    count === 0
      ? "The layer’s prompt holds the same start."
      : count === 1
        ? "The layer’s tokens hold the same state, cell and tape after this step."
        : `The layer’s tokens hold the same state, cell and tape after each of these ${steps(count)}.`,
  differs: (step: number) => `The layer’s tokens differ from the machine at step ${formatCount(step)}.`,
  halted: (name: string, state: string, count: number, ones: string) =>
    count === 0 ? `${name} begins in the halting state ${state}` : `${name} halted in ${state} after ${steps(count)}${ones}`,
  ones: (count: number) => ` with ${counted(count, "one", "ones")}`,
  running: (name: string, at: number, state: string, head: number, letter: string) =>
    at === 0
      ? `${name} begins in state ${state}, the head in cell ${formatCount(head)} on ${letter}`
      : `After ${steps(at)}, ${name} is in state ${state}, the head in cell ${formatCount(head)} on ${letter}`,
  limited: (name: string, count: number) => `${name} reached the limit of ${steps(count)} without halting`,
  hitEnd: (step: number, left: boolean) =>
    `At step ${formatCount(step)} the head reached the end of the tape and stayed in the ${left ? "first cell. Start the head farther right" : "last cell. Add cells"}.`,
  rado: "Radó’s count: the halting state does not count as a state, and the step into it counts as a step.",
  thisMachine: "The machine",
  lastComplete: "The machine in the editor is unfinished; the last complete one runs.",
  emptyMeanwhile: "The machine now runs on an empty tape.",

  columns: {
    step: "step",
    state: "state",
    head: "head",
    letter: "letter read",
    tape: "tape",
    tokens: "tokens agree",
  },
  same: "yes",
  different: "no",
  notMade: "",
  explain: [
    "A Turing machine reads the letter under its head. The rule for its state and this letter gives the letter to write, the move and the next state. Right: one layer of linear attention computes the same steps from a prompt with the rules and the tape. Each step adds three tokens. A holds state and cell, B the state’s rules and the letter read, C the rule for that letter.",
    "The tape is a sum over tokens: writing w over a adds w minus a under the key of the cell. If a token attends to itself by a key, the next token stores the same value under the negative key. Both then cancel. The number of heads and the dimension do not depend on the number of steps; the dimension fixes the number of cells.",
    "Lemma B.1 of the paper has a layer with heads of order nΦ|Γ| for n letters of input and Φ steps. Its dimension is of order nΦ|Γ| max(|Γ|, |Q|), and each step writes all cells again. The layer here is this project’s: its heads and its dimension do not grow with Φ.",
  ],
  formula: "tape = Σⱼ Mvalⱼ Mkeyⱼᵀ · heads = 2 |Γ| + 2 + moves · tokens = 3 a step",
} as const;

export const turingText = inLanguage("exhibits/turing-machine/words", english);
