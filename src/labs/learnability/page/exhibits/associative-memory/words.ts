/** Words on the memory exhibit; they are loaded with the exhibit. */
import { formatCount, formatFixed, formatValue } from "../../../../../platform/charts/format";
import { withStop } from "../../../../../platform/ui/grammar";
import { inLanguage } from "../../in-language";

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** A measured number with a minus sign as long as a plus. */
function signed(value: number): string {
  return formatValue(value).replace(/^-/, "−");
}

/** How much of something: two decimals, since one and nothing are what matters here. */
function amount(value: number): string {
  const size = Math.abs(value);
  if (size >= 1000) return signed(value);
  // An answer that is right to the last digits is written like the truth, also when that is 0.125.
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
  chart: "Retrieval from the memory: attention scores, the terms of the sum, and the answers",
  signed,
  amount,
  read: "Read the attention scores of a column",
  begin: "The first memory is still being drawn.",
  failed: (reason: string) => `The samples could not be used: ${withStop(reason)}`,

  own: "your own table",
  edit: "Edit this table",
  editHelp: "Copies the sample, so that its numbers can be changed. Nothing is learned from it.",
  samples: "Back to the samples",
  table: "The memory: keys, values and query",
  tableHelp: "Arrow keys move, Enter takes a number, Escape takes it back; paste fills a block.",
  ask: "ask for",
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
  mostPairs: (count: number) => `${formatCount(count)} pairs are the most.`,
  orthonormalise: "Orthonormalise keys",
  tooMany: (d: number, pairs: number) =>
    `Only ${formatCount(d)} keys of ${formatCount(d)} numbers can be orthonormal, and there are ${formatCount(pairs)}: remove some first.`,
  dependent: "These keys depend on each other: one of them is a sum of multiples of the others, or zero. Change it first.",
  randomKeys: "Random keys",
  noNoise: "No noise",
  noNoiseHelp: "Sets ζ, what stands where the query's value would be, to zero.",
  notFilled: (count: number) => `${formatCount(count)} pasted ${plural(count, "number", "numbers")} found no cell: the table ends before.`,

  terms: (taken: number, all: number) =>
    taken === all
      ? all === 1
        ? "the one term"
        : `sum of all ${formatCount(all)} terms`
      : `sum of ${formatCount(taken)} of ${formatCount(all)} ${plural(all, "term", "terms")}`,
  less: "One term less",
  more: "One term more",
  play: "Add up term by term",
  pause: "Stop adding",
  stepping: "Make the sum step by step",

  staged: {
    keyOverValue: "key, and value below it",
    own: "query, noise",
    rest: (count: number) => `the other ${formatCount(count)}, summed`,
    same: "the same to two decimals",
    bars: "Bars: scores of the hidden layer. Marks: what learners made of them.",
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
  totalNote: "what attention answers",
  totalLabel: "Label",
  totalLabelNote: "without the own column",
  teacherNote: "with the own column",
  stored: (pair: number) => `Value ${formatCount(pair + 1)}`,
  storedNote: (error: number) => `stored; ${formatValue(error)} away`,
  off: (error: number) => `off by ${formatValue(error)}`,
  noAnswer: "too large to be asked",
  equation14:
    "Labels after equation 14 leave out ‖q‖²ζ, what the query’s own column adds. No attention layer does that for keys of any length, so even the closed form is biased unless all keys are orthonormal.",

  queryIs: (pair: number) => `The query is key ${formatCount(pair + 1)}`,
  clean: (who: string, score: number, others: boolean) =>
    `${who}; attention gives it ${amount(score)}${others ? " and the others 0.00" : ""}, so `,
  overlap: "The keys overlap: ",
  noKey: "The query is none of the keys: ",
  answerIs: (parts: string) => `the answer is ${parts}`,
  answerMixes: (first: string, second: string, rest: number) =>
    `the answer mixes ${first} with ${second}${rest === 0 ? "" : rest === 1 ? " and some of another value" : " and some of other values"}`,
  of: (score: number, pair: number) => share(score, value(pair)),
  plusNoise: (score: number) => ` plus ${share(score, "the query’s own noise")}`,
  onlyNoise: (score: number) => `No key has anything in common with the query, so the answer is ${share(score, "the query’s own noise")}`,
  nothing: "No key has anything in common with the query, so the answer is zero",
  zeroQuery: "The query is zero, so every score is zero, and the answer with them",
  learnerOff: (who: string, many: boolean, error: number) => `${who} ${many ? "are" : "is"} off by ${formatValue(error)}`,

  columns: {
    column: "column",
    key: (k: number) => `key[${k + 1}]`,
    value: (k: number) => `value[${k + 1}]`,
    score: (who: string) => `score, ${who}`,
    term: (k: number) => `term[${k + 1}]`,
    error: "error",
  },
  explain: [
    "Each column of Z holds a key above its value; the last holds the query above ζ. Attention compares the query with every key, and adds up the values with these scores: a lookup, written as a sum.",
    "With orthonormal keys a stored key scores 1 with itself and 0 with the others, and what is left is its value. Keys that overlap bring other values in. The query is a column too: it meets itself with score ‖q‖² and adds that much of ζ.",
  ],
  formula: "ŷ = Σₛ (zₛᵀ Q zₙ) V zₛ = Σⱼ ⟨q, kⱼ⟩ vⱼ + ‖q‖² ζ",
} as const;

export const memoryText = inLanguage("exhibits/associative-memory/words", english);
