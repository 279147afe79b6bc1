import type { AutomatonSpec } from "../../../tasks/automaton/schema";
import { ledeText } from "../rail/lede-words";
import { railText } from "../rail/words";
import type { TargetView } from "./target-view";

export const automatonView: TargetView<AutomatonSpec> = {
  kind: "automaton",
  name: () => railText.target.kinds.automaton,
  lede: {
    made: ({ family, traces }) => (family === "one" ? ledeText.automaton(traces) : ledeText.automata(traces)),
    question: () => ledeText.questions.computation,
  },
};
