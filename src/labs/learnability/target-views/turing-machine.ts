import type { TuringMachineSpec } from "../../../tasks/turing-machine/schema";
import { ledeText } from "../rail/lede-words";
import { railText } from "../rail/words";
import type { TargetView } from "./target-view";

export const turingMachineView: TargetView<TuringMachineSpec> = {
  kind: "turing-machine",
  name: () => railText.target.kinds["turing-machine"],
  lede: {
    made: ({ family, traces }) => (family === "one" ? ledeText.machine(traces) : ledeText.machines(traces)),
    question: () => ledeText.questions.computation,
  },
};
