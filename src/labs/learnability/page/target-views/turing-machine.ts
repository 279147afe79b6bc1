import type { TuringMachineSpec } from "../../math/tasks/turing-machine/schema";
import { ledeText } from "./lede-words";
import type { TargetView } from "./target-view";
import { targetText } from "./words";

export const turingMachineView: TargetView<TuringMachineSpec> = {
  kind: "turing-machine",
  name: () => targetText.names["turing-machine"],
  lede: {
    made: ({ family, traces }) => (family === "one" ? ledeText.machine(traces) : ledeText.machines(traces)),
    question: () => ledeText.questions.computation,
  },
};
