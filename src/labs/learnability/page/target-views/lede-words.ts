/** What an experiment is, in words for somebody who has never seen one: above what its preset is about. */
import { counted, inWords, plural, sentenceCase } from "../../../../platform/ui/grammar";
import { inLanguage } from "../in-language";

const sequences = (count: number) => counted(count, "random sequence", "random sequences");

const english = {
  network: (heads: number, samples: number) =>
    `A hidden attention layer of ${inWords(heads)} ${plural(heads, "head", "heads")} labels ${sequences(samples)}.`,
  otherNetwork: (samples: number) => `A hidden network labels ${sequences(samples)}.`,
  memory: (pairs: number, samples: number) =>
    `${counted(samples, "small memory", "small memories")} of ${inWords(pairs)} ${plural(pairs, "pair", "pairs")} ${plural(samples, "is", "are each")} asked for one value.`,
  automata: (traces: number) =>
    `${sentenceCase(inWords(traces))} random ${plural(traces, "automaton reads a word", "automata read a word each")}.`,
  automaton: (traces: number) => `An automaton reads ${inWords(traces)} ${plural(traces, "word", "words")}.`,
  machines: (traces: number) =>
    `${sentenceCase(inWords(traces))} random Turing ${plural(traces, "machine runs on a tape", "machines run on a tape each")}.`,
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
