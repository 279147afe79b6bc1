import type { TuringMachineSpec } from "../../../tasks/turing-machine/schema";
import { ledeText } from "../../../ui/lede-text";
import { text } from "../../../ui/text";
import type { TargetView } from "./target-view";

export const turingMachineView: TargetView<TuringMachineSpec> = {
  kind: "turing-machine",
  name: () => text.target.kinds["turing-machine"],
  lede: {
    made: ({ family, traces }) => (family === "one" ? ledeText.machine(traces) : ledeText.machines(traces)),
    question: () => ledeText.questions.computation,
  },
};
