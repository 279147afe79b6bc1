import type { AutomatonSpec } from "../../math/tasks/automaton/schema";
import { ledeText } from "./lede-words";
import type { TargetView } from "./target-view";
import { targetText } from "./words";

export const automatonView: TargetView<AutomatonSpec> = {
  kind: "automaton",
  name: () => targetText.names.automaton,
  lede: {
    made: ({ family, traces }) => (family === "one" ? ledeText.automaton(traces) : ledeText.automata(traces)),
    question: () => ledeText.questions.computation,
  },
};
