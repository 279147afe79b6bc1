import type { AutomatonSpec } from "../../../tasks/automaton/schema";
import { ledeText } from "../../../ui/lede-text";
import { text } from "../../../ui/text";
import type { TargetView } from "./target-view";

export const automatonView: TargetView<AutomatonSpec> = {
  kind: "automaton",
  name: () => text.target.kinds.automaton,
  lede: {
    made: ({ family, traces }) => (family === "one" ? ledeText.automaton(traces) : ledeText.automata(traces)),
    question: () => ledeText.questions.computation,
  },
};
