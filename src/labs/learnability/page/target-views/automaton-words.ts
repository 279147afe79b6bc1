import { inWords, plural, sentenceCase } from "../../../../platform/ui/grammar";
import type { AutomatonSpec } from "../../math/tasks/automaton/schema";
import { viewOf } from "./target-view";

export const view = viewOf<AutomatonSpec>("automaton", {
  name: "Finite automaton",
  heading: "Target: finite automaton",
  lede: {
    made: ({ family, traces }) =>
      family === "one"
        ? `An automaton reads ${inWords(traces)} ${plural(traces, "word", "words")}.`
        : `${sentenceCase(inWords(traces))} random ${plural(traces, "automaton reads a word", "automata read a word each")}.`,
    question: "Can other computations be predicted from them?",
  },
});
