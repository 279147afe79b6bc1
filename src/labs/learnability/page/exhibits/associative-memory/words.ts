/** Words on the memory exhibit; they are loaded with the exhibit. */
import { formatCount, formatFixed, formatSetting, formatValue } from "../../../../../platform/charts/format";
import type { WrongCell } from "../../../../../platform/ui/controls/pasted-table";
import { withStop } from "../../../../../platform/ui/grammar";
import { inLanguage } from "../../in-language";

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** A measured number with a minus sign as long as a plus. */
function signed(value: number): string {
  return formatValue(value).replace(/^-/, "−");
}

/** Two decimals, which separate factors of 1 and 0 from others. */
function amount(value: number): string {
  const size = Math.abs(value);
  if (size >= 1000) return signed(value);
  // Rounded before formatting, so that an output with rounding errors reads like its target, also where that is 0.125.
  const rounded = Math.round(100 * size + 1e-9) / 100;
  return `${value < 0 && rounded > 0 ? "−" : ""}${formatFixed(rounded, 2)}`;
}

const isOne = (value: number) => Math.abs(value - 1) < 0.005;

/** "value 2", "0.41 of value 2" or "4.10 times value 2". */
function share(value: number, what: string): string {
  return isOne(value) ? what : `${amount(value)} ${Math.abs(value) < 1 ? "of" : "times"} ${what}`;
}

const value = (pair: number) => `value ${formatCount(pair + 1)}`;

const english = {
  title: "Memory",
  chart: "Retrieval from the memory: attention scores, terms of the sum, and outputs",
  signed,
  amount,
  read: "Read the attention scores of a column",
  begin: "Sampling the first memory.",
  failed: (reason: string) => `The samples could not be used: ${withStop(reason)}`,

  own: "your own table",
  edit: "Edit this table",
  samples: "Back to the samples",
  table: "The memory: keys, values and query",
  tableHelp:
    "Arrow keys move, Enter accepts a number, Escape discards it. Pasting fills a block of cells. The menu of the panel adds pairs.",
  ask: "query",
  key: "key",
  value: "value",
  query: "query",
  zeta: "ζ",
  pair: (pair: number) => `key ${formatCount(pair + 1)}`,
  queryKey: (pair: number) => `Query key ${formatCount(pair + 1)}`,
  cells: {
    key: (pair: number, coordinate: number) => `key ${formatCount(pair + 1)}, coordinate ${formatCount(coordinate + 1)}`,
    value: (pair: number, coordinate: number) => `value ${formatCount(pair + 1)}, coordinate ${formatCount(coordinate + 1)}`,
    query: (coordinate: number) => `query, coordinate ${formatCount(coordinate + 1)}`,
    noise: (coordinate: number) => `noise of the query, coordinate ${formatCount(coordinate + 1)}`,
  },
  removePair: (pair: number) => `Remove pair ${formatCount(pair + 1)}`,
  addPair: "Add a pair",
  mostPairs: (count: number) => `At most ${formatCount(count)} pairs.`,
  orthonormalise: "Orthonormalise keys",
  tooMany: (d: number, pairs: number) =>
    `At most ${formatCount(d)} keys of dimension ${formatCount(d)} can be orthonormal, and there are ${formatCount(pairs)}. Remove some first.`,
  dependent: "These keys are linearly dependent. Change one of them first.",
  randomKeys: "Random keys",
  noNoise: "Set ζ to zero",
  notFilled: (count: number) => `${formatCount(count)} pasted ${plural(count, "number is", "numbers are")} beyond the end of the table.`,

  /** Of a pasted table: nothing is changed. */
  wrongCell: ({ row, column, text, why }: WrongCell) =>
    `Row ${formatCount(row)}, column ${formatCount(column)} of the pasted table ${
      {
        blank: "is blank.",
        "no-number": `is no number: “${text}”.`,
        unclear: `is “${text}”: write a point before decimals, or no comma for thousands.`,
      }[why]
    }`,

  planes: {
    keys: "Keys and query",
    values: "Values and output",
    key: (pair: number) => `key ${formatCount(pair + 1)}`,
    value,
    query: "query",
    output: "output",
    arrow: "arrow",
    vector: (name: string, x: number, y: number) => `${name}: ${formatSetting(x)}, ${formatSetting(y)}`,
    keysOfArrow: "Arrow keys move the tip, with Shift five times as far. Page Up and Page Down choose another arrow.",
    help: "Drag the tip of an arrow, or move it with the arrow keys. Page Up and Page Down choose another arrow.",
  },

  terms: (taken: number, all: number) =>
    taken === all
      ? all === 1
        ? "the one term"
        : `sum of all ${formatCount(all)} terms`
      : `sum of ${formatCount(taken)} of ${formatCount(all)} ${plural(all, "term", "terms")}`,
  less: "Remove the last term",
  more: "Add the next term",
  play: "Add up term by term",
  pause: "Stop adding",
  stepping: "Terms of the sum, step by step",

  staged: {
    keyOverValue: "key above value",
    own: "query, noise",
    rest: (count: number) => `the other ${formatCount(count)}, summed`,
    same: "the same to two decimals",
    bars: "Bars: scores of the hidden layer. Marks: scores of the learners.",
    coordinates: (shown: number, all: number) => `The first ${formatCount(shown)} of ${formatCount(all)} coordinates are shown.`,
    hint: "← →: term by term",
  },

  scoreTitle: "attention zₛᵀ Q q",
  termTitle: "score × value",
  ownColumn: "the query’s own column",
  ownColumnLines: ["the query’s", "own column"],
  teacher: "Teacher",
  total: "Sum",
  partial: (taken: number, all: number) => `Sum of ${formatCount(taken)} of ${formatCount(all)}`,
  totalNote: "output of attention",
  totalLabel: "Label",
  totalLabelNote: "without the own column",
  teacherNote: "with the own column",
  stored: (pair: number) => `Value ${formatCount(pair + 1)}`,
  storedNote: (error: number) => `stored; distance ${formatValue(error)}`,
  off: (error: number) => `error ${formatValue(error)}`,
  noAnswer: "too large to compute",
  equation14:
    "Labels of equation 14 leave out ‖q‖²ζ, the term of the query’s own column. No linear attention does so for keys of every norm, so the closed form is biased unless all keys are orthonormal.",

  queryIs: (pair: number) => `The query is key ${formatCount(pair + 1)}`,
  clean: (who: string, score: number, others: boolean) =>
    `${who}; its score is ${amount(score)}${others ? ", that of the others 0.00" : ""}, so `,
  overlap: "The keys are not orthogonal: ",
  noKey: "The query is none of the keys: ",
  answerIs: (parts: string) => `the output is ${parts}`,
  answerMixes: (first: string, second: string, rest: number) =>
    `the output is ${first} plus ${second}${rest === 0 ? "" : rest === 1 ? " plus a share of another value" : " plus shares of other values"}`,
  of: (score: number, pair: number) => share(score, value(pair)),
  plusNoise: (score: number) => ` plus ${share(score, "the query’s own noise")}`,
  onlyNoise: (score: number) => `All keys have scores near zero, so the output is ${share(score, "the query’s own noise")}`,
  nothing: "All keys have scores near zero, so the output is zero",
  zeroQuery: "The query is zero, so every score and the output are zero",
  learnerOff: (who: string, many: boolean, error: number) => `${who} ${many ? "have" : "has"} an error of ${formatValue(error)}`,

  columns: {
    column: "column",
    key: (k: number) => `key[${k + 1}]`,
    value: (k: number) => `value[${k + 1}]`,
    score: (who: string) => `score, ${who}`,
    term: (k: number) => `term[${k + 1}]`,
    error: "error",
  },
  explain: [
    "Each column of Z holds a key above its value; the last holds the query above ζ. Attention computes the inner product of the query with every key, the score, and adds the values multiplied by their scores.",
    "With orthonormal keys a stored key has score 1 with itself and 0 with the others, so the output is its value. Keys that are not orthogonal add other values. The query is a column, too: its score with itself is ‖q‖², which adds ‖q‖²ζ.",
  ],
  formula: "ŷ = Σₛ (zₛᵀ Q zₙ) V zₛ = Σⱼ ⟨q, kⱼ⟩ vⱼ + ‖q‖² ζ",
} as const;

export const memoryText = inLanguage("exhibits/associative-memory/words", english);
