/** What an experiment is, in words for somebody who has never seen one: above what its preset is about. */
import { formatCount } from "../../../charts/format";
import { inLanguage } from "../in-language";

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);
const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const inWords = (count: number) => numbers[count] ?? formatCount(count);
const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const english = {
  network: (heads: number, samples: number) =>
    `A hidden attention layer of ${inWords(heads)} ${plural(heads, "head", "heads")} labels ${formatCount(samples)} random sequences.`,
  otherNetwork: (samples: number) => `A hidden network labels ${formatCount(samples)} random sequences.`,
  memory: (pairs: number, samples: number) =>
    `${formatCount(samples)} small memories of ${inWords(pairs)} ${plural(pairs, "pair", "pairs")} are each asked for one value.`,
  automata: (traces: number) => `${sentenceCase(inWords(traces))} random automata read a word each.`,
  automaton: (traces: number) => `An automaton reads ${inWords(traces)} ${plural(traces, "word", "words")}.`,
  machines: (traces: number) => `${sentenceCase(inWords(traces))} random Turing machines run on a tape each.`,
  machine: (traces: number) => `A Turing machine runs on ${inWords(traces)} ${plural(traces, "tape", "tapes")}.`,
  learners: (learners: number) =>
    `${sentenceCase(inWords(learners))} ${plural(learners, "learner sees", "learners see")} only these examples.`,
  questions: {
    function: "Who finds the function behind them?",
    memory: "Who learns to look up?",
    computation: "Who can carry out the next one?",
  },
  next: (title: string) => `Next: ${title}`,
} as const;

export const ledeText = inLanguage("target-views/lede-words", english);
